/* forecast-view.h - a roll that is to come: its dice, why, and the target's chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_FORECAST_VIEW (acies_forecast_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesForecastView, acies_forecast_view, ACIES, FORECAST_VIEW, GtkWidget)

/**
 * acies_forecast_view_new:
 * @odds: what is shown; not kept
 *
 * Returns: (transfer floating): a view of @odds
 */
GtkWidget *acies_forecast_view_new (const AciesOdds    *odds,
                                    const AciesRuleset *ruleset);

G_END_DECLS
