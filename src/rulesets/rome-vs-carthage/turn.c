/* turn.c - Rome vs Carthage: rounds, actions and turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/rvc.h"

/* RVC-C7: rounds come in cycles of four. RVC-T10. */
static AciesSide
leader_of (const AciesState *state,
           guint             round)
{
  return (round - 1) % 4 < 2 ? state->setup.first : acies_ruleset_enemy_of (state->ruleset, state->setup.first);
}

static gboolean
is_odd (const AciesState *state)
{
  return state->turn.round % 2 == 1;
}

/* A saved position can say more than one state of a unit: then it has acted. */
static void
settle_states (AciesResolver *resolver)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      if (!acies_rvc_has_one_state (&resolver->state->units[i]))
        acies_rvc_set_mark (resolver, (AciesUnitId) i, RVC_MARK_PASSIVE);
    }
}

static gboolean
has_action (const AciesState *state,
            AciesSide         side)
{
  return state->sides[side].spent < state->sides[side].actions;
}

static gboolean
stands_with (const AciesUnit *unit,
             guint            mark)
{
  return unit->place == ACIES_PLACE_BOARD && (unit->marks & 1u << mark) != 0;
}

static AciesUnitId
find_unit (const AciesState *state,
           AciesSide         side,
           guint             mark)
{
  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].side == side && stands_with (&state->units[i], mark))
      return (AciesUnitId) i;

  return ACIES_NO_UNIT;
}

/* The unit whose activation is under way when a scenario begins in mid-turn: the
 * first that is Active, else the first that is Moved. Others that are Active have acted. */
static void
take_up_activation (AciesResolver *resolver,
                    AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;

  turn.acting = find_unit (state, side, RVC_MARK_ACTIVE);
  if (turn.acting == ACIES_NO_UNIT)
    turn.acting = find_unit (state, side, RVC_MARK_MOVED);
  if (turn.acting != ACIES_NO_UNIT)
    turn.started_at = state->units[turn.acting].hex;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (i != turn.acting && stands_with (&state->units[i], RVC_MARK_ACTIVE))
        acies_rvc_set_mark (resolver, (AciesUnitId) i, RVC_MARK_PASSIVE);
    }
  acies_resolver_set_turn (resolver, turn);
}

/* Those of @side that say @mark belong to the order while @left are left; whoever else says so is @otherwise. */
static void
take_up_marked (AciesResolver *resolver,
                AciesSide      side,
                guint          mark,
                AciesId        otherwise,
                int           *left)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      const AciesUnit *unit = &resolver->state->units[i];

      if (i == resolver->state->turn.acting || !stands_with (unit, mark))
        continue;
      if (unit->side != side || (*left)-- <= 0)
        acies_rvc_set_mark (resolver, (AciesUnitId) i, otherwise);
      else if (mark == RVC_MARK_MOVED)
        acies_rvc_wait (resolver, (AciesUnitId) i, 0, unit->hex);
    }
}

/* RVC-C9: with the unit that acts, those that are Moved and those that are Ready are an order. */
static void
take_up_order (AciesResolver *resolver,
               AciesSide      side)
{
  AciesTurn turn = resolver->state->turn;
  AciesId   card = acies_ruleset_find_effect (resolver->state->ruleset, RVC_EFFECT_MIXED_ORDER);
  int       limit = card != ACIES_NO_ID ? resolver->state->ruleset->cards[card].values[RVC_VALUE_LIMIT] : 0;
  int       most = limit - (turn.acting != ACIES_NO_UNIT);
  int       left = most;

  take_up_marked (resolver, side, RVC_MARK_MOVED, RVC_MARK_PASSIVE, &left);
  take_up_marked (resolver, side, RVC_MARK_READY, ACIES_NO_ID, &left);
  turn.order_card = left < most ? card : ACIES_NO_ID;
  acies_resolver_set_turn (resolver, turn);
}

