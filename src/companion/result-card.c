/* result-card.c - the odds of a fight without a position, its dice, and the result in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/result-card.h"

#include "engine/board/texts.h"
#include "engine/core/log-entry.h"
#include "engine/view/words.h"
#include "session/forecast.h"
#include "widgets/accessible.h"
#include "widgets/chance-bars.h"
#include "widgets/controls.h"
#include "widgets/dice-input.h"
#include "widgets/dice-view.h"
#include "widgets/rule-link.h"

#include <glib/gi18n-lib.h>

#define DIE_SIZE 44

struct _AciesResultCard
{
  GtkBox parent_instance;

  AciesRuleset *ruleset;
  AciesTheme   *theme;
  AciesOdds    *odds;       /* (nullable) */
  AciesDice     attack;     /* the attack roll; no dice: not rolled */
  gboolean      is_defence; /* whether the next roll is that of the target */
  gboolean      is_final;
  guint         n_hits; /* of the attack roll, if the target rolls against them */
  guint         n_losses;

  GtkLabel       *refusal;
  GtkWidget      *odds_box;
  GtkLabel       *count;
  GtkLabel       *numbers;
  GtkLabel       *reasons;
  GtkLabel       *target;
  GtkGrid        *chances;
  GtkLabel       *answers;
  GtkWidget      *rolled_box;
  GtkBox         *dice;
  GtkLabel       *words;
  AciesDiceInput *input;
  GtkWidget      *losses_box;
  GtkLabel       *losses_label;
  GtkLabel       *losses;
  GtkWidget      *buttons;
  GtkButton      *roll;
  GtkWidget      *type_in;
  GtkWidget      *note;
};

G_DEFINE_FINAL_TYPE (AciesResultCard, acies_result_card, GTK_TYPE_BOX)

/* --- the odds ------------------------------------------------------------------------------- */

/* Returns: (transfer full): the faces of a die with @result, such as "5, 6"; "" if there are none */
static char *
dup_faces (AciesResultCard *self,
           AciesDieResult   result)
{
  const AciesDieType *type = &self->ruleset->die_types[self->odds->kinds[0]];
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < type->n_faces; i++)
    {
      if (self->odds->effects[0].results[i] == result)
        acies_list_add (text, ACIES_LIST_COMMA, type->faces[i].word);
    }

  return g_strdup (text->str);
}

