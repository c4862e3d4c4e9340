/* fight-view.c - views of a fight: the odds of a roll, the dice and the results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "engine/odds/odds.h"
#include "engine/view/view.h"
#include "play/core/fight-text.h"
#include "session/forecast.h"
#include "widgets/chance-bars.h"
#include "widgets/dice-view.h"
#include "widgets/rule-link.h"
#include "widgets/swatch.h"

#include <glib/gi18n-lib.h>

/* --- the forecast --------------------------------------------------------------------------- */

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
  g_autofree char *reasons = acies_odds_dup_reasons (odds, ruleset, "\n");

  gtk_label_set_text (self->title, title);
  acies_rule_link_set_text (self->reasons, reasons, ruleset);
  acies_chance_bars_fill (self->chances, odds, strike, ruleset);
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

/* If the odds have results (AciesOdds.has_results), they already include the roll of the target. */
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

void
acies_forecast_view_move_reasons (AciesForecastView *self,
                                  GtkBox            *box)
{
  g_return_if_fail (ACIES_IS_FORECAST_VIEW (self));

  gtk_box_remove (GTK_BOX (self->box), GTK_WIDGET (self->reasons));
  gtk_box_append (box, GTK_WIDGET (self->reasons));
}

/* --- the fight ------------------------------------------------------------------------------ */

#define PIECE_SIZE 40
#define DIE_SIZE 30

struct _AciesFightView
{
  GtkWidget parent_instance;

  AciesGameTable *table;

  GtkWidget *box;
  GtkBox    *pair;
  GtkLabel  *cards;
  GtkBox    *forecast;
  GtkBox    *dice;
  GtkLabel  *sum;
  GtkBox    *defence_dice;
  GtkLabel  *defence;
  GtkLabel  *result;

  GtkWidget *rolls[ACIES_N_FIGHT_ROLLS];    /* (nullable): the dice of each roll */
  guint      commands[ACIES_N_FIGHT_ROLLS]; /* the number of the command that rolled them */
};

G_DEFINE_FINAL_TYPE (AciesFightView, acies_fight_view, GTK_TYPE_WIDGET)

static const AciesRuleset *
ruleset_of (AciesFightView *self)
{
  return acies_game_table_get_state (self->table)->ruleset;
}

static void
add_piece (AciesFightView       *self,
           const AciesFightUnit *unit)
{
  AciesTheme *theme = acies_game_table_get_theme (self->table);
  GtkWidget  *swatch = acies_swatch_new (PIECE_SIZE);

  if (theme != NULL)
    acies_swatch_show_unit (ACIES_SWATCH (swatch), ruleset_of (self), theme, unit->type, unit->side, 0, 0, 0, NULL);
  gtk_box_append (self->pair, swatch);
}

static char *
dup_title (AciesFightView   *self,
           const AciesFight *fight)
{
  const AciesUnitType *type = &ruleset_of (self)->unit_types[fight->attacker.type];
  g_autofree char     *unit = acies_unit_type_dup_name (ruleset_of (self), fight->attacker.type, fight->attacker.told_side);
  g_autofree char     *other = acies_unit_type_dup_name (ruleset_of (self), fight->target.type, fight->target.told_side);
  AciesHexName         hex;
  AciesHexName         to;

  acies_hex_name (fight->attacker.hex, hex);
  acies_hex_name (fight->target.hex, to);
  switch (fight->kind)
    {
    case ACIES_COMBAT_STRIKE:
      /* Translators: a unit and its hex, then an enemy and its hex, on two lines */
      return g_strdup_printf (acies_agree (type, "%1$s %2$s strikes first\nagainst %3$s %4$s", "%1$s %2$s strike first\nagainst %3$s %4$s"), unit, hex, other, to);

    case ACIES_COMBAT_COUNTER:
      if (ruleset_of (self)->procs->point_format == NULL)
        /* Translators: a unit and its hex, then an enemy and its hex, on two lines */
        return g_strdup_printf (acies_agree (type, "%1$s %2$s rolls in return\nagainst %3$s %4$s", "%1$s %2$s roll in return\nagainst %3$s %4$s"), unit, hex, other, to);
      /* Translators: a unit and its hex, then an enemy and its hex, on two lines */
      return g_strdup_printf (acies_agree (type, "%1$s %2$s counter-attacks\n%3$s %4$s", "%1$s %2$s counter-attack\n%3$s %4$s"), unit, hex, other, to);

    default:
      if (fight->melee && acies_ruleset_has (ruleset_of (self), ACIES_TRAIT_MUTUAL))
        /* Translators: a unit and its hex, then an enemy and its hex, on two lines */
        return g_strdup_printf (acies_agree (type, "%1$s %2$s fights\n%3$s %4$s", "%1$s %2$s fight\n%3$s %4$s"), unit, hex, other, to);
      /* Translators: a unit and its hex, then an enemy and its hex, on two lines */
      return g_strdup_printf (acies_agree (type, "%1$s %2$s attacks\n%3$s %4$s", "%1$s %2$s attack\n%3$s %4$s"), unit, hex, other, to);
    }
}

