/* appraise.c - Legions: what a position is worth to a side, for who plays it for the computer
 *
 * In hundredths of a point, as far as one can guess: points that are there, and what may
 * become of cards, dice, tokens and coins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

/* What a point is worth in thousandths of the logarithm of the odds to win (engine/worth.h). */
#define OF_A_POINT 350

static int
dice_worth (const AciesState *state,
            AciesSide         side)
{
  int worth = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      int shown = state->units[i].properties[LEG_VALUE];

      if (acies_leg_is_die (state, i, side, LEG_COMMANDER_DIE))
        worth += 30 + 5 * shown;
      else if (acies_leg_is_die (state, i, side, LEG_LEGION_DIE))
        worth += 15 + 4 * shown;
      else if (acies_leg_is_die (state, i, side, LEG_GENERAL_DIE))
        worth += shown < 6 ? 12 * shown : 62; /* at six its next rest is lost */
    }

  return worth;
}

/* What is still to be rolled and placed: first it is only counted, then the dice are on the table, then in a pool. */
static int
gains_worth (const AciesState *state,
             AciesSide         side)
{
  const AciesLegBlock *block = LEG_BLOCK (state);
  int                  worth = 0;

  if (side != (state->decision.kind != ACIES_DECISION_NONE ? state->decision.side : state->turn.active))
    return 0;
  for (guint i = 0; i < LEG_POOL && block->pool[i].value > 0; i++)
    worth += 12 + 4 * block->pool[i].value;
  if (worth > 0)
    return worth;
  if (state->decision.kind != ACIES_DECISION_DICE)
    return 29 * block->gained[LEG_DIE_BLACK] + 48 * block->gained[LEG_DIE_RED];
  for (guint i = 0; i < state->decision.n_dice; i++)
    worth += state->decision.dice[i] == LEG_DIE_BLACK ? 29 : state->decision.dice[i] == LEG_DIE_RED ? 48
                                                                                                    : 0;

  return worth;
}

/* Does a card that lies before @side ask for it? */
static gboolean
is_asked_for (const AciesState *state,
              AciesSide         side,
              guint             token)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    if (state->ruleset->cards[i].deck == LEG_DECK_COMMAND && state->cards[side][ACIES_ZONE_LAID][i] > 0 &&
        (guint) state->ruleset->cards[i].values[LEG_CARD_TOKEN] == token)
      return TRUE;

  return FALSE;
}

/* Of tokens that are too many one comes off again; a kind that is new, or has a use, is better than another of the same. */
static int
tokens_worth (const AciesState *state,
              AciesSide         side)
{
  int of_class[] = { 0, 0 };
  int worth = 0;

  for (guint token = LEG_WARLORD; token < LEG_N_TOKENS; token++)
    {
      int n = (int) acies_leg_count_tokens (state, side, token);

      of_class[acies_leg_class_of_token (token) == LEG_LEGION_DIE] += MIN (n, LEG_NUMBER (state, LEG_MOST_OF_KIND));
      if (n > 0)
        worth += is_asked_for (state, side, token) ? 18 : 5;
    }
  for (guint i = 0; i < G_N_ELEMENTS (of_class); i++)
    worth += 9 * MIN (of_class[i], LEG_NUMBER (state, LEG_MOST_OF_CLASS));

  return worth;
}

/* Would a card of @type go on with @legion at one of its open ends? */
static gboolean
goes_on_with (const AciesLegField  *field,
              const AciesLegLegion *legion,
              const AciesUnitType  *type)
{
  AciesHex             last = (AciesHex) (legion->first + legion->n - 1);
  const AciesUnitType *left = acies_leg_type_at (field, legion->first);
  const AciesUnitType *right = acies_leg_type_at (field, last);

  return type->class_ == legion->colour &&
         ((left->values[LEG_LEFT] > 0 && type->values[LEG_RIGHT] > 0 && acies_leg_card_at (field, (AciesHex) (legion->first - 1)) == ACIES_NO_UNIT) ||
          (right->values[LEG_RIGHT] > 0 && type->values[LEG_LEFT] > 0 && acies_leg_card_at (field, (AciesHex) (last + 1)) == ACIES_NO_UNIT));
}

/* A card is worth more where it goes on with a legion that has been begun; what cannot be kept is worth little. */
static int
army_cards_worth (const AciesLegField  *field,
                  AciesSide             side,
                  const AciesLegLegion *begun,
                  guint                 n_begun)
{
  const AciesState *state = field->state;
  int               worth = 0;
  int               held = 0;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesId type = acies_leg_type_of_card (state->ruleset, (AciesId) i);
      int     best = 40;

      if (state->ruleset->cards[i].deck != LEG_DECK_ARMY || state->cards[side][ACIES_ZONE_HAND][i] == 0)
        continue;
      for (guint j = 0; j < n_begun; j++)
        if (goes_on_with (field, &begun[j], &state->ruleset->unit_types[type]))
          best = 75;
      held += state->cards[side][ACIES_ZONE_HAND][i];
      worth += held <= LEG_NUMBER (state, LEG_ARMY_HAND) ? best : 10;
    }

  return worth;
}

static gboolean
any_way_on (const AciesLegField  *field,
            AciesSide             side,
            const AciesLegLegion *legion)
{
  const AciesState *state = field->state;
  AciesHex          left = (AciesHex) (legion->first - 1);
  AciesHex          right = (AciesHex) (legion->first + legion->n);

  return (acies_leg_type_at (field, legion->first)->values[LEG_LEFT] == 0 || acies_board_owner (state->board, state->ruleset, left) == side) &&
         (acies_leg_type_at (field, (AciesHex) (right - 1))->values[LEG_RIGHT] == 0 || acies_board_owner (state->board, state->ruleset, right) == side);
}

