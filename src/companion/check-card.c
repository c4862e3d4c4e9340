/* check-card.c - checks and payments: what is needed, the chances, and the roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/check-card.h"

#include "engine/core/procs.h"
#include "engine/odds/checks.h"
#include "session/forecast.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/dice-view.h"
#include "widgets/rule-link.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>

#define DIE_SIZE 44

struct _AciesCheckCard
{
  GtkBox parent_instance;

  const AciesState     *state; /* (nullable) */
  AciesTheme           *theme;
  const AciesCheckKind *kind;
  guint8                counts[ACIES_MAX_CHECK_TERMS];
  AciesCheck           *check; /* (nullable) */

  GtkWidget *kinds;
  GtkLabel  *rule;
  GtkBox    *terms;
  GtkGrid   *outcomes;
  GtkBox    *dice;
  GtkLabel  *words;
  GtkWidget *roll;
};

G_DEFINE_FINAL_TYPE (AciesCheckCard, acies_check_card, GTK_TYPE_BOX)

/* --- outcomes ------------------------------------------------------------------------------- */

/* Returns: (transfer full): "1–2: passes", or a way to pay */
static char *
dup_outcome (const AciesCheckOutcome *outcome)
{
  if (!outcome->is_rolled)
    return g_strdup (outcome->name);
  if (outcome->least == outcome->most)
    return g_strdup_printf ("%d: %s", outcome->least, outcome->name);

  return g_strdup_printf ("%d–%d: %s", outcome->least, outcome->most, outcome->name);
}

/* The bar only repeats the number, so it is hidden from screen readers. */
static void
add_outcome (AciesCheckCard          *self,
             int                      row,
             const AciesCheckOutcome *outcome)
{
  double           chance = outcome->is_rolled ? (double) outcome->numerator / outcome->denominator : 0;
  g_autofree char *text = dup_outcome (outcome);
  g_autofree char *percent = acies_forecast_dup_percent (chance);
  GtkWidget       *name = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, NULL);

  gtk_grid_attach (self->outcomes, name, 0, row, 1, 1);
  if (!outcome->is_rolled)
    return;
  gtk_grid_attach (self->outcomes, g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "fraction", chance, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL), 1, row, 1, 1);
  gtk_grid_attach (self->outcomes, gtk_label_new (percent), 2, row, 1, 1);
}

static void
show_check (AciesCheckCard *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->outcomes))) != NULL)
    gtk_grid_remove (self->outcomes, child);
  acies_box_clear (self->dice);
  gtk_label_set_text (self->words, "");
  gtk_widget_set_visible (GTK_WIDGET (self->words), FALSE);
  g_clear_pointer (&self->check, acies_check_free);
  self->check = acies_check_new (self->state, self->kind, self->counts);
  for (guint i = 0; i < self->check->outcomes->len; i++)
    add_outcome (self, (int) i, &g_array_index (self->check->outcomes, AciesCheckOutcome, i));
  gtk_widget_set_visible (self->roll, self->check->die != ACIES_NO_ID);
}

/* --- what is counted ------------------------------------------------------------------------ */

static guint
number_of (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "acies-number"));
}

static void
count_cb (GtkWidget      *button,
          AciesCheckCard *self)
{
  guint term = number_of (button) / 16;

  self->counts[term] = (guint8) (number_of (button) % 16);
  for (GtkWidget *one = gtk_widget_get_first_child (gtk_widget_get_parent (button)); one != NULL; one = gtk_widget_get_next_sibling (one))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (one), number_of (one) % 16 == self->counts[term]);
  show_check (self);
}

/* A row of numbers, or of No and Yes. */
static void
add_term (AciesCheckCard *self,
          guint           index)
{
  const AciesCheckTerm *term = &self->kind->terms[index];
  g_autofree char      *text = g_strdup_printf ("%s (%s)", acies_check_name (term->name), term->rule);
  GtkWidget            *name = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL);
  GtkWidget            *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  acies_rule_link_set_text (GTK_LABEL (name), text, self->state->ruleset);
  gtk_widget_set_layout_manager (row, acies_wrap_layout_new (4, 0));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, acies_check_name (term->name), -1);
  for (guint i = 0; i <= term->most; i++)
    {
      g_autofree char *label = term->most > 1 ? g_strdup_printf ("%u", i) : g_strdup (i > 0 ? _ ("Yes") : _ ("No"));
      GtkWidget       *button = gtk_toggle_button_new_with_label (label);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == self->counts[index]);
      gtk_widget_add_css_class (button, "chip");
      g_object_set_data (G_OBJECT (button), "acies-number", GUINT_TO_POINTER (index * 16 + i));
      g_signal_connect (button, "clicked", G_CALLBACK (count_cb), self);
      gtk_widget_set_parent (button, row);
    }
  gtk_box_append (self->terms, name);
  gtk_box_append (self->terms, row);
}

