/* table-board.h - connects the canvas to the table while a game is played
 *
 * Highlights the legal commands on the canvas, shows the path of a move, and passes clicks, drags and the hex cursor on
 * to the table. Also opens the context menu of a hex.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/board-motion.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TABLE_BOARD (acies_table_board_get_type ())
G_DECLARE_FINAL_TYPE (AciesTableBoard, acies_table_board, ACIES, TABLE_BOARD, GObject)

/**
 * acies_table_board_new:
 * @table: the table of the game
 * @motion: what shows its changes
 *
 * Returns: (transfer full): a board without a canvas
 */
AciesTableBoard *acies_table_board_new        (AciesGameTable   *table,
                                               AciesBoardMotion *motion);

/**
 * acies_table_board_set_canvas:
 * @canvas: (nullable): the canvas on which the game is played
 *
 * Sets the canvas and removes all marks from the previous one.
 */
void             acies_table_board_set_canvas (AciesTableBoard *self,
                                               AciesCanvas     *canvas);

/**
 * acies_table_board_keep_focus:
 *
 * Moves the keyboard focus to the canvas if the focused widget has disappeared, for example because a card was played.
 * Otherwise, GTK would move the focus to the next widget in the window.
 */
void             acies_table_board_keep_focus (AciesTableBoard *self);

G_END_DECLS
