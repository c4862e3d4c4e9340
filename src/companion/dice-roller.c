/* dice-roller.c - rolls the dice of a game at any time, with their history and statistics
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/dice-roller.h"

#include "engine/board/texts.h"
#include "engine/core/procs.h"
#include "engine/find/findings.h"
#include "session/dice-entry.h"
#include "session/rng.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/dice-input.h"
#include "widgets/dice-view.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>

#define DIE_SIZE 60
#define MOST_SHOWN 30 /* rolls of the history */
#define USUAL_COUNTS 6

/* A roll and its time. */
typedef struct
{
  AciesDice  dice;
  GDateTime *time;
} Roll;

struct _AciesDiceRoller
{
  GtkBox parent_instance;

  AciesState *state; /* (nullable): a copy */
  AciesTheme *theme;
  guint8      counts[ACIES_MAX_DIE_TYPES]; /* dice of each kind to roll */
  AciesId     kind;                        /* the kind whose count is chosen */
  guint64     seed;
  guint       n_rolls; /* with the own seed */
  GArray     *rolls;   /* (element-type Roll): oldest first */

  GtkLabel       *last;
  GtkBox         *dice;
  GtkLabel       *sum;
  GtkWidget      *kinds;
  GtkWidget      *number; /* the row of numbers */
  AciesDiceInput *input;
  GtkButton      *roll;
  GtkWidget      *type_in;
  GtkWidget      *records;
  GtkGrid        *statistics;
  GtkLabel       *seed_label;
  GtkBox         *history;
};

G_DEFINE_FINAL_TYPE (AciesDiceRoller, acies_dice_roller, GTK_TYPE_BOX)

static void
clear_roll (gpointer data)
{
  g_date_time_unref (((Roll *) data)->time);
}

static gboolean
has_die (AciesDiceRoller *self,
         guint            type)
{
  const AciesScenarioProcs *procs = self->state->ruleset->procs->scenario;

  return procs->has_die == NULL || procs->has_die (self->state, (AciesId) type);
}

static AciesDice
new_dice (AciesDiceRoller *self)
{
  AciesDice dice = { 0 };

  for (guint type = 0; type < self->state->ruleset->n_die_types; type++)
    {
      for (guint i = 0; i < self->counts[type] && dice.n < ACIES_MAX_DICE; i++)
        dice.types[dice.n++] = (guint8) type;
    }

  return dice;
}

/* --- records -------------------------------------------------------------------------------- */

/* Returns: (transfer full): the faces, such as "5, 2, 2" */
static char *
dup_faces (AciesDiceRoller *self,
           const AciesDice *dice)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < dice->n; i++)
    acies_list_add (text, ACIES_LIST_COMMA, acies_face_to_string (acies_ruleset_get_face (self->state->ruleset, dice, i), self->state->ruleset));

  return g_strdup (text->str);
}

static void
clear_grid (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

/* The bar only repeats the number, so it is hidden from screen readers. */
static void
add_statistic (AciesDiceRoller *self,
               int              row,
               const char      *name,
               guint            n,
               guint            total)
{
  g_autofree char *number = g_strdup_printf ("%u", n);
  GtkWidget       *bar = g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                       "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, "fraction", total > 0 ? (double) n / total : 0, NULL);
  GtkWidget       *label = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, NULL);

  gtk_grid_attach (self->statistics, label, 0, row, 1, 1);
  gtk_grid_attach (self->statistics, bar, 1, row, 1, 1);
  gtk_grid_attach (self->statistics, gtk_label_new (number), 2, row, 1, 1);
}

/* How often each face came up, and the mean of the numbers.
 * Returns: the next row */
