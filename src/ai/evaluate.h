/* evaluate.h - what a position is worth to a side
 *
 * By what any ruleset declares: morale, figures, rounds that are left, camps, cards,
 * and what the units of both may do to each other by the exact odds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"

G_BEGIN_DECLS

/**
 * acies_ai_measure:
 * @side: that is compared with the others
 * @measures: (out): by AciesWorth, what @side has more than its enemies
 */
void acies_ai_measure (AciesAiRulesetCache      *cache,
                       const AciesState *state,
                       AciesSide         side,
                       double            measures[ACIES_N_WORTHS]);

/**
 * acies_ai_evaluate:
 * @state: of a game that evaluates positions (AciesProcs.evaluate)
 *
 * What @side and those who win with it have before the best of their enemies, in
 * thousandths of a unit of the logarithm of the odds to win.
 */
int acies_ai_evaluate (const AciesState *state,
                       AciesSide         side);

/* The chance to win for so high a logarithm of the odds. */
double acies_ai_chance (double log_odds);

/* Chance that @side wins, from 0 to 1; a draw is half a win. */
double acies_ai_judge (AciesAiRulesetCache      *cache,
                       const AciesState *state,
                       AciesSide         side);

G_END_DECLS
