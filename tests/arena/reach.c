/* reach.c - a game of gladiators: where they may go, and whom they may attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "rulesets/shared/lists.h"

guint
acies_are_speed (const AciesState *state,
                 AciesUnitId       unit)
{
  return (guint) acies_are_value (state, unit, ARE_SPEED);
}

guint
acies_are_range (const AciesState *state,
                 AciesUnitId       unit)
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
  if (!ordered && !acies_are_check_actor (state, state->units[unit].hex, error))
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

  return ordered || acies_are_check_actor (state, from, error);
}

static void
add (const AciesState *state,
     AciesCommand      command,
     GArray           *commands)
{
  if (acies_command_check (&command, state, NULL))
    g_array_append_val (commands, command);
}

/* What the unit on @hex may do. */
static void
list_acts_of (const AciesState *state,
              AciesHex          hex,
              GArray           *commands)
{
  static const AciesCommandKind kinds[] = { ACIES_COMMAND_MOVE, ACIES_COMMAND_ATTACK, ARE_COMMAND_THROW };

  add (state, acies_command_on_hex (ARE_COMMAND_BRACE, hex), commands);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      for (guint to = 0; to < ACIES_MAX_HEXES; to++)
        {
          if (acies_board_contains (state->board, (AciesHex) to))
            add (state, acies_command_on_hexes (kinds[kind], hex, (AciesHex) to), commands);
        }
    }
}

void
acies_are_list_acts (const AciesState *state,
                     GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && acies_are_check_actor (state, state->units[i].hex, NULL))
        list_acts_of (state, state->units[i].hex, commands);
    }
  acies_are_list_enter (state, commands);
}
