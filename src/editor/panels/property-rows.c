/* property-rows.c - rows for the properties of a unit, such as its facing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/property-rows.h"

#include "editor/panels/fields.h"
#include "editor/tools/editor-stack.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"

#include <adwaita.h>

struct _AciesPropertyRows
{
  GtkWidget parent_instance;

  AciesEditor *editor;
  GtkWidget   *group;
  GtkWidget   *rows[ACIES_MAX_PROPERTIES];  /* NULL for properties that change only during play */
  AciesId      types[ACIES_MAX_PROPERTIES]; /* unit type whose options the row lists */
};

G_DEFINE_FINAL_TYPE (AciesPropertyRows, acies_property_rows, GTK_TYPE_WIDGET)

/* Returns the value at index @place of the list, which contains only values that the type can have. */
static int
value_at (const AciesRuleset *ruleset,
          AciesId             type,
          guint               property,
          guint               place)
{
  const AciesProperty *it = &ruleset->properties[property];

  for (int value = it->min; value <= it->max; value++)
    {
      if (acies_property_allows (ruleset, type, property, value) && place-- == 0)
        return value;
    }

  return it->min;
}

static guint
place_of (const AciesRuleset *ruleset,
          AciesId             type,
          guint               property,
          int                 value)
{
  guint place = 0;

  for (int other = ruleset->properties[property].min; other < value; other++)
    place += acies_property_allows (ruleset, type, property, other);

  return place;
}

static void
chosen_cb (gpointer data,
           guint    property,
           guint    place)
{
  AciesPropertyRows *self = data;
  const AciesState  *state = acies_editor_get_state (self->editor);
  AciesUnitId        unit = acies_editor_get_selected_unit (self->editor);
  AciesCommand       command;

  if (unit == ACIES_NO_UNIT)
    return;
  command = acies_command_on_unit (ACIES_COMMAND_PROPERTY, state, unit);
  command.id = (AciesId) property;
  command.number = (gint16) value_at (state->ruleset, state->units[unit].type, property, place);
  acies_editor_apply (self->editor, &command);
}

/* --- showing -------------------------------------------------------------------------------- */

static void
list_values (AciesPropertyRows  *self,
             const AciesRuleset *ruleset,
             AciesId             type,
             guint               property)
{
  const AciesProperty *it = &ruleset->properties[property];
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int value = it->min; value <= it->max; value++)
    {
      g_autofree char *name = acies_property_value_dup_name (it, value);

      if (acies_property_allows (ruleset, type, property, value))
        gtk_string_list_append (names, name);
    }
  acies_choice_row_set_names (self->rows[property], names);
  self->types[property] = type;
}

static void
show (AciesPropertyRows *self,
      const AciesState  *state,
      AciesUnitId        unit,
      guint              property)
{
  const AciesRuleset *ruleset = state->ruleset;
  const AciesUnit    *it = &state->units[unit];
  AciesCommand        field = acies_command_on_unit (ACIES_COMMAND_PROPERTY, state, unit);

  if (ruleset->properties[property].kind != ACIES_PROPERTY_NUMBER)
    {
      if (self->types[property] != it->type)
        list_values (self, ruleset, it->type, property);
      acies_choice_row_show (self->rows[property], place_of (ruleset, it->type, property, it->properties[property]));
      return;
    }
  field.id = (AciesId) property;
  acies_number_spin_set_field (acies_number_row_get_spin (self->rows[property]), &field);
  acies_number_row_refresh (self->rows[property], ruleset->properties[property].text);
}

void
acies_property_rows_refresh (AciesPropertyRows *self,
                             AciesUnitId        unit)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  gboolean          any = FALSE;

  for (guint i = 0; state != NULL && i < state->ruleset->n_properties; i++)
    {
      gboolean has = unit != ACIES_NO_UNIT && acies_unit_type_has_property (state->ruleset, state->units[unit].type, i);

      if (self->rows[i] == NULL)
        continue;
      gtk_widget_set_visible (self->rows[i], has);
      if (has)
        show (self, state, unit, i);
      any |= has;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}

/* --- building ------------------------------------------------------------------------------- */

static void
add_row (AciesPropertyRows   *self,
         const AciesProperty *property,
         guint                index)
{
  AciesCommand field = acies_command_with_id (ACIES_COMMAND_PROPERTY, (AciesId) index);

  if (property->kind == ACIES_PROPERTY_NUMBER)
    {
      self->rows[index] = acies_number_row_new (self->editor, &field, property->name, NULL);
    }
  else
    {
      self->rows[index] = acies_choice_row_new (property->name, chosen_cb, self, index);
      if (property->text != NULL)
        adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[index]), property->text);
    }
  self->types[index] = ACIES_NO_ID;
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), self->rows[index]);
}

void
acies_property_rows_rebuild (AciesPropertyRows *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  for (guint i = 0; i < G_N_ELEMENTS (self->rows); i++)
    {
      if (self->rows[i] != NULL)
        adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->group), self->rows[i]);
      self->rows[i] = NULL;
    }
  for (guint i = 0; state != NULL && i < state->ruleset->n_properties; i++)
    {
      if (!state->ruleset->properties[i].fixed)
        add_row (self, &state->ruleset->properties[i], i);
    }
}

static void
acies_property_rows_dispose (GObject *object)
{
  AciesPropertyRows *self = ACIES_PROPERTY_ROWS (object);

  g_clear_pointer (&self->group, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_property_rows_parent_class)->dispose (object);
}

static void
acies_property_rows_class_init (AciesPropertyRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_property_rows_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
acies_property_rows_init (AciesPropertyRows *self)
{
  self->group = adw_preferences_group_new ();
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
}

GtkWidget *
acies_property_rows_new (AciesEditor *editor)
{
  AciesPropertyRows *self = g_object_new (ACIES_TYPE_PROPERTY_ROWS, "visible", FALSE, NULL);

  self->editor = editor;

  return GTK_WIDGET (self);
}
