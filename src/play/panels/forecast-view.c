/* forecast-view.c - a roll that is to come: its dice, why, and the target's chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/forecast-view.h"

#include "engine/core/engine.h"
#include "engine/odds/odds.h"
#include "play/core/fight-text.h"

#include <glib/gi18n-lib.h>

#include <string.h>

struct _AciesForecastView
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel  *title;
  GtkLabel  *reasons;
  GtkLabel  *after;
  GtkGrid   *chances;
  GtkBox    *answers;
};

G_DEFINE_FINAL_TYPE (AciesForecastView, acies_forecast_view, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text,
           float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* The id of a rule has a hyphen, and stays in one line all the same. */
static void
keep_rule_ids_unbroken (GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  for (const char *start = strchr (text, '('); start != NULL; start = strchr (start + 1, '('))
    {
      PangoAttribute *whole = pango_attr_allow_breaks_new (FALSE);
      const char     *end = strchr (start, ')');

      whole->start_index = (guint) (start - text);
      whole->end_index = end != NULL ? (guint) (end + 1 - text) : G_MAXUINT;
      pango_attr_list_insert (attributes, whole);
    }
  gtk_label_set_attributes (label, attributes);
}

/* The bar says nothing that the number does not. */
static void
add_row (AciesForecastView *self,
         guint              row,
         const char        *name,
         double             chance,
         gboolean           worst)
{
  g_autofree char *percent = acies_forecast_dup_percent (chance);
  GtkWidget       *bar = g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), CLAMP (chance, 0, 1));
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bar, TRUE);
  if (worst)
    gtk_widget_add_css_class (bar, "elimination");
  gtk_grid_attach (self->chances, new_label (name, 0), 0, (int) row, 1, 1);
  gtk_grid_attach (self->chances, bar, 1, (int) row, 1, 1);
  gtk_grid_attach (self->chances, new_label (percent, 1), 2, (int) row, 1, 1);
}

static void
add_losses (AciesForecastView  *self,
            const AciesOdds    *odds,
            const AciesAnswer  *strike,
            const AciesRuleset *ruleset)
{
  for (guint losses = 0; losses <= odds->target_figures; losses++)
    {
      g_autofree char *name = acies_forecast_dup_losses (odds, losses, ruleset);

      add_row (self, losses, name, strike != NULL ? strike->losses[losses] : acies_forecast_chance (odds, losses), losses == odds->target_figures);
    }
}

static void
add_retreats (AciesForecastView *self,
              const AciesOdds   *odds,
              const AciesAnswer *strike)
{
  guint row = odds->target_figures + 1;

  add_row (self, row, _ ("must retreat"), strike != NULL ? strike->retreat : acies_forecast_chance_of_retreat (odds), FALSE);
  if (odds->has_position)
    add_row (self, row + 1, _ ("retreats with losses"),
             strike != NULL ? strike->costly_retreat : acies_forecast_chance_of_costly_retreat (odds), FALSE);
}

/* The best first, as who attacks hopes. */
static void
add_results (AciesForecastView  *self,
             const AciesOdds    *odds,
             const AciesRuleset *ruleset)
{
  const AciesFightResult *results = ruleset->procs->odds->results;
  guint                   n = 0;

  while (results[n].id != NULL)
    n++;
  for (guint i = n; i > 0; i--)
    add_row (self, n - i, acies_fight_result_name (&results[i - 1]), acies_forecast_chance_of_result (odds, i - 1), FALSE);
}

static void
acies_forecast_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_FORECAST_VIEW);

  G_OBJECT_CLASS (acies_forecast_view_parent_class)->dispose (object);
}

static void
acies_forecast_view_class_init (AciesForecastViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_forecast_view_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-forecast.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesForecastView, box);
  gtk_widget_class_bind_template_child (widget_class, AciesForecastView, title);
  gtk_widget_class_bind_template_child (widget_class, AciesForecastView, reasons);
  gtk_widget_class_bind_template_child (widget_class, AciesForecastView, after);
  gtk_widget_class_bind_template_child (widget_class, AciesForecastView, chances);
  gtk_widget_class_bind_template_child (widget_class, AciesForecastView, answers);
}

static void
acies_forecast_view_init (AciesForecastView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

static void
add_odds (AciesForecastView  *self,
          const AciesOdds    *odds,
          const AciesAnswer  *strike,
          const AciesRuleset *ruleset)
{
  g_autofree char *title = acies_forecast_dup_title (odds, ruleset);
  g_autofree char *reasons = acies_forecast_dup_reasons (odds, ruleset);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->reasons, reasons);
  keep_rule_ids_unbroken (self->reasons);
  if (odds->has_results)
    add_results (self, odds, ruleset);
  else
    add_losses (self, odds, strike, ruleset);
  if (odds->drives_back)
    add_retreats (self, odds, strike);
}

static void
add_answer (AciesForecastView  *self,
            const AciesAnswer  *answer,
            const AciesRuleset *ruleset)
{
  g_autofree char *text = acies_forecast_dup_answer (answer, ruleset);
  GtkWidget       *label = new_label (text, 0);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_box_append (self->answers, label);
}

/* Results weigh the rolls of both already. */
static gboolean
is_weighed (const AciesOdds   *odds,
            const AciesAnswer *answer)
{
  return odds != NULL && odds->has_results && answer->card == ACIES_NO_ID;
}

GtkWidget *
acies_forecast_view_new (const AciesOdds    *odds,
                         const GArray       *answers,
                         const AciesRuleset *ruleset)
{
  AciesForecastView *self = g_object_new (ACIES_TYPE_FORECAST_VIEW, NULL);
  const AciesAnswer *strike = acies_forecast_find_strike (answers);
  guint              n_answers = 0;

  if (odds != NULL)
    add_odds (self, odds, strike, ruleset);
  for (guint i = 0; answers != NULL && i < answers->len; i++)
    {
      const AciesAnswer *answer = &g_array_index (answers, AciesAnswer, i);

      if (is_weighed (odds, answer))
        continue;
      add_answer (self, answer, ruleset);
      n_answers++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->title), odds != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->reasons), odds != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->after), odds != NULL && strike != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->answers), n_answers > 0);

  return GTK_WIDGET (self);
}
