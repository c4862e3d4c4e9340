/* victory-panel.c - start and end of the battle, and rules that the scenario changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/panels.h"

#include "editor/panels/fields.h"
#include "engine/core/engine.h"
#include "render/sheet.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"
#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* The row of one switch. The row of a number applies the number itself. */
typedef struct
{
  AciesId    id;
  GtkWidget *row;
  GtkWidget *reset;
} SwitchRow;

struct _AciesVictoryPanel
{
  AciesPanel parent_instance;

  AciesEditor *editor;
  GArray      *rows; /* of SwitchRow, by id */
  GtkLabel    *victory;
  GtkBox      *turns;
  GtkWidget   *side;       /* NULL without a scenario, like the members below */
  GtkWidget   *last_round; /* NULL if battles have only one round */
  GtkWidget   *first_round;
  GtkWidget   *phase; /* NULL if there is no choice */
  GtkLabel    *sum;
  GtkWidget   *groups;
};

G_DEFINE_FINAL_TYPE (AciesVictoryPanel, acies_victory_panel, ACIES_TYPE_PANEL)

/* --- turns ----------------------------------------------------------------------------------- */

enum
{
  PART_SIDE,
  PART_PHASE,
};

/* One command sets the whole start of a game, so it must repeat the values that stay. */
static void
opening_cb (gpointer data,
            guint    part,
            guint    chosen)
{
  AciesVictoryPanel *self = data;
  const AciesTurn   *turn = &acies_editor_get_state (self->editor)->turn;
  AciesCommand       command = acies_command (ACIES_COMMAND_OPENING);

  command.number = acies_ruleset_lacks (acies_editor_get_state (self->editor)->ruleset, ACIES_LACKS_ROUNDS) ? 1 : turn->round;
  command.side = part == PART_SIDE ? (AciesSide) chosen : turn->active;
  command.id = part == PART_PHASE ? (AciesId) chosen : turn->phase;
  acies_editor_apply (self->editor, &command);
}

static void
show_turns (AciesVictoryPanel *self)
{
  const AciesState *state;

  state = acies_editor_get_state (self->editor);
  if (state == NULL || gtk_widget_get_first_child (GTK_WIDGET (self->turns)) == NULL)
    return;
  if (self->last_round != NULL)
    {
      acies_number_row_refresh (self->last_round, NULL);
      acies_number_row_refresh (self->first_round, NULL);
    }
  if (self->side != NULL)
    acies_choice_row_show (self->side, state->turn.active);
  if (self->phase != NULL)
    acies_choice_row_show (self->phase, state->turn.phase);
}

static GtkWidget *
add_round (AciesVictoryPanel *self,
           GtkWidget         *group,
           AciesCommandKind   kind,
           const char        *title)
{
  AciesCommand field = acies_command (kind);
  GtkWidget   *row = acies_number_row_new (self->editor, &field, title, NULL);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}

static GtkWidget *
add_turn_choice (AciesVictoryPanel *self,
                 GtkWidget         *group,
                 const char        *title,
                 guint              part,
                 GtkStringList     *names)
{
  GtkWidget *row = acies_choice_row_new (title, opening_cb, self, part);

  acies_choice_row_set_names (row, names);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}

static void
add_turns (AciesVictoryPanel *self,
           const AciesState  *state)
{
  const AciesProcs *procs = state->ruleset->procs;
  GtkWidget        *group = adw_preferences_group_new ();
  g_autoptr (GtkStringList) sides = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) phases = gtk_string_list_new (NULL);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Turns"));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    gtk_string_list_append (sides, state->ruleset->sides[side].name);
  for (guint phase = 0; phase < procs->n_opening_phases; phase++)
    gtk_string_list_append (phases, acies_procs_phase_name (procs, phase));
  self->last_round = self->first_round = self->side = NULL;
  if (!acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS))
    {
      self->last_round = add_round (self, group, ACIES_COMMAND_END_ROUND, _ ("Last round"));
      self->first_round = add_round (self, group, ACIES_COMMAND_OPENING, _ ("Starts in round"));
    }
  if (acies_ruleset_names_first (state->ruleset) && procs->first == NULL)
    {
      self->side = add_turn_choice (self, group, _ ("Starts with the turn of"), PART_SIDE, sides);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->side), _ ("Usually the side that moves first in every round"));
    }
  self->phase = procs->n_opening_phases > 1 ? add_turn_choice (self, group, _ ("Starts in phase"), PART_PHASE, phases) : NULL;
  gtk_box_append (self->turns, group);
}