static int
cards_worth (const AciesState *state,
             AciesSide         side)
{
  AciesLegField  field;
  AciesLegLegion begun[ACIES_MAX_UNITS];
  guint          n_begun;
  int            worth = 0;

  acies_leg_field_find (&field, state);
  n_begun = acies_leg_list_legions (&field, side, FALSE, begun);
  for (guint i = 0; i < n_begun; i++)
    {
      gboolean has_wing = acies_leg_type_at (&field, begun[i].first)->values[LEG_LEFT] == 0 ||
                          acies_leg_type_at (&field, (AciesHex) (begun[i].first + begun[i].n - 1))->values[LEG_RIGHT] == 0;

      if (any_way_on (&field, side, &begun[i]))
        worth += 50 * (int) begun[i].n + (has_wing ? 20 : 0);
    }
  worth += army_cards_worth (&field, side, begun, n_begun);
  worth += 22 * (int) acies_state_count_deck (state, side, LEG_DECK_COMMAND, ACIES_ZONE_HAND);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    if (state->ruleset->cards[i].deck == LEG_DECK_COMMAND && state->cards[side][ACIES_ZONE_LAID][i] > 0)
      worth += acies_leg_count_tokens (state, side, (guint) state->ruleset->cards[i].values[LEG_CARD_TOKEN]) > 0 ? 45 : 28;

  return worth;
}

/* Of what the side holds, or has before it; what others hold nobody knows. */
static int
objectives_worth (const AciesState *state,
                  AciesSide         side)
{
  int worth = 0;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint n = state->cards[side][ACIES_ZONE_HAND][i] + state->cards[side][ACIES_ZONE_LAID][i];

      if (state->ruleset->cards[i].deck == LEG_DECK_OBJECTIVE && n > 0 && acies_leg_is_met (state, 1u << side, (AciesId) i))
        worth += 90 * LEG_NUMBER (state, LEG_OBJECTIVE_POINTS);
    }

  return worth;
}

/* --- what is still to come ------------------------------------------------------------------- */

/* A card that is about to be drawn, as far as there is room for it in the hand. */
static int
draws_worth (const AciesState *state,
             AciesSide         side)
{
  int room = LEG_NUMBER (state, LEG_ARMY_HAND) - (int) acies_leg_count_held (state, side, LEG_DECK_ARMY);

  if (state->decision.kind != ACIES_DECISION_DRAW || state->decision.side != side || state->decision.deck != LEG_DECK_ARMY)
    return 0;

  return 45 * CLAMP (room, 0, state->decision.count) + 10 * MAX (state->decision.count - MAX (room, 0), 0);
}

/* What a step that is left brings to @side. */
static int
step_worth (const AciesState *state,
            const AciesStep  *step,
            AciesSide         side)
{
  gboolean own = step->side == side;

  switch (step->kind)
    {
    case LEG_STEP_TOKEN:
    case LEG_STEP_GIVE:
      return own && acies_leg_can_take_token (state, side) ? 14 : 0;

    case LEG_STEP_REWARD:
      return own ? 60 : 0;

    case LEG_STEP_PICK:
      return own ? 32 : 0;

    case LEG_STEP_CHECK:
    case LEG_STEP_READ_CHECK:
      return own && acies_leg_count_dice (state, side, LEG_LEGION_DIE) > 0 ? -5 * MAX (6 - acies_leg_threshold (state, side, state->turn.active), 0) : 0;

    case LEG_STEP_LOSE:
      return own ? -28 : 0;

    case LEG_STEP_EFFECT:
      return own ? 20 : 0;

    default:
      return 0;
    }
}

/* The same of what is asked now. */
static int
question_worth (const AciesState *state,
                AciesSide         side)
{
  gboolean own = state->decision.side == side;

  switch (state->decision.kind)
    {
    case LEG_ASK_PICK:
      return own ? 32 : 0;

    case LEG_ASK_TOKEN:
    case LEG_ASK_GIVE:
      return own ? 14 : 0;

    case LEG_ASK_REWARD:
      return own ? 65 : 0;

    case LEG_ASK_GAIN:
      return own ? 45 : 0;

    case LEG_ASK_RAISE:
      return own ? 4 * state->decision.count : 0;

    case LEG_ASK_LOWER:
      return own ? 0 : -4 * state->decision.count;

    case LEG_ASK_CARRY:
      return own ? 5 : 0;

    case LEG_ASK_REQUISITION:
      return own ? 100 * LEG_NUMBER (state, LEG_REQUISITION_COINS) / LEG_NUMBER (state, LEG_COINS_A_POINT) - 25 : 0;

    case LEG_ASK_LOSE:
      return state->decision.count == side + 1 ? -28 : 0;

    default:
      return 0;
    }
}

static int
pending_worth (const AciesState *state,
               AciesSide         side)
{
  int worth = draws_worth (state, side) + question_worth (state, side);

  for (guint i = 0; i < state->n_steps; i++)
    worth += step_worth (state, &state->steps[i], side);

  return worth;
}

int
acies_leg_appraise (const AciesState *state,
                    AciesSide         side)
{
  int worth = 100 * state->sides[side].morale;

  worth += 100 * state->sides[side].resources[LEG_COINS] / LEG_NUMBER (state, LEG_COINS_A_POINT);
  worth += 35 * __builtin_popcount (acies_leg_colours (state, side));
  worth += dice_worth (state, side) + gains_worth (state, side) + tokens_worth (state, side) + cards_worth (state, side) + objectives_worth (state, side) + pending_worth (state, side);

  return worth * OF_A_POINT / 100;
}