/* RVC-C8: whose turn is under way when play begins, or ACIES_NO_SIDE. */
static AciesSide
side_in_turn (const AciesState *state)
{
  return state->turn.phase != RVC_PHASE_SELECT && has_action (state, state->turn.active) ? state->turn.active
                                                                                         : ACIES_NO_SIDE;
}

static gboolean
may_resume_order (const AciesState *state)
{
  return state->turn.acting == ACIES_NO_UNIT && has_action (state, state->turn.active) &&
         acies_ruleset_find_effect (state->ruleset, RVC_EFFECT_MIXED_ORDER) != ACIES_NO_ID;
}

/* RVC-C6: the scenario is the set-up. It may begin in the middle of a round. */
void
acies_rvc_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  guint     phase = resolver->state->turn.phase;
  AciesSide side = side_in_turn (resolver->state);

  acies_game_begin (resolver);
  settle_states (resolver);
  take_up_activation (resolver, side);
  take_up_order (resolver, side);
  if (phase == RVC_PHASE_SELECT)
    {
      acies_step_push (resolver, RVC_STEP_BEGIN_ROUND);
      return;
    }
  acies_note_round (resolver);
  if (phase == RVC_PHASE_ORDER && may_resume_order (resolver->state))
    acies_rvc_resume_order (resolver, acies_ruleset_find_effect (resolver->state->ruleset, RVC_EFFECT_MIXED_ORDER));
  else
    acies_step_push (resolver, RVC_STEP_BEGIN_TURN);
}

/* RVC-C10 */
static void
reset_units (AciesResolver *resolver)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      AciesUnit unit = resolver->state->units[i];

      unit.marks = 0;
      acies_resolver_set_unit (resolver, (AciesUnitId) i, unit);
    }
}

static void
reset_actions (AciesResolver *resolver)
{
  for (AciesSide side = 0; side < resolver->state->ruleset->n_sides; side++)
    {
      AciesSideNumbers numbers = resolver->state->sides[side];

      numbers.spent = 0;
      acies_resolver_set_side (resolver, side, &numbers);
    }
}

/* RVC-C6: is it this round's business to choose hands? */
static gboolean
selects (const AciesState *state)
{
  switch (state->switches[RVC_SELECT])
    {
    case RVC_SELECT_ODD_ROUNDS:
      return is_odd (state);

    case RVC_SELECT_EVERY_ROUND:
      return TRUE;

    default:
      return state->turn.round == 1;
    }
}

/* RVC-C6: a side without any card to move is done by itself, and no other. */
void
acies_rvc_ask_select (AciesResolver   *resolver,
                      const AciesStep *step)
{
  acies_hand_ask_both (resolver, step->side);
  if (resolver->state->decision.kind == ACIES_DECISION_NONE)
    acies_note_side (resolver, ACIES_NOTE_HAND_SET, step->side);
}

static void
push_selection (AciesResolver *resolver,
                AciesSide      side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVC_STEP_DEPLOY, .side = side });
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVC_STEP_SELECT, .side = side });
}

/* RVC-C6, RVC-C10 */
void
acies_rvc_begin_round (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;

  turn.active = leader_of (state, turn.round);
  turn.phase = RVC_PHASE_SELECT;
  acies_resolver_set_turn (resolver, turn);
  acies_note_round (resolver);
  if (is_odd (state))
    reset_units (resolver);
  if (is_odd (state) || state->switches[RVC_ACTIONS_RESET] == RVC_ACTIONS_RESET_EVERY_ROUND)
    reset_actions (resolver);
  acies_step_push (resolver, RVC_STEP_BEGIN_TURN);
  if (!selects (state))
    return;
  push_selection (resolver, acies_ruleset_enemy_of (state->ruleset, turn.active));
  push_selection (resolver, turn.active);
}

