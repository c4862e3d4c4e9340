/* editor-stack.c - selects and moves one of several units on a hex, and turns a unit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/units.h"
#include "engine/ruleset/property.h"

#include <glib/gi18n-lib.h>
#include <math.h>

AciesUnitId
acies_editor_unit_meant (AciesEditor *self,
                         AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (self);

  if (self->canvas == NULL || state->ruleset->n_layers == 1)
    return acies_state_unit_at (state, hex);

  return acies_canvas_get_unit_under (self->canvas, hex);
}

AciesUnitId
acies_editor_get_selected_unit (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);
  AciesUnitId       unit = ACIES_NO_UNIT;

  if (state == NULL || self->selected == ACIES_NO_HEX)
    return ACIES_NO_UNIT;
  if (self->selected_type != ACIES_NO_ID)
    unit = acies_stack_of_type (state, self->selected, self->selected_type);

  return unit != ACIES_NO_UNIT ? unit : acies_state_unit_at (state, self->selected);
}

void
acies_editor_select_unit (AciesEditor *self,
                          AciesHex     hex,
                          AciesId      type)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  if (self->n_selected != 1 || self->selected != hex)
    acies_editor_set_selected (self, hex);
  if (self->selected_type == type)
    return;
  self->selected_type = type;
  acies_editor_preview_again (self);
  g_object_notify (G_OBJECT (self), "selected");
}

/* --- moving --------------------------------------------------------------------------------- */

void
acies_editor_grab (AciesEditor *self,
                   AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (self);
  AciesUnitId       unit;

  if (self->grab_given)
    return;
  unit = acies_editor_unit_meant (self, hex);
  self->grab_all = FALSE;
  self->grabbed = unit != ACIES_NO_UNIT && acies_stack_number (state, unit) > 0 ? state->units[unit].type : ACIES_NO_ID;
}

static void
give_grab (AciesEditor *self,
           AciesHex     hex,
           AciesId      type,
           gboolean     all)
{
  self->grab_given = TRUE;
  self->grabbed = type;
  self->grab_all = all;
  acies_editor_carry (self, hex);
  self->grab_given = FALSE;
}

void
acies_editor_carry_unit (AciesEditor *self,
                         AciesHex     hex,
                         AciesId      type)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  give_grab (self, hex, type, FALSE);
}

void
acies_editor_carry_all (AciesEditor *self,
                        AciesHex     hex)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  give_grab (self, hex, ACIES_NO_ID, TRUE);
}

AciesUnitId
acies_editor_get_grabbed (AciesEditor *self)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_SHIFT, self->from);

  command.type = self->grab_all ? ACIES_NO_ID : self->grabbed;

  return acies_command_unit (&command, acies_editor_get_state (self));
}

/* Each command names its unit, because the main unit of the hex changes as units leave. */
void
acies_editor_add_shifts (AciesEditor *self,
                         AciesHex     hex,
                         GArray      *commands)
{
  const AciesState *state = acies_editor_get_state (self);
  AciesCommand      command = acies_command_on_hexes (ACIES_COMMAND_SHIFT, self->from, hex);
  AciesUnitId       ids[ACIES_MAX_LAYERS];
  guint             n = self->grab_all ? acies_stack_list (state, self->from, ids) : 0;

  if (n < 2)
    {
      command.type = self->grab_all ? ACIES_NO_ID : self->grabbed;
      g_array_append_val (commands, command);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      command.type = state->units[ids[i]].type;
      g_array_append_val (commands, command);
    }
}

/* --- turning in steps, or by dragging the handle at the corner that the unit faces ---------------- */

/* The handle is the whole edge in front of the unit, so that it can be hit on small hexes. */
#define HANDLE_FROM 0.32

/* Nearer to the middle of the hex, a tremor of the hand would turn the unit. */
#define DEAF_UP_TO 0.15

/* Returns the property with the facing of the selected unit, or ACIES_NO_ID. */
static AciesId
facing_of_selected (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);
  AciesUnitId       unit = self->n_selected == 1 ? acies_editor_get_selected_unit (self) : ACIES_NO_UNIT;

  for (AciesId i = 0; unit != ACIES_NO_UNIT && i < state->ruleset->n_properties; i++)
    {
      if (state->ruleset->properties[i].kind == ACIES_PROPERTY_FACING && !state->ruleset->properties[i].fixed &&
          acies_unit_type_has_property (state->ruleset, state->units[unit].type, i))
        return i;
    }

  return ACIES_NO_ID;
}