static void
clear_row (GtkWidget *row)
{
  while (gtk_widget_get_first_child (row) != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (row));
}

static void
clear_terms (AciesCheckCard *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->terms))) != NULL)
    {
      if (!GTK_IS_LABEL (child))
        clear_row (child);
      gtk_box_remove (self->terms, child);
    }
}

static void
choose (AciesCheckCard       *self,
        const AciesCheckKind *kind)
{
  g_autofree char *text = g_strdup_printf ("%s (%s)", acies_check_name (kind->name), kind->rule);

  self->kind = kind;
  clear_terms (self);
  acies_rule_link_set_text (self->rule, text, self->state->ruleset);
  for (guint i = 0; kind->terms[i].name != NULL; i++)
    {
      self->counts[i] = kind->terms[i].usual;
      add_term (self, i);
    }
  for (GtkWidget *chip = gtk_widget_get_first_child (self->kinds); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), &self->state->ruleset->procs->checks[number_of (chip)] == kind);
  show_check (self);
}

static void
kind_cb (GtkWidget      *chip,
         AciesCheckCard *self)
{
  choose (self, &self->state->ruleset->procs->checks[number_of (chip)]);
}

/* --- the roll ------------------------------------------------------------------------------- */

static void
roll_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  AciesCheckCard *self = ACIES_CHECK_CARD (widget);
  AciesDice       dice = { .n = 1 };
  int             number;

  dice.types[0] = self->check->die;
  g_signal_emit_by_name (self, "roll", &dice);
  if (dice.faces[0] == 0)
    return;
  number = acies_ruleset_get_face (self->state->ruleset, &dice, 0)->number;
  acies_box_clear (self->dice);
  gtk_box_append (self->dice, acies_dice_view_new (self->theme, self->state->ruleset, &dice, DIE_SIZE, FALSE));
  for (guint i = 0; i < self->check->outcomes->len; i++)
    {
      const AciesCheckOutcome *outcome = &g_array_index (self->check->outcomes, AciesCheckOutcome, i);

      if (number >= outcome->least && number <= outcome->most)
        gtk_label_set_text (self->words, outcome->name);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->words), TRUE);
}

/* --- the widget ----------------------------------------------------------------------------- */

static void
acies_check_card_dispose (GObject *object)
{
  AciesCheckCard *self = ACIES_CHECK_CARD (object);

  if (self->kinds != NULL)
    clear_row (self->kinds);
  if (self->terms != NULL)
    clear_terms (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_CHECK_CARD);

  G_OBJECT_CLASS (acies_check_card_parent_class)->dispose (object);
}

static void
acies_check_card_finalize (GObject *object)
{
  g_clear_pointer (&ACIES_CHECK_CARD (object)->check, acies_check_free);

  G_OBJECT_CLASS (acies_check_card_parent_class)->finalize (object);
}

static void
acies_check_card_class_init (AciesCheckCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_check_card_dispose;
  object_class->finalize = acies_check_card_finalize;
  g_signal_new ("roll", ACIES_TYPE_CHECK_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/companion-check.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesCheckCard, kinds);
  gtk_widget_class_bind_template_child (widget_class, AciesCheckCard, rule);
  gtk_widget_class_bind_template_child (widget_class, AciesCheckCard, terms);
  gtk_widget_class_bind_template_child (widget_class, AciesCheckCard, outcomes);
  gtk_widget_class_bind_template_child (widget_class, AciesCheckCard, dice);
  gtk_widget_class_bind_template_child (widget_class, AciesCheckCard, words);
  gtk_widget_class_bind_template_child (widget_class, AciesCheckCard, roll);
  gtk_widget_class_install_action (widget_class, "check.roll", NULL, roll_cb);
}

static void
acies_check_card_init (AciesCheckCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->kinds, acies_wrap_layout_new (6, 0));
}

void
acies_check_card_set_state (AciesCheckCard   *self,
                            const AciesState *state,
                            AciesTheme       *theme)
{
  const AciesCheckKind *kinds = state->ruleset->procs->checks;
  gboolean              same;

  g_return_if_fail (ACIES_IS_CHECK_CARD (self));

  same = self->state != NULL && self->kind != NULL && self->kind >= kinds && self->theme == theme;
  self->state = state;
  self->theme = theme;
  gtk_widget_set_visible (GTK_WIDGET (self), kinds != NULL);
  if (same || kinds == NULL)
    return;
  clear_row (self->kinds);
  for (guint i = 0; kinds[i].name != NULL; i++)
    {
      GtkWidget *chip = gtk_toggle_button_new_with_label (acies_check_name (kinds[i].name));

      gtk_widget_add_css_class (chip, "chip");
      g_object_set_data (G_OBJECT (chip), "acies-number", GUINT_TO_POINTER (i));
      g_signal_connect (chip, "clicked", G_CALLBACK (kind_cb), self);
      gtk_widget_set_parent (chip, self->kinds);
    }
  choose (self, kinds);
}
