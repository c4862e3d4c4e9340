/* editor-stack.c - selects and moves one of several units on a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/units.h"

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
