/* choice-row.c - one of several things: a row for what a scenario says, or toggle buttons for a property
 *
 * A row is not bound to a property: a scenario changes only by commands, so what is asked for
 * goes through the session, and may be refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/choice-row.h"

#include <adwaita.h>

typedef struct
{
  GtkWidget  *control; /* the row itself, or its switch */
  const char *property;
  AciesChosen chosen;
  gpointer    owner;
  guint       id;
  guint       shown; /* this is nobody's choice, however often the control tells of it */
} Choice;

static Choice *
choice_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "acies-choice");
}

static void
changed_cb (GtkWidget *row)
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
  choice_of (row)->shown = 0; /* a new list selects its first */
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
}

static GtkWidget *
set_up (GtkWidget  *row,
        const char *title,
        Choice      choice)
{
  g_autofree char *changed = g_strdup_printf ("notify::%s", choice.property);
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), escaped);
  g_object_set_data_full (G_OBJECT (row), "acies-choice", g_memdup2 (&choice, sizeof choice), g_free);
  g_signal_connect_object (choice.control, changed, G_CALLBACK (changed_cb), row, G_CONNECT_SWAPPED);

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

/* One that goes out chooses nothing: another one comes on. */
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