/* RVC-C8: the side whose turn it would be, the other when it has no action left. */
void
acies_rvc_begin_turn (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;

  if (!has_action (state, turn.active))
    turn.active = acies_ruleset_enemy_of (state->ruleset, turn.active);
  if (!has_action (state, turn.active))
    {
      acies_step_push (resolver, RVC_STEP_END_ROUND);
      return;
    }
  turn.phase = RVC_PHASE_MOVE;
  acies_resolver_set_turn (resolver, turn);
  acies_note_side (resolver, ACIES_NOTE_TURN, turn.active);
  acies_step_push (resolver, RVC_STEP_CHECK_TURN);
}

/* RVC-C8: a turn in which nobody has acted is a pass. */
void
acies_rvc_finish_turn (AciesResolver *resolver)
{
  const AciesTurn *turn = &resolver->state->turn;

  if (turn->acting == ACIES_NO_UNIT && turn->order_card == ACIES_NO_ID)
    acies_note_side (resolver, RVC_NOTE_PASSED, turn->active);
  acies_step_push (resolver, RVC_STEP_END_TURN);
}

/* RVC-C8: with nobody left to act the turn is over by itself. */
void
acies_rvc_check_turn (AciesResolver   *resolver,
                      const AciesStep *step)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      if (resolver->state->units[i].place == ACIES_PLACE_BOARD && acies_unit_may_act (resolver->state, (AciesUnitId) i))
        return;
    }
  acies_rvc_finish_turn (resolver);
}

/* RVC-C12, RVC-C9: who acted is Passive, who only stood ready is Idle again. */
static void
settle_units (AciesResolver *resolver)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (!acies_state_unit_is_on_board (resolver->state, unit) ||
          resolver->state->units[i].side != resolver->state->turn.active)
        continue;
      if (acies_rvc_has_acted (resolver->state, unit))
        acies_rvc_set_mark (resolver, unit, RVC_MARK_PASSIVE);
      else
        acies_rvc_set_mark (resolver, unit, ACIES_NO_ID);
    }
}

static void
spend_action (AciesResolver *resolver)
{
  AciesSide        side = resolver->state->turn.active;
  AciesSideNumbers numbers = resolver->state->sides[side];

  numbers.spent++;
  acies_resolver_set_side (resolver, side, &numbers);
  acies_log_entry (resolver, RVC_NOTE_SPENT, .side = side, .number = numbers.spent, .number2 = numbers.actions);
}

/* RVC-C8 */
void
acies_rvc_end_turn (AciesResolver   *resolver,
                    const AciesStep *step)
{
  AciesTurn turn;

  settle_units (resolver);
  spend_action (resolver);
  turn = resolver->state->turn;
  acies_turn_clear_acting (&turn);
  RVC_SET (resolver, waiting, { { 0 } });
  turn.order_card = ACIES_NO_ID;
  turn.active = acies_ruleset_enemy_of (resolver->state->ruleset, turn.active);
  acies_resolver_set_turn (resolver, turn);
  acies_step_push (resolver, RVC_STEP_BEGIN_TURN);
}

/* RVC-C23: equal morale is the scenario's rule. */
static void
end_even (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         first = state->setup.first;

  if (state->switches[RVC_EQUAL_MORALE] == RVC_EQUAL_MORALE_DRAW)
    acies_game_end (resolver, RVC_END_DRAW, ACIES_NO_SIDE);
  else if (state->switches[RVC_EQUAL_MORALE] == RVC_EQUAL_MORALE_FIRST)
    acies_game_end (resolver, RVC_END_EQUAL_MORALE, first);
  else
    acies_game_end (resolver, RVC_END_EQUAL_MORALE, acies_ruleset_enemy_of (state->ruleset, first));
}

/* RVC-C23: the last round is played in full. */
void
acies_rvc_end_round (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState *state = resolver->state;
  int               lead = state->sides[0].morale - state->sides[1].morale;

  if (state->turn.round < state->setup.end_round)
    {
      acies_turn_next_round (resolver);
      acies_step_push (resolver, RVC_STEP_BEGIN_ROUND);
    }
  else if (!acies_game_end_by (resolver, RVC_END_MORE_MORALE, lead))
    end_even (resolver);
}
