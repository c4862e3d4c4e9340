/* reach.c - a game of gladiators: where they may go, and whom they may attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/core/units.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"

guint
acies_are_speed (const AciesState *state,
                 AciesUnitId       unit)
{
  return (guint) acies_are_value (state, unit, ARE_SPEED);
}

guint
acies_are_range (const AciesState *state,
                 AciesUnitId       unit,
                 guint            *least)
{
  return 1;
}

/* ARE-4: who has moved has acted. */
gboolean
acies_are_list_destinations (const AciesState *state,
                             AciesUnitId       unit,
                             gboolean          ordered,
                             GArray           *list,
                             GError          **error)
{
  if (!ordered && !acies_are_check_actor (state, unit, error))
    return FALSE;
  if (acies_state_unit_has_mark (state, unit, ARE_MARK_NETTED))
    return acies_refuse (error, "ARE-10", "A net holds it");
  acies_list_destinations (state, unit, acies_are_speed (state, unit), NULL, list);

  return TRUE;
}

gboolean
acies_are_check_attack_from (const AciesState *state,
                             AciesUnitId       unit,
                             AciesHex          from,
                             gboolean          ordered,
                             GError          **error)
{
  if (from != state->units[unit].hex)
    return acies_refuse (error, "ARE-2", "Who moves does not attack");

  return ordered || acies_are_check_actor (state, unit, error);
}

static void
add (const AciesState *state,
     AciesCommand      command,
     GArray           *commands)
{
  if (acies_command_check (&command, state, NULL))
    g_array_append_val (commands, command);
}

static void
list_acts_of (const AciesState *state,
              AciesUnitId       unit,
              GArray           *commands)
{
  static const AciesCommandKind kinds[] = { ACIES_COMMAND_MOVE, ACIES_COMMAND_ATTACK, ARE_COMMAND_THROW };

  add (state, acies_command_on_unit (ARE_COMMAND_BRACE, state, unit), commands);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      AciesCommand command = acies_command_on_unit (kinds[kind], state, unit);

      for (guint to = 0; to < ACIES_MAX_HEXES; to++)
        {
          command.to = (AciesHex) to;
          if (acies_board_contains (state->board, command.to))
            add (state, command, commands);
        }
    }
}

void
acies_are_list_acts (const AciesState *state,
                     GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && acies_are_check_actor (state, (AciesUnitId) i, NULL))
        list_acts_of (state, (AciesUnitId) i, commands);
    }
  acies_are_list_enter (state, commands);
}