/* Returns: (transfer full): what the dice must show, or their kinds */
static char *
dup_numbers (AciesResultCard *self)
{
  const AciesOdds *odds = self->odds;
  g_autofree char *defence = acies_odds_describe_defence (odds, self->ruleset);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *hits = NULL;
  g_autofree char *retreats = NULL;

  if (odds->has_kinds)
    {
      for (guint i = 0; i < odds->n_dice; i++)
        acies_list_add (text, ACIES_LIST_COMMA, self->ruleset->die_types[odds->kinds[i]].name);
      return g_strdup (text->str);
    }
  hits = dup_faces (self, ACIES_DIE_HIT);
  retreats = dup_faces (self, ACIES_DIE_RETREAT);
  if (odds->point != ACIES_NO_POINT)
    {
      g_autofree char *point = acies_point_to_string (odds->point, self->ruleset);

      g_string_append_printf (text, "%s", point);
    }
  if (hits[0] == '\0' || odds->n_dice == 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", _ ("No die can hit"));
  else if (odds->defence == ACIES_NO_POINT)
    {
      g_string_append (text, text->len > 0 ? "\n" : "");
      /* Translators: the faces that hit, such as "5, 6" */
      g_string_append_printf (text, _ ("Hit on %s"), hits);
    }
  if (retreats[0] != '\0')
    {
      g_string_append (text, " · ");
      /* Translators: the faces that force a retreat, such as "4" */
      g_string_append_printf (text, _ ("retreat on %s"), retreats);
    }
  if (defence != NULL)
    g_string_append_printf (text, "\n%s", defence);

  return g_strdup (text->str);
}

static void
show_odds (AciesResultCard *self,
           const GArray    *answers)
{
  const AciesOdds *odds = self->odds;
  g_autofree char *count = acies_dice_count_to_string (odds->n_dice);
  g_autofree char *numbers = dup_numbers (self);
  g_autofree char *reasons = acies_odds_dup_reasons (odds, self->ruleset, "\n");
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *text = NULL;

  gtk_label_set_text (self->count, count);
  gtk_label_set_text (self->numbers, numbers);
  acies_rule_link_set_text (self->reasons, reasons, self->ruleset);
  gtk_label_set_text (self->target, self->ruleset->unit_types[odds->target].name);
  acies_chance_bars_fill (self->chances, odds, NULL, self->ruleset);
  for (guint i = 0; answers != NULL && i < answers->len; i++)
    acies_list_add (names, ACIES_LIST_COMMA, self->ruleset->cards[g_array_index (answers, AciesId, i)].name);
  /* Translators: the names of cards */
  text = g_strdup_printf (_ ("May be answered: %s"), names->str);
  gtk_label_set_text (self->answers, text);
  gtk_widget_set_visible (GTK_WIDGET (self->answers), names->len > 0);
}

/* --- the roll ------------------------------------------------------------------------------- */

/* The dice of the next roll. */
static AciesDice
new_dice (AciesResultCard *self)
{
  AciesDice dice = { .n = (guint8) (self->is_defence ? self->n_hits : self->odds->n_dice) };

  if (self->is_defence)
    memset (dice.types, self->odds->kinds[0], dice.n);
  else
    memcpy (dice.types, self->odds->kinds, dice.n);

  return dice;
}

static gboolean
can_roll (AciesResultCard *self)
{
  return self->odds != NULL && (self->is_defence ? self->n_hits : self->odds->n_dice) > 0;
}

static void
show_losses (AciesResultCard *self)
{
  g_autofree char *number = g_strdup_printf ("%u", self->n_losses);

  gtk_label_set_text (self->losses, number);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "result.fewer", self->n_losses > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "result.more", self->odds != NULL && self->n_losses < self->odds->target_figures);
}

static void
show_buttons (AciesResultCard *self)
{
  gboolean         rolled = self->attack.n > 0;
  AciesDice        dice = { 0 };
  g_autofree char *label = NULL;
  gboolean         asks = can_roll (self) && (!rolled || self->is_defence);

  gtk_widget_set_visible (self->buttons, self->odds != NULL);
  gtk_widget_set_visible (self->losses_box, self->is_final);
  gtk_widget_set_visible (self->note, self->is_final);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "result.roll", can_roll (self));
  gtk_widget_set_visible (self->type_in, can_roll (self));
  if (self->odds == NULL)
    return;
  dice = new_dice (self);
  if (self->is_defence)
    label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Roll %u Die in Defence", "Roll %u Dice in Defence", dice.n), dice.n);
  else
    label = rolled ? g_strdup (_ ("Roll Again")) : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Roll %u Die", "Roll %u Dice", dice.n), dice.n);
  gtk_button_set_label (self->roll, label);
  acies_style_set (GTK_WIDGET (self->roll), "suggested-action", asks && !self->is_final);
}

/* Starts typing in the next roll, or hides the entry. */
static void
show_input (AciesResultCard *self)
{
  gboolean  types = self->odds != NULL && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->type_in));
  AciesDice dice = { 0 };

  if (types)
    dice = new_dice (self);
  acies_dice_input_ask (self->input, self->ruleset, self->theme, dice.types, dice.n);
  gtk_widget_set_visible (GTK_WIDGET (self->input), dice.n > 0);
}

/* Before a roll the odds come first, then the roll. */
static void
put_odds (AciesResultCard *self,
          gboolean         first)
{
  gtk_box_reorder_child_after (GTK_BOX (self), self->odds_box, first ? GTK_WIDGET (self->refusal) : self->buttons);
}

static void
start_again (AciesResultCard *self)
{
  GtkWidget *child;

  self->attack.n = 0;
  self->is_defence = FALSE;
  self->is_final = FALSE;
  self->n_losses = 0;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->dice))) != NULL)
    gtk_box_remove (self->dice, child);
  gtk_widget_set_visible (self->rolled_box, FALSE);
  put_odds (self, TRUE);
}