static void
add_title (AciesFightView   *self,
           const AciesFight *fight)
{
  g_autofree char *title = dup_title (self, fight);
  GtkWidget       *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (self->pair, label);
}

/* Returns whether the attack roll or the defence roll of this fight has not been made yet. */
static gboolean
is_awaited (const AciesState *state,
            const AciesFight *fight)
{
  gboolean asks_dice = state->decision.kind == ACIES_DECISION_DICE;

  for (guint i = 0; i < state->n_combats; i++)
    {
      const AciesCombat *combat = &state->combats[i];

      if (combat->attacker != fight->attacker.unit || combat->at != fight->target.hex || combat->over || combat->withdrew)
        continue;
      return !fight->roll.rolled || (asks_dice && i + 1 == state->n_combats && !fight->defence.rolled);
    }

  return FALSE;
}

/* Returns whether this is the attack in progress, so that the target can still answer. */
static gboolean
is_open (const AciesState *state,
         const AciesFight *fight)
{
  const AciesCombat *combat = &state->combats[0];

  return state->n_combats == 1 && combat->attacker == fight->attacker.unit && combat->at == fight->target.hex &&
         !combat->over && !combat->withdrew;
}

static void
add_forecast (AciesFightView   *self,
              const AciesFight *fight)
{
  const AciesState *truth = acies_game_table_get_state (self->table);
  AciesSide         viewing_side = acies_game_table_get_viewing_side (self->table);
  g_autoptr (AciesState) copy = NULL;
  g_autoptr (AciesOdds) odds = NULL;
  g_autoptr (GArray) answers = NULL;
  gboolean          awaited = is_awaited (truth, fight) && acies_state_knows_attack (truth, viewing_side, fight->attacker.hex, fight->target.hex);
  gboolean          open = is_open (truth, fight);
  const AciesState *state = acies_state_know (truth, viewing_side, &copy);

  if (awaited)
    odds = acies_odds_new_for_attack (state, fight->attacker.hex, fight->target.hex, NULL, NULL);
  if (open)
    answers = acies_answers_new (state, NULL, fight->roll.rolled);
  gtk_widget_set_visible (GTK_WIDGET (self->forecast), odds != NULL || (answers != NULL && answers->len > 0));
  if (gtk_widget_get_visible (GTK_WIDGET (self->forecast)))
    gtk_box_append (self->forecast, acies_forecast_view_new (odds, answers, state->ruleset));
}

static char *
dup_joined (const GPtrArray *texts,
            const char      *separator)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? separator : "", (const char *) texts->pdata[i]);

  return g_string_free (all, FALSE);
}

static void
show_text (AciesFightView *self,
           GtkLabel       *label,
           const char     *text,
           gboolean        visible)
{
  acies_rule_link_set_text (label, text, ruleset_of (self));
  gtk_widget_set_visible (GTK_WIDGET (label), visible);
}

