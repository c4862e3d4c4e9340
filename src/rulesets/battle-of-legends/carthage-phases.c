/* carthage-phases.c - Rome vs Carthage: rounds, turns and Mixed Order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/carthage.h"

#include <glib/gi18n-lib.h>

/* --- the reserve --------------------------------------------------------------------------------- */

void
acies_rvc_deploy (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  acies_reserve_enter (resolver, side, command->id, command->hex);
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVC_STEP_DEPLOY, .side = side });
}

/* --- Mixed Order --------------------------------------------------------------------------------- */

/* RVC-C9, RVC-K1 */
void
acies_rvc_play_mixed_order (AciesResolver *resolver,
                            AciesId        card)
{
  AciesTurn turn = resolver->state->turn;

  turn.order_card = card;
  turn.phase = RVC_PHASE_ORDER;
  acies_resolver_set_turn (resolver, turn);
  acies_step_push (resolver, RVC_STEP_ORDER);
}

/* RVC-C9: among those that could be activated. */
static gboolean
check_unit (const AciesState *state,
            AciesUnitId       unit,
            GError          **error)
{
  if (state->units[unit].side != state->turn.active)
    return acies_refuse_enemy (error, "RVC-C9", state, unit);
  if (acies_state_unit_has_mark (state, unit, RVC_MARK_READY))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C9", state, unit, "%s is already ordered", "%s are already ordered");
  if (acies_rvc_has_acted (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C9", state, unit, "%s has acted and cannot be ordered", "%s have acted and cannot be ordered");

  return TRUE;
}

void
acies_rvc_list_orders (const AciesState *state,
                       GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_ORDER, state->units[i].hex);

      if (state->units[i].place == ACIES_PLACE_BOARD && check_unit (state, (AciesUnitId) i, NULL))
        g_array_append_val (commands, command);
    }
}

/* RVC-C9: now these act, one after another. */
void
acies_rvc_end_order (AciesResolver *resolver)
{
  acies_turn_set_phase (resolver, RVC_PHASE_MOVE);
  acies_step_push (resolver, RVC_STEP_CHECK_TURN);
}

static void
ask_order (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             limit = (guint) MAX (state->ruleset->cards[state->turn.order_card].values[RVC_VALUE_LIMIT], 0);
  guint             ready = 0;
  g_autoptr (GArray) choices = acies_commands_new ();

  for (AciesUnitId i = 0; i < state->n_units; i++)
    ready += state->units[i].place == ACIES_PLACE_BOARD && acies_state_unit_has_mark (state, i, RVC_MARK_READY);
  acies_rvc_list_orders (state, choices);
  if (ready < limit && choices->len > 0)
    acies_question_ask_for (resolver, RVC_ASK_ORDER, state->turn.order_card, limit - ready, ACIES_NO_HEX);
  else
    acies_rvc_end_order (resolver);
}

gboolean
acies_rvc_check_order (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesUnitId unit = acies_state_unit_at (state, command->hex);

  if (command->to != ACIES_NO_HEX)
    return acies_refuse (error, "RVC-C9", _ ("Units are ordered one at a time: name only one hex"));
  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "RVC-C9", command->hex);

  return check_unit (state, unit, error);
}

void
acies_rvc_order (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesUnitId unit = acies_state_unit_at (resolver->state, command->hex);

  acies_resolver_answered (resolver);
  acies_rvc_set_mark (resolver, unit, RVC_MARK_READY);
  acies_log_unit (resolver, ACIES_LOG_ORDERED, unit);
  acies_step_push (resolver, RVC_STEP_ORDER);
}

/* --- rounds and turns ---------------------------------------------------------------------------- */

