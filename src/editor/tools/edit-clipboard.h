/* edit-clipboard.h - clipboard actions and other actions on the selection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/**
 * acies_edit_act:
 * @canvas: the canvas of the view, whose clipboard is used
 * @name: "cut", "copy", "paste", "select-all", "rotate", "rotate-back", "flip", "delete" or "clear"
 *
 * Runs an action of a menu, button or key.
 *
 * Returns: %FALSE if there is no action @name
 */
gboolean acies_edit_act (AciesEditor *editor,
                         AciesCanvas *canvas,
                         const char  *name);

G_END_DECLS
