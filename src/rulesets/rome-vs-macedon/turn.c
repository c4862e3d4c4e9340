/* turn.c - Rome vs Macedon: the course of a turn, a round and the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

/* RVM-R2: the scenario is the set-up; the game begins with the first turn. */
void
acies_rvm_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  acies_game_begin (resolver);
  acies_note_round (resolver);
  acies_step_push (resolver, RVM_STEP_BEGIN_TURN);
}

/* RVM-A13 */
void
acies_rvm_orders_nobody (AciesResolver *resolver)
{
  acies_note_side (resolver, RVM_NOTE_NO_ORDER_CARD, resolver->state->turn.active);
}

static gboolean
may_hold_order (const AciesState *state)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (acies_card_is_order (&state->ruleset->cards[i]) &&
          acies_card_moments_may_hold (state, state->turn.active, (AciesId) i))
        return TRUE;
    }

  return FALSE;
}

/* RVM-R4, RVM-A13: a side that holds an order card must play one. It is asked
 * wherever it could hold one, so that the question tells nothing (RVM-A32). */
void
acies_rvm_begin_turn (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;

  turn.phase = RVM_PHASE_ORDER;
  turn.order_card = ACIES_NO_ID;
  acies_rvm_clear_acting (resolver, &turn);
  acies_resolver_set_turn (resolver, turn);
  acies_note_side (resolver, ACIES_NOTE_TURN, resolver->state->turn.active);

  acies_step_push (resolver, RVM_STEP_BEGIN_MOVES);
  if (may_hold_order (state))
    acies_question_ask (resolver, RVM_ASK_PLAY);
  else
    acies_rvm_orders_nobody (resolver);
}

/* RVM-R3 */
void
acies_rvm_begin_moves (AciesResolver   *resolver,
                       const AciesStep *step)
{
  acies_turn_set_phase (resolver, RVM_PHASE_MOVE);
  acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
}

static gboolean
may_act (const AciesState *state,
         AciesUnitId       id)
{
  if (!acies_state_unit_is_on_board (state, id) || !acies_state_unit_has_mark (state, id, RVM_MARK_ORDERED))
    return FALSE;
  if (id == state->turn.acting || id == acies_rvm_partner (state) || acies_rvm_waits_to_attack (state, id))
    return acies_unit_may_act (state, id);

  return !acies_state_unit_has_mark (state, id, RVM_MARK_ACTIVATED);
}

/* With nobody left to act the step is over by itself. */
void
acies_rvm_check_moves (AciesResolver   *resolver,
                       const AciesStep *step)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      if (may_act (resolver->state, (AciesUnitId) i))
        return;
    }
  acies_rvm_end_moves (resolver);
}

void
acies_rvm_end_moves (AciesResolver *resolver)
{
  acies_note_side (resolver, RVM_NOTE_MOVES_END, resolver->state->turn.active);
  acies_step_push_all (resolver, RVM_STEP_FORM_MOMENT, RVM_STEP_END_TURN);
}

/* RVM-A63: no turn follows in which a hand could be used. */
static gboolean
is_last_turn (const AciesState *state)
{
  return state->turn.round >= state->setup.end_round && state->turn.active != state->setup.first;
}

/* RVM-R20 */
void
acies_rvm_ask_put_back (AciesResolver   *resolver,
                        const AciesStep *step)
{
  if (!is_last_turn (resolver->state))
    acies_hand_ask_put_back (resolver, resolver->state->turn.active);
}

void
acies_rvm_ask_take (AciesResolver   *resolver,
                    const AciesStep *step)
{
  if (!is_last_turn (resolver->state))
    acies_hand_ask_take (resolver, resolver->state->turn.active);
}

static void
clear_turn_marks (AciesResolver *resolver)
{
  for (guint i = 0; i < G_N_ELEMENTS (((AciesRvmBlock *) NULL)->began); i++)
    RVM_SET (resolver, began[i], acies_block_hex (ACIES_NO_HEX));
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      AciesUnit unit = resolver->state->units[i];

      if (unit.place != ACIES_PLACE_BOARD)
        continue;
      unit.marks &= (guint16) ~(1u << RVM_MARK_ORDERED | 1u << RVM_MARK_ACTIVATED);
      unit.status &= (guint8) RVM_STAYS_OUT;
      acies_resolver_set_unit (resolver, (AciesUnitId) i, unit);
    }
}

