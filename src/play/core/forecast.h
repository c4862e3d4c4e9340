/* forecast.h - the odds of the next roll, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/answers.h"

G_BEGIN_DECLS

/* (transfer full): such as "4 dice, Combat Point 3", and the effect of a second roll on each hit */
char    *acies_forecast_dup_title    (const AciesOdds    *odds,
                                      const AciesRuleset *ruleset);

/**
 * acies_forecast_dup_reasons:
 * Returns: (transfer full): the reasons for the dice and for ignored results, one per line, each with its rule
 */
char    *acies_forecast_dup_reasons  (const AciesOdds   *odds,
                                       const AciesRuleset *ruleset);

/* Returns the chance, from 0 to 1, that the target loses @losses figures. */
double   acies_forecast_chance       (const AciesOdds   *odds,
                                      guint              losses);

/* Return the chance that the target must retreat, or that its retreat costs figures, from 0 to 1. */
double   acies_forecast_chance_of_retreat (const AciesOdds *odds);
double   acies_forecast_chance_of_costly_retreat (const AciesOdds *odds);

/* Returns the chance of a result (AciesOddsProcs.results), from 0 to 1. */
double   acies_forecast_chance_of_result (const AciesOdds *odds,
                                          guint            result);

/* (transfer full): "loses 1", "eliminated"; in a game with wounds "1 wound" */
char    *acies_forecast_dup_losses   (const AciesOdds   *odds,
                                      guint              losses,
                                      const AciesRuleset *ruleset);

/* (transfer full): "12%"; "0%" and "100%" only for impossible and certain events */
char    *acies_forecast_dup_percent  (double             chance);

/**
 * acies_forecast_dup_answer:
 * Returns: (transfer full): an answer that the target's owner can give and its probable cost: "Counter Attack,
 *   if it holds: 3 dice, Combat Point 4; attacker loses figures 40%, eliminated 3%"; for an answer before the
 *   attack, also the odds of the attack after it
 */
char    *acies_forecast_dup_answer   (const AciesAnswer  *answer,
                                      const AciesRuleset *ruleset);

/**
 * acies_forecast_find_strike:
 * @answers: (nullable) (element-type AciesAnswer)
 * Returns: (transfer none) (nullable): the strike that comes before the attack without any card; the attack's
 *   odds are those after it
 */
const AciesAnswer *acies_forecast_find_strike (const GArray *answers);

G_END_DECLS
