/* lists.c - the answers there are, as commands in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/lists.h"

#include "engine/core/units.h"

void
acies_list_on (AciesCommandKind kind,
               const AciesHex  *hexes,
               guint            n,
               GArray          *commands)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (kind, hexes[i]);

      g_array_append_val (commands, command);
    }
}

void
acies_list_to (AciesCommandKind kind,
               AciesHex         from,
               const AciesHex  *hexes,
               guint            n,
               GArray          *commands)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hexes (kind, from, hexes[i]);

      g_array_append_val (commands, command);
    }
}

AciesPassage
acies_unit_passage (const AciesState *state,
                    AciesUnitId       unit)
{
  const AciesReachProcs *reach = &state->ruleset->procs->reach;

  return reach->passage != NULL ? reach->passage (state, unit) : ACIES_PASSAGE_FREE;
}

/* Of what is within reach the hexes on which @unit can stop, with what they cost; returns how many. */
static guint
find_stops (const AciesState *state,
            AciesUnitId       unit,
            guint             steps,
            AciesReach       *reach)
{
  guint n = 0;

  acies_path_reach (state, unit, steps, acies_unit_passage (state, unit), reach);
  for (guint i = 0; i < reach->n; i++)
    {
      if (reach->is_held[i])
        continue;
      reach->hexes[n] = reach->hexes[i];
      reach->cost[n++] = reach->cost[i];
    }

  return n;
}

void
acies_list_destinations (const AciesState *state,
                         AciesUnitId       unit,
                         guint             steps,
                         AciesMovedCheck  *may_attack,
                         GArray           *destinations)
{
  AciesReach reach;
  guint      n = find_stops (state, unit, steps, &reach);

  for (guint i = 0; i < n; i++)
    {
      AciesDestination destination = { reach.hexes[i], reach.cost[i], FALSE };

      destination.attack = may_attack != NULL && may_attack (state, unit, destination.cost, NULL);
      g_array_append_val (destinations, destination);
    }
}

static void
append (const AciesState *state,
        AciesCommandKind  kind,
        AciesUnitId       unit,
        AciesHex          to,
        GArray           *commands)
{
  AciesCommand command = acies_command_on_unit (kind, state, unit);

  command.to = to;
  g_array_append_val (commands, command);
}

void
acies_list_moves (const AciesState *state,
                  AciesUnitId       unit,
                  guint             steps,
                  GArray           *commands)
{
  AciesReach reach;
  guint      n = find_stops (state, unit, steps, &reach);

  for (guint i = 0; i < n; i++)
    append (state, ACIES_COMMAND_MOVE, unit, reach.hexes[i], commands);
}

gboolean
acies_unit_can_go (const AciesState *state,
                   AciesUnitId       unit,
                   guint             steps)
{
  AciesReach reach;

  return find_stops (state, unit, steps, &reach) > 0;
}

void
acies_list_attacks (const AciesState *state,
                    AciesUnitId       unit,
                    GArray           *commands)
{
  AciesUnitId targets[ACIES_MAX_UNITS];
  guint       n = state->ruleset->procs->reach.list_targets (state, unit, state->units[unit].hex, targets);

  for (guint i = 0; i < n; i++)
    append (state, ACIES_COMMAND_ATTACK, unit, state->units[targets[i]].hex, commands);
}

gboolean
acies_unit_has_target (const AciesState *state,
                       AciesUnitId       unit)
{
  AciesUnitId targets[ACIES_MAX_UNITS];

  return state->ruleset->procs->reach.list_targets (state, unit, state->units[unit].hex, targets) > 0;
}
