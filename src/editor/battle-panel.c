/* battle-panel.c - the scenario's title, turns, and the numbers of both sides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/battle-panel.h"

#include "editor/number-spin.h"
#include "engine/procs.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* The texts that are one line. */
static const struct
{
  AciesTextKind kind;
  const char   *title;
} entries[] = {
  { ACIES_TEXT_TITLE, N_ ("Title") },
  { ACIES_TEXT_DATE, N_ ("Date") },
  { ACIES_TEXT_PLACE, N_ ("Place") },
  { ACIES_TEXT_AUTHOR, N_ ("Author") },
};

/* The numbers; those of a side are shown once for each. */
typedef enum
{
  NUMBER_END_ROUND,
  NUMBER_OPENING_ROUND,
  NUMBER_MORALE,
  NUMBER_HAND_SIZE,
  NUMBER_ACTIONS,
  NUMBER_SPENT,
} NumberKind;

typedef struct
{
  NumberKind     kind;
  AciesSide      side;
  GtkSpinButton *spin;
} NumberRow;

/* What is one of a few names: a side, a phase. */
typedef enum
{
  CHOICE_FIRST,
  CHOICE_OPENING_SIDE,
  CHOICE_OPENING_PHASE,
  N_CHOICES,
} ChoiceKind;

struct _AciesBattlePanel
{
  GtkWidget parent_instance;

  AciesEditor *editor;
  GtkWidget   *box;
  GtkWidget   *groups; /* what depends on the ruleset */
  AdwEntryRow *entry[G_N_ELEMENTS (entries)];
  AdwComboRow *choices[N_CHOICES]; /* NULL where the game has none */
  GArray      *numbers;            /* of NumberRow */
  gboolean     refreshing;
};

G_DEFINE_FINAL_TYPE (AciesBattlePanel, acies_battle_panel, GTK_TYPE_WIDGET)

/* --- texts ---------------------------------------------------------------------------------- */

/* A text becomes one command when it is left or confirmed, and so one step of undo. */
static void
flush_entry (AciesBattlePanel *self,
             guint             i)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  const char       *text = gtk_editable_get_text (GTK_EDITABLE (self->entry[i]));
  AciesCommand      command = acies_command_with_id (ACIES_COMMAND_TEXT, entries[i].kind);

  if (state == NULL || g_str_equal (text, state->texts->text[entries[i].kind]))
    return;
  command.text = (char *) text;
  if (!acies_editor_apply (self->editor, &command))
    acies_battle_panel_refresh (self);
}

void
acies_battle_panel_flush (AciesBattlePanel *self)
{
  g_return_if_fail (ACIES_IS_BATTLE_PANEL (self));

  if (self->refreshing)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    flush_entry (self, i);
}

static void
entry_left_cb (GtkEventControllerFocus *controller,
               AciesBattlePanel        *self)
{
  acies_battle_panel_flush (self);
}

static void
add_entries (AciesBattlePanel *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      GtkWidget          *row = adw_entry_row_new ();
      GtkEventController *focus = gtk_event_controller_focus_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), gettext (entries[i].title));
      g_signal_connect (focus, "leave", G_CALLBACK (entry_left_cb), self);
      gtk_widget_add_controller (row, focus);
      g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (acies_battle_panel_flush), self);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      self->entry[i] = ADW_ENTRY_ROW (row);
    }
  gtk_box_append (GTK_BOX (self->box), group);
}

/* --- numbers -------------------------------------------------------------------------------- */

static int
number_in_state (const AciesState *state,
                 const NumberRow  *row)
{
  switch (row->kind)
    {
    case NUMBER_END_ROUND:
      return state->setup.end_round;
    case NUMBER_OPENING_ROUND:
      return state->turn.round;
    case NUMBER_MORALE:
      return state->sides[row->side].morale;
    case NUMBER_HAND_SIZE:
      return state->sides[row->side].hand_size;
    case NUMBER_ACTIONS:
      return state->sides[row->side].actions;
    case NUMBER_SPENT:
      return state->sides[row->side].spent;
    default:
      g_assert_not_reached ();
    }
}

/* Where a game begins is one command: what is not changed stays as it is. */
static AciesCommand
new_opening (const AciesState *state)
{
  AciesCommand command = acies_command (ACIES_COMMAND_OPENING);

  command.side = state->turn.active;
  command.number = state->turn.round;
  command.id = state->turn.phase;

  return command;
}