/* Returns: (transfer full): "2 hits, 1 retreat" */
static char *
dup_counts (AciesResultCard   *self,
            const AciesChance *result)
{
  gboolean         wounds = self->is_final && self->odds->defence != ACIES_NO_POINT;
  guint            n = wounds ? result->wounds : result->hits;
  g_autofree char *hits = wounds ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u wound", "%u wounds", n), n)
                                 : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hit", "%u hits", n), n);
  g_autofree char *retreats = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u retreat", "%u retreats", result->retreats), result->retreats);

  if (result->retreats == 0)
    return g_steal_pointer (&hits);

  /* Translators: "2 hits", "1 retreat" */
  return g_strdup_printf (_ ("%1$s, %2$s"), hits, retreats);
}

/* Says what came of the roll, and what follows. */
static void
show_result (AciesResultCard   *self,
             const AciesChance *result)
{
  const AciesOdds     *odds = self->odds;
  const AciesUnitType *type = &self->ruleset->unit_types[odds->target];
  g_autofree char     *counts = dup_counts (self, result);
  g_autoptr (GString) text = g_string_new (counts);
  g_autofree char *losses = acies_figures_to_string (self->ruleset, result->losses);

  if (!self->is_final)
    {
      if (odds->has_results)
        g_string_append_printf (text, "\n%s", _ ("The enemy now rolls its dice; compare the hits."));
      gtk_label_set_text (self->words, text->str);
      return;
    }
  g_string_append_c (text, '\n');
  if (result->eliminated)
    /* Translators: a unit */
    g_string_append_printf (text, acies_agree (type, "%s is eliminated", "%s are eliminated"), type->name);
  else if (result->losses > 0)
    /* Translators: a unit, and “2 figures” */
    g_string_append_printf (text, acies_agree (type, "%1$s loses %2$s", "%1$s lose %2$s"), type->name, losses);
  else
    /* Translators: a unit */
    g_string_append_printf (text, acies_agree (type, "%s loses nothing", "%s lose nothing"), type->name);
  if (acies_chance_is_retreat (result, odds))
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, " and must retreat %u hex", " and must retreat %u hexes", result->retreats), result->retreats);
  gtk_label_set_text (self->words, text->str);
}

static void
take_roll (AciesResultCard *self,
           AciesDice       *dice)
{
  AciesChance result;

  if (self->is_defence && !self->is_final)
    {
      acies_odds_judge_defence (self->odds, self->ruleset, self->n_hits, dice, &result);
      self->is_final = TRUE;
      gtk_box_append (self->dice, acies_dice_view_new (self->theme, self->ruleset, dice, DIE_SIZE, TRUE));
    }
  else
    {
      start_again (self);
      self->is_final = acies_odds_judge (self->odds, dice, &result);
      self->attack = *dice;
      self->n_hits = result.hits;
      self->is_defence = !self->is_final && self->odds->defence != ACIES_NO_POINT;
      if (self->is_defence && self->n_hits == 0)
        {
          AciesDice none = { 0 };

          acies_odds_judge_defence (self->odds, self->ruleset, 0, &none, &result);
          self->is_final = TRUE;
        }
      gtk_box_append (self->dice, acies_dice_view_new (self->theme, self->ruleset, dice, DIE_SIZE, FALSE));
    }
  self->n_losses = self->is_final ? result.losses : 0;
  /* If two rolls are compared, only the players know the loss. */
  show_result (self, &result);
  self->is_final |= self->odds->has_results;
  if (self->is_final)
    self->is_defence = FALSE;
  gtk_widget_set_visible (self->rolled_box, TRUE);
  put_odds (self, FALSE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->type_in), FALSE);
  show_input (self);
  show_losses (self);
  show_buttons (self);
}

/* --- what the user does --------------------------------------------------------------------- */

static void
roll_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  AciesResultCard *self = ACIES_RESULT_CARD (widget);
  AciesDice        dice = new_dice (self);

  g_signal_emit_by_name (self, "roll", &dice);
  if (dice.faces[0] > 0)
    take_roll (self, &dice);
}

