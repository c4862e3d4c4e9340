/* board-motion.h - shows on the board what a change of the game does: movement, dice, losses, cards and the end
 *
 * The game never waits for the motion. Any key or click ends it and does what it does otherwise, except Space and Enter,
 * which only end it. Without animations, nothing moves, but dice, rare results and marks of the fallen are shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

#define ACIES_TYPE_BOARD_MOTION (acies_board_motion_get_type ())
G_DECLARE_FINAL_TYPE (AciesBoardMotion, acies_board_motion, ACIES, BOARD_MOTION, GObject)

/**
 * AciesBoardMotion::started:
 * @duration: (type guint): time in milliseconds until everything has been seen
 *
 * AciesBoardMotion::settled:
 *
 * Emitted once after "started": when everything has been seen and only words still rise, or when the motion is ended.
 */

/* Returns: (transfer full): a motion without a canvas, which follows the changes of @table */
AciesBoardMotion *acies_board_motion_new         (AciesGameTable   *table);

/* @canvas: (nullable): the canvas on which the game is played */
void              acies_board_motion_set_canvas  (AciesBoardMotion *self,
                                                  AciesCanvas      *canvas);

/* Sets the speed of all motion (acies_dice_duration()). */
void              acies_board_motion_set_speed   (AciesBoardMotion *self,
                                                  const char       *speed);

/**
 * acies_board_motion_play:
 * @state: the position after the change, which the canvas shows
 * @events: (element-type AciesEvent): the events that led to it from the position before, in order
 *
 * Shows a change. The motion calls this function by itself for each change of the game; call it only for a position that is
 * shown again. An earlier motion ends. A change that shows nothing leaves what is shown.
 *
 * Returns: the time in milliseconds until everything has been seen; 0 if nothing moves
 */
guint             acies_board_motion_play        (AciesBoardMotion *self,
                                                  const AciesState *state,
                                                  const GArray     *events);

/* Ends the motion at once: the board shows the position, with the last dice and rare results. */
void              acies_board_motion_end         (AciesBoardMotion *self);

/* Ends the motion and removes dice, rare results and marks of the fallen. */
void              acies_board_motion_clear       (AciesBoardMotion *self);

gboolean          acies_board_motion_is_moving   (AciesBoardMotion *self);

/* Returns whether a unit is on its way from @from to @to. */
gboolean          acies_board_motion_is_under_way (AciesBoardMotion *self,
                                                  AciesHex          from,
                                                  AciesHex          to);

G_END_DECLS