static AciesCommand
command_of_number (const AciesState *state,
                   const NumberRow  *row,
                   int               number)
{
  static const AciesCommandKind kinds[] = {
    [NUMBER_END_ROUND] = ACIES_COMMAND_END_ROUND,
    [NUMBER_OPENING_ROUND] = ACIES_COMMAND_OPENING,
    [NUMBER_MORALE] = ACIES_COMMAND_MORALE,
    [NUMBER_HAND_SIZE] = ACIES_COMMAND_HAND_SIZE,
    [NUMBER_ACTIONS] = ACIES_COMMAND_ACTIONS,
    [NUMBER_SPENT] = ACIES_COMMAND_SPENT,
  };
  AciesCommand command = acies_command (kinds[row->kind]);

  if (row->kind == NUMBER_OPENING_ROUND)
    command = new_opening (state);
  else
    command.side = row->side;
  command.number = (gint16) number;

  return command;
}

static void
number_changed_cb (GtkSpinButton    *spin,
                   AciesBattlePanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  int               number = gtk_spin_button_get_value_as_int (spin);

  for (guint i = 0; state != NULL && i < self->numbers->len; i++)
    {
      const NumberRow *row = &g_array_index (self->numbers, NumberRow, i);
      AciesCommand     command;

      if (row->spin != spin || number == number_in_state (state, row))
        continue;
      command = command_of_number (state, row, number);
      if (!acies_editor_apply (self->editor, &command))
        acies_battle_panel_refresh (self);
    }
}

static void
add_number (AciesBattlePanel *self,
            GtkWidget        *group,
            NumberRow         row,
            const char       *title,
            const char       *owner,
            int               min,
            int               max)
{
  GtkWidget       *widget = adw_action_row_new ();
  g_autofree char *name = owner != NULL ? g_strdup_printf ("%s: %s", owner, title) : g_strdup (title);

  row.spin = GTK_SPIN_BUTTON (acies_number_spin_new (name, min, max));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), GTK_WIDGET (row.spin));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), widget);
  g_array_append_val (self->numbers, row);
  g_signal_connect (row.spin, "value-changed", G_CALLBACK (number_changed_cb), self);
}

/* --- turns and sides ------------------------------------------------------------------------ */

static guint
choice_in_state (const AciesState *state,
                 ChoiceKind        kind)
{
  switch (kind)
    {
    case CHOICE_FIRST:
      return state->setup.first;
    case CHOICE_OPENING_SIDE:
      return state->turn.active;
    case CHOICE_OPENING_PHASE:
      return state->turn.phase;
    case N_CHOICES:
    default:
      g_assert_not_reached ();
    }
}

static AciesCommand
command_of_choice (const AciesState *state,
                   ChoiceKind        kind,
                   guint             chosen)
{
  AciesCommand command = kind == CHOICE_FIRST ? acies_command (ACIES_COMMAND_FIRST) : new_opening (state);

  if (kind == CHOICE_OPENING_PHASE)
    command.id = (AciesId) chosen;
  else
    command.side = (AciesSide) chosen;

  return command;
}

static void
choice_changed_cb (AciesBattlePanel *self,
                   GParamSpec       *pspec,
                   AdwComboRow      *row)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  guint             chosen = adw_combo_row_get_selected (row);

  for (guint kind = 0; state != NULL && !self->refreshing && kind < N_CHOICES; kind++)
    {
      AciesCommand command;

      if (self->choices[kind] != row || chosen == GTK_INVALID_LIST_POSITION || chosen == choice_in_state (state, kind))
        continue;
      command = command_of_choice (state, kind, chosen);
      if (!acies_editor_apply (self->editor, &command))
        acies_battle_panel_refresh (self);
    }
}

static void
add_choice (AciesBattlePanel *self,
            GtkWidget        *group,
            ChoiceKind        kind,
            const char       *title,
            GtkStringList    *names)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (choice_changed_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  self->choices[kind] = ADW_COMBO_ROW (row);
}

static GtkWidget *
add_titled_group (AciesBattlePanel *self,
                  const char       *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (self->groups), group);

  return group;
}

static void
add_turns (AciesBattlePanel *self,
           const AciesState *state)
{
  GtkWidget *group = add_titled_group (self, _ ("Turns"));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    gtk_string_list_append (names, state->ruleset->sides[side].name);
  add_choice (self, group, CHOICE_FIRST, _ ("Moves first"), names);
  add_number (self, group, (NumberRow) { .kind = NUMBER_END_ROUND, .side = ACIES_NO_SIDE },
              _ ("Last round"), NULL, 1, ACIES_MAX_END_ROUND);
}

