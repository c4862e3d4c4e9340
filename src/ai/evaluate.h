/* evaluate.h - estimates a side's chance of winning from a position
 *
 * The standard evaluation uses data that every ruleset has: morale, figures, remaining rounds, camps, cards in hand,
 * and the odds of attacks between units on the board. A ruleset can replace it with its own function
 * (AciesProcs.evaluate).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"

G_BEGIN_DECLS

/**
 * acies_ai_measure:
 * @measures: (out): the advantages of @side over its strongest enemy, indexed by AciesWorth
 *
 * The strongest enemy is the enemy side with the highest strength: the sum of figures times quality over its units.
 */
void acies_ai_measure (AciesAiRulesetCache      *cache,
                       const AciesState *state,
                       AciesSide         side,
                       double            measures[ACIES_N_WORTHS]);

/**
 * acies_ai_evaluate:
 * @state: a position in a game whose ruleset has its own evaluation function (AciesProcs.evaluate)
 *
 * Returns: 1000 times the log odds that the team of @side beats the strongest enemy team
 */
int acies_ai_evaluate (const AciesState *state,
                       AciesSide         side);

/* Converts the log odds of winning to a probability from 0 to 1. The result is the same on every machine. */
double acies_ai_chance (double log_odds);

/* Returns the estimated probability that @side wins, from 0 to 1. A draw counts as half a win. */
double acies_ai_judge (AciesAiRulesetCache      *cache,
                       const AciesState *state,
                       AciesSide         side);

G_END_DECLS
