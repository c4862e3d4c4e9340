/* fight-page.c - the odds of any two unit types, as they fight on a real table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/fight-page.h"

#include "companion/check-card.h"
#include "companion/result-card.h"
#include "companion/unit-picker.h"
#include "engine/board/texts.h"
#include "engine/core/procs.h"
#include "engine/odds/duel-form.h"
#include "session/rng.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/shape.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MOST_RECENT 6

/* A pair that fought. */
typedef struct
{
  AciesSide side;
  AciesId   attacker;
  AciesId   target;
} Pair;

struct _AciesFightPage
{
  GtkWidget parent_instance;

  AciesState    *battle; /* (nullable): a copy */
  AciesTheme    *theme;
  AciesSide      side; /* of the attacker */
  AciesDuel      duel;
  GArray        *chosen; /* (element-type AciesSupposition) */
  AciesDuelForm *form;   /* (nullable): the choices for the pair */
  Pair           recent[MOST_RECENT];
  guint          n_recent;
  guint64        seed;
  guint          n_rolls;
  gboolean       compact;
  guint          idle_id; /* rebuilds the choices when the tapped chip is done */

  AciesShape      *shape;
  GtkBox          *box;
  GtkBox          *recent_box;
  GtkWidget       *pickers;
  GtkLabel        *who_label;
  GtkLabel        *whom_label;
  AciesUnitPicker *who;
  AciesUnitPicker *whom;
  GtkBox          *choices;
  AciesResultCard *result;
  AciesCheckCard  *checks;
  GtkWidget       *head;
};

G_DEFINE_FINAL_TYPE (AciesFightPage, acies_fight_page, GTK_TYPE_WIDGET)

static AciesRuleset *
ruleset_of (AciesFightPage *self)
{
  return self->battle->ruleset;
}

static AciesSide
enemy_of (AciesFightPage *self)
{
  for (AciesSide side = 0; side < ruleset_of (self)->n_sides; side++)
    {
      if (side != self->side && acies_side_is_enemy (self->battle, self->side, side))
        return side;
    }

  return self->side;
}

static gboolean
has_pair (AciesFightPage *self)
{
  return acies_unit_picker_get (self->who) != ACIES_NO_ID && acies_unit_picker_get (self->whom) != ACIES_NO_ID;
}

/* --- chips ---------------------------------------------------------------------------------- */

/* What a chip chooses. */
typedef enum
{
  CHIP_RANGED,
  CHIP_ATTACKER_TERRAIN,
  CHIP_TARGET_TERRAIN,
  CHIP_OPTION, /* an option of the form */
  CHIP_MORE,   /* more or less of an option */
  CHIP_FEWER,
  CHIP_ATTACKER_FIGURES,
  CHIP_TARGET_FIGURES,
  CHIP_RECENT,
} ChipKind;

static void chip_cb (GtkWidget      *button,
                     AciesFightPage *self);

/* @value: of the choice */
static GtkWidget *
add_chip (AciesFightPage *self,
          GtkWidget      *row,
          const char     *label,
          ChipKind        kind,
          int             value,
          gboolean        is_on)
{
  gboolean   toggles = kind <= CHIP_OPTION;
  GtkWidget *button = toggles ? gtk_toggle_button_new_with_label (label) : gtk_button_new_with_label (label);

  if (toggles)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), is_on);
  gtk_widget_add_css_class (button, "chip");
  g_object_set_data (G_OBJECT (button), "acies-kind", GINT_TO_POINTER (kind));
  g_object_set_data (G_OBJECT (button), "acies-value", GINT_TO_POINTER (value));
  g_signal_connect (button, "clicked", G_CALLBACK (chip_cb), self);
  gtk_widget_set_parent (button, row);

  return button;
}

/* A row of choices with its name. */
static GtkWidget *
add_row (AciesFightPage *self,
         const char     *name)
{
  GtkWidget *row = gtk_box_new (self->compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, self->compact ? 3 : 9);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), self->compact ? -1 : 12);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_layout_manager (chips, acies_wrap_layout_new (6, 0));
  gtk_widget_set_hexpand (chips, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), chips);
  gtk_box_append (self->choices, row);

  return chips;
}