static int
add_kind_statistics (AciesDiceRoller *self,
                     guint            type,
                     int              row)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  const AciesDieType *die = &ruleset->die_types[type];
  guint               counts[ACIES_MAX_FACES + 1] = { 0 };
  guint               n = 0;
  guint               n_numbers = 0;
  int                 sum = 0;
  g_autofree char    *title = NULL;
  GtkWidget          *label;

  for (guint i = 0; i < self->rolls->len; i++)
    {
      const AciesDice *dice = &g_array_index (self->rolls, Roll, i).dice;

      for (guint j = 0; j < dice->n; j++)
        {
          const AciesFace *face = acies_ruleset_get_face (ruleset, dice, j);

          if (dice->types[j] != type)
            continue;
          counts[dice->faces[j]]++;
          n++;
          n_numbers += face->symbol == ACIES_NO_ID;
          sum += face->symbol == ACIES_NO_ID ? face->number : 0;
        }
    }
  if (n == 0)
    return row;
  /* Translators: the kind of die, such as "Yellow", and the number of dice */
  title = n_numbers < n ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u die", "%1$s: %2$u dice", n), die->name, n)
                        /* Translators: the kind of die, the number of dice, and the mean of their numbers */
                        : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u die, mean %3$.2f", "%1$s: %2$u dice, mean %3$.2f", n), die->name, n, (double) sum / n);
  label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (label, "heading");
  gtk_grid_attach (self->statistics, label, 0, row++, 3, 1);
  for (guint face = 1; face <= die->n_faces; face++)
    {
      if (acies_die_same_face (die, face) == face)
        add_statistic (self, row++, acies_face_to_string (&die->faces[face - 1], ruleset), counts[face], n);
    }

  return row;
}

static void
show_records (AciesDiceRoller *self)
{
  g_autofree char *seed = g_strdup_printf (_ ("Seed of the dice: %" G_GUINT64_FORMAT), self->seed);
  int              row = 0;

  clear_grid (self->statistics);
  acies_box_clear (self->history);
  for (guint type = 0; type < self->state->ruleset->n_die_types; type++)
    row = add_kind_statistics (self, type, row);
  for (guint i = self->rolls->len; i > 0 && self->rolls->len - i < MOST_SHOWN; i--)
    {
      const Roll      *roll = &g_array_index (self->rolls, Roll, i - 1);
      g_autofree char *time = g_date_time_format (roll->time, "%X");
      g_autofree char *faces = dup_faces (self, &roll->dice);
      /* Translators: the time of a roll, and its faces */
      g_autofree char *text = g_strdup_printf (_ ("%1$s   %2$s"), time, faces);

      gtk_box_append (self->history, g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, NULL));
    }
  gtk_label_set_text (self->seed_label, seed);
  gtk_widget_set_visible (self->records, self->rolls->len > 0);
}

/* --- the roll ------------------------------------------------------------------------------- */

static void
show_roll (AciesDiceRoller *self)
{
  const AciesDice *dice = self->rolls->len > 0 ? &g_array_index (self->rolls, Roll, self->rolls->len - 1).dice : NULL;
  const Roll      *before = self->rolls->len > 1 ? &g_array_index (self->rolls, Roll, self->rolls->len - 2) : NULL;
  g_autofree char *faces = before != NULL ? dup_faces (self, &before->dice) : NULL;
  /* Translators: the faces of a roll */
  g_autofree char *last = before != NULL ? g_strdup_printf (_ ("Before: %s"), faces) : NULL;
  g_autofree char *text = NULL;
  int              sum = 0;
  guint            n_numbers = 0;

  acies_box_clear (self->dice);
  gtk_label_set_text (self->last, last != NULL ? last : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sum), dice != NULL);
  if (dice == NULL)
    return;
  for (guint i = 0; i < dice->n; i++)
    {
      const AciesFace *face = acies_ruleset_get_face (self->state->ruleset, dice, i);

      n_numbers += face->symbol == ACIES_NO_ID;
      sum += face->symbol == ACIES_NO_ID ? face->number : 0;
    }
  gtk_box_append (self->dice, acies_dice_view_new (self->theme, self->state->ruleset, dice, DIE_SIZE, FALSE));
  text = n_numbers == dice->n && dice->n > 1 ? g_strdup_printf (_ ("Sum %d"), sum) : dup_faces (self, dice);
  gtk_label_set_text (self->sum, text);
}

