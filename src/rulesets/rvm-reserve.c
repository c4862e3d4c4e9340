/* rvm-reserve.c - Rome vs Macedon: the reserve comes in
 *
 * RVM-K20: every unit of the reserve that finds an empty entry hex, in the
 * sequence and to the hexes its owner chooses; the others never come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvm.h"

#include <glib/gi18n-lib.h>

static gboolean
is_waiting (const AciesState *state,
            AciesUnitId       unit)
{
  const AciesUnit *value = &state->units[unit];

  return value->place == ACIES_PLACE_RESERVE && value->side == state->turn.active &&
         !(value->status & RVM_STAYS_OUT);
}

/* Who comes when @type is named: of several the one with most figures. */
static AciesUnitId
find_waiting (const AciesState *state,
              AciesId           type)
{
  AciesUnitId best = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (is_waiting (state, (AciesUnitId) i) && state->units[i].type == type &&
          (best == ACIES_NO_UNIT || state->units[i].figures > state->units[best].figures))
        best = (AciesUnitId) i;
    }

  return best;
}

static gboolean
is_open (const AciesState *state,
         AciesHex          hex)
{
  return acies_state_is_passable (state, hex) && acies_state_unit_at (state, hex) == ACIES_NO_UNIT;
}

void
acies_rvm_list_entries (const AciesState *state,
                        GArray           *commands)
{
  const AciesSideNumbers *side = &state->sides[state->turn.active];

  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      if (find_waiting (state, (AciesId) type) == ACIES_NO_UNIT)
        continue;
      for (guint i = 0; i < side->n_entries; i++)
        {
          AciesCommand command = acies_command_with_id (ACIES_COMMAND_ENTER, (AciesId) type);

          command.hex = side->entries[i];
          if (is_open (state, command.hex))
            g_array_append_val (commands, command);
        }
    }
}

static void
bring_in (AciesResolver *resolver,
          AciesId        type,
          AciesHex       hex)
{
  AciesUnitId unit = find_waiting (resolver->state, type);
  AciesUnit   value = resolver->state->units[unit];
  AciesNote   note = ACIES_NOTE_INIT (ACIES_NOTE_ENTERED);

  value.place = ACIES_PLACE_BOARD;
  value.hex = hex;
  acies_resolver_set_unit (resolver, unit, value);
  note.unit = unit;
  note.hex = hex;
  acies_resolver_note (resolver, note);
  acies_rvm_order_unit (resolver, unit);
}

/* They do not come with a second card either. */
static void
shut_out (AciesResolver *resolver)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      AciesUnit value = resolver->state->units[i];
      AciesNote note = ACIES_NOTE_INIT (ACIES_NOTE_STAYS_OUT);

      if (!is_waiting (resolver->state, (AciesUnitId) i))
        continue;
      value.status |= RVM_STAYS_OUT;
      acies_resolver_set_unit (resolver, (AciesUnitId) i, value);
      note.unit = (AciesUnitId) i;
      acies_resolver_note (resolver, note);
    }
}

gboolean
acies_rvm_bring_in_reserve (AciesResolver *resolver)
{
  g_autoptr (GArray) ways = acies_commands_new ();

  acies_rvm_list_entries (resolver->state, ways);
  /* What is no choice is not asked. */
  while (ways->len == 1)
    {
      AciesCommand only = g_array_index (ways, AciesCommand, 0);

      bring_in (resolver, only.id, only.hex);
      g_array_set_size (ways, 0);
      acies_rvm_list_entries (resolver->state, ways);
    }
  if (ways->len == 0)
    {
      shut_out (resolver);
      return FALSE;
    }
  acies_resolver_ask (resolver, (AciesDecision) { .kind = RVM_ASK_ENTER,
                                                  .side = resolver->state->turn.active,
                                                  .unit = ACIES_NO_UNIT,
                                                  .card = resolver->state->turn.order_card,
                                                  .hex = ACIES_NO_HEX });

  return TRUE;
}

static gboolean
is_entry (const AciesState *state,
          AciesHex          hex)
{
  const AciesSideNumbers *side = &state->sides[state->turn.active];

  for (guint i = 0; i < side->n_entries; i++)
    {
      if (side->entries[i] == hex)
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_rvm_check_enter (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  const char  *side = state->ruleset->sides[state->turn.active].name;
  AciesUnitId  other = acies_state_unit_at (state, command->hex);
  AciesHexName name;

  acies_hex_name (command->hex, name);
  if (find_waiting (state, command->id) == ACIES_NO_UNIT)
    return acies_refuse (error, "RVM-K20", _ ("%s has no %s in reserve that may still come"), side,
                         state->ruleset->unit_types[command->id].name);
  if (!is_entry (state, command->hex))
    return acies_refuse (error, "RVM-K20", _ ("%s is no entry hex of %s"), name, side);
  if (other != ACIES_NO_UNIT)
    return acies_refuse (error, "RVM-K20", _ ("%s is occupied by %s"), name, acies_state_unit_type (state, other)->name);
  if (!acies_state_is_passable (state, command->hex))
    return acies_refuse (error, acies_path_barrier_rule (state, command->hex), _ ("%s is impassable: %s"), name,
                         acies_state_terrain_at (state, command->hex)->name);

  return TRUE;
}

void
acies_rvm_enter (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  bring_in (resolver, command->id, command->hex);
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVM_STEP_ORDER_UNITS });
}
