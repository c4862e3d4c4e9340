/* table-board.h - the canvas while a game is played
 *
 * Marks on it what the table offers, shows the way a unit would go, and hands
 * clicks, drags and the hex cursor to the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TABLE_BOARD (acies_table_board_get_type ())
G_DECLARE_FINAL_TYPE (AciesTableBoard, acies_table_board, ACIES, TABLE_BOARD, GObject)

/**
 * acies_table_board_new:
 * @table: listened to
 *
 * Returns: (transfer full): a board without a canvas
 */
AciesTableBoard *acies_table_board_new        (AciesGameTable  *table);

/**
 * acies_table_board_set_canvas:
 * @canvas: (nullable): the canvas lent to the game; the marks are taken off the
 *   one before
 */
void             acies_table_board_set_canvas (AciesTableBoard *self,
                                               AciesCanvas     *canvas);

/**
 * acies_table_board_keep_focus:
 *
 * Takes the keyboard focus if who had it has just gone, such as a card that was
 * played: else it would go to whatever comes next in the window.
 */
void             acies_table_board_keep_focus (AciesTableBoard *self);

G_END_DECLS