/* --- rules: changing ------------------------------------------------------------------------------- */

static void
chosen_cb (gpointer data,
           guint    id,
           guint    value)
{
  AciesVictoryPanel *self = data;
  AciesCommand       command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) id);

  command.number = (gint16) value;
  acies_editor_apply (self->editor, &command);
}

static void
reset_cb (AciesVictoryPanel *self,
          GtkWidget         *reset)
{
  guint id = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (reset), "acies-switch"));

  chosen_cb (self, id, (guint) acies_editor_get_state (self->editor)->ruleset->switches[id].fallback);
}

/* --- showing -------------------------------------------------------------------------------- */

static void
show_switches (AciesVictoryPanel *self)
{
  const AciesState *state;
  guint             n = 0;
  g_autofree char  *sum = NULL;

  state = acies_editor_get_state (self->editor);
  if (state == NULL)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      const SwitchRow   *row = &g_array_index (self->rows, SwitchRow, i);
      const AciesSwitch *type = &state->ruleset->switches[row->id];
      gboolean           differs = state->switches[row->id] != type->fallback;

      if (type->type == ACIES_SWITCH_NUMBER)
        acies_number_row_refresh (row->row, type->text);
      else
        acies_choice_row_show (row->row, (guint) state->switches[row->id]);
      gtk_widget_set_visible (row->reset, differs);
      n += differs;
    }
  /* Translators: how many rules the battle sets differently from its game */
  sum = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u rule differs from the standard rules in this battle",
                                      "%u rules differ from the standard rules in this battle", n),
                         n);
  gtk_label_set_text (self->sum, n > 0 ? sum : _ ("Standard rules"));
}

/* --- building ------------------------------------------------------------------------------- */

/* Returns the default value in words, such as "yes". */
static char *
dup_usual (const AciesSwitch *type)
{
  const AciesOption *option;

  switch (type->type)
    {
    case ACIES_SWITCH_BOOLEAN:
      return g_strdup (type->fallback != 0 ? _ ("yes") : _ ("no"));

    case ACIES_SWITCH_NUMBER:
      return g_strdup_printf ("%d", type->fallback);

    case ACIES_SWITCH_CHOICE:
      option = g_ptr_array_index (type->options, type->fallback);
      return g_strdup (option->name);

    default:
      g_assert_not_reached ();
    }
}

static GtkWidget *
new_reset (AciesVictoryPanel *self,
           const AciesSwitch *type,
           AciesId            id)
{
  GtkWidget       *button = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  g_autofree char *usual = dup_usual (type);
  /* Translators: the usual value of a rule */
  g_autofree char *text = g_strdup_printf (_ ("Reset to standard: %s"), usual);
  /* Translators: the name of a rule, then its usual value, for a screen reader */
  g_autofree char *name = g_strdup_printf (_ ("%1$s, reset to standard: %2$s"), type->name, usual);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  acies_tooltip_set (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "acies-switch", GUINT_TO_POINTER (id));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (reset_cb), self);

  return button;
}

static GtkWidget *
new_choice (AciesVictoryPanel *self,
            const AciesSwitch *type,
            AciesId            id)
{
  GtkWidget *row = acies_choice_row_new (type->name, chosen_cb, self, id);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < type->options->len; i++)
    gtk_string_list_append (names, ((const AciesOption *) type->options->pdata[i])->name);
  acies_choice_row_set_names (row, names);
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);

  return row;
}

/* Sets the title and subtitle, and the tooltip with the statement of the rule. */
static void
tell (GtkWidget          *row,
      const AciesRuleset *ruleset,
      const AciesSwitch  *type)
{
  const AciesRule *rule = type->rule != NULL ? acies_ruleset_find_rule (ruleset, type->rule) : NULL;
  g_autofree char *tooltip = rule != NULL ? g_strdup_printf ("%s\n%s", rule->id, acies_rule_get_plain (rule)) : NULL;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), type->name);
  acies_tooltip_set (row, tooltip);
  acies_topic_set (row, type->rule);
  if (ADW_IS_COMBO_ROW (row) || type->type == ACIES_SWITCH_NUMBER)
    return;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), type->text != NULL ? type->text : "");
}

/* The button comes before the control, so that the controls are aligned. */
static void
add_reset (GtkWidget *widget,
           GtkWidget *reset,
           GtkWidget *control)
{
  g_object_ref (control);
  adw_action_row_remove (ADW_ACTION_ROW (widget), control);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), reset);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), control);
  g_object_unref (control);
}

