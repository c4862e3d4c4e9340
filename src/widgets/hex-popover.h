/* hex-popover.h - popovers that point at a hex of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/canvas.h"

G_BEGIN_DECLS

/**
 * acies_hex_popover_open:
 * @popover: (transfer floating): a new one, with its child
 * @canvas: one that is in a window
 *
 * Brings @hex into sight and shows @popover at it. When that closes, the canvas
 * has the focus again, and @popover is gone.
 */
void acies_hex_popover_open (GtkPopover  *popover,
                             AciesCanvas *canvas,
                             AciesHex     hex);

/**
 * acies_hex_menu_open:
 * @model: what is offered
 * @actions: the actions of @model, as "hex.NAME"
 *
 * The same with a menu.
 */
void acies_hex_menu_open    (GMenuModel   *model,
                             GActionGroup *actions,
                             AciesCanvas  *canvas,
                             AciesHex      hex);

G_END_DECLS
