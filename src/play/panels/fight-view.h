/* fight-view.h - one roll of a combat: who against whom, its forecast, the dice, the result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/answers.h"
#include "play/core/fight-text.h"
#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* --- a roll that is to come ----------------------------------------------------------------- */

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

/* --- a fight -------------------------------------------------------------------------------- */

#define ACIES_TYPE_FIGHT_VIEW (acies_fight_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesFightView, acies_fight_view, ACIES, FIGHT_VIEW, GtkWidget)

/**
 * acies_fight_view_new:
 * @text: what is shown; copied
 *
 * Returns: (transfer floating): a view of a fight
 */
GtkWidget *acies_fight_view_new    (AciesGameTable       *table,
                                    const AciesFightText *text);

/**
 * acies_fight_view_tumble:
 * @first: rolls that fell with this command of the log or later are new
 * @start: when the first of them begins, in the time of g_get_monotonic_time()
 * @duration: of each of them, in microseconds
 *
 * Shows the new rolls fall one after the other, and then what came of them.
 *
 * Returns: when the last of them is over
 */
gint64     acies_fight_view_tumble (AciesFightView       *self,
                                    guint                 first,
                                    gint64                start,
                                    gint64                duration);

/* All dice rest at once. */
void       acies_fight_view_rest   (AciesFightView       *self);

G_END_DECLS
