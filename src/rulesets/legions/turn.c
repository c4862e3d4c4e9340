/* turn.c - Legions: rounds and turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "rulesets/shared/shared.h"

/* --- the event of a round ------------------------------------------------------------------- */

/* LEG-K8: the First Player turns up the next one. */
static void
begin_round (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         first = acies_leg_first_side (state);
  AciesId           old = acies_leg_open_card (state, LEG_DECK_EVENT);
  AciesTurn         turn = state->turn;

  acies_note_round (resolver);
  turn.active = first;
  turn.phase = LEG_PHASE_ARMY;
  acies_resolver_set_turn (resolver, turn);
  acies_leg_push (resolver, LEG_STEP_BEGIN_TURN, first);
  acies_leg_push (resolver, LEG_STEP_EVENT, first);
  if (old != ACIES_NO_ID)
    acies_resolver_move_cards (resolver, first, old, 1, ACIES_ZONE_ROW, ACIES_ZONE_DISCARD);
  acies_leg_refill (resolver, LEG_DECK_EVENT);
  acies_row_fill (resolver, first, LEG_DECK_EVENT);
}

static void
do_event (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             event = acies_leg_event (state);
  AciesNote         note = ACIES_NOTE_INIT (LEG_NOTE_EVENT);

  note.card = acies_leg_open_card (state, LEG_DECK_EVENT);
  if (note.card == ACIES_NO_ID)
    return;
  acies_resolver_note (resolver, note);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (event == LEG_HARVEST)
        acies_leg_add_coins (resolver, side, LEG_NUMBER (state, LEG_HARVEST_COINS));
      else if (event == LEG_FESTIVAL)
        acies_leg_set_general (resolver, side, LEG_NUMBER (state, LEG_FESTIVAL_BY));
    }
}

/* --- a turn --------------------------------------------------------------------------------- */

/* LEG-K5, LEG-K7 */
static void
begin_turn (AciesResolver *resolver,
            AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;
  AciesSideNumbers  numbers = state->sides[side];

  turn.active = side;
  turn.phase = LEG_PHASE_ARMY;
  acies_resolver_set_turn (resolver, turn);
  numbers.spent = 0;
  acies_resolver_set_side (resolver, side, &numbers);
  LEG_SET (resolver, used, 0);
  acies_note_side (resolver, ACIES_NOTE_TURN, side);
  acies_leg_set_general (resolver, side, LEG_NUMBER (state, LEG_GENERAL_REST));
  acies_leg_push (resolver, LEG_STEP_ACT, side);
  acies_leg_push (resolver, LEG_STEP_LAY, side);
}

/* LEG-K5: all that is left is done when the side says so. */
void
acies_leg_done (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesSide side = resolver->state->turn.active;

  acies_turn_set_phase (resolver, LEG_PHASE_END);
  acies_leg_push (resolver, LEG_STEP_NEXT_TURN, side);
  acies_leg_push (resolver, LEG_STEP_HAND, side);
  acies_leg_push (resolver, LEG_STEP_DRAW_LAST, side);
}

/* LEG-K5: down to the limit, of Army cards alone. */
static void
ask_hand (AciesResolver *resolver,
          AciesSide      side)
{
  int held = (int) acies_leg_count_held (resolver->state, side, LEG_DECK_ARMY);
  int most = LEG_NUMBER (resolver->state, LEG_ARMY_HAND);

  if (held > most)
    acies_question_ask_side (resolver, LEG_ASK_HAND, side, ACIES_NO_UNIT, (guint) (held - most));
}

/* --- the end of a round --------------------------------------------------------------------- */

/* LEG-K11: looked for when all have had as many turns; an end, or 0 */
static guint
find_end (const AciesState *state)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (acies_leg_colours (state, side) == (1u << LEG_N_COLOURS) - 1)
      return LEG_END_COLOURS;
  if (acies_state_count_left (state, 0, LEG_DECK_ARMY) == 0)
    return LEG_END_DECK;

  return state->turn.round >= state->setup.end_round ? LEG_END_ROUNDS : 0;
}

/* LEG-B1, LEG-Q16: round the table, so that sides of two teams take turns. */
static void
next_turn (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         next = acies_side_next (state, state->turn.active);
  guint             reason;

  if (next != acies_leg_first_side (state))
    {
      acies_leg_push (resolver, LEG_STEP_BEGIN_TURN, next);
      return;
    }
  reason = find_end (state);
  if (reason != 0)
    {
      acies_leg_end (resolver, reason);
      return;
    }
  acies_turn_next_round (resolver);
  acies_leg_push (resolver, LEG_STEP_ROUND, next);
}

void
acies_leg_turn_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  switch (step->kind)
    {
    case LEG_STEP_ROUND:
      begin_round (resolver);
      break;

    case LEG_STEP_EVENT:
      do_event (resolver);
      break;

    case LEG_STEP_BEGIN_TURN:
      begin_turn (resolver, step->side);
      break;

    case LEG_STEP_LAY:
      if (acies_leg_count_held (resolver->state, step->side, LEG_DECK_ARMY) > 0)
        acies_question_ask_side (resolver, LEG_ASK_LAY, step->side, ACIES_NO_UNIT, 1);
      break;

    case LEG_STEP_ACT:
      acies_turn_set_phase (resolver, LEG_PHASE_ACTIONS);
      break;

    case LEG_STEP_DRAW_LAST:
      acies_leg_ask_army_cards (resolver, step->side, (guint) LEG_NUMBER (resolver->state, LEG_DRAW_AT_END));
      break;

    case LEG_STEP_HAND:
      ask_hand (resolver, step->side);
      break;

    default:
      next_turn (resolver);
      break;
    }
}
