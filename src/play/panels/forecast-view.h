/* forecast-view.h - a roll that is to come: its dice, why, and the target's chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/answers.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_FORECAST_VIEW (acies_forecast_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesForecastView, acies_forecast_view, ACIES, FORECAST_VIEW, GtkWidget)

/**
 * acies_forecast_view_new:
 * @odds: (nullable): what is shown; not kept, as little as the others
 * @answers: (nullable) (element-type AciesAnswer): of the target's side
 *
 * Returns: (transfer floating): a view of the roll and of the answers
 */
GtkWidget *acies_forecast_view_new (const AciesOdds    *odds,
                                    const GArray       *answers,
                                    const AciesRuleset *ruleset);

G_END_DECLS
