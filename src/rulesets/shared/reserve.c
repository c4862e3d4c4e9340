/* reserve.c - units that wait off the board come in over their side's entry hexes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/reserve.h"

#include "engine/core/units.h"
#include "rulesets/shared/procs.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

const AciesVerb acies_reserve_verb = {
  .name = "enter",
  .shape = ACIES_VERB_RESERVE,
  .weight = 8,
  .help = N_ ("bring a unit of this type from the reserve to an entry hex"),
  /* Translators: what a click does: a unit of the reserve, then a hex */
  .hint = { N_ ("Bring in %1$s on %2$s") },
  .step = N_ ("Bring In %s"),
};

gboolean
acies_reserve_is_waiting (const AciesState *state,
                          AciesSide         side,
                          AciesUnitId       unit)
{
  const AciesUnit *value = &state->units[unit];

  return value->place == ACIES_PLACE_RESERVE && value->side == side && !(value->status & acies_shared_procs (state)->reserve.out);
}

static AciesUnitId
find_waiting (const AciesState *state,
              AciesSide         side,
              AciesId           type)
{
  AciesUnitId best = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (acies_reserve_is_waiting (state, side, (AciesUnitId) i) && state->units[i].type == type &&
          (best == ACIES_NO_UNIT || state->units[i].figures > state->units[best].figures))
        best = (AciesUnitId) i;
    }

  return best;
}

void
acies_reserve_list (const AciesState *state,
                    AciesSide         side,
                    GArray           *commands)
{
  const AciesSideNumbers *numbers = &state->sides[side];

  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      if (find_waiting (state, side, (AciesId) type) == ACIES_NO_UNIT)
        continue;
      for (guint i = 0; i < numbers->n_entries; i++)
        {
          AciesCommand command = acies_command_with_id (acies_shared_procs (state)->reserve.verb, (AciesId) type);

          command.hex = numbers->entries[i];
          if (acies_state_is_passable (state, command.hex) &&
              acies_stack_obstacle (state, command.hex, (AciesId) type, side, ACIES_NO_UNIT) == ACIES_NO_UNIT)
            g_array_append_val (commands, command);
        }
    }
}

void
acies_reserve_list_asked (const AciesState *state,
                          GArray           *commands)
{
  acies_reserve_list (state, state->decision.side, commands);
}

static gboolean
is_entry (const AciesSideNumbers *numbers,
          AciesHex                hex)
{
  for (guint i = 0; i < numbers->n_entries; i++)
    {
      if (numbers->entries[i] == hex)
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_reserve_check (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  AciesSide    side = state->decision.side;
  const char  *rule = acies_shared_procs (state)->reserve.rule;
  const char  *owner = state->ruleset->sides[side].name;
  AciesHexName name;

  acies_hex_name (command->hex, name);
  if (find_waiting (state, side, command->id) == ACIES_NO_UNIT)
    /* Translators: a side, and a unit type */
    return acies_refuse (error, rule, _ ("%1$s has no %2$s left in reserve"), owner,
                         state->ruleset->unit_types[command->id].name);
  if (!is_entry (&state->sides[side], command->hex))
    /* Translators: a hex, and a side */
    return acies_board_say (state->board, acies_refuse (error, rule, _ ("%1$s is not an entry hex of %2$s"), name, owner),
                            /* Translators: a square, and a side */
                            acies_refuse (error, rule, _ ("%1$s is not an entry square of %2$s"), name, owner));

  return acies_check_room (state, command->hex, command->id, side, rule, error) && acies_check_passable (state, command->hex, NULL, error);
}

AciesUnitId
acies_reserve_enter (AciesResolver *resolver,
                     AciesSide      side,
                     AciesId        type,
                     AciesHex       hex)
{
  AciesUnitId unit = find_waiting (resolver->state, side, type);
  AciesUnit   value = resolver->state->units[unit];

  value.place = ACIES_PLACE_BOARD;
  value.hex = hex;
  acies_resolver_set_unit (resolver, unit, value);
  acies_note_unit (resolver, ACIES_NOTE_ENTERED, unit);

  return unit;
}
