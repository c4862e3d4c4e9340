/* evaluate.h - value of a position for a side
 *
 * Uses what every ruleset declares: morale, figures, rounds left, camps and cards, and the exact odds of the
 * units on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"

G_BEGIN_DECLS

/**
 * acies_ai_measure:
 * @side: the side to compare with the strongest of its enemies
 * @measures: (out): the lead of @side, by AciesWorth
 */
void acies_ai_measure (AciesAiRulesetCache      *cache,
                       const AciesState *state,
                       AciesSide         side,
                       double            measures[ACIES_N_WORTHS]);

/**
 * acies_ai_evaluate:
 * @state: a position of a game with its own evaluation (AciesProcs.evaluate)
 *
 * Returns: the lead of @side's team over the best enemy team, in thousandths of the log odds of winning
 */
int acies_ai_evaluate (const AciesState *state,
                       AciesSide         side);

/* Returns the chance to win, from 0 to 1, for the log odds @log_odds. */
double acies_ai_chance (double log_odds);

/* Returns the chance that @side wins, from 0 to 1. A draw counts as half a win. */
double acies_ai_judge (AciesAiRulesetCache      *cache,
                       const AciesState *state,
                       AciesSide         side);

G_END_DECLS