static gboolean
is_odd (const AciesState *state)
{
  return state->turn.round % 2 == 1;
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

/* The activation under way when a scenario begins in mid-turn: of the first unit that is Active, else the first that is Moved. Others
 * that are Active have acted. RVC-C9: with it, those that are Moved and those that are Ready are an order. */
static void
take_up_turn (AciesResolver *resolver,
              AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;
  AciesId           card = acies_ruleset_find_effect (state->ruleset, RVC_EFFECT_MIXED_ORDER);
  int               limit = card != ACIES_NO_ID ? state->ruleset->cards[card].values[RVC_VALUE_LIMIT] : 0;
  int               most;
  int               left;

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

  most = limit - (turn.acting != ACIES_NO_UNIT);
  left = most;
  take_up_marked (resolver, side, RVC_MARK_MOVED, RVC_MARK_PASSIVE, &left);
  take_up_marked (resolver, side, RVC_MARK_READY, ACIES_NO_ID, &left);
  turn.order_card = left < most ? card : ACIES_NO_ID;
  acies_resolver_set_turn (resolver, turn);
}

/* RVC-C6: the scenario is the set-up. It may begin in the middle of a round, or while the units of a Mixed Order are being chosen. */
void
acies_rvc_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  guint             phase = state->turn.phase;
  AciesId           mixed_order = acies_ruleset_find_effect (state->ruleset, RVC_EFFECT_MIXED_ORDER);
  AciesSide         side = state->turn.active;

  /* RVC-C8: whose turn is under way */
  if (phase == RVC_PHASE_SELECT || !has_action (state, side))
    side = ACIES_NO_SIDE;
  acies_game_begin (resolver);
  /* A saved position can say more than one state of a unit: then it has acted. */
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (!acies_rvc_has_one_state (&state->units[i]))
        acies_rvc_set_mark (resolver, i, RVC_MARK_PASSIVE);
    }
  take_up_turn (resolver, side);
  if (phase == RVC_PHASE_SELECT)
    {
      acies_step_push (resolver, RVC_STEP_BEGIN_ROUND);
      return;
    }
  acies_log_round (resolver);
  if (phase == RVC_PHASE_ORDER && state->turn.acting == ACIES_NO_UNIT && has_action (state, state->turn.active) && mixed_order != ACIES_NO_ID)
    {
      acies_log_side (resolver, ACIES_LOG_TURN, state->turn.active);
      acies_rvc_play_mixed_order (resolver, mixed_order);
    }
  else
    {
      acies_step_push (resolver, RVC_STEP_BEGIN_TURN);
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

static void
push_selection (AciesResolver *resolver,
                AciesSide      side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVC_STEP_DEPLOY, .side = side });
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVC_STEP_SELECT, .side = side });
}

/* RVC-C6, RVC-C10 */
static void
begin_round (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;

  /* RVC-C7: rounds come in cycles of four. RVC-T10. */
  turn.active = (turn.round - 1) % 4 < 2 ? state->setup.first : acies_ruleset_enemy_of (state->ruleset, state->setup.first);
  turn.phase = RVC_PHASE_SELECT;
  acies_resolver_set_turn (resolver, turn);
  acies_log_round (resolver);
  for (AciesUnitId i = 0; is_odd (state) && i < state->n_units; i++)
    ACIES_UNIT_SET (resolver, i, marks, 0);
  if (is_odd (state) || state->switches[RVC_ACTIONS_RESET] == RVC_ACTIONS_RESET_EVERY_ROUND)
    {
      for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
        {
          AciesSideNumbers numbers = state->sides[side];

          numbers.spent = 0;
          acies_resolver_set_side (resolver, side, &numbers);
        }
    }
  acies_step_push (resolver, RVC_STEP_BEGIN_TURN);
  if (!selects (state))
    return;
  push_selection (resolver, acies_ruleset_enemy_of (state->ruleset, turn.active));
  push_selection (resolver, turn.active);
}

/* RVC-C8: the side whose turn it would be, the other when it has no action left. */
static void
begin_turn (AciesResolver *resolver)
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
  acies_log_side (resolver, ACIES_LOG_TURN, turn.active);
  acies_step_push (resolver, RVC_STEP_CHECK_TURN);
}

/* RVC-C8: a turn in which nobody has acted is a pass. */
void
acies_rvc_finish_turn (AciesResolver *resolver)
{
  const AciesTurn *turn = &resolver->state->turn;

  if (turn->acting == ACIES_NO_UNIT && turn->order_card == ACIES_NO_ID)
    acies_log_side (resolver, RVC_LOG_PASSED, turn->active);
  acies_step_push (resolver, RVC_STEP_END_TURN);
}

/* RVC-C8: with nobody left to act the turn is over by itself. */
static void
check_turn (AciesResolver *resolver)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      if (resolver->state->units[i].place == ACIES_PLACE_BOARD && acies_unit_may_act (resolver->state, (AciesUnitId) i))
        return;
    }
  acies_rvc_finish_turn (resolver);
}

