/* drill.c - Rome vs Macedon: steps that only a card lets units take
 *
 * RVM-K7: with Formation two neighbours change places. From then on the one
 * acts as turn.acting and the other as its partner: either may attack first.
 * RVM-K24: with Feint Retreat a unit steps back before its move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

#include <glib/gi18n-lib.h>

const AciesVerb acies_rvm_swap_verb = {
  .name = "swap",
  .shape = ACIES_VERB_FROM_TO,
  .weight = 8,
  .help = N_ ("swap two adjacent units"),
  .hint = { N_ ("Swap %1$s and %2$s") },
  /* Translators: a step of the history: two hexes */
  .step = N_ ("Swap %1$s and %2$s"),
  .prompt = {
      N_ ("Choose an adjacent unit for %s to swap with"),
      N_ ("Choose a hex for %s to move to, or an adjacent unit to swap with"),
      N_ ("Choose an enemy for %s to attack, or an adjacent unit to swap with"),
      N_ ("Choose a hex for %s to move to, an enemy to attack, or an adjacent unit to swap with"),
  },
};

const AciesVerb acies_rvm_step_verb = {
  .name = "step",
  .shape = ACIES_VERB_FROM_TO,
  .weight = 8,
  .help = N_ ("let a unit step back before it moves"),
  /* Translators: a unit, and a hex */
  .hint = { ACIES_FORMS ("Let %1$s step back to %2$s before its move", "Let %1$s step back to %2$s before their move") },
  /* Translators: a step of the history: from one hex to another */
  .step = N_ ("Step Back from %1$s to %2$s"),
  .prompt = {
      N_ ("Choose a hex for %s to step back to"),
      N_ ("Choose a hex for %s to move to, or a dashed hex to step back to first"),
      N_ ("Choose an enemy for %s to attack, or a hex to step back to first"),
      N_ ("Choose a hex for %s to move to, an enemy to attack, or a dashed hex to step back to first"),
  },
};

/* RVM-K7: may the unit on @hex go to @to as one of the two? */
static gboolean
check_half (const AciesState *state,
            AciesHex          hex,
            AciesHex          to,
            GError          **error)
{
  AciesUnitId unit = acies_state_unit_at (state, hex);

  if (acies_state_unit_has_mark (state, unit, RVM_MARK_ACTIVATED))
    return acies_refuse_unit (error, "RVM-K7", state, unit, "%s has acted this turn and cannot swap",
                              "%s have acted this turn and cannot swap");

  return acies_check_passable (state, to, NULL, error);
}