static void
entered_cb (AciesResultCard *self)
{
  const AciesDiceEntry *entry = acies_dice_input_get_entry (self->input);
  AciesDice             dice;

  if (self->odds == NULL || !acies_dice_entry_is_complete (entry))
    return;
  dice = acies_dice_entry_to_command (entry).dice;
  take_roll (self, &dice);
}

static void
typing_cb (AciesResultCard *self)
{
  show_input (self);
}

static void
losses_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  AciesResultCard *self = ACIES_RESULT_CARD (widget);

  self->n_losses = g_str_equal (action, "result.more") ? self->n_losses + 1 : self->n_losses - 1;
  show_losses (self);
}

static void
note_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  AciesResultCard *self = ACIES_RESULT_CARD (widget);
  AciesDice        dice = self->attack;

  g_signal_emit_by_name (self, "noted", dice.n > 0 ? &dice : NULL, self->n_losses);
}

/* --- the widget ----------------------------------------------------------------------------- */

static void
acies_result_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_RESULT_CARD);

  G_OBJECT_CLASS (acies_result_card_parent_class)->dispose (object);
}

static void
acies_result_card_finalize (GObject *object)
{
  AciesResultCard *self = ACIES_RESULT_CARD (object);

  g_clear_pointer (&self->odds, acies_odds_free);
  g_clear_pointer (&self->ruleset, acies_ruleset_unref);

  G_OBJECT_CLASS (acies_result_card_parent_class)->finalize (object);
}

static void
acies_result_card_class_init (AciesResultCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_result_card_dispose;
  object_class->finalize = acies_result_card_finalize;
  g_signal_new ("roll", ACIES_TYPE_RESULT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("noted", ACIES_TYPE_RESULT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);

  g_type_ensure (ACIES_TYPE_DICE_INPUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/companion-result.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, refusal);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, odds_box);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, count);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, numbers);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, reasons);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, target);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, chances);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, answers);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, rolled_box);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, dice);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, words);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, input);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, losses_box);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, losses_label);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, losses);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, buttons);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, roll);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, type_in);
  gtk_widget_class_bind_template_child (widget_class, AciesResultCard, note);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, typing_cb);
  gtk_widget_class_install_action (widget_class, "result.roll", NULL, roll_cb);
  gtk_widget_class_install_action (widget_class, "result.fewer", NULL, losses_cb);
  gtk_widget_class_install_action (widget_class, "result.more", NULL, losses_cb);
  gtk_widget_class_install_action (widget_class, "result.note", NULL, note_cb);
}

static void
acies_result_card_init (AciesResultCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
acies_result_card_show (AciesResultCard *self,
                        AciesRuleset    *ruleset,
                        AciesTheme      *theme,
                        AciesOdds       *odds,
                        const GArray    *answers,
                        const char      *refusal)
{
  g_return_if_fail (ACIES_IS_RESULT_CARD (self));

  if (self->ruleset != ruleset)
    {
      g_clear_pointer (&self->ruleset, acies_ruleset_unref);
      self->ruleset = acies_ruleset_ref (ruleset);
    }
  self->theme = theme;
  g_clear_pointer (&self->odds, acies_odds_free);
  self->odds = odds;
  start_again (self);
  if (odds != NULL)
    show_odds (self, answers);
  if (odds != NULL)
    {
      g_autofree char *text = g_strdup_printf (acies_units_say (ruleset, _ ("Figures lost by %s"), _ ("Bases lost by %s")), ruleset->unit_types[odds->target].name);

      gtk_label_set_text (self->losses_label, text);
    }
  acies_rule_link_set_text (self->refusal, refusal != NULL ? refusal : "", ruleset);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), odds == NULL);
  gtk_widget_set_visible (self->odds_box, odds != NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->type_in), FALSE);
  show_input (self);
  show_losses (self);
  show_buttons (self);
}

void
acies_result_card_set_compact (AciesResultCard *self,
                               gboolean         compact)
{
  g_return_if_fail (ACIES_IS_RESULT_CARD (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->odds_box), compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
