/* forecast.h - a roll that is to come, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/answers.h"

G_BEGIN_DECLS

/* "4 dice, Combat Point 3", and what a second roll makes of each hit. */
char    *acies_forecast_dup_title    (const AciesOdds    *odds,
                                      const AciesRuleset *ruleset);

/**
 * acies_forecast_dup_reasons:
 * Returns: (transfer full): where the dice come from and what is ignored, one
 *   reason a line, each with its rule
 */
char    *acies_forecast_dup_reasons  (const AciesOdds   *odds,
                                       const AciesRuleset *ruleset);

/* How likely it is that the target loses so many figures. */
double   acies_forecast_chance       (const AciesOdds   *odds,
                                      guint              losses);

/* How likely it is that the target has to retreat; that the retreat costs it figures. */
double   acies_forecast_chance_of_retreat (const AciesOdds *odds);
double   acies_forecast_chance_of_costly_retreat (const AciesOdds *odds);

/* How likely a result is (AciesOddsProcs.results). */
double   acies_forecast_chance_of_result (const AciesOdds *odds,
                                          guint            result);

/* "loses 1", "eliminated"; in a game that counts wounds "1 wound" */
char    *acies_forecast_dup_losses   (const AciesOdds   *odds,
                                      guint              losses,
                                      const AciesRuleset *ruleset);

/* "12%"; never "0%" or "100%" of what may or may not happen. */
char    *acies_forecast_dup_percent  (double             chance);

/**
 * acies_forecast_dup_answer:
 * Returns: (transfer full): what the target's owner may do and what it is likely
 *   to cost: "Counter Attack, if it holds: 3 dice, Combat Point 4; attacker
 *   loses figures 40%, eliminated 3%"; for what comes before the attack, also
 *   what that then comes to
 */
char    *acies_forecast_dup_answer   (const AciesAnswer  *answer,
                                      const AciesRuleset *ruleset);

/**
 * acies_forecast_find_strike:
 * @answers: (nullable) (element-type AciesAnswer)
 * Returns: (transfer none) (nullable): the strike that comes before the attack
 *   whatever anybody plays: the chances of the attack are those after it
 */
const AciesAnswer *acies_forecast_find_strike (const GArray *answers);

G_END_DECLS