/* A battle may begin with a later turn than the first. */
static void
add_opening (AciesBattlePanel *self,
             const AciesState *state)
{
  const AciesProcs *procs = state->ruleset->procs;
  GtkWidget        *group = add_titled_group (self, _ ("Opening"));
  g_autoptr (GtkStringList) sides = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) phases = gtk_string_list_new (NULL);

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    gtk_string_list_append (sides, state->ruleset->sides[side].name);
  for (guint phase = 0; phase < procs->n_opening_phases; phase++)
    gtk_string_list_append (phases, _ (procs->phase_names[phase]));
  add_number (self, group, (NumberRow) { .kind = NUMBER_OPENING_ROUND, .side = ACIES_NO_SIDE },
              _ ("Begins in round"), NULL, 1, ACIES_MAX_END_ROUND);
  add_choice (self, group, CHOICE_OPENING_SIDE, _ ("Turn of"), sides);
  if (procs->n_opening_phases > 1)
    add_choice (self, group, CHOICE_OPENING_PHASE, _ ("Phase"), phases);
}

static void
add_side (AciesBattlePanel *self,
          const AciesState *state,
          AciesSide         side)
{
  const char *name = state->ruleset->sides[side].name;
  GtkWidget  *group = add_titled_group (self, name);

  add_number (self, group, (NumberRow) { .kind = NUMBER_MORALE, .side = side },
              _ ("Morale"), name, 1, ACIES_MAX_MORALE);
  add_number (self, group, (NumberRow) { .kind = NUMBER_HAND_SIZE, .side = side },
              _ ("Hand size"), name, 1, ACIES_MAX_HAND);
  if (state->ruleset->army.actions == 0)
    return;
  add_number (self, group, (NumberRow) { .kind = NUMBER_ACTIONS, .side = side },
              _ ("Actions in a round"), name, 1, ACIES_MAX_ACTIONS);
  add_number (self, group, (NumberRow) { .kind = NUMBER_SPENT, .side = side },
              _ ("Spent at the opening"), name, 0, ACIES_MAX_ACTIONS);
}

static void
remove_groups (AciesBattlePanel *self)
{
  GtkWidget *child;

  g_array_set_size (self->numbers, 0);
  memset (self->choices, 0, sizeof self->choices);
  while ((child = gtk_widget_get_first_child (self->groups)) != NULL)
    gtk_box_remove (GTK_BOX (self->groups), child);
}

void
acies_battle_panel_rebuild (AciesBattlePanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  g_return_if_fail (ACIES_IS_BATTLE_PANEL (self));

  self->refreshing = TRUE;
  remove_groups (self);
  if (state != NULL)
    {
      add_turns (self, state);
      for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
        add_side (self, state, side);
      add_opening (self, state);
    }
  self->refreshing = FALSE;
  acies_battle_panel_refresh (self);
}

static void
refresh_entries (AciesBattlePanel *self,
                 const AciesState *state)
{
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      const char *text = state->texts->text[entries[i].kind];

      if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (self->entry[i]))))
        gtk_editable_set_text (GTK_EDITABLE (self->entry[i]), text);
    }
}

void
acies_battle_panel_refresh (AciesBattlePanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  g_return_if_fail (ACIES_IS_BATTLE_PANEL (self));

  if (state == NULL || self->choices[CHOICE_FIRST] == NULL)
    return;
  self->refreshing = TRUE;
  refresh_entries (self, state);
  for (guint kind = 0; kind < N_CHOICES; kind++)
    if (self->choices[kind] != NULL)
      adw_combo_row_set_selected (self->choices[kind], choice_in_state (state, kind));
  for (guint i = 0; i < self->numbers->len; i++)
    {
      const NumberRow *row = &g_array_index (self->numbers, NumberRow, i);

      acies_number_spin_show (row->spin, number_in_state (state, row));
    }
  self->refreshing = FALSE;
}

void
acies_battle_panel_set_editor (AciesBattlePanel *self,
                               AciesEditor      *editor)
{
  g_return_if_fail (ACIES_IS_BATTLE_PANEL (self));

  self->editor = editor;
}

static void
acies_battle_panel_dispose (GObject *object)
{
  AciesBattlePanel *self = ACIES_BATTLE_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_battle_panel_parent_class)->dispose (object);
}

static void
acies_battle_panel_finalize (GObject *object)
{
  g_array_unref (ACIES_BATTLE_PANEL (object)->numbers);
  G_OBJECT_CLASS (acies_battle_panel_parent_class)->finalize (object);
}

static void
acies_battle_panel_class_init (AciesBattlePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_battle_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_battle_panel_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "battle-panel");
}

static void
acies_battle_panel_init (AciesBattlePanel *self)
{
  self->numbers = g_array_new (FALSE, FALSE, sizeof (NumberRow));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  add_entries (self);
  gtk_box_append (GTK_BOX (self->box), self->groups);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
