/* rvm-drill.c - Rome vs Macedon: steps that only a card lets units take
 *
 * RVM-K7: with Formation two neighbours change places. From then on the one
 * acts as turn.acting and the other as turn.partner: either may attack first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvm.h"

#include <glib/gi18n-lib.h>

/* Is this the turn of a card of the effect? */
static gboolean
is_turn_of (const AciesState *state,
            guint             effect)
{
  return state->turn.order_card != ACIES_NO_ID && state->ruleset->cards[state->turn.order_card].effect == effect;
}

/* RVM-K7: may the unit on @hex go to @to as one of the two? */
static gboolean
check_half (const AciesState *state,
            AciesHex          hex,
            AciesHex          to,
            GError          **error)
{
  AciesUnitId  unit = acies_state_unit_at (state, hex);
  AciesHexName name;

  if (acies_state_unit_has_mark (state, unit, RVM_MARK_ACTIVATED))
    return acies_refuse (error, "RVM-K7", _ ("%s %s have acted this turn and cannot change places"),
                         acies_state_unit_type (state, unit)->name, acies_hex_name (hex, name));
  if (!acies_state_is_passable (state, to))
    return acies_refuse (error, acies_path_barrier_rule (state, to), _ ("%s is impassable: %s"),
                         acies_hex_name (to, name), acies_state_terrain_at (state, to)->name);

  return TRUE;
}

gboolean
acies_rvm_check_swap (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesHexName hex;
  AciesHexName to;

  if (!is_turn_of (state, RVM_EFFECT_FORMATION))
    return acies_refuse (error, "RVM-K7", _ ("The order card of this turn lets no units change places"));
  if (!acies_rvm_check_actor (state, command->hex, error) || !acies_rvm_check_actor (state, command->to, error))
    return FALSE;
  if (!acies_hex_is_adjacent (command->hex, command->to))
    return acies_refuse (error, "RVM-K7", _ ("Only neighbours change places, and %s and %s are none"),
                         acies_hex_name (command->hex, hex), acies_hex_name (command->to, to));

  return check_half (state, command->hex, command->to, error) && check_half (state, command->to, command->hex, error);
}

/* RVM-K7: the move of both, of one hex. */
void
acies_rvm_swap (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesUnitId one = acies_state_unit_at (resolver->state, command->hex);
  AciesUnitId other = acies_state_unit_at (resolver->state, command->to);
  AciesNote   note = ACIES_NOTE_INIT (ACIES_NOTE_SWAPPED);
  AciesTurn   turn;

  acies_rvm_begin_activation (resolver, one);
  acies_rvm_mark (resolver, other, RVM_MARK_ACTIVATED, TRUE);
  turn = resolver->state->turn;
  turn.moved = 1;
  turn.partner = other;
  turn.partner_at = command->to;
  acies_resolver_set_turn (resolver, turn);
  acies_rvm_shift (resolver, one, command->to, TRUE);
  acies_rvm_shift (resolver, other, command->hex, TRUE);
  note.unit = one;
  note.other = other;
  note.hex = command->hex;
  note.to = command->to;
  acies_resolver_note (resolver, note);
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVM_STEP_CHECK_MOVES });
}

void
acies_rvm_pass_to_partner (AciesTurn *turn)
{
  AciesTurn before = *turn;
  gboolean  is_done = before.attacks > 0;

  turn->acting = before.partner;
  turn->started_at = before.partner_at;
  turn->attacks = 0;
  turn->partner = is_done ? ACIES_NO_UNIT : before.acting;
  turn->partner_at = is_done ? ACIES_NO_HEX : before.started_at;
}

void
acies_rvm_list_drills (const AciesState *state,
                       GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != state->turn.active)
        continue;
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex     hex = state->units[i].hex;
          AciesCommand swap = acies_command_on_hexes (ACIES_COMMAND_SWAP, hex, acies_board_neighbour (state->board, hex, d));

          if (swap.to != ACIES_NO_HEX && acies_rvm_check_swap (&swap, state, NULL))
            g_array_append_val (commands, swap);
        }
    }
}
