/* edit-keys.h - the keys of the Edit view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/panels/tool-tray.h"

G_BEGIN_DECLS

/**
 * acies_edit_keys_press:
 * @canvas: (nullable): the canvas, while it is with the view
 * @modifiers: no others than Control and Shift
 *
 * What somebody who types wants of the tools, the selection and the palettes.
 *
 * Returns: whether the key means anything here
 */
gboolean acies_edit_keys_press (AciesEditor     *editor,
                                AciesToolTray  *tray,
                                AciesCanvas     *canvas,
                                guint            keyval,
                                GdkModifierType  modifiers);

G_END_DECLS
