/* acts.c - where a unit may go and from where it may attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/acts.h"

#include "engine/core/units.h"
#include "rulesets/shared/lists.h"
#include "rulesets/shared/procs.h"
#include "rulesets/shared/refusals.h"

static const AciesActProcs *
procs_of (const AciesState *state)
{
  return &acies_shared_procs (state)->acts;
}

static guint
march_of (const AciesState *state,
          AciesUnitId       unit)
{
  return state->ruleset->procs->reach.march (state, unit);
}

guint
acies_unit_move_cost (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          to,
                      guint             steps)
{
  return acies_path_cost (state, unit, to, steps, acies_unit_passage (state, unit));
}

gboolean
acies_unit_check_way (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          to,
                      guint             steps,
                      GError          **error)
{
  return acies_unit_move_cost (state, unit, to, steps) > 0 || procs_of (state)->refuse_move (state, unit, to, steps, error);
}

gboolean
acies_unit_may_act (const AciesState *state,
                    AciesUnitId       unit)
{
  return (procs_of (state)->may_move (state, unit, NULL) && acies_unit_can_go (state, unit, march_of (state, unit))) ||
         (procs_of (state)->may_attack (state, unit, NULL) && acies_unit_has_target (state, unit));
}

gboolean
acies_act_check_move (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  return acies_check_own_on (state, command->hex, procs_of (state)->owner_rule, error) &&
         procs_of (state)->may_move (state, unit, error) &&
         acies_unit_check_way (state, unit, command->to, march_of (state, unit), error);
}

void
acies_act_list (const AciesState *state,
                GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != state->turn.active)
        continue;
      if (procs_of (state)->may_move (state, unit, NULL))
        acies_list_moves (state, unit, march_of (state, unit), commands);
      if (procs_of (state)->may_attack (state, unit, NULL))
        acies_list_attacks (state, unit, commands);
    }
}

gboolean
acies_act_list_destinations (const AciesState *state,
                             AciesUnitId       unit,
                             gboolean          ordered,
                             GArray           *list,
                             GError          **error)
{
  if (!ordered && !procs_of (state)->may_move (state, unit, error))
    return FALSE;
  acies_list_destinations (state, unit, march_of (state, unit), procs_of (state)->attack_after, list);

  return TRUE;
}

gboolean
acies_act_check_attack_from (const AciesState *state,
                             AciesUnitId       unit,
                             AciesHex          from,
                             gboolean          ordered,
                             GError          **error)
{
  const AciesActProcs *self = procs_of (state);
  guint                march = march_of (state, unit);

  if (from == state->units[unit].hex)
    return ordered ? self->attack_after (state, unit, 0, error) : self->may_attack (state, unit, error);

  return (ordered || self->may_move (state, unit, error)) && acies_unit_check_way (state, unit, from, march, error) &&
         self->attack_after (state, unit, acies_unit_move_cost (state, unit, from, march), error);
}
