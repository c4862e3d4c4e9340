/* forecast.h - a roll that is to come, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds.h"

G_BEGIN_DECLS

/* "4 dice, Combat Point 3", and what a second roll makes of each hit. */
char    *acies_forecast_dup_title    (const AciesOdds    *odds,
                                      const AciesRuleset *ruleset);

/**
 * acies_forecast_dup_reasons:
 * Returns: (transfer full): where the dice come from and what is ignored, one
 *   reason a line, each with its rule
 */
char    *acies_forecast_dup_reasons  (const AciesOdds   *odds);

/* How likely it is that the target loses so many figures. */
double   acies_forecast_chance       (const AciesOdds   *odds,
                                      guint              losses);

/* "loses 1", "eliminated" */
char    *acies_forecast_dup_losses   (const AciesOdds   *odds,
                                      guint              losses);

/* "12 %"; never "0 %" or "100 %" of what may or may not happen. */
char    *acies_forecast_dup_percent  (double             chance);

G_END_DECLS
