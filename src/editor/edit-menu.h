/* edit-menu.h - the menu at a hex, and the keys, while a scenario is edited
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
 * Offers what can be done with what is selected; @hex is selected alone unless it
 * is among it. What is carried, or about to be pasted, is put down first.
 */
void acies_edit_menu_open (AciesEditor *editor,
                           AciesCanvas *canvas,
                           AciesHex     hex);

/**
 * acies_label_popover_open:
 * @canvas: shows the board
 * @hex: whose label it is
 *
 * An entry beside the hex, with the words there are: Enter takes them over, none
 * takes the label away, Escape leaves it as it was.
 */
void acies_label_popover_open (AciesEditor *editor,
                               AciesCanvas *canvas,
                               AciesHex     hex);

/**
 * acies_edit_keys_press:
 * @canvas: (nullable): the canvas, while it is with the view
 * @modifiers: no others than Control and Shift
 *
 * What a key does with the tools, the selection and the palettes.
 *
 * Returns: whether the key means anything here
 */
gboolean acies_edit_keys_press (AciesEditor     *editor,
                                AciesToolTray  *tray,
                                AciesCanvas     *canvas,
                                guint            keyval,
                                GdkModifierType  modifiers);

G_END_DECLS
