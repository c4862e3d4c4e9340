/* computer-seat.h - lets computer players play a game, as people would
 *
 * Where a computer decides, it is given what its side may know, and nothing
 * else. It picks on a thread of its own, and its command is applied from the main
 * loop like anybody's. What it picks is a function of the seed of the game and the
 * length of its log: the same seed and the same commands are the same game, as long
 * as no clock is set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

#define ACIES_TYPE_COMPUTER_SEAT (acies_computer_seat_get_type ())
G_DECLARE_FINAL_TYPE (AciesComputerSeat, acies_computer_seat, ACIES, COMPUTER_SEAT, GObject)

/**
 * acies_computer_seat_new:
 * @session: a game
 *
 * Computers wait until acies_computer_seat_set_active(). Letting go of the seat
 * ends what they think of.
 */
AciesComputerSeat *acies_computer_seat_new        (AciesSession      *session);

/* Whether computers play now, or wait. */
void               acies_computer_seat_set_active (AciesComputerSeat *self,
                                                   gboolean           active);

/* How many milliseconds a computer lets go by before each command, so that people can follow. */
void               acies_computer_seat_set_pause  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/**
 * acies_computer_seat_set_limit:
 * @milliseconds: 0, as at first: none
 *
 * So long a computer thinks at most of one command; then it plays the best that it
 * has found. For who has people waiting, on however slow a machine.
 */
void               acies_computer_seat_set_limit  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/**
 * acies_session_find_computer:
 *
 * Returns: the side for which a computer decides now, or %ACIES_NO_SIDE. Dice are
 *   nobody's decision.
 */
AciesSide          acies_session_find_computer    (AciesSession      *session);

/* The same of a person. */
AciesSide          acies_session_find_person      (AciesSession      *session);

G_END_DECLS
