/* fields.c - input fields for a scenario: spin buttons, rows with choices, and groups of toggle buttons
 *
 * Most fields are not bound to properties, because only commands change a scenario, and they can be refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/fields.h"

#include "engine/core/engine.h"
#include "widgets/controls.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* The number of a spin button. */
typedef struct
{
  AciesEditor *editor;
  AciesCommand field;
  gboolean     refreshing;
} Binding;

static Binding *
binding_of (gpointer spin)
{
  return g_object_get_data (G_OBJECT (spin), "acies-number");
}

/* One command sets the whole start of a game, so it must repeat the values that stay. */
static AciesCommand
field_in_state (const Binding    *binding,
                const AciesState *state)
{
  AciesCommand field = binding->field;

  if (field.kind == ACIES_COMMAND_OPENING)
    {
      field.side = state->turn.active;
      field.id = state->turn.phase;
    }

  return field;
}

/* --- the spin button ------------------------------------------------------------------------ */

static void
leave_the_wheel_alone (GtkWidget *spin)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (spin);

  for (guint i = g_list_model_get_n_items (controllers); i > 0; i--)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_widget_remove_controller (spin, controller);
    }
}

static void
changed_cb (GtkSpinButton *spin,
            Binding       *binding)
{
  const AciesState *state = acies_editor_get_state (binding->editor);
  AciesCommand      command;
  AciesEditRange    range;

  if (binding->refreshing || state == NULL)
    return;
  command = field_in_state (binding, state);
  if (!acies_edit_range (&command, state, &range))
    return;
  command.number = (gint16) gtk_spin_button_get_value_as_int (spin);
  if (command.number != acies_edit_number (&command, state) && !acies_editor_apply (binding->editor, &command))
    acies_number_spin_refresh (GTK_WIDGET (spin));
}

GtkWidget *
acies_number_spin_new (AciesEditor        *editor,
                       const AciesCommand *field,
                       const char         *name)
{
  GtkWidget *spin = acies_spin_new (name, 0, 1);
  Binding   *binding = g_new0 (Binding, 1);

  binding->editor = editor;
  binding->field = *field;
  g_object_set_data_full (G_OBJECT (spin), "acies-number", binding, g_free);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 2);
  gtk_widget_add_css_class (spin, "compact");
  g_signal_connect (spin, "value-changed", G_CALLBACK (changed_cb), binding);
  leave_the_wheel_alone (spin);

  return spin;
}

void
acies_number_spin_set_field (GtkWidget          *spin,
                             const AciesCommand *field)
{
  binding_of (spin)->field = *field;
}

void
acies_number_spin_refresh (GtkWidget *spin)
{
  Binding          *binding = binding_of (spin);
  const AciesState *state = acies_editor_get_state (binding->editor);
  AciesCommand      field;
  AciesEditRange    range;
  int               number;

  if (state == NULL)
    return;
  field = field_in_state (binding, state);
  if (!acies_edit_range (&field, state, &range))
    return;
  number = acies_edit_number (&field, state);
  binding->refreshing = TRUE;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (spin), MIN (number, range.usual_min), MAX (number, range.usual_max));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
  binding->refreshing = FALSE;
}

/* --- the row -------------------------------------------------------------------------------- */

/* "1–30 rounds" */
static char *
dup_range_text (const Binding        *binding,
                const AciesState     *state,
                const AciesEditRange *range)
{
  gulong      most = (gulong) range->usual_max;
  const char *format;
  const char *unit;

  switch (binding->field.kind)
    {
    case ACIES_COMMAND_END_ROUND:
    case ACIES_COMMAND_OPENING:
      /* Translators: from the least to the most */
      format = g_dngettext (GETTEXT_PACKAGE, "%1$d–%2$d round", "%1$d–%2$d rounds", most);
      break;
    case ACIES_COMMAND_MORALE:
      /* Translators: from the least to the most */
      format = g_dngettext (GETTEXT_PACKAGE, "%1$d–%2$d point", "%1$d–%2$d points", most);
      break;
    case ACIES_COMMAND_ACTIONS:
    case ACIES_COMMAND_SPENT:
      /* Translators: from the least to the most */
      format = g_dngettext (GETTEXT_PACKAGE, "%1$d–%2$d action", "%1$d–%2$d actions", most);
      break;
    case ACIES_COMMAND_RESERVE:
      /* Translators: from the least to the most */
      format = g_dngettext (GETTEXT_PACKAGE, "%1$d–%2$d unit", "%1$d–%2$d units", most);
      break;
    case ACIES_COMMAND_FIGURES:
      if (acies_ruleset_has (state->ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
        /* Translators: from the least to the most */
        format = g_dngettext (GETTEXT_PACKAGE, "%1$d–%2$d wound", "%1$d–%2$d wounds", most);
      else
        format = acies_units_say (state->ruleset,
                                  /* Translators: from the least to the most */
                                  g_dngettext (GETTEXT_PACKAGE, "%1$d–%2$d figure", "%1$d–%2$d figures", most),
                                  /* Translators: from the least to the most */
                                  g_dngettext (GETTEXT_PACKAGE, "%1$d–%2$d base", "%1$d–%2$d bases", most));
      break;
    case ACIES_COMMAND_HAND_SIZE:
    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
    case ACIES_COMMAND_DISCARD:
      /* Translators: from the least to the most */
      format = g_dngettext (GETTEXT_PACKAGE, "%1$d–%2$d card", "%1$d–%2$d cards", most);
      break;
    default:
      unit = binding->field.kind == ACIES_COMMAND_SWITCH ? state->ruleset->switches[binding->field.id].unit : NULL;
      /* Translators: from the least to the most, then what is counted */
      return unit != NULL ? g_strdup_printf (_ ("%1$d–%2$d %3$s"), range->usual_min, range->usual_max, unit)
                          /* Translators: from the least to the most */
                          : g_strdup_printf (_ ("%1$d–%2$d"), range->usual_min, range->usual_max);
    }

  return g_strdup_printf (format, range->usual_min, range->usual_max);
}

GtkWidget *
acies_number_row_new (AciesEditor        *editor,
                      const AciesCommand *field,
                      const char         *title,
                      const char         *owner)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *name = owner != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), owner, title) : g_strdup (title);
  GtkWidget       *spin = acies_number_spin_new (editor, field, name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_focusable (row, FALSE); /* so that one Tab moves to the next number */
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  g_object_set_data (G_OBJECT (row), "acies-spin", spin);

  return row;
}

