/* table-menu.h - the menu at a hex while a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

/* Could a click on @hex mean several things, by what has been taken up? */
gboolean acies_table_menu_has_choice (AciesGameTable *table,
                                      AciesHex        hex);

/**
 * acies_table_menu_open:
 * @hex: a hex of the board
 *
 * Offers all that may be done on @hex. Where that is nothing it is told why, as
 * after a click.
 */
void acies_table_menu_open (AciesGameTable *table,
                            AciesCanvas    *canvas,
                            AciesHex        hex);

G_END_DECLS