/* --- choices -------------------------------------------------------------------------------- */

static void
add_terrains (AciesFightPage *self,
              const char     *name,
              guint64         terrains,
              ChipKind        kind,
              AciesId         chosen)
{
  const AciesRuleset *ruleset = ruleset_of (self);
  GtkWidget          *row = terrains != 0 ? add_row (self, name) : NULL;

  for (guint i = 0; i < ruleset->n_terrains; i++)
    {
      if ((terrains >> i) & 1)
        add_chip (self, row, ruleset->terrains[i].name, kind, (int) i, i == chosen);
    }
}

static void
add_stepper (AciesFightPage *self,
             GtkWidget      *row,
             AciesId         type,
             guint           figures,
             ChipKind        kind)
{
  const char      *name = ruleset_of (self)->unit_types[type].name;
  guint            full = acies_state_strength (self->battle, type);
  g_autofree char *text = NULL;
  g_autofree char *less = NULL;
  g_autofree char *more = NULL;
  GtkWidget       *label, *minus, *plus;

  figures = figures > 0 ? figures : full;
  /* Translators: a unit type and its number of figures */
  text = g_strdup_printf (_ ("%1$s: %2$u"), name, figures);
  /* Translators: a unit type */
  less = g_strdup_printf (_ ("Fewer Figures of %s"), name);
  /* Translators: a unit type */
  more = g_strdup_printf (_ ("More Figures of %s"), name);
  label = gtk_label_new (text);
  gtk_widget_set_parent (label, row);
  minus = add_chip (self, row, "−", kind, -1, FALSE);
  acies_accessible_name (minus, less);
  gtk_widget_set_sensitive (minus, figures > 1);
  plus = add_chip (self, row, "+", kind, 1, FALSE);
  acies_accessible_name (plus, more);
  gtk_widget_set_sensitive (plus, figures < full);
}

static AciesSupposition *
find_chosen (AciesFightPage         *self,
             const AciesSupposition *like)
{
  for (guint i = 0; i < self->chosen->len; i++)
    {
      AciesSupposition *one = &g_array_index (self->chosen, AciesSupposition, i);

      if (one->is_card == like->is_card && one->id == like->id)
        return one;
    }

  return NULL;
}

static gboolean
is_offered (const AciesDuelForm    *form,
            const AciesSupposition *supposition)
{
  for (guint i = 0; i < form->options->len; i++)
    {
      const AciesSupposition *one = &g_array_index (form->options, AciesDuelOption, i).supposition;

      if (one->is_card == supposition->is_card && one->id == supposition->id)
        return TRUE;
    }

  return FALSE;
}

/* @now: the choices that work with all that is chosen */
static void
add_options (AciesFightPage      *self,
             const AciesDuelForm *now,
             gboolean             cards)
{
  GtkWidget *row = NULL;

  for (guint i = 0; i < self->form->options->len; i++)
    {
      const AciesDuelOption  *option = &g_array_index (self->form->options, AciesDuelOption, i);
      const AciesSupposition *chosen = find_chosen (self, &option->supposition);
      g_autofree char        *name = chosen != NULL ? acies_duel_option_dup_name (option, chosen->count) : g_strdup (option->name);
      g_autofree char        *fewer = NULL;
      g_autofree char        *more = NULL;
      GtkWidget              *chip;

      if (option->supposition.is_card != cards)
        continue;
      if (row == NULL)
        row = add_row (self, cards ? _ ("Cards") : _ ("Conditions"));
      chip = add_chip (self, row, name, CHIP_OPTION, (int) i, chosen != NULL);
      acies_tooltip_set (chip, option->rule);
      gtk_widget_set_sensitive (chip, chosen != NULL || is_offered (now, &option->supposition));
      if (chosen == NULL || option->most == option->least)
        continue;
      /* Translators: a card or condition */
      fewer = g_strdup_printf (_ ("%s: Fewer"), option->name);
      /* Translators: a card or condition */
      more = g_strdup_printf (_ ("%s: More"), option->name);
      chip = add_chip (self, row, "−", CHIP_FEWER, (int) i, FALSE);
      acies_accessible_name (chip, fewer);
      gtk_widget_set_sensitive (chip, chosen->count > option->least);
      chip = add_chip (self, row, "+", CHIP_MORE, (int) i, FALSE);
      acies_accessible_name (chip, more);
      gtk_widget_set_sensitive (chip, chosen->count < option->most);
    }
}

