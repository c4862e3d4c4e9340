/* edit-clipboard.h - cut, copy and paste, and what else is done to the selection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/**
 * acies_edit_act:
 * @canvas: the canvas that is with the view: its display has the clipboard
 * @name: "cut", "copy", "paste", "select-all", "rotate", "flip", "delete" or "clear"
 *
 * What menus, buttons and keys ask for.
 *
 * Returns: whether @name is one of them
 */
gboolean acies_edit_act (AciesEditor *editor,
                         AciesCanvas *canvas,
                         const char  *name);

G_END_DECLS
