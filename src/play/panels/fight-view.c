/* fight-view.c - one roll of a combat: who against whom, the dice, the result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/fight-view.h"

#include "engine/core/engine.h"
#include "engine/view/view.h"
#include "play/panels/dice-view.h"
#include "play/panels/forecast-view.h"
#include "widgets/swatch.h"

#include <glib/gi18n-lib.h>

#define PIECE_SIZE 40

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

  GtkWidget *rolls[ACIES_N_FIGHT_ROLLS];    /* (nullable): the dice, and those of the defence */
  guint      commands[ACIES_N_FIGHT_ROLLS]; /* with which they fell */
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
    acies_swatch_show_unit (ACIES_SWATCH (swatch), ruleset_of (self), theme, unit->type, unit->side, 0, 0, NULL);
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

/* "2 hits, 1 retreat", or that nothing came of it. */
static char *
dup_counts (const AciesFightRoll *roll,
            const char           *hits,
            const char           *nothing)
{
  g_autofree char *retreats = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u retreat", "%u retreats", roll->retreats),
                                               roll->retreats);

  if (roll->hits + roll->retreats == 0)
    return g_strdup (nothing);
  if (roll->retreats == 0)
    return g_strdup (hits);
  if (roll->hits == 0)
    return g_steal_pointer (&retreats);

  /* Translators: "2 hits", "1 retreat" */
  return g_strdup_printf (_ ("%1$s, %2$s"), hits, retreats);
}

static char *
dup_sum (AciesFightView   *self,
         const AciesFight *fight)
{
  guint            n = fight->roll.hits;
  g_autofree char *hits = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hit", "%u hits", n), n);
  g_autofree char *counts = dup_counts (&fight->roll, hits, _ ("No hits"));
  g_autofree char *point = acies_point_to_string (fight->roll.point, ruleset_of (self));

  if (point == NULL)
    return g_steal_pointer (&counts);

  /* Translators: "2 hits, 1 retreat", then "Combat Point 4" or the like */
  return g_strdup_printf (_ ("%1$s (%2$s)"), counts, point);
}

static char *
dup_defence (const AciesFight *fight)
{
  guint            n = fight->defence.hits;
  g_autofree char *wounds = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u wound", "%u wounds", n), n);
  g_autofree char *counts = dup_counts (&fight->defence, wounds, _ ("all hits blocked"));

  /* Translators: "2 wounds, 1 retreat", of the defender's dice */
  return g_strdup_printf (_ ("Defence: %s"), counts);
}

/* Is a roll of this fight still to come, its own or the target's against it? */
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

/* It is the attack under way, which may still be answered. */
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

static void
add_cards (AciesFightView       *self,
           const AciesFightText *fight)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < fight->cards->len; i++)
    g_string_append_printf (text, i > 0 ? " · %s" : "%s", (const char *) fight->cards->pdata[i]);
  gtk_label_set_text (self->cards, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), text->len > 0);
}

static char *
dup_lines (const AciesFightText *fight)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < fight->lines->len; i++)
    g_string_append_printf (text, i > 0 ? "\n%s" : "%s", (const char *) fight->lines->pdata[i]);

  return g_strdup (text->str);
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
  self->rolls[is_defence] = acies_dice_view_new (theme, acies_game_table_get_state (self->table)->ruleset, dice, is_defence);
  self->commands[is_defence] = acies_fight_get_roll (fight->fight, is_defence)->command;
  gtk_box_append (box, self->rolls[is_defence]);
}

/* What came of dice is seen when they rest. */
static void
rested_cb (GtkWidget *words)
{
  gtk_widget_set_opacity (words, 1);
}

gint64
acies_fight_view_tumble (AciesFightView *self,
                         guint           first,
                         gint64          start,
                         gint64          duration)
{
  GtkWidget *words[] = { GTK_WIDGET (self->sum), GTK_WIDGET (self->defence) };
  GtkWidget *last = NULL;

  g_return_val_if_fail (ACIES_IS_FIGHT_VIEW (self) && duration > 0, start);

  for (guint i = 0; i < G_N_ELEMENTS (self->rolls); i++)
    {
      if (self->rolls[i] == NULL || self->commands[i] < first)
        continue;
      acies_dice_view_tumble (ACIES_DICE_VIEW (self->rolls[i]), start, duration);
      gtk_widget_set_opacity (words[i], 0);
      g_signal_connect_object (self->rolls[i], "rested", G_CALLBACK (rested_cb), words[i], G_CONNECT_SWAPPED);
      last = self->rolls[i];
      start += duration;
    }
  if (last != NULL)
    {
      gtk_widget_set_opacity (GTK_WIDGET (self->result), 0);
      g_signal_connect_object (last, "rested", G_CALLBACK (rested_cb), self->result, G_CONNECT_SWAPPED);
    }

  return start;
}

void
acies_fight_view_rest (AciesFightView *self)
{
  g_return_if_fail (ACIES_IS_FIGHT_VIEW (self));

  for (guint i = 0; i < G_N_ELEMENTS (self->rolls); i++)
    {
      if (self->rolls[i] != NULL)
        acies_dice_view_rest (ACIES_DICE_VIEW (self->rolls[i]));
    }
}

static void
fill (AciesFightView       *self,
      const AciesFightText *text)
{
  const AciesFight *fight = text->fight;
  g_autofree char  *sum = dup_sum (self, fight);
  g_autofree char  *defence = dup_defence (fight);
  g_autofree char  *lines = dup_lines (text);

  add_piece (self, &fight->attacker);
  add_title (self, fight);
  add_piece (self, &fight->target);
  add_cards (self, text);
  add_forecast (self, fight);
  add_dice (self, self->dice, text, FALSE);
  add_dice (self, self->defence_dice, text, TRUE);
  gtk_label_set_text (self->sum, sum);
  gtk_label_set_text (self->defence, defence);
  gtk_label_set_text (self->result, lines);
  gtk_widget_set_visible (GTK_WIDGET (self->sum), fight->roll.rolled);
  gtk_widget_set_visible (GTK_WIDGET (self->defence), fight->defence.rolled);
  gtk_widget_set_visible (GTK_WIDGET (self->result), lines[0] != '\0');
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
