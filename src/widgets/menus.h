/* menus.h - menus that are created when they open, and popovers that point at a hex of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/canvas.h"

G_BEGIN_DECLS

/**
 * acies_menu_later:
 * @model: the menu
 *
 * Sets the menu of @button. Its widgets are created when it opens for the first time, so that the window opens faster.
 */
void acies_menu_later (GtkMenuButton *button,
                       GMenuModel    *model);

/**
 * acies_hex_popover_open:
 * @popover: (transfer floating): a new popover with its child
 * @canvas: a canvas in a window
 *
 * Scrolls to @hex and opens @popover there. When the popover closes, the canvas gets the focus and the popover is
 * destroyed.
 */
void acies_hex_popover_open (GtkPopover  *popover,
                             AciesCanvas *canvas,
                             AciesHex     hex);

/**
 * acies_hex_menu_open:
 * @model: the menu
 * @actions: the actions of @model, with the prefix "hex."
 *
 * Opens a menu with acies_hex_popover_open().
 */
void acies_hex_menu_open    (GMenuModel   *model,
                             GActionGroup *actions,
                             AciesCanvas  *canvas,
                             AciesHex      hex);

G_END_DECLS