/* RVM-R3, RVM-R20: the turn passes; with the second side's the round is over. */
void
acies_rvm_end_turn (AciesResolver   *resolver,
                    const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn;

  if (!is_last_turn (state))
    acies_note_side (resolver, ACIES_NOTE_HAND_SET, state->turn.active);
  clear_turn_marks (resolver);
  turn = state->turn;
  turn.order_card = ACIES_NO_ID;
  acies_rvm_clear_acting (resolver, &turn);
  turn.phase = RVM_PHASE_ORDER;
  turn.active = acies_ruleset_enemy_of (state->ruleset, turn.active);
  acies_resolver_set_turn (resolver, turn);
  acies_step_push (resolver, turn.active == state->setup.first ? RVM_STEP_END_ROUND : RVM_STEP_BEGIN_TURN);
}

/* RVM-R22, RVM-A36: figures on the board decide, the reserve's do not (RVM-A57). */
static void
compare_figures (AciesResolver *resolver)
{
  int lead = (int) acies_state_count_figures (resolver->state, 0) - (int) acies_state_count_figures (resolver->state, 1);

  if (!acies_game_end_by (resolver, RVM_END_MORE_FIGURES, lead))
    acies_game_end (resolver, RVM_END_DRAW, ACIES_NO_SIDE);
}

/* RVM-R22, RVM-A38. TRUE: the game is over. RVM-A56: nothing but morale ends it early. */
static gboolean
check_morale (AciesResolver *resolver)
{
  const AciesSideNumbers *sides = resolver->state->sides;

  if (sides[0].morale > 0 && sides[1].morale > 0)
    return FALSE;
  /* RVM-A48 */
  if (sides[0].morale == 0 && sides[1].morale == 0)
    compare_figures (resolver);
  else
    acies_game_end (resolver, RVM_END_MORALE_ZERO, sides[0].morale > 0 ? 0 : 1);

  return TRUE;
}

/* RVM-A1, RVM-A46: a loser gives what he has, never below zero. */
gboolean
acies_rvm_take_morale (AciesResolver *resolver,
                       AciesSide      loser,
                       int            n,
                       gboolean       given)
{
  acies_morale_take (resolver, loser, n, given);

  return check_morale (resolver);
}

static gboolean
is_camp_held (const AciesState *state,
              AciesSide         owner)
{
  AciesUnitId unit = acies_state_unit_at (state, state->sides[owner].camp);

  return unit != ACIES_NO_UNIT && state->units[unit].side != owner;
}

/* RVM-R27, RVM-A2, RVM-A3, RVM-A48: both camps together, then the check for zero. */
static gboolean
check_camps (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  int               loss = state->switches[RVM_CAMP_LOSS];
  int               losses[2];

  for (AciesSide side = 0; side < 2; side++)
    losses[side] = is_camp_held (state, side) ? MIN (loss, state->sides[side].morale) : 0;
  for (AciesSide side = 0; side < 2; side++)
    {
      if (losses[side] == 0)
        continue;
      acies_log_entry (resolver, RVM_NOTE_CAMP, .side = side, .hex = state->sides[side].camp);
      acies_morale_take (resolver, side, losses[side], state->switches[RVM_CAMP_LOSS_GIVEN]);
    }

  return check_morale (resolver);
}

/* RVM-R21, RVM-R22, RVM-A35, RVM-A49 */
void
acies_rvm_end_round (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState *state = resolver->state;

  if (check_camps (resolver))
    return;
  if (state->turn.round >= state->setup.end_round)
    {
      int lead = state->sides[0].morale - state->sides[1].morale;

      if (!acies_game_end_by (resolver, RVM_END_MORE_MORALE, lead))
        compare_figures (resolver);
      return;
    }

  acies_turn_next_round (resolver);
  acies_note_round (resolver);
  acies_step_push (resolver, RVM_STEP_BEGIN_TURN);
}