gboolean
acies_editor_can_turn_unit (AciesEditor *self)
{
  return facing_of_selected (self) != ACIES_NO_ID;
}

gboolean
acies_editor_can_turn (AciesEditor *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR (self), FALSE);

  return self->n_selected > 1 || acies_editor_can_turn_unit (self);
}

static AciesFacing
facing_now (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);

  return (AciesFacing) state->units[acies_editor_get_selected_unit (self)].properties[facing_of_selected (self)];
}

static AciesCommand
command_to_face (AciesEditor *self,
                 AciesFacing  facing)
{
  AciesCommand command = acies_command_on_unit (ACIES_COMMAND_PROPERTY, acies_editor_get_state (self), acies_editor_get_selected_unit (self));

  command.id = facing_of_selected (self);
  command.number = (gint16) facing;
  return command;
}

void
acies_editor_turn_unit (AciesEditor *self,
                        int          steps)
{
  AciesFacing  facing = facing_now (self);
  AciesCommand command = command_to_face (self, steps == 0 ? acies_facing_flip (facing) : acies_facing_turn (facing, steps));

  acies_editor_apply (self, &command);
}

/* --- the handle ----------------------------------------------------------------------------- */

/* Gets the corner of the selected hex that is nearest to the pointer. FALSE if there is none, or it is too central */
static gboolean
facing_to_pointer (AciesEditor *self,
                   double       from,
                   AciesFacing *facing)
{
  double distance, bearing;

  if (self->canvas == NULL || !acies_canvas_locate_pointer (self->canvas, self->selected, &distance, &bearing) || distance < from)
    return FALSE;
  *facing = (AciesFacing) ((int) lround (bearing / (360.0 / ACIES_N_FACINGS)) % ACIES_N_FACINGS);
  return TRUE;
}

/* The handle is visible unless another stroke or a paste is in progress. */
static gboolean
has_handle (AciesEditor *self)
{
  return self->tool == ACIES_TOOL_SELECT && self->snippet == NULL && (self->acting == NULL || acies_editor_is_turning (self)) &&
         acies_editor_can_turn_unit (self);
}

gboolean
acies_editor_is_on_handle (AciesEditor *self,
                           AciesHex     hex)
{
  AciesFacing facing;

  return hex == self->selected && hex != ACIES_NO_HEX && has_handle (self) && facing_to_pointer (self, HANDLE_FROM, &facing) &&
         facing == facing_now (self) && acies_editor_unit_meant (self, hex) == acies_editor_get_selected_unit (self);
}

void
acies_editor_add_handle (AciesEditor *self,
                         GArray      *marks)
{
  AciesHighlight mark = { .hex = self->selected, .kind = ACIES_HIGHLIGHT_HANDLE };

  if (!has_handle (self))
    return;
  mark.facing = (guint8) facing_now (self);
  g_array_append_val (marks, mark);
}

gboolean
acies_editor_is_turning (AciesEditor *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR (self), FALSE);

  return self->acting == &acies_tool_select && self->grasp == ACIES_GRASP_TURN;
}

/* Replaces the earlier turns of the stroke by one command, or by none if the facing is the original one. */
void
acies_editor_turn_to_pointer (AciesEditor *self)
{
  AciesFacing  facing;
  AciesCommand command;

  if (!acies_editor_can_turn_unit (self) || !facing_to_pointer (self, DEAF_UP_TO, &facing) || facing == facing_now (self))
    return;
  acies_session_cancel_group (self->session);
  acies_session_begin_group (self->session, NULL);
  command = command_to_face (self, facing);
  if (facing != facing_now (self))
    acies_editor_apply (self, &command);
  acies_editor_preview_again (self);
}

char *
acies_editor_dup_turn_hint (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);
  const char       *name = acies_state_unit_type (state, acies_editor_get_selected_unit (self))->name;
  g_autofree char  *facing = acies_property_value_dup_name (&state->ruleset->properties[facing_of_selected (self)], facing_now (self));

  if (acies_editor_is_turning (self))
    /* Translators: a unit type, and where such a unit faces: “Release leaves Legionaries facing North-east” */
    return g_strdup_printf (_ ("Release to leave %1$s facing %2$s"), name, facing);
  return g_strdup_printf (_ ("Drag to turn %s, or press R"), name);
}