static GtkWidget *
new_row (AciesVictoryPanel *self,
         const AciesSwitch *type,
         AciesId            id)
{
  AciesCommand field = acies_command_with_id (ACIES_COMMAND_SWITCH, id);
  GtkWidget   *widget = type->type == ACIES_SWITCH_CHOICE   ? new_choice (self, type, id)
                        : type->type == ACIES_SWITCH_NUMBER ? acies_number_row_new (self->editor, &field, type->name, NULL)
                                                            : acies_switch_row_new (type->name, chosen_cb, self, id);
  SwitchRow    row = { id, widget, new_reset (self, type, id) };

  switch (type->type)
    {
    case ACIES_SWITCH_CHOICE:
      adw_action_row_add_suffix (ADW_ACTION_ROW (widget), row.reset);
      break;

    case ACIES_SWITCH_NUMBER:
      add_reset (widget, row.reset, acies_number_row_get_spin (widget));
      break;

    case ACIES_SWITCH_BOOLEAN:
    default:
      add_reset (widget, row.reset, adw_action_row_get_activatable_widget (ADW_ACTION_ROW (widget)));
    }
  g_array_append_val (self->rows, row);

  return widget;
}

/* Switches that name a side are on the page of the armies. */
static gboolean
names_a_side (const AciesRuleset *ruleset,
              AciesId             id)
{
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    if (ruleset->sides[side].named_by == id)
      return TRUE;

  return FALSE;
}

/* Adds the rules of one group, in ruleset order. */
static void
add_group (AciesVictoryPanel  *self,
           const AciesRuleset *ruleset,
           const char         *name)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), name != NULL ? name : _ ("Rules"));
  for (AciesId id = 0; id < ruleset->n_switches; id++)
    {
      GtkWidget *row;

      if (g_strcmp0 (ruleset->switches[id].group, name) != 0 || names_a_side (ruleset, id))
        continue;
      row = new_row (self, &ruleset->switches[id], id);
      tell (row, ruleset, &ruleset->switches[id]);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  gtk_box_append (GTK_BOX (self->groups), group);
}

static gboolean
is_first_of_group (const AciesRuleset *ruleset,
                   AciesId             id)
{
  for (AciesId before = 0; before < id; before++)
    if (g_strcmp0 (ruleset->switches[before].group, ruleset->switches[id].group) == 0 && !names_a_side (ruleset, before))
      return FALSE;

  return !names_a_side (ruleset, id);
}

static void
rebuild_switches (AciesVictoryPanel *self)
{
  const AciesState *state;

  state = acies_editor_get_state (self->editor);
  g_array_set_size (self->rows, 0);
  acies_box_clear (GTK_BOX (self->groups));
  if (state == NULL)
    return;
  for (AciesId id = 0; id < state->ruleset->n_switches; id++)
    if (is_first_of_group (state->ruleset, id))
      add_group (self, state->ruleset, state->ruleset->switches[id].group);
}

static void
show_victory (AciesVictoryPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  g_autofree char  *victory = state != NULL ? acies_sheet_dup_victory (state) : NULL;

  gtk_label_set_text (self->victory, victory != NULL ? victory : "");
  gtk_widget_set_visible (GTK_WIDGET (self->victory), victory != NULL);
}

static void
acies_victory_panel_refresh (AciesPanel *panel,
                             GArray     *events,
                             gboolean    forward)
{
  AciesVictoryPanel *self = ACIES_VICTORY_PANEL (panel);

  if (events == NULL)
    {
      acies_box_clear (self->turns);
      if (acies_editor_get_state (self->editor) != NULL)
        add_turns (self, acies_editor_get_state (self->editor));
      rebuild_switches (self);
    }
  show_victory (self);
  show_turns (self);
  show_switches (self);
}

static void
acies_victory_panel_finalize (GObject *object)
{
  g_array_unref (ACIES_VICTORY_PANEL (object)->rows);
  G_OBJECT_CLASS (acies_victory_panel_parent_class)->finalize (object);
}

static void
acies_victory_panel_class_init (AciesVictoryPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_victory_panel_finalize;
  panel_class->refresh = acies_victory_panel_refresh;
  acies_panel_class_bind_model (klass, AciesVictoryPanel, editor);
  acies_panel_class_set_template (panel_class, "victory-panel.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesVictoryPanel, victory);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesVictoryPanel, turns);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesVictoryPanel, sum);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesVictoryPanel, groups);
}

static void
acies_victory_panel_init (AciesVictoryPanel *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (SwitchRow));
  gtk_widget_init_template (GTK_WIDGET (self));
}
