/* turn-panel.c - where the battle begins and where it ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/panels.h"

#include "editor/panels/fields.h"
#include "engine/core/engine.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

enum
{
  PART_SIDE,
  PART_PHASE,
};

struct _AciesTurnPanel
{
  AciesPanel parent_instance;

  AciesEditor *editor;
  GtkWidget   *box;
  GtkWidget   *side;       /* these are NULL while there is no scenario */
  GtkWidget   *last_round; /* NULL where a battle is one round */
  GtkWidget   *first_round;
  GtkWidget   *phase; /* NULL where there is nothing to choose */
};

G_DEFINE_FINAL_TYPE (AciesTurnPanel, acies_turn_panel, ACIES_TYPE_PANEL)

/* Where a game begins is one command: what is not changed stays as it is. */
static void
opening_cb (gpointer data,
            guint    part,
            guint    chosen)
{
  AciesTurnPanel  *self = data;
  const AciesTurn *turn = &acies_editor_get_state (self->editor)->turn;
  AciesCommand     command = acies_command (ACIES_COMMAND_OPENING);

  command.number = acies_ruleset_lacks (acies_editor_get_state (self->editor)->ruleset, ACIES_LACKS_ROUNDS) ? 1 : turn->round;
  command.side = part == PART_SIDE ? (AciesSide) chosen : turn->active;
  command.id = part == PART_PHASE ? (AciesId) chosen : turn->phase;
  acies_editor_apply (self->editor, &command);
}

static void
show (AciesTurnPanel *self)
{
  const AciesState *state;

  state = acies_editor_get_state (self->editor);
  if (state == NULL || gtk_widget_get_first_child (self->box) == NULL)
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

/* --- building ------------------------------------------------------------------------------- */

static GtkWidget *
add_round (AciesTurnPanel  *self,
           GtkWidget       *group,
           AciesCommandKind kind,
           const char      *title)
{
  AciesCommand field = acies_command (kind);
  GtkWidget   *row = acies_number_row_new (self->editor, &field, title, NULL);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}

static GtkWidget *
add_choice (AciesTurnPanel *self,
            GtkWidget      *group,
            const char     *title,
            guint           part,
            GtkStringList  *names)
{
  GtkWidget *row = acies_choice_row_new (title, opening_cb, self, part);

  acies_choice_row_set_names (row, names);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}

static void
add_rows (AciesTurnPanel   *self,
          const AciesState *state)
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
  self->last_round = self->first_round = NULL;
  if (!acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS))
    {
      self->last_round = add_round (self, group, ACIES_COMMAND_END_ROUND, _ ("Last round"));
      self->first_round = add_round (self, group, ACIES_COMMAND_OPENING, _ ("Starts in round"));
    }
  self->side = acies_ruleset_names_first (state->ruleset) ? add_choice (self, group, _ ("Starts with the turn of"), PART_SIDE, sides) : NULL;
  self->phase = procs->n_opening_phases > 1 ? add_choice (self, group, _ ("Starts in phase"), PART_PHASE, phases) : NULL;
  gtk_box_append (GTK_BOX (self->box), group);
}

static void
rebuild (AciesTurnPanel *self)
{
  const AciesState *state;
  GtkWidget        *child;

  state = acies_editor_get_state (self->editor);
  self->side = NULL;
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  if (state != NULL)
    add_rows (self, state);
}

static void
acies_turn_panel_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesTurnPanel *self = ACIES_TURN_PANEL (panel);

  if (events == NULL)
    rebuild (self);
  show (self);
}

static void
acies_turn_panel_class_init (AciesTurnPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  panel_class->refresh = acies_turn_panel_refresh;
  acies_panel_class_bind_model (klass, AciesTurnPanel, editor);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "turn-panel");
}

static void
acies_turn_panel_init (AciesTurnPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
