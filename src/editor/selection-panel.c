/* selection-panel.c - the selected hex and what can be set about the unit on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/selection-panel.h"

#include "editor/number-spin.h"
#include "widgets/hex-text.h"
#include "widgets/swatch.h"

#include "engine/procs.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AciesSelectionPanel
{
  GtkWidget parent_instance;

  AciesEditor *editor;
  AciesTheme  *theme;
  gboolean     refreshing;

  GtkWidget     *box;
  GtkStack      *stack;
  AciesSwatch   *swatch;
  GtkLabel      *name;
  GtkLabel      *place;
  GtkWidget     *unit_group;
  GtkWidget     *figures_row;
  GtkSpinButton *figures;
  GtkLabel      *numbers;
  GtkWidget     *marks_group;
  GtkWidget     *mark_switches[ACIES_MAX_MARKS]; /* NULL for marks of play */
  GtkWidget     *mark_rows[ACIES_MAX_MARKS];
};

G_DEFINE_FINAL_TYPE (AciesSelectionPanel, acies_selection_panel, GTK_TYPE_WIDGET)

static AciesUnitId
selected_unit (AciesSelectionPanel *self)
{
  AciesHex hex = acies_editor_get_selected (self->editor);

  return hex != ACIES_NO_HEX ? acies_state_unit_at (acies_editor_get_state (self->editor), hex) : ACIES_NO_UNIT;
}

/* --- changing ------------------------------------------------------------------------------- */

static void
figures_changed_cb (GtkSpinButton       *spin,
                    AciesSelectionPanel *self)
{
  AciesUnitId  unit;
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_FIGURES, acies_editor_get_selected (self->editor));

  if (self->refreshing || (unit = selected_unit (self)) == ACIES_NO_UNIT)
    return;
  command.number = (gint16) gtk_spin_button_get_value_as_int (spin);
  if (command.number != acies_editor_get_state (self->editor)->units[unit].figures &&
      !acies_editor_apply (self->editor, &command))
    acies_selection_panel_refresh (self);
}

static void
mark_changed_cb (GtkSwitch           *widget,
                 GParamSpec          *pspec,
                 AciesSelectionPanel *self)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_MARK, acies_editor_get_selected (self->editor));

  if (self->refreshing || selected_unit (self) == ACIES_NO_UNIT)
    return;
  for (AciesId mark = 0; mark < G_N_ELEMENTS (self->mark_switches); mark++)
    if (self->mark_switches[mark] == GTK_WIDGET (widget))
      command.id = mark;
  command.number = gtk_switch_get_active (widget);
  if (!acies_editor_apply (self->editor, &command))
    acies_selection_panel_refresh (self);
}

/* --- showing -------------------------------------------------------------------------------- */

static void
show_unit (AciesSelectionPanel *self,
           const AciesState    *state,
           AciesUnitId          unit)
{
  const AciesUnit *it = &state->units[unit];
  g_autofree char *name = acies_unit_type_text (state->ruleset, it->type, it->side);
  g_autofree char *numbers = acies_unit_type_numbers_text (state->ruleset, it->type);
  g_autofree char *subtitle = g_strdup_printf (_ ("Full strength %u"), acies_state_strength (state, it->type));

  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->numbers, numbers);
  acies_swatch_show_unit (self->swatch, state->ruleset, self->theme, it->type, it->side, it->figures, it->marks);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->figures_row), subtitle);
  acies_number_spin_show (self->figures, it->figures);
  for (AciesId mark = 0; mark < state->ruleset->n_marks; mark++)
    if (self->mark_switches[mark] != NULL)
      gtk_switch_set_active (GTK_SWITCH (self->mark_switches[mark]), acies_state_unit_has_mark (state, unit, mark));
}

static void
show_place (AciesSelectionPanel *self,
            const AciesState    *state,
            AciesHex             hex,
            gboolean             has_unit)
{
  AciesHexName     hex_name;
  const char      *terrain = state->ruleset->terrains[state->board->terrain[hex]].name;
  g_autofree char *place = NULL;

  acies_hex_name (hex, hex_name);
  /* Translators: the name of a hex and its ground, "E5, Forest" */
  place = g_strdup_printf (_ ("%s, %s"), hex_name, terrain);
  gtk_label_set_text (self->place, has_unit ? place : _ ("No unit"));
  if (has_unit)
    return;
  gtk_label_set_text (self->name, place);
  acies_swatch_show_terrain (self->swatch, self->theme, state->board->terrain[hex]);
}