/* Forgets what is chosen and not offered for this pair. */
static void
keep_possible (AciesFightPage *self)
{
  for (guint i = self->chosen->len; i > 0; i--)
    {
      if (!is_offered (self->form, &g_array_index (self->chosen, AciesSupposition, i - 1)))
        g_array_remove_index (self->chosen, i - 1);
    }
}

static void
add_choices (AciesFightPage *self)
{
  g_autoptr (AciesDuelForm) now = acies_duel_form_new (self->battle, &self->duel, self->chosen);
  AciesDuel *duel = &self->duel;
  GtkWidget *row;

  if (self->form->melee && self->form->ranged)
    {
      row = add_row (self, _ ("How"));
      add_chip (self, row, _ ("Melee"), CHIP_RANGED, FALSE, !duel->ranged);
      add_chip (self, row, _ ("Ranged"), CHIP_RANGED, TRUE, duel->ranged);
    }
  add_terrains (self, _ ("Attacker On"), self->form->attacker_terrains, CHIP_ATTACKER_TERRAIN, duel->attacker_terrain);
  add_terrains (self, _ ("Target On"), self->form->target_terrains, CHIP_TARGET_TERRAIN, duel->target_terrain);
  if (acies_state_strength (self->battle, duel->attacker) > 1 || acies_state_strength (self->battle, duel->target) > 1)
    {
      row = add_row (self, acies_units_say (ruleset_of (self), _ ("Figures"), _ ("Bases")));
      add_stepper (self, row, duel->attacker, duel->attacker_figures, CHIP_ATTACKER_FIGURES);
      add_stepper (self, row, duel->target, duel->target_figures, CHIP_TARGET_FIGURES);
    }
  add_options (self, now, FALSE);
  add_options (self, now, TRUE);
}

/* --- the page ------------------------------------------------------------------------------- */

static void
clear_recent (AciesFightPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->recent_box))) != NULL)
    gtk_widget_unparent (child);
}

static void
show_recent (AciesFightPage *self)
{
  clear_recent (self);
  for (guint i = 0; i < self->n_recent; i++)
    {
      const Pair          *pair = &self->recent[i];
      const AciesUnitType *types = ruleset_of (self)->unit_types;
      /* Translators: an attacker and its target */
      g_autofree char *label = g_strdup_printf (_ ("%1$s → %2$s"), types[pair->attacker].name, types[pair->target].name);

      if (pair->side != self->side || pair->attacker != self->duel.attacker || pair->target != self->duel.target)
        add_chip (self, GTK_WIDGET (self->recent_box), label, CHIP_RECENT, (int) i, FALSE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->recent_box), gtk_widget_get_first_child (GTK_WIDGET (self->recent_box)) != NULL);
}

/* The pair comes first in the list. */
static void
remember (AciesFightPage *self)
{
  Pair  pair = { self->side, self->duel.attacker, self->duel.target };
  guint i = 0;

  while (i < self->n_recent && (self->recent[i].side != pair.side || self->recent[i].attacker != pair.attacker || self->recent[i].target != pair.target))
    i++;
  if (i == self->n_recent)
    self->n_recent = MIN (self->n_recent + 1, MOST_RECENT);
  for (i = MIN (i, MOST_RECENT - 1); i > 0; i--)
    self->recent[i] = self->recent[i - 1];
  self->recent[0] = pair;
}