void
acies_dice_roller_add (AciesDiceRoller *self,
                       const AciesDice *dice)
{
  Roll roll = { .dice = *dice };

  g_return_if_fail (ACIES_IS_DICE_ROLLER (self) && self->state != NULL && dice->n > 0);

  roll.time = g_date_time_new_now_local ();
  memset (roll.dice.results, ACIES_DIE_UNREAD, sizeof roll.dice.results);
  g_array_append_val (self->rolls, roll);
  show_roll (self);
  show_records (self);
}

void
acies_dice_roller_roll (AciesDiceRoller *self)
{
  AciesDice dice;

  g_return_if_fail (ACIES_IS_DICE_ROLLER (self));

  if (self->state == NULL)
    return;
  dice = new_dice (self);
  if (dice.n == 0)
    return;
  g_signal_emit_by_name (self, "roll", &dice);
  if (dice.faces[0] == 0)
    acies_rng_roll (self->seed, self->n_rolls++, self->state->ruleset, &dice);
  acies_dice_roller_add (self, &dice);
  g_signal_emit_by_name (self, "rolled", &dice);
}

static void
roll_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_dice_roller_roll (ACIES_DICE_ROLLER (widget));
}

static void
show_input (AciesDiceRoller *self)
{
  gboolean  types = self->state != NULL && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->type_in));
  AciesDice dice = { 0 };

  if (types)
    dice = new_dice (self);
  acies_dice_input_ask (self->input, self->state != NULL ? self->state->ruleset : NULL, self->theme, dice.types, dice.n);
  gtk_widget_set_visible (GTK_WIDGET (self->input), dice.n > 0);
}

static void
typing_cb (AciesDiceRoller *self)
{
  show_input (self);
}

static void
entered_cb (AciesDiceRoller *self)
{
  const AciesDiceEntry *entry = acies_dice_input_get_entry (self->input);
  AciesDice             dice;

  if (!acies_dice_entry_is_complete (entry))
    return;
  dice = acies_dice_entry_to_command (entry).dice;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->type_in), FALSE);
  acies_dice_roller_add (self, &dice);
  g_signal_emit_by_name (self, "rolled", &dice);
}

/* --- kinds and numbers ---------------------------------------------------------------------- */

static void
show_choice (AciesDiceRoller *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  guint               n = new_dice (self).n;
  g_autofree char    *label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Roll %u Die", "Roll %u Dice", n), n);

  for (GtkWidget *chip = gtk_widget_get_first_child (self->kinds); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      guint            type = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "acies-number"));
      g_autofree char *text = self->counts[type] > 0 ? g_strdup_printf ("%s ×%u", ruleset->die_types[type].name, self->counts[type])
                                                     : g_strdup (ruleset->die_types[type].name);

      gtk_button_set_label (GTK_BUTTON (chip), text);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), type == self->kind);
    }
  for (GtkWidget *chip = gtk_widget_get_first_child (self->number); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      if (GTK_IS_TOGGLE_BUTTON (chip))
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "acies-number")) == self->counts[self->kind]);
    }
  gtk_button_set_label (self->roll, label);
  acies_style_set (GTK_WIDGET (self->roll), "suggested-action", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "roller.roll", n > 0);
  show_input (self);
}

static void
kind_cb (GtkWidget       *chip,
         AciesDiceRoller *self)
{
  self->kind = (AciesId) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "acies-number"));
  show_choice (self);
}

static void
number_cb (GtkWidget       *chip,
           AciesDiceRoller *self)
{
  self->counts[self->kind] = (guint8) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "acies-number"));
  show_choice (self);
}

/* One more than before, so that any number can be reached. */
static void
more_cb (AciesDiceRoller *self)
{
  self->counts[self->kind] = (guint8) MIN (self->counts[self->kind] + 1, ACIES_MAX_DICE);
  show_choice (self);
}

static void
add_chip (AciesDiceRoller *self,
          GtkWidget       *row,
          const char      *label,
          guint            number,
          GCallback        callback)
{
  GtkWidget *chip = gtk_toggle_button_new_with_label (label);

  gtk_widget_add_css_class (chip, "chip");
  g_object_set_data (G_OBJECT (chip), "acies-number", GUINT_TO_POINTER (number));
  g_signal_connect (chip, "clicked", callback, self);
  gtk_widget_set_parent (chip, row);
}

