/* measure.h - how near a player comes to the best that can be done in a position
 *
 * Both measures are parts of the best: 1 is who does what is best, 0 who wins as much
 * as he loses. Who is better off to do nothing can come below 0.
 *
 * The first command: what it is worth if all that follows is as good as can be, which
 * stands in the file of the position. It is exact and asks one decision.
 *
 * The whole turn: he plays it to its end, the enemy answers worst for him, dice fall.
 * Of each command it is known how much worse it is than the best there, and that is
 * taken off what the best is worth in the beginning. So neither good nor bad dice count
 * for him, and on average it is just what his way to play comes to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/expectimax.h"
#include "strength/match.h"
#include "strength/position.h"

G_BEGIN_DECLS

/* @command: (out): what he chose */
double measure_first (const Position   *position,
                      MatchPlayer      *player,
                      AciesAiRng       *rng,
                      AciesCommand     *command);

/* @expectimax: of the position */
double measure_turn  (const Position   *position,
                      AciesExpectimax       *expectimax,
                      MatchPlayer      *player,
                      AciesAiRng       *rng);

/* Does the file say what is found anew? Names the first command of which it does not. */
gboolean measure_check (const Position  *position,
                      AciesExpectimax       *expectimax,
                      char            **wrong);

G_END_DECLS