gboolean
acies_rvm_check_swap (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesHexName hex;
  AciesHexName to;

  if (!acies_rvm_is_turn_of (state, RVM_EFFECT_FORMATION))
    return acies_refuse (error, "RVM-K7", _ ("This turn’s order card does not let units swap"));
  if (!acies_rvm_check_actor (state, command->hex, error) || !acies_rvm_check_actor (state, command->to, error))
    return FALSE;
  if (!acies_hex_is_adjacent (command->hex, command->to))
    /* Translators: two hexes */
    return acies_refuse (error, "RVM-K7", _ ("Only adjacent units can swap; %1$s and %2$s are not adjacent"),
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

  acies_rvm_begin_activation (resolver, one);
  acies_unit_set_mark (resolver, other, RVM_MARK_ACTIVATED, TRUE);
  acies_turn_set_moved (resolver, 1);
  RVM_SET (resolver, partner, (guint8) (other + 1));
  RVM_SET (resolver, partner_at, acies_block_hex (command->to));
  acies_rvm_shift (resolver, one, command->to, TRUE);
  acies_rvm_shift (resolver, other, command->hex, TRUE);
  acies_log_entry (resolver, RVM_NOTE_SWAPPED, .unit = one, .other = other, .hex = command->hex, .to = command->to);
  acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
}

AciesUnitId
acies_rvm_partner (const AciesState *state)
{
  guint8 partner = acies_rvm_block (state)->partner;

  return partner > 0 ? (AciesUnitId) (partner - 1) : ACIES_NO_UNIT;
}

void
acies_rvm_pass_to_partner (AciesResolver *resolver)
{
  AciesTurn before = resolver->state->turn;
  AciesTurn turn = before;
  gboolean  is_done = before.attacks > 0;

  turn.acting = acies_rvm_partner (resolver->state);
  turn.started_at = acies_block_get_hex (acies_rvm_block (resolver->state)->partner_at);
  turn.attacks = 0;
  acies_resolver_set_turn (resolver, turn);
  RVM_SET (resolver, partner, is_done ? 0 : (guint8) (before.acting + 1));
  RVM_SET (resolver, partner_at, acies_block_hex (is_done ? ACIES_NO_HEX : before.started_at));
}

gboolean
acies_rvm_check_step (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId unit;

  if (!acies_rvm_is_turn_of (state, RVM_EFFECT_FEINT_RETREAT))
    return acies_refuse (error, "RVM-K24", _ ("This turn’s order card does not let units step back"));
  if (!acies_rvm_check_actor (state, command->hex, error))
    return FALSE;
  unit = acies_state_unit_at (state, command->hex);
  if (acies_state_unit_has_mark (state, unit, RVM_MARK_ACTIVATED))
    return acies_refuse_unit (error, "RVM-K24", state, unit, "%s has acted this turn and can no longer step back",
                              "%s have acted this turn and can no longer step back");

  return acies_rvm_check_rear (state, unit, command->to, "RVM-K24", error);
}

/* RVM-K24: who has followed the feint has broken ranks. */
static void
break_phalanxes (AciesResolver *resolver,
                 AciesHex       hex)
{
  const AciesState *state = resolver->state;
  AciesUnitId       enemies[ACIES_MAX_UNITS];
  guint             n = acies_units_list_enemies (state, state->turn.active, enemies);

  for (guint i = 0; i < n; i++)
    {
      if (!acies_hex_is_adjacent (state->units[enemies[i]].hex, hex) ||
          !acies_state_unit_has_mark (state, enemies[i], RVM_MARK_PHALANX))
        continue;
      acies_unit_set_mark (resolver, enemies[i], RVM_MARK_PHALANX, FALSE);
      acies_log_entry (resolver, RVM_NOTE_MARK_LOST, .unit = enemies[i], .hex = state->units[enemies[i]].hex,
                       .number = RVM_MARK_PHALANX);
    }
}

/* RVM-K24: no move, so it may still make one. */
void
acies_rvm_step (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesUnitId unit = acies_state_unit_at (resolver->state, command->hex);

  acies_rvm_begin_activation (resolver, unit);
  RVM_SET (resolver, stepped, TRUE);
  acies_rvm_shift (resolver, unit, command->to, TRUE);
  acies_note_move (resolver, RVM_NOTE_STEPPED, unit, command->hex, command->to);
  break_phalanxes (resolver, command->hex);
  acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
}

/* A step back stands before a move to the same hex: it leaves more. */
void
acies_rvm_list_drills (const AciesState *state,
                       GArray           *commands)
{
  if (!acies_rvm_is_turn_of (state, RVM_EFFECT_FORMATION) && !acies_rvm_is_turn_of (state, RVM_EFFECT_FEINT_RETREAT))
    return;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != state->turn.active)
        continue;
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex     hex = state->units[i].hex;
          AciesHex     to = acies_board_neighbour (state->board, hex, d);
          AciesCommand swap = acies_command_on_hexes (RVM_COMMAND_SWAP, hex, to);
          AciesCommand step = acies_command_on_hexes (RVM_COMMAND_STEP, hex, to);

          if (to == ACIES_NO_HEX)
            continue;
          if (acies_rvm_check_swap (&swap, state, NULL))
            g_array_append_val (commands, swap);
          if (acies_rvm_check_step (&step, state, NULL))
            g_array_append_val (commands, step);
        }
    }
}
