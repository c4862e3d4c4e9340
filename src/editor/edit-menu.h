/* edit-menu.h - context menu, label popover and keys of the Edit view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/panels/tool-tray.h"

G_BEGIN_DECLS

/**
 * acies_edit_menu_open:
 * @hex: a hex of the board
 *
 * Opens the context menu for the selection. Selects only @hex if it is not selected yet. A move or paste that is in
 * progress is cancelled first.
 */
void acies_edit_menu_open (AciesEditor *editor,
                           AciesCanvas *canvas,
                           AciesHex     hex);

/**
 * acies_label_popover_open:
 *
 * Opens an entry at @hex with its current label. Enter sets the label, or removes it if the entry is empty. Escape
 * cancels.
 */
void acies_label_popover_open (AciesEditor *editor,
                               AciesCanvas *canvas,
                               AciesHex     hex);

/**
 * acies_edit_keys_press:
 * @canvas: (nullable): the canvas, if it is attached to the view
 * @modifiers: only Control and Shift
 *
 * Handles a key press for the tools, the selection and the palettes.
 *
 * Returns: whether the key was handled
 */
gboolean acies_edit_keys_press (AciesEditor     *editor,
                                AciesToolTray  *tray,
                                AciesCanvas     *canvas,
                                guint            keyval,
                                GdkModifierType  modifiers);

G_END_DECLS