static void
add_dice (AciesFightView       *self,
          GtkBox               *box,
          const AciesFightText *fight,
          gboolean              is_defence)
{
  const AciesDice *dice = &fight->dice[is_defence];
  AciesTheme      *theme = acies_game_table_get_theme (self->table);

  gtk_widget_set_visible (GTK_WIDGET (box), dice->n > 0);
  if (dice->n == 0 || theme == NULL)
    return;
  self->rolls[is_defence] = acies_dice_view_new (theme, acies_game_table_get_state (self->table)->ruleset, dice, DIE_SIZE, is_defence);
  self->commands[is_defence] = acies_fight_get_roll (fight->fight, is_defence)->command;
  gtk_box_append (box, self->rolls[is_defence]);
}

void
acies_fight_view_hold_back (AciesFightView *self,
                            guint           first,
                            gboolean        held)
{
  GtkWidget *words[] = { GTK_WIDGET (self->sum), GTK_WIDGET (self->defence) };
  gboolean   any = FALSE;

  g_return_if_fail (ACIES_IS_FIGHT_VIEW (self));

  for (guint i = 0; i < G_N_ELEMENTS (self->rolls); i++)
    {
      gboolean hidden = held && self->rolls[i] != NULL && self->commands[i] >= first;

      if (self->rolls[i] != NULL)
        gtk_widget_set_opacity (self->rolls[i], hidden ? 0 : 1);
      gtk_widget_set_opacity (words[i], hidden ? 0 : 1);
      any = any || hidden;
    }
  gtk_widget_set_opacity (GTK_WIDGET (self->result), any ? 0 : 1);
}

static void
fill (AciesFightView       *self,
      const AciesFightText *text)
{
  const AciesFight *fight = text->fight;
  g_autofree char  *sum = acies_fight_roll_to_string (&fight->roll, ruleset_of (self));
  g_autofree char  *defence = acies_fight_roll_to_string (&fight->defence, ruleset_of (self));
  g_autofree char  *lines = dup_joined (text->lines, "\n");
  g_autofree char  *cards = dup_joined (text->cards, " · ");

  add_piece (self, &fight->attacker);
  add_title (self, fight);
  add_piece (self, &fight->target);
  add_forecast (self, fight);
  add_dice (self, self->dice, text, FALSE);
  add_dice (self, self->defence_dice, text, TRUE);
  show_text (self, self->cards, cards, cards[0] != '\0');
  show_text (self, self->sum, sum, fight->roll.rolled);
  show_text (self, self->defence, defence, fight->defence.rolled);
  show_text (self, self->result, lines, lines[0] != '\0');
}

static void
acies_fight_view_dispose (GObject *object)
{
  AciesFightView *self = ACIES_FIGHT_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_FIGHT_VIEW);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (acies_fight_view_parent_class)->dispose (object);
}

static void
acies_fight_view_class_init (AciesFightViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_fight_view_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-fight.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesFightView, box);
  gtk_widget_class_bind_template_child (widget_class, AciesFightView, pair);
  gtk_widget_class_bind_template_child (widget_class, AciesFightView, cards);
  gtk_widget_class_bind_template_child (widget_class, AciesFightView, forecast);
  gtk_widget_class_bind_template_child (widget_class, AciesFightView, dice);
  gtk_widget_class_bind_template_child (widget_class, AciesFightView, sum);
  gtk_widget_class_bind_template_child (widget_class, AciesFightView, defence_dice);
  gtk_widget_class_bind_template_child (widget_class, AciesFightView, defence);
  gtk_widget_class_bind_template_child (widget_class, AciesFightView, result);
}

static void
acies_fight_view_init (AciesFightView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
acies_fight_view_new (AciesGameTable       *table,
                      const AciesFightText *text)
{
  AciesFightView *self = g_object_new (ACIES_TYPE_FIGHT_VIEW, NULL);

  self->table = g_object_ref (table);
  fill (self, text);

  return GTK_WIDGET (self);
}