static void
clear_row (GtkWidget *row)
{
  while (gtk_widget_get_first_child (row) != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (row));
}

static void
add_chips (AciesDiceRoller *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  guint               n_kinds = 0;
  GtkWidget          *more;

  clear_row (self->kinds);
  clear_row (self->number);
  for (guint type = 0; type < ruleset->n_die_types; type++)
    {
      if (!has_die (self, type))
        continue;
      self->kind = n_kinds++ == 0 ? (AciesId) type : self->kind;
      add_chip (self, self->kinds, ruleset->die_types[type].name, type, G_CALLBACK (kind_cb));
    }
  gtk_widget_set_visible (self->kinds, n_kinds > 1);
  for (guint i = n_kinds > 1 ? 0 : 1; i <= USUAL_COUNTS; i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", i);

      add_chip (self, self->number, label, i, G_CALLBACK (number_cb));
    }
  more = gtk_button_new_with_label ("+");
  gtk_widget_add_css_class (more, "chip");
  acies_accessible_name (more, _ ("One More Die"));
  g_signal_connect_swapped (more, "clicked", G_CALLBACK (more_cb), self);
  gtk_widget_set_parent (more, self->number);
}

/* --- the widget ----------------------------------------------------------------------------- */

static void
acies_dice_roller_dispose (GObject *object)
{
  AciesDiceRoller *self = ACIES_DICE_ROLLER (object);

  if (self->kinds != NULL)
    clear_row (self->kinds);
  if (self->number != NULL)
    clear_row (self->number);
  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_DICE_ROLLER);

  G_OBJECT_CLASS (acies_dice_roller_parent_class)->dispose (object);
}

static void
acies_dice_roller_finalize (GObject *object)
{
  AciesDiceRoller *self = ACIES_DICE_ROLLER (object);

  g_clear_pointer (&self->state, acies_state_free);
  g_array_unref (self->rolls);

  G_OBJECT_CLASS (acies_dice_roller_parent_class)->finalize (object);
}

static void
acies_dice_roller_class_init (AciesDiceRollerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_dice_roller_dispose;
  object_class->finalize = acies_dice_roller_finalize;
  g_signal_new ("roll", ACIES_TYPE_DICE_ROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("rolled", ACIES_TYPE_DICE_ROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (ACIES_TYPE_DICE_INPUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/companion-dice.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, last);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, dice);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, sum);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, kinds);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, number);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, input);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, roll);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, type_in);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, records);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, statistics);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, seed_label);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceRoller, history);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, typing_cb);
  gtk_widget_class_install_action (widget_class, "roller.roll", NULL, roll_cb);
}

static void
acies_dice_roller_init (AciesDiceRoller *self)
{
  self->rolls = g_array_new (FALSE, FALSE, sizeof (Roll));
  g_array_set_clear_func (self->rolls, clear_roll);
  self->seed = acies_rng_new_seed ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->kinds, acies_wrap_layout_new (6, 0));
  gtk_widget_set_layout_manager (self->number, acies_wrap_layout_new (6, 0));
}

void
acies_dice_roller_set_state (AciesDiceRoller  *self,
                             const AciesState *state,
                             AciesTheme       *theme)
{
  gboolean same;

  g_return_if_fail (ACIES_IS_DICE_ROLLER (self));

  same = self->state != NULL && self->state->ruleset == state->ruleset;
  g_clear_pointer (&self->state, acies_state_free);
  self->state = acies_state_copy (state);
  self->theme = theme;
  if (same)
    return;
  g_array_set_size (self->rolls, 0);
  memset (self->counts, 0, sizeof self->counts);
  add_chips (self);
  self->counts[self->kind] = 1;
  show_choice (self);
  show_roll (self);
  show_records (self);
}

void
acies_dice_roller_set_seed (AciesDiceRoller *self,
                            guint64          seed)
{
  g_return_if_fail (ACIES_IS_DICE_ROLLER (self));

  self->seed = seed;
  if (self->state != NULL)
    show_records (self);
}