static char *
dup_side_label (AciesFightPage *self,
                AciesSide       side,
                gboolean        attacks,
                AciesId         type)
{
  const char *name = ruleset_of (self)->sides[side].name;

  if (type == ACIES_NO_ID)
    /* Translators: a side */
    return g_strdup_printf (attacks ? _ ("Attacker of %s") : _ ("Target: %s"), name);

  /* Translators: a side and a unit type */
  return attacks ? g_strdup_printf (_ ("%1$s attacks with %2$s"), name, ruleset_of (self)->unit_types[type].name)
                 /* Translators: a side and a unit type */
                 : g_strdup_printf (_ ("Target: %2$s of %1$s"), name, ruleset_of (self)->unit_types[type].name);
}

static void
show_labels (AciesFightPage *self)
{
  g_autofree char *who = dup_side_label (self, self->side, TRUE, acies_unit_picker_get (self->who));
  g_autofree char *whom = dup_side_label (self, enemy_of (self), FALSE, acies_unit_picker_get (self->whom));

  gtk_label_set_text (self->who_label, who);
  gtk_label_set_text (self->whom_label, whom);
}

/* Makes the targets that the attacker cannot attack insensitive. */
static void
allow_targets (AciesFightPage *self)
{
  AciesId attacker = acies_unit_picker_get (self->who);
  guint64 types = 0;

  for (guint i = 0; i < ruleset_of (self)->n_unit_types; i++)
    {
      if (attacker == ACIES_NO_ID || acies_duel_is_possible (self->battle, attacker, (AciesId) i))
        types |= G_GUINT64_CONSTANT (1) << i;
    }
  acies_unit_picker_allow (self->whom, types);
}

static void
clear_choices (AciesFightPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    {
      GtkWidget *row = gtk_widget_get_last_child (child);

      while (gtk_widget_get_first_child (row) != NULL)
        gtk_widget_unparent (gtk_widget_get_first_child (row));
      gtk_box_remove (self->choices, child);
    }
}

/* Finds the choices for the pair, at the distance at which it can fight. */
static void
find_choices (AciesFightPage *self)
{
  g_clear_pointer (&self->form, acies_duel_form_free);
  if (!has_pair (self))
    return;
  self->form = acies_duel_form_new (self->battle, &self->duel, NULL);
  if (!(self->duel.ranged ? self->form->ranged : self->form->melee))
    {
      self->duel.ranged = self->form->ranged;
      acies_duel_form_free (self->form);
      self->form = acies_duel_form_new (self->battle, &self->duel, NULL);
    }
  keep_possible (self);
}

static void
show_choices (AciesFightPage *self)
{
  clear_choices (self);
  if (self->form != NULL)
    add_choices (self);
}

static void
refresh (AciesFightPage *self)
{
  g_autoptr (GError) error = NULL;
  AciesOdds *odds = NULL;

  show_labels (self);
  show_recent (self);
  find_choices (self);
  show_choices (self);
  if (self->form != NULL)
    odds = acies_odds_new_for_duel_in (self->battle, &self->duel, self->chosen, &error);
  acies_result_card_show (self->result, ruleset_of (self), self->theme, odds, self->form != NULL ? self->form->answers : NULL,
                          error != NULL ? error->message : _ ("Tap an attacker and a target."));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "fight.clear", acies_unit_picker_get (self->who) != ACIES_NO_ID || acies_unit_picker_get (self->whom) != ACIES_NO_ID);
}

static gboolean
idle_cb (gpointer data)
{
  AciesFightPage *self = data;

  self->idle_id = 0;
  refresh (self);

  return G_SOURCE_REMOVE;
}

/* A chip must not be removed while it signals. */
static void
refresh_later (AciesFightPage *self)
{
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (idle_cb, self);
}

