/* enter.c - a game of gladiators: who waits comes in, perhaps under a hood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/core/units.h"
#include "rulesets/shared/shared.h"

/* ARE-14: the row of the school, which is at its edge of the sand. */
static guint
row_of (const AciesState *state,
        AciesSide         side)
{
  return state->ruleset->sides[side].home == ACIES_HOME_TOP ? 0 : state->board->rows - 1u;
}

/* The strongest of the type. */
static AciesUnitId
find_waiting (const AciesState *state,
              AciesId           type)
{
  AciesUnitId best = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_RESERVE && unit->side == state->turn.active && unit->type == type &&
          (best == ACIES_NO_UNIT || unit->figures > state->units[best].figures))
        best = (AciesUnitId) i;
    }

  return best;
}

/* ARE-14 */
gboolean
acies_are_check_enter (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesHexName name;

  if (find_waiting (state, command->id) == ACIES_NO_UNIT)
    return acies_refuse (error, "ARE-14", "No %s waits", state->ruleset->unit_types[command->id].name);
  if (command->hex == ACIES_NO_HEX || acies_hex_row (command->hex) != row_of (state, state->turn.active))
    return acies_refuse (error, "ARE-14", "%s is not at the edge of the school", acies_hex_name (command->hex, name));

  return acies_check_empty (state, command->hex, "ARE-14", error) && acies_check_passable (state, command->hex, "ARE-3", error);
}

void
acies_are_enter (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesUnitId unit = find_waiting (resolver->state, command->id);
  AciesUnit   value = resolver->state->units[unit];

  value.place = ACIES_PLACE_BOARD;
  value.hex = command->hex;
  value.marks |= 1u << ARE_MARK_ACTED;
  acies_resolver_set_unit (resolver, unit, value);
  ACIES_BLOCK_SET (resolver, AciesArenaBlock, entered, (guint8) (unit + 1));
  acies_log_unit (resolver, ACIES_LOG_ENTERED, unit);
}

void
acies_are_list_enter (const AciesState *state,
                      GArray           *commands)
{
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      for (guint column = 0; column < state->board->columns; column++)
        {
          AciesCommand command = acies_command_with_id (ARE_COMMAND_ENTER, (AciesId) type);

          command.hex = acies_hex (column, row_of (state, state->turn.active));
          if (acies_board_contains (state->board, command.hex) && acies_command_check (&command, state, NULL))
            g_array_append_val (commands, command);
        }
    }
}

/* ARE-13 */
void
acies_are_hood_waiting (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; state->ruleset->face_down != ACIES_NO_ID && i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_RESERVE && acies_are_may_lie (state, state->units[i].side, state->units[i].type, ACIES_NO_HEX))
        acies_unit_set_mark (resolver, (AciesUnitId) i, state->ruleset->face_down, TRUE);
    }
}

/* ARE-13 */
void
acies_are_unhood (AciesResolver *resolver,
                  AciesUnitId    unit)
{
  if (!acies_unit_lies_face_down (resolver->state, unit))
    return;
  acies_unit_set_mark (resolver, unit, resolver->state->ruleset->face_down, FALSE);
  acies_log_unit (resolver, ARE_LOG_SEEN, unit);
}

/* ARE-13 */
gboolean
acies_are_may_lie (const AciesState *state,
                   AciesSide         side,
                   AciesId           type,
                   AciesHex          hex)
{
  enum
  {
    HEAVY
  };

  return hex != ACIES_NO_HEX || state->ruleset->unit_types[type].class_ != HEAVY;
}

void
acies_are_renumber (guint8            *block,
                    const AciesUnitId *to)
{
  AciesArenaBlock *it = (AciesArenaBlock *) block;

  if (it->entered != 0)
    it->entered = (guint8) (to[it->entered - 1] + 1);
}
