/* evaluate.h - value of a position for a side
 *
 * The evaluation uses data that every ruleset has: morale, figures, remaining rounds, camps, cards, and the exact
 * odds of attacks between units on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"

G_BEGIN_DECLS

/**
 * acies_ai_measure:
 * @side: the side to compare with its strongest enemy
 * @measures: (out): the advantages of @side, indexed by AciesWorth
 */
void acies_ai_measure (AciesAiRulesetCache      *cache,
                       const AciesState *state,
                       AciesSide         side,
                       double            measures[ACIES_N_WORTHS]);

/**
 * acies_ai_evaluate:
 * @state: a position in a game with its own evaluation function (AciesProcs.evaluate)
 *
 * Returns: the lead of @side's team over the best enemy team, in thousandths of the log odds of winning
 */
int acies_ai_evaluate (const AciesState *state,
                       AciesSide         side);

/* Converts @log_odds of winning to a chance of winning, from 0 to 1. */
double acies_ai_chance (double log_odds);

/* Returns the estimated chance that @side wins, from 0 to 1. A draw counts as half a win. */
double acies_ai_judge (AciesAiRulesetCache      *cache,
                       const AciesState *state,
                       AciesSide         side);

G_END_DECLS
