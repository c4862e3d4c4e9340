/* forecast.h - the odds of a fight in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/answers.h"

G_BEGIN_DECLS

/* Returns: (transfer full): the dice of the roll, such as "4 dice, Combat Point 3", and the effect of a second roll on
 *   each hit if there is one */
char    *acies_forecast_dup_title    (const AciesOdds    *odds,
                                      const AciesRuleset *ruleset);

/* Returns the chance, from 0 to 1, that the target loses exactly @losses figures. */
double   acies_forecast_chance       (const AciesOdds   *odds,
                                      guint              losses);

/* Returns the chance, from 0 to 1, of exactly @hits hits, at most AciesOdds.spared. */
double   acies_forecast_chance_of_hits (const AciesOdds  *odds,
                                      guint              hits);

/* Return the chance, from 0 to 1, that the target must retreat or that its retreat costs figures. */
double   acies_forecast_chance_of_retreat (const AciesOdds *odds);
double   acies_forecast_chance_of_costly_retreat (const AciesOdds *odds);

/* Returns the chance, from 0 to 1, of AciesOddsProcs.results[@result]. */
double   acies_forecast_chance_of_result (const AciesOdds *odds,
                                          guint            result);

/* Returns: (transfer full): the loss in words, such as "loses 1", "eliminated" or, in a game with wounds, "1 wound" */
char    *acies_forecast_dup_losses   (const AciesOdds   *odds,
                                      guint              losses,
                                      const AciesRuleset *ruleset);

/* @chance: a chance from 0 to 1
 * Returns: (transfer full): a percentage such as "12%". "0%" means impossible and "100%" certain */
char    *acies_forecast_dup_percent  (double             chance);

/**
 * acies_forecast_dup_answer:
 * Returns: (transfer full): the answer to an attack and its odds, such as "Counter Attack, if the target holds: 3 dice,
 *   Combat Point 4; attacker loses figures 40%, eliminated 3%". For an answer before the attack roll, the text has a
 *   second line with the odds of the attack
 */
char    *acies_forecast_dup_answer   (const AciesAnswer  *answer,
                                      const AciesRuleset *ruleset);

/**
 * acies_forecast_find_strike:
 * @answers: (nullable) (element-type AciesAnswer)
 * Returns: (transfer none) (nullable): the strike that precedes the attack without a card, if there is one. Its fields
 *   contain the odds of the attack after the strike
 */
const AciesAnswer *acies_forecast_find_strike (const GArray *answers);

G_END_DECLS