/* RVC-C8 */
static void
end_turn (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;
  AciesSideNumbers  numbers = state->sides[turn.active];

  /* RVC-C12, RVC-C9: a unit that acted is Passive, one that only stood ready is Idle again. */
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (acies_state_unit_is_on_board (state, i) && state->units[i].side == turn.active)
        acies_rvc_set_mark (resolver, i, acies_rvc_has_acted (state, i) ? RVC_MARK_PASSIVE : ACIES_NO_ID);
    }
  numbers.spent++;
  acies_resolver_set_side (resolver, turn.active, &numbers);
  acies_log_entry (resolver, RVC_LOG_SPENT, .side = turn.active, .number = numbers.spent, .number2 = numbers.actions);
  acies_turn_clear_acting (&turn);
  RVC_SET (resolver, waiting, { { 0 } });
  turn.order_card = ACIES_NO_ID;
  turn.active = acies_ruleset_enemy_of (state->ruleset, turn.active);
  acies_resolver_set_turn (resolver, turn);
  acies_step_push (resolver, RVC_STEP_BEGIN_TURN);
}

/* RVC-C23: morale of zero ends the game at once; equal morale after the last round is the scenario's rule. */
void
acies_rvc_judge (AciesResolver *resolver,
                 gboolean       is_over)
{
  const AciesState *state = resolver->state;
  AciesSide         first = state->setup.first;
  int               lead = state->sides[0].morale - state->sides[1].morale;

  if (lead != 0 && MIN (state->sides[0].morale, state->sides[1].morale) == 0)
    acies_game_end (resolver, RVC_END_MORALE_ZERO, lead > 0 ? 0 : 1);
  else if (!is_over || acies_game_end_by (resolver, RVC_END_MORE_MORALE, lead))
    return;
  else if (state->switches[RVC_EQUAL_MORALE] == RVC_EQUAL_MORALE_DRAW)
    acies_game_end (resolver, RVC_END_DRAW, ACIES_NO_SIDE);
  else if (state->switches[RVC_EQUAL_MORALE] == RVC_EQUAL_MORALE_FIRST)
    acies_game_end (resolver, RVC_END_EQUAL_MORALE, first);
  else
    acies_game_end (resolver, RVC_END_EQUAL_MORALE, acies_ruleset_enemy_of (state->ruleset, first));
}

/* RVC-C23: the last round is played in full. */
static void
end_round (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  if (state->turn.round >= state->setup.end_round)
    acies_rvc_judge (resolver, TRUE);
  else
    {
      acies_turn_next_round (resolver);
      acies_step_push (resolver, RVC_STEP_BEGIN_ROUND);
    }
}

/* One step: of a round, or of an attack. */
void
acies_rvc_run (AciesResolver   *resolver,
               const AciesStep *step)
{
  const AciesState *state = resolver->state;
  g_autoptr (GArray) choices = NULL;

  switch (step->kind)
    {
    case RVC_STEP_BEGIN_ROUND:
      begin_round (resolver);
      break;
    /* RVC-C6: a side without any card to move is done by itself, and no other. */
    case RVC_STEP_SELECT:
      acies_hand_ask (resolver, RVC_ASK_SELECT, step->side);
      if (state->decision.kind == ACIES_DECISION_NONE)
        acies_log_side (resolver, ACIES_LOG_HAND_SET, step->side);
      break;
    /* RVC-C6: one unit after the other, as many as the side likes, if it has a reserve and hexes for it to come in. */
    case RVC_STEP_DEPLOY:
      choices = acies_commands_new ();
      acies_reserve_list (state, step->side, choices);
      if (choices->len > 0)
        acies_question_ask_side (resolver, RVC_ASK_DEPLOY, step->side, ACIES_NO_UNIT, 0);
      break;
    case RVC_STEP_BEGIN_TURN:
      begin_turn (resolver);
      break;
    case RVC_STEP_ORDER:
      ask_order (resolver);
      break;
    case RVC_STEP_CHECK_TURN:
      check_turn (resolver);
      break;
    case RVC_STEP_END_TURN:
      end_turn (resolver);
      break;
    case RVC_STEP_END_ROUND:
      end_round (resolver);
      break;
    default:
      acies_rvc_run_attack (resolver, step);
      break;
    }
}