static void
set_pair (AciesFightPage *self,
          AciesSide       side,
          AciesId         attacker,
          AciesId         target)
{
  if (side != self->side)
    {
      self->side = side;
      acies_unit_picker_set (self->who, self->battle, self->theme, self->side);
      acies_unit_picker_set (self->whom, self->battle, self->theme, enemy_of (self));
    }
  acies_unit_picker_choose (self->who, attacker);
  acies_unit_picker_choose (self->whom, target);
  self->duel = (AciesDuel) { .attacker = attacker, .target = target };
  g_array_set_size (self->chosen, 0);
  allow_targets (self);
  refresh_later (self);
}

/* --- what the user does --------------------------------------------------------------------- */

static void
change_figures (AciesFightPage *self,
                AciesId         type,
                guint          *figures,
                int             by)
{
  guint full = acies_state_strength (self->battle, type);

  *figures = (guint) CLAMP ((int) (*figures > 0 ? *figures : full) + by, 1, (int) full);
}

static void
choose_option (AciesFightPage *self,
               int             index,
               ChipKind        kind)
{
  const AciesDuelOption *option = &g_array_index (self->form->options, AciesDuelOption, index);
  AciesSupposition      *chosen = find_chosen (self, &option->supposition);

  if (chosen == NULL)
    g_array_append_val (self->chosen, option->supposition);
  else if (kind == CHIP_OPTION)
    g_array_remove_index (self->chosen, (guint) (chosen - (AciesSupposition *) (gpointer) self->chosen->data));
  else
    chosen->count = (guint8) CLAMP (chosen->count + (kind == CHIP_MORE ? 1 : -1), (int) option->least, (int) option->most);
}

static void
chip_cb (GtkWidget      *button,
         AciesFightPage *self)
{
  ChipKind kind = (ChipKind) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "acies-kind"));
  int      value = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "acies-value"));

  switch (kind)
    {
    case CHIP_RANGED:
      self->duel.ranged = value != 0;
      break;
    case CHIP_ATTACKER_TERRAIN:
      self->duel.attacker_terrain = (AciesId) value;
      break;
    case CHIP_TARGET_TERRAIN:
      self->duel.target_terrain = (AciesId) value;
      break;
    case CHIP_ATTACKER_FIGURES:
      change_figures (self, self->duel.attacker, &self->duel.attacker_figures, value);
      break;
    case CHIP_TARGET_FIGURES:
      change_figures (self, self->duel.target, &self->duel.target_figures, value);
      break;
    case CHIP_RECENT:
      set_pair (self, self->recent[value].side, self->recent[value].attacker, self->recent[value].target);
      break;
    default:
      choose_option (self, value, kind);
      break;
    }
  refresh_later (self);
}

static void
picked_cb (AciesFightPage *self)
{
  AciesId attacker = acies_unit_picker_get (self->who);
  AciesId target = acies_unit_picker_get (self->whom);

  if (attacker != self->duel.attacker)
    self->duel.attacker_figures = 0;
  if (target != self->duel.target)
    self->duel.target_figures = 0;
  self->duel.attacker = attacker;
  self->duel.target = target;
  allow_targets (self);
  if (has_pair (self) && !acies_duel_is_possible (self->battle, attacker, target))
    acies_unit_picker_choose (self->whom, ACIES_NO_ID);
  refresh (self);
}

static void
swap_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  AciesFightPage *self = ACIES_FIGHT_PAGE (widget);

  if (self->battle != NULL)
    set_pair (self, enemy_of (self), acies_unit_picker_get (self->whom), acies_unit_picker_get (self->who));
}

static void
clear_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  AciesFightPage *self = ACIES_FIGHT_PAGE (widget);

  if (self->battle != NULL)
    set_pair (self, self->side, ACIES_NO_ID, ACIES_NO_ID);
}

static void
key_roll_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (ACIES_FIGHT_PAGE (widget)->result), "result.roll", NULL);
}

static void
check_roll_cb (AciesFightPage *self,
               AciesDice      *dice)
{
  g_signal_emit_by_name (self, "roll", dice);
  if (dice->n > 0 && dice->faces[0] == 0)
    acies_rng_roll (self->seed, self->n_rolls++, ruleset_of (self), dice);
}

