/* editor-choices.c - the choices that the ruleset of the scenario offers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/engine.h"
#include "engine/edit/armies.h"

gboolean
acies_editor_knows_counterparts (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);

  for (AciesId type = 0; state != NULL && type < state->ruleset->n_unit_types; type++)
    for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
      if ((state->ruleset->unit_types[type].sides >> side & 1) != 0 &&
          acies_counterpart_type (state->ruleset, type, side) != ACIES_NO_ID)
        return TRUE;
  return FALSE;
}

/* Also TRUE in games with entry hexes, so that the user can remove camps without meaning from a file. */
gboolean
acies_editor_knows_camps (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);

  return state != NULL && (acies_ruleset_has (state->ruleset, ACIES_TRAIT_HOLDS_CAMPS) || !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES));
}

gboolean
acies_editor_knows_tool (AciesEditor  *self,
                         AciesToolKind tool)
{
  const AciesState *state = acies_editor_get_state (self);

  if (state == NULL)
    return FALSE;
  if (tool == ACIES_TOOL_TERRAIN || tool == ACIES_TOOL_FILL)
    return state->ruleset->n_terrains > 1; /* otherwise there is nothing to paint with */
  if (tool == ACIES_TOOL_ENTRY)
    return !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES) && acies_procs_has_verb (state->ruleset->procs, ACIES_VERB_RESERVE);
  if (tool == ACIES_TOOL_CAMP)
    return acies_ruleset_has (state->ruleset, ACIES_TRAIT_HOLDS_CAMPS);
  return TRUE;
}

AciesId
acies_editor_type_for (AciesEditor *self,
                       AciesSide    side)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self)->ruleset;
  AciesId             counterpart;

  if (acies_ruleset_may_have_type (ruleset, side, self->unit_type))
    return self->unit_type;
  counterpart = acies_counterpart_type (ruleset, self->unit_type, self->side);
  if (counterpart != ACIES_NO_ID && acies_ruleset_may_have_type (ruleset, side, counterpart))
    return counterpart;
  for (AciesId type = 0; type < ruleset->n_unit_types; type++)
    if (acies_ruleset_may_have_type (ruleset, side, type))
      return type;
  return self->unit_type;
}

static void
choose_next_unit_type (AciesEditor *self,
                       int          step)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self)->ruleset;
  int                 n = (int) (ruleset->n_sides * ruleset->n_unit_types);
  int                 place = (int) (self->side * ruleset->n_unit_types + self->unit_type);
  AciesSide           side;
  AciesId             type;

  do
    {
      place = (place + step + n) % n;
      side = (AciesSide) ((guint) place / ruleset->n_unit_types);
      type = (AciesId) ((guint) place % ruleset->n_unit_types);
    }
  while (!acies_ruleset_may_have_type (ruleset, side, type));
  acies_editor_set_unit_type (self, type, side);
}

void
acies_editor_choose_next (AciesEditor *self,
                          int          step)
{
  const AciesState *state = acies_editor_get_state (self);
  int               n;

  g_return_if_fail (state != NULL);

  switch (self->tool)
    {
    case ACIES_TOOL_UNIT:
      choose_next_unit_type (self, step);
      break;
    case ACIES_TOOL_TERRAIN:
    case ACIES_TOOL_FILL:
      n = (int) state->ruleset->n_terrains;
      acies_editor_set_terrain (self, (AciesId) ((self->terrain + step + n) % n));
      break;
    case ACIES_TOOL_ENTRY:
    case ACIES_TOOL_CAMP:
      n = (int) state->ruleset->n_sides;
      acies_editor_set_side (self, (AciesSide) ((self->side + step + n) % n));
      break;
    default:
      break;
    }
}
