/* chance-bars.c - the chances of a fight as bars
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/chance-bars.h"

#include "engine/core/procs.h"
#include "session/forecast.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
new_label (const char *text,
           float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* The bar only repeats the number, so it is hidden from screen readers. */
static void
add_row (GtkGrid    *grid,
         guint       row,
         const char *name,
         double      chance,
         gboolean    worst)
{
  g_autofree char *percent = acies_forecast_dup_percent (chance);
  GtkWidget       *bar = g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), CLAMP (chance, 0, 1));
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bar, TRUE);
  if (worst)
    gtk_widget_add_css_class (bar, "elimination");
  gtk_grid_attach (grid, new_label (name, 0), 0, (int) row, 1, 1);
  gtk_grid_attach (grid, bar, 1, (int) row, 1, 1);
  gtk_grid_attach (grid, new_label (percent, 1), 2, (int) row, 1, 1);
}

static void
add_losses (GtkGrid            *grid,
            const AciesOdds    *odds,
            const AciesAnswer  *strike,
            const AciesRuleset *ruleset)
{
  for (guint losses = 0; losses <= odds->target_figures; losses++)
    {
      g_autofree char *name = acies_forecast_dup_losses (odds, losses, ruleset);

      add_row (grid, losses, name, strike != NULL ? strike->losses[losses] : acies_forecast_chance (odds, losses), losses == odds->target_figures);
    }
}

/* Hits that cost figures come below those that do not; what cannot happen is left out. */
static void
add_spared (GtkGrid            *grid,
            const AciesOdds    *odds,
            const AciesRuleset *ruleset)
{
  guint row = 0;

  for (guint hits = 0; hits <= MIN (odds->spared, odds->n_dice); hits++)
    {
      g_autofree char *name = ruleset->procs->odds->describe_spared (hits, odds->spared);

      add_row (grid, row++, name, acies_forecast_chance_of_hits (odds, hits), FALSE);
    }
  for (guint losses = 1; losses <= odds->target_figures; losses++)
    {
      g_autofree char *name = acies_forecast_dup_losses (odds, losses, ruleset);
      double           chance = acies_forecast_chance (odds, losses);

      if (chance > 0)
        add_row (grid, row++, name, chance, losses == odds->target_figures);
    }
}

static void
add_retreats (GtkGrid           *grid,
              const AciesOdds   *odds,
              const AciesAnswer *strike)
{
  guint row = odds->target_figures + 1;

  add_row (grid, row, _ ("must retreat"), strike != NULL ? strike->retreat : acies_forecast_chance_of_retreat (odds), FALSE);
  if (odds->has_position)
    add_row (grid, row + 1, _ ("retreats with losses"),
             strike != NULL ? strike->costly_retreat : acies_forecast_chance_of_costly_retreat (odds), FALSE);
}

/* Starts with the best result for the attacker. */
static void
add_results (GtkGrid            *grid,
             const AciesOdds    *odds,
             const AciesRuleset *ruleset)
{
  const AciesFightResult *results = ruleset->procs->odds->results;
  guint                   n = 0;

  while (results[n].id != NULL)
    n++;
  for (guint i = n; i > 0; i--)
    add_row (grid, n - i, acies_fight_result_name (&results[i - 1]), acies_forecast_chance_of_result (odds, i - 1), FALSE);
}

void
acies_chance_bars_fill (GtkGrid            *grid,
                        const AciesOdds    *odds,
                        const AciesAnswer  *strike,
                        const AciesRuleset *ruleset)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
  if (odds->has_results)
    add_results (grid, odds, ruleset);
  else if (odds->spared > 0)
    add_spared (grid, odds, ruleset);
  else
    add_losses (grid, odds, strike, ruleset);
  if (odds->drives_back)
    add_retreats (grid, odds, strike);
}