void
acies_number_row_set_title (GtkWidget  *row,
                            const char *title)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (acies_number_row_get_spin (row)), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

GtkWidget *
acies_number_row_get_spin (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "acies-spin");
}

void
acies_number_row_refresh (GtkWidget  *row,
                          const char *note)
{
  GtkWidget        *spin = acies_number_row_get_spin (row);
  const Binding    *binding = binding_of (spin);
  const AciesState *state = acies_editor_get_state (binding->editor);
  g_autofree char  *limits = NULL;
  g_autofree char  *text = NULL;
  AciesCommand      field;
  AciesEditRange    range;

  if (state == NULL)
    return;
  acies_number_spin_refresh (spin);
  field = field_in_state (binding, state);
  if (!acies_edit_range (&field, state, &range))
    return;
  limits = dup_range_text (binding, state, &range);
  text = note != NULL ? g_strdup_printf ("%s · %s", limits, note) : g_strdup (limits);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* --- choices -------------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget  *control; /* the row itself, or its switch */
  const char *property;
  AciesChosen chosen;
  gpointer    owner;
  guint       id;
  guint       shown; /* the value set by the program; its notification is ignored */
} Choice;

static Choice *
choice_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "acies-choice");
}

static void
chosen_cb (GtkWidget *row)
{
  Choice *choice = choice_of (row);
  guint   value;

  g_object_get (choice->control, choice->property, &value, NULL);
  if (value == choice->shown || value == GTK_INVALID_LIST_POSITION)
    return;
  choice->chosen (choice->owner, choice->id, value);
  acies_choice_row_show (row, choice->shown);
}

void
acies_choice_row_show (GtkWidget *row,
                       guint      value)
{
  Choice *choice = choice_of (row);

  choice->shown = value;
  g_object_set (choice->control, choice->property, value, NULL);
}

void
acies_choice_row_set_names (GtkWidget     *row,
                            GtkStringList *names)
{
  choice_of (row)->shown = 0; /* a new list selects its first item */
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
}

static GtkWidget *
set_up (GtkWidget  *row,
        const char *title,
        Choice      choice)
{
  g_autofree char *changed = g_strdup_printf ("notify::%s", choice.property);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_object_set_data_full (G_OBJECT (row), "acies-choice", g_memdup2 (&choice, sizeof choice), g_free);
  g_signal_connect_object (choice.control, changed, G_CALLBACK (chosen_cb), row, G_CONNECT_SWAPPED);

  return row;
}

GtkWidget *
acies_choice_row_new (const char *title,
                      AciesChosen chosen,
                      gpointer    owner,
                      guint       id)
{
  GtkWidget *row = adw_combo_row_new ();

  return set_up (row, title, (Choice) { row, "selected", chosen, owner, id });
}

GtkWidget *
acies_switch_row_new (const char *title,
                      AciesChosen chosen,
                      gpointer    owner,
                      guint       id)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);

  return set_up (row, title, (Choice) { toggle, "active", chosen, owner, id });
}

/* --- toggle buttons, one for each value of a property ------------------------------------------ */

static gboolean
to_active (GBinding     *binding,
           const GValue *number,
           GValue       *active,
           gpointer      value)
{
  g_value_set_boolean (active, g_value_get_uint (number) == GPOINTER_TO_UINT (value));
  return TRUE;
}

/* Ignores a button that becomes inactive: another becomes active. */
static gboolean
from_active (GBinding     *binding,
             const GValue *active,
             GValue       *number,
             gpointer      value)
{
  g_value_set_uint (number, GPOINTER_TO_UINT (value));
  return g_value_get_boolean (active);
}

void
acies_bind_choice (GObject         *source,
                   const char      *property,
                   GtkToggleButton *toggle,
                   guint            value)
{
  g_object_bind_property_full (source, property, toggle, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                               to_active, from_active, GUINT_TO_POINTER (value), NULL);
}