static void
roll_cb (AciesFightPage *self,
         AciesDice      *dice)
{
  check_roll_cb (self, dice);
  remember (self);
}

static void
noted_cb (AciesFightPage *self,
          AciesDice      *dice,
          guint           losses)
{
  remember (self);
  g_signal_emit_by_name (self, "fought", (guint) self->duel.attacker, (guint) self->duel.target, dice, losses);
}

static void
shape_cb (AciesFightPage *self)
{
  gboolean compact = acies_shape_get_kind (self->shape) == ACIES_SHAPE_SMALL;

  if (compact == self->compact)
    return;
  self->compact = compact;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->pickers), compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (GTK_BOX (self->pickers), !compact);
  gtk_box_set_spacing (GTK_BOX (self->pickers), compact ? 6 : 18);
  acies_unit_picker_set_compact (self->who, compact);
  acies_unit_picker_set_compact (self->whom, compact);
  acies_result_card_set_compact (self->result, compact);
  /* On a small screen the odds come before the choices, so that two taps show them. */
  gtk_box_reorder_child_after (self->box, GTK_WIDGET (self->result), compact ? self->pickers : GTK_WIDGET (self->choices));
  show_choices (self);
}

/* --- the widget ----------------------------------------------------------------------------- */

static void
acies_fight_page_dispose (GObject *object)
{
  AciesFightPage *self = ACIES_FIGHT_PAGE (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  if (self->choices != NULL)
    clear_choices (self);
  if (self->recent_box != NULL)
    clear_recent (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_FIGHT_PAGE);

  G_OBJECT_CLASS (acies_fight_page_parent_class)->dispose (object);
}

static void
acies_fight_page_finalize (GObject *object)
{
  AciesFightPage *self = ACIES_FIGHT_PAGE (object);

  g_array_unref (self->chosen);
  g_clear_pointer (&self->form, acies_duel_form_free);
  g_clear_pointer (&self->battle, acies_state_free);

  G_OBJECT_CLASS (acies_fight_page_parent_class)->finalize (object);
}

static void
acies_fight_page_class_init (AciesFightPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_fight_page_dispose;
  object_class->finalize = acies_fight_page_finalize;
  g_signal_new ("roll", ACIES_TYPE_FIGHT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("fought", ACIES_TYPE_FIGHT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_POINTER, G_TYPE_UINT);

  g_type_ensure (ACIES_TYPE_SHAPE);
  g_type_ensure (ACIES_TYPE_UNIT_PICKER);
  g_type_ensure (ACIES_TYPE_CHECK_CARD);
  g_type_ensure (ACIES_TYPE_RESULT_CARD);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/companion-fight.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, shape);
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, box);
  gtk_widget_class_bind_template_child_full (widget_class, "recent", FALSE, G_STRUCT_OFFSET (AciesFightPage, recent_box));
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, pickers);
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, who_label);
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, whom_label);
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, who);
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, whom);
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, choices);
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, result);
  gtk_widget_class_bind_template_callback (widget_class, shape_cb);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, noted_cb);
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, checks);
  gtk_widget_class_bind_template_child (widget_class, AciesFightPage, head);
  gtk_widget_class_bind_template_callback (widget_class, roll_cb);
  gtk_widget_class_bind_template_callback (widget_class, check_roll_cb);
  gtk_widget_class_install_action (widget_class, "fight.swap", NULL, swap_cb);
  gtk_widget_class_install_action (widget_class, "fight.clear", NULL, clear_cb);
  gtk_widget_class_install_action (widget_class, "fight.roll", NULL, key_roll_cb);
}

/* Without a unit the keys do something else, and so they do where text is typed. */
static gboolean
key_cb (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   action)
{
  AciesFightPage *self = ACIES_FIGHT_PAGE (widget);
  GtkWidget      *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if ((focus != NULL && GTK_IS_EDITABLE (focus)) ||
      (acies_unit_picker_get (self->who) == ACIES_NO_ID && acies_unit_picker_get (self->whom) == ACIES_NO_ID))
    return FALSE;

  return gtk_widget_activate_action (widget, action, NULL);
}

