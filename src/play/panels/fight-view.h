/* fight-view.h - views of a fight: the odds of a roll, the dice and the results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/answers.h"
#include "play/core/fight-text.h"
#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* --- the odds of a roll --------------------------------------------------------------------- */

#define ACIES_TYPE_FORECAST_VIEW (acies_forecast_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesForecastView, acies_forecast_view, ACIES, FORECAST_VIEW, GtkWidget)

/**
 * acies_forecast_view_new:
 * @odds: (nullable): the odds of the roll
 * @answers: (nullable) (element-type AciesAnswer): the possible answers of the target's side
 *
 * Returns: (transfer floating): a view of the odds and answers; it does not keep the arguments
 */
GtkWidget *acies_forecast_view_new (const AciesOdds    *odds,
                                    const GArray       *answers,
                                    const AciesRuleset *ruleset);

/* Moves the modifiers and their rules to the end of @box, for a place that is too low for them. */
void       acies_forecast_view_move_reasons (AciesForecastView *self,
                                             GtkBox            *box);

/* --- a fight -------------------------------------------------------------------------------- */

#define ACIES_TYPE_FIGHT_VIEW (acies_fight_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesFightView, acies_fight_view, ACIES, FIGHT_VIEW, GtkWidget)

/**
 * acies_fight_view_new:
 * @text: the fight to show; not used after the call
 *
 * Returns: (transfer floating): a view of a fight
 */
GtkWidget *acies_fight_view_new    (AciesGameTable       *table,
                                    const AciesFightText *text);

/**
 * acies_fight_view_tumble:
 * @first: the number of a command; only dice rolled by this command or later ones are animated
 * @start: the monotonic time at which the first animation starts
 * @duration: the duration of the animation of one roll, in microseconds
 *
 * Animates the dice of one roll after the other. The result of a roll is shown when its animation ends.
 *
 * Returns: the time at which the last animation ends; @start if there is none
 */
gint64     acies_fight_view_tumble (AciesFightView       *self,
                                    guint                 first,
                                    gint64                start,
                                    gint64                duration);

/* Ends the animation at once. */
void       acies_fight_view_rest   (AciesFightView       *self);

G_END_DECLS
