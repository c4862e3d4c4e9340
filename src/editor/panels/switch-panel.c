/* switch-panel.c - the rules that a scenario may set differently from its ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/panels.h"

#include "editor/panels/fields.h"
#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* One switch, in a row of its type; that of a number changes it itself. */
typedef struct
{
  AciesId    id;
  GtkWidget *row;
  GtkWidget *reset;
} SwitchRow;

struct _AciesSwitchPanel
{
  AciesPanel parent_instance;

  AciesEditor *editor;
  GArray      *rows; /* of SwitchRow, by id */
  GtkWidget   *box;
  GtkLabel    *sum;
  GtkWidget   *groups;
};

G_DEFINE_FINAL_TYPE (AciesSwitchPanel, acies_switch_panel, ACIES_TYPE_PANEL)

/* --- changing ------------------------------------------------------------------------------- */

static void
chosen_cb (gpointer data,
           guint    id,
           guint    value)
{
  AciesSwitchPanel *self = data;
  AciesCommand      command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) id);

  command.number = (gint16) value;
  acies_editor_apply (self->editor, &command);
}

static void
reset_cb (AciesSwitchPanel *self,
          GtkWidget        *reset)
{
  guint id = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (reset), "acies-switch"));

  chosen_cb (self, id, (guint) acies_editor_get_state (self->editor)->ruleset->switches[id].fallback);
}

/* --- showing -------------------------------------------------------------------------------- */

static void
show (AciesSwitchPanel *self)
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

/* "yes" in words, as the control shows it. */
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
new_reset (AciesSwitchPanel  *self,
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
new_choice (AciesSwitchPanel  *self,
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

/* What the switch does, and the statement that it is about. */
static void
tell (GtkWidget          *row,
      const AciesRuleset *ruleset,
      const AciesSwitch  *type)
{
  const AciesRule *rule = type->rule != NULL ? acies_ruleset_find_rule (ruleset, type->rule) : NULL;
  g_autofree char *tooltip = rule != NULL ? g_strdup_printf ("%s\n%s", rule->id, rule->text) : NULL;
  g_autofree char *subtitle = NULL;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), type->name);
  acies_tooltip_set (row, tooltip);
  if (ADW_IS_COMBO_ROW (row) || type->type == ACIES_SWITCH_NUMBER)
    return;
  subtitle = g_markup_escape_text (type->text != NULL ? type->text : "", -1);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
}

/* The button stands before the control, so that controls are below each other. */
static void
add_reset (AciesSwitchPanel *self,
           GtkWidget        *widget,
           GtkWidget        *reset,
           GtkWidget        *control)
{
  g_object_ref (control);
  adw_action_row_remove (ADW_ACTION_ROW (widget), control);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), reset);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), control);
  g_object_unref (control);
}

static GtkWidget *
new_number (AciesSwitchPanel  *self,
            const AciesSwitch *type,
            AciesId            id)
{
  AciesCommand field = acies_command_with_id (ACIES_COMMAND_SWITCH, id);

  return acies_number_row_new (self->editor, &field, type->name, NULL);
}

static GtkWidget *
new_row (AciesSwitchPanel  *self,
         const AciesSwitch *type,
         AciesId            id)
{
  GtkWidget *widget = type->type == ACIES_SWITCH_CHOICE   ? new_choice (self, type, id)
                      : type->type == ACIES_SWITCH_NUMBER ? new_number (self, type, id)
                                                          : acies_switch_row_new (type->name, chosen_cb, self, id);
  SwitchRow  row = { id, widget, new_reset (self, type, id) };

  switch (type->type)
    {
    case ACIES_SWITCH_CHOICE:
      adw_action_row_add_suffix (ADW_ACTION_ROW (widget), row.reset);
      break;

    case ACIES_SWITCH_NUMBER:
      add_reset (self, widget, row.reset, acies_number_row_get_spin (widget));
      break;

    case ACIES_SWITCH_BOOLEAN:
    default:
      add_reset (self, widget, row.reset, adw_action_row_get_activatable_widget (ADW_ACTION_ROW (widget)));
    }
  g_array_append_val (self->rows, row);

  return widget;
}

/* The page of the armies has the option after which a side is named. */
static gboolean
names_a_side (const AciesRuleset *ruleset,
              AciesId             id)
{
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    if (ruleset->sides[side].named_by == id)
      return TRUE;

  return FALSE;
}

/* Those that are about the same thing stand together, in the order of the ruleset. */
static void
add_group (AciesSwitchPanel   *self,
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
rebuild (AciesSwitchPanel *self)
{
  const AciesState *state;
  GtkWidget        *group;

  state = acies_editor_get_state (self->editor);
  g_array_set_size (self->rows, 0);
  while ((group = gtk_widget_get_first_child (self->groups)) != NULL)
    gtk_box_remove (GTK_BOX (self->groups), group);
  if (state == NULL)
    return;
  for (AciesId id = 0; id < state->ruleset->n_switches; id++)
    if (is_first_of_group (state->ruleset, id))
      add_group (self, state->ruleset, state->ruleset->switches[id].group);
}

static void
acies_switch_panel_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesSwitchPanel *self = ACIES_SWITCH_PANEL (panel);

  if (events == NULL)
    rebuild (self);
  show (self);
}

static void
acies_switch_panel_finalize (GObject *object)
{
  g_array_unref (ACIES_SWITCH_PANEL (object)->rows);
  G_OBJECT_CLASS (acies_switch_panel_parent_class)->finalize (object);
}

static void
acies_switch_panel_class_init (AciesSwitchPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_switch_panel_finalize;
  panel_class->refresh = acies_switch_panel_refresh;
  acies_panel_class_bind_model (klass, AciesSwitchPanel, editor);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "switch-panel");
}

static void
acies_switch_panel_init (AciesSwitchPanel *self)
{
  GtkWidget *sum = gtk_label_new (NULL);

  gtk_widget_add_css_class (sum, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (sum), TRUE);
  gtk_label_set_xalign (GTK_LABEL (sum), 0);
  self->sum = GTK_LABEL (sum);
  self->rows = g_array_new (FALSE, FALSE, sizeof (SwitchRow));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_box_append (GTK_BOX (self->box), sum);
  gtk_box_append (GTK_BOX (self->box), self->groups);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