static void
add_key (GtkShortcutController *keys,
         guint                  key,
         const char            *action)
{
  gtk_shortcut_controller_add_shortcut (keys, gtk_shortcut_new (gtk_keyval_trigger_new (key, 0), gtk_callback_action_new (key_cb, (gpointer) action, NULL)));
}

static void
acies_fight_page_init (AciesFightPage *self)
{
  GtkShortcutController *keys = acies_keys_add (GTK_WIDGET (self));

  add_key (keys, GDK_KEY_r, "fight.roll");
  add_key (keys, GDK_KEY_x, "fight.swap");
  add_key (keys, GDK_KEY_Escape, "fight.clear");
  self->chosen = g_array_new (FALSE, FALSE, sizeof (AciesSupposition));
  self->duel = (AciesDuel) { .attacker = ACIES_NO_ID, .target = ACIES_NO_ID };
  self->seed = acies_rng_new_seed ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->recent_box), acies_wrap_layout_new (6, 0));
}

/* Returns whether @state leads to the same choices, so that a roll on the page stays. */
static gboolean
is_same_battle (const AciesState *state,
                const AciesState *other)
{
  guint64 types[2][ACIES_MAX_SIDES] = { { 0 } };

  for (guint i = 0; i < state->n_units; i++)
    types[0][MIN (state->units[i].side, ACIES_MAX_SIDES - 1)] |= G_GUINT64_CONSTANT (1) << state->units[i].type;
  for (guint i = 0; i < other->n_units; i++)
    types[1][MIN (other->units[i].side, ACIES_MAX_SIDES - 1)] |= G_GUINT64_CONSTANT (1) << other->units[i].type;

  return memcmp (types[0], types[1], sizeof types[0]) == 0 && memcmp (state->switches, other->switches, sizeof state->switches) == 0 &&
         memcmp (state->board->terrain, other->board->terrain, sizeof state->board->terrain) == 0;
}

void
acies_fight_page_set_state (AciesFightPage   *self,
                            const AciesState *state,
                            AciesTheme       *theme)
{
  gboolean same;
  AciesId  attacker, target;

  g_return_if_fail (ACIES_IS_FIGHT_PAGE (self));

  same = self->battle != NULL && self->battle->ruleset == state->ruleset;
  if (same && self->theme == theme && is_same_battle (self->battle, state))
    return;
  attacker = same ? acies_unit_picker_get (self->who) : ACIES_NO_ID;
  target = same ? acies_unit_picker_get (self->whom) : ACIES_NO_ID;
  g_clear_pointer (&self->battle, acies_state_free);
  self->battle = acies_state_copy (state);
  self->theme = theme;
  if (!same)
    {
      self->side = 0;
      self->n_recent = 0;
      self->duel = (AciesDuel) { .attacker = ACIES_NO_ID, .target = ACIES_NO_ID };
      g_array_set_size (self->chosen, 0);
    }
  acies_unit_picker_set (self->who, self->battle, theme, self->side);
  acies_unit_picker_set (self->whom, self->battle, theme, enemy_of (self));
  acies_unit_picker_choose (self->who, attacker);
  acies_unit_picker_choose (self->whom, target);
  allow_targets (self);
  refresh (self);
  acies_check_card_set_state (self->checks, self->battle, theme);
  /* A game without fights has only checks. */
  gtk_widget_set_visible (self->head, ruleset_of (self)->procs->odds != NULL);
  gtk_widget_set_visible (self->pickers, ruleset_of (self)->procs->odds != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->result), ruleset_of (self)->procs->odds != NULL);
}

void
acies_fight_page_choose (AciesFightPage *self,
                         AciesSide       side,
                         AciesId         attacker,
                         AciesId         target)
{
  g_return_if_fail (ACIES_IS_FIGHT_PAGE (self) && self->battle != NULL);

  set_pair (self, side, attacker, target);
}