void
acies_selection_panel_refresh (AciesSelectionPanel *self)
{
  const AciesState *state;
  AciesHex          hex;
  AciesUnitId       unit;

  g_return_if_fail (ACIES_IS_SELECTION_PANEL (self));

  state = acies_editor_get_state (self->editor);
  hex = acies_editor_get_selected (self->editor);
  gtk_stack_set_visible_child_name (self->stack, state != NULL && hex != ACIES_NO_HEX ? "hex" : "nothing");
  if (state == NULL || hex == ACIES_NO_HEX)
    return;
  self->refreshing = TRUE;
  unit = acies_state_unit_at (state, hex);
  gtk_widget_set_visible (self->unit_group, unit != ACIES_NO_UNIT);
  show_place (self, state, hex, unit != ACIES_NO_UNIT);
  if (unit != ACIES_NO_UNIT)
    show_unit (self, state, unit);
  self->refreshing = FALSE;
}

/* --- building ------------------------------------------------------------------------------- */

static void
add_mark (AciesSelectionPanel *self,
          const AciesMarkType *type,
          AciesId              mark)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, type->name, -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), type->name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  g_signal_connect (toggle, "notify::active", G_CALLBACK (mark_changed_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->marks_group), row);
  self->mark_switches[mark] = toggle;
  self->mark_rows[mark] = row;
  gtk_widget_set_visible (self->marks_group, TRUE);
}

void
acies_selection_panel_rebuild (AciesSelectionPanel *self,
                               AciesTheme          *theme)
{
  const AciesState *state;

  g_return_if_fail (ACIES_IS_SELECTION_PANEL (self));

  state = acies_editor_get_state (self->editor);
  self->theme = theme;
  acies_swatch_show_nothing (self->swatch);
  for (AciesId mark = 0; mark < G_N_ELEMENTS (self->mark_rows); mark++)
    if (self->mark_rows[mark] != NULL)
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->marks_group), self->mark_rows[mark]);
  gtk_widget_set_visible (self->marks_group, FALSE);
  memset (self->mark_rows, 0, sizeof self->mark_rows);
  memset (self->mark_switches, 0, sizeof self->mark_switches);
  if (state != NULL)
    for (AciesId mark = 0; mark < state->ruleset->n_marks; mark++)
      if (state->ruleset->marks[mark].kept)
        add_mark (self, &state->ruleset->marks[mark], mark);
  acies_selection_panel_refresh (self);
}

void
acies_selection_panel_set_editor (AciesSelectionPanel *self,
                                  AciesEditor         *editor)
{
  g_return_if_fail (ACIES_IS_SELECTION_PANEL (self));

  self->editor = editor;
  g_signal_connect_object (editor, "notify::selected", G_CALLBACK (acies_selection_panel_refresh), self,
                           G_CONNECT_SWAPPED);
}

static void
remove_clicked_cb (AciesSelectionPanel *self)
{
  acies_editor_remove_selected (self->editor);
}

static void
acies_selection_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_SELECTION_PANEL);
  G_OBJECT_CLASS (acies_selection_panel_parent_class)->dispose (object);
}

static void
acies_selection_panel_class_init (AciesSelectionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_selection_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/selection-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesSelectionPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AciesSelectionPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesSelectionPanel, name);
  gtk_widget_class_bind_template_child (widget_class, AciesSelectionPanel, place);
  gtk_widget_class_bind_template_child (widget_class, AciesSelectionPanel, unit_group);
  gtk_widget_class_bind_template_child (widget_class, AciesSelectionPanel, figures_row);
  gtk_widget_class_bind_template_child (widget_class, AciesSelectionPanel, numbers);
  gtk_widget_class_bind_template_child (widget_class, AciesSelectionPanel, marks_group);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked_cb);
}

static void
acies_selection_panel_init (AciesSelectionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->swatch = ACIES_SWATCH (acies_swatch_new (72));
  gtk_box_prepend (GTK_BOX (self->box), GTK_WIDGET (self->swatch));
  self->figures = GTK_SPIN_BUTTON (acies_number_spin_new (_ ("Figures"), 1, ACIES_MAX_FIGURES));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->figures_row), GTK_WIDGET (self->figures));
  g_signal_connect (self->figures, "value-changed", G_CALLBACK (figures_changed_cb), self);
}
