/* phases.c - Legions: set-up, rounds and turns, and what is asked, of whom, and how it is answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "engine/board/texts.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* --- set-up ----------------------------------------------------------------------------------- */

/* LEG-F4; before it is known, the side that the scenario names. */
static AciesSide
first_side (const AciesState *state)
{
  guint first = LEG_BLOCK (state)->first;

  return first > 0 ? (AciesSide) (first - 1) : state->setup.first;
}

/* One step for each side, that of the First Player on top. */
static void
push_for_all (AciesResolver *resolver,
              guint          step)
{
  guint n = resolver->state->ruleset->n_sides;

  for (guint i = n; i > 0; i--)
    acies_leg_push (resolver, step, (AciesSide) ((first_side (resolver->state) + i - 1) % n));
}

/* LEG-Q19: the dice for who is first come before the cards are drafted. */
void
acies_leg_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         first = state->setup.first;

  acies_game_begin (resolver);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    acies_leg_count_laid_out (resolver, side);
  acies_leg_push (resolver, LEG_STEP_ROUND, first);
  if (state->turn.phase != LEG_PHASE_SET_UP)
    {
      LEG_SET (resolver, first, (guint8) (first + 1));
      acies_leg_push (resolver, LEG_STEP_FILL_LINE, first);
      acies_leg_push (resolver, LEG_STEP_BATTLE, first);
      return;
    }
  acies_leg_push (resolver, LEG_STEP_READ_FIRST, first);
  for (guint i = state->ruleset->n_sides; i > 0; i--)
    acies_leg_push (resolver, LEG_STEP_ROLL_FIRST, (AciesSide) (i - 1));
}

/* --- who is first --------------------------------------------------------------------------- */

#define OUT 7 /* no more among those who roll again */

/* LEG-F4: the sides that share the highest roll roll again. LEG-F2, LEG-F3: else all is dealt from the first side on. */
static void
read_first (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             most = 0;
  AciesSide         best[ACIES_MAX_SIDES];
  guint             n = 0;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (LEG_BLOCK (state)->rolls[side] != OUT)
      most = MAX (most, LEG_BLOCK (state)->rolls[side]);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (LEG_BLOCK (state)->rolls[side] == most)
      best[n++] = side;
  if (n > 1)
    {
      acies_leg_push (resolver, LEG_STEP_READ_FIRST, 0);
      for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
        LEG_SET (resolver, rolls[side], OUT);
      while (n > 0)
        {
          LEG_SET (resolver, rolls[best[n - 1]], 0);
          acies_leg_push (resolver, LEG_STEP_ROLL_FIRST, best[--n]);
        }
      return;
    }
  LEG_SET (resolver, first, (guint8) (best[0] + 1));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      AciesUnitId general = acies_leg_find_general (state, side);

      LEG_SET (resolver, rolls[side], 0);
      if (general != ACIES_NO_UNIT)
        acies_unit_set_property (resolver, general, LEG_VALUE, (guint) LEG_NUMBER (state, LEG_GENERAL_AT_FIRST));
    }
  acies_log_side (resolver, LEG_LOG_FIRST, best[0]);
  for (int i = 0; i < LEG_NUMBER (state, LEG_FIRST_COMMAND_CARDS); i++)
    push_for_all (resolver, LEG_STEP_DRAFT);
  acies_leg_push (resolver, LEG_STEP_FILL_LINE, best[0]);
  push_for_all (resolver, LEG_STEP_FIRST_CARDS);
  push_for_all (resolver, LEG_STEP_OBJECTIVES);
  for (guint i = state->switches[LEG_TEAMS] ? state->ruleset->n_sides / 2 : 0; i > 0; i--)
    acies_leg_push (resolver, LEG_STEP_SHARED, (AciesSide) (i - 1));
  acies_leg_push (resolver, LEG_STEP_BATTLE, best[0]);
}

/* What a scenario has given already is not dealt again. */
static void
deal (AciesResolver *resolver,
      AciesSide      side,
      AciesId        deck,
      int            n)
{
  int held = (int) acies_state_count_deck (resolver->state, side, deck, ACIES_ZONE_HAND);

  if (n > held)
    acies_resolver_ask_draw (resolver, side, ACIES_NO_UNIT, deck, (guint) (n - held), ACIES_ZONE_HAND);
}

void
acies_leg_set_up_step (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesSide         side = step->side;
  gboolean          teams = state->switches[LEG_TEAMS] != 0;
  int               surplus;

  switch (step->kind)
    {
    case LEG_STEP_ROLL_FIRST:
      if (LEG_BLOCK (state)->rolls[side] != 0)
        break;
      acies_leg_push (resolver, LEG_STEP_LOG_ROLL, side);
      acies_resolver_ask_dice (resolver, side, ACIES_NO_UNIT, LEG_DIE_BLUE, 1, 0);
      break;

    case LEG_STEP_LOG_ROLL:
      LEG_SET (resolver, rolls[side], (guint8) acies_ruleset_get_face (state->ruleset, &state->dice, 0)->number);
      acies_log_entry (resolver, LEG_LOG_FIRST_ROLL, .side = side, .dice = state->dice);
      break;

    case LEG_STEP_READ_FIRST:
      read_first (resolver);
      break;

    case LEG_STEP_BATTLE:
      acies_row_fill (resolver, side, LEG_DECK_BATTLE);
      break;

    case LEG_STEP_SHARED:
      acies_resolver_ask_draw (resolver, side, ACIES_NO_UNIT, LEG_DECK_OBJECTIVE, 1, ACIES_ZONE_LAID);
      break;

    case LEG_STEP_OBJECTIVES:
      acies_leg_push (resolver, LEG_STEP_KEEP, side);
      deal (resolver, side, LEG_DECK_OBJECTIVE, LEG_NUMBER (state, teams ? LEG_TEAM_OBJECTIVES : LEG_OBJECTIVES));
      break;

    case LEG_STEP_KEEP:
      surplus = (int) acies_state_count_deck (state, side, LEG_DECK_OBJECTIVE, ACIES_ZONE_HAND) - LEG_NUMBER (state, teams ? LEG_TEAM_OBJECTIVES_KEPT : LEG_OBJECTIVES_KEPT);
      if (surplus > 0)
        acies_question_ask_side (resolver, LEG_ASK_KEEP, side, ACIES_NO_UNIT, (guint) surplus);
      else
        acies_log_side (resolver, LEG_LOG_KEPT, side);
      break;

    case LEG_STEP_FIRST_CARDS:
      deal (resolver, side, LEG_DECK_ARMY, LEG_NUMBER (state, LEG_FIRST_ARMY_CARDS));
      break;

    default:
      if (acies_state_count_deck (state, side, LEG_DECK_COMMAND, ACIES_ZONE_ROW) > 0 &&
          (int) acies_state_count_deck (state, side, LEG_DECK_COMMAND, ACIES_ZONE_HAND) < LEG_NUMBER (state, LEG_FIRST_COMMAND_CARDS))
        acies_question_ask_side (resolver, LEG_ASK_DRAFT, side, ACIES_NO_UNIT, 1);
      break;
    }
}

/* --- rounds and turns ------------------------------------------------------------------------- */

/* LEG-K8: the First Player turns up the next one. */
static void
begin_round (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         first = first_side (state);
  AciesId           old = acies_leg_open_card (state, LEG_DECK_EVENT);
  AciesTurn         turn = state->turn;

  acies_log_round (resolver);
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

/* LEG-K11: looked for when all have had as many turns; an end, or 0 */
static guint
find_end (const AciesState *state)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (acies_leg_colours (state, side) == LEG_ALL_COLOURS)
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

  if (next != first_side (state))
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
  const AciesState *state = resolver->state;
  AciesSide         side = step->side;
  AciesTurn         turn = state->turn;
  AciesSideNumbers  numbers = state->sides[side];
  guint             event;
  AciesId           card;
  int               held = (int) acies_state_count_deck (state, side, LEG_DECK_ARMY, ACIES_ZONE_HAND);

  switch (step->kind)
    {
    case LEG_STEP_ROUND:
      begin_round (resolver);
      break;

    case LEG_STEP_EVENT:
      event = acies_leg_event (state);
      card = acies_leg_open_card (state, LEG_DECK_EVENT);
      if (card == ACIES_NO_ID)
        break;
      acies_log_entry (resolver, LEG_LOG_EVENT, .card = card);
      for (AciesSide i = 0; i < state->ruleset->n_sides; i++)
        {
          if (event == LEG_HARVEST)
            acies_leg_add_coins (resolver, i, LEG_NUMBER (state, LEG_HARVEST_COINS));
          else if (event == LEG_FESTIVAL)
            acies_leg_set_general (resolver, i, LEG_NUMBER (state, LEG_FESTIVAL_BY));
        }
      break;

    case LEG_STEP_BEGIN_TURN: /* LEG-K5, LEG-K7 */
      turn.active = side;
      turn.phase = LEG_PHASE_ARMY;
      acies_resolver_set_turn (resolver, turn);
      numbers.spent = 0;
      acies_resolver_set_side (resolver, side, &numbers);
      LEG_SET (resolver, used, 0);
      acies_log_side (resolver, ACIES_LOG_TURN, side);
      acies_leg_set_general (resolver, side, LEG_NUMBER (state, LEG_GENERAL_REST));
      acies_leg_push (resolver, LEG_STEP_ACT, side);
      acies_leg_push (resolver, LEG_STEP_LAY, side);
      break;

    case LEG_STEP_LAY:
      if (held > 0)
        acies_question_ask_side (resolver, LEG_ASK_LAY, side, ACIES_NO_UNIT, 1);
      break;

    case LEG_STEP_ACT:
      acies_turn_set_phase (resolver, LEG_PHASE_ACTIONS);
      break;

    case LEG_STEP_DRAW_LAST:
      acies_leg_ask_army_cards (resolver, side, (guint) LEG_NUMBER (state, LEG_DRAW_AT_END));
      break;

    case LEG_STEP_HAND: /* LEG-K5: down to the limit, of Army cards alone. */
      if (held > LEG_NUMBER (state, LEG_ARMY_HAND))
        acies_question_ask_side (resolver, LEG_ASK_HAND, side, ACIES_NO_UNIT, (guint) (held - LEG_NUMBER (state, LEG_ARMY_HAND)));
      break;

    default:
      next_turn (resolver);
      break;
    }
}

/* --- questions -------------------------------------------------------------------------------- */

/* A check says what passes, each reason, and how many of six rolls do; of dice that are gained, how many. */
static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  const AciesDecision *asked = &state->decision;
  int                  most = acies_leg_threshold (state, asked->side, state->turn.active, NULL);
  g_autofree char     *reasons = acies_leg_dup_reasons (state, asked->side, state->turn.active);

  if (asked->dice[0] == LEG_DIE_CHECK)
    /* Translators: a side, the largest roll that passes, how many rolls of six do, and the reasons for that number */
    return g_strdup_printf (_ ("%1$s checks its morale and needs %2$d or less: a %3$d in 6 chance (%4$s)"), side, most, MIN (most, 6), reasons);
  if (asked->dice[0] == LEG_DIE_BLUE)
    return g_strdup_printf (_ ("%s rolls its General: the highest roll goes first"), side);

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls the %2$u die it has gained", "%1$s rolls the %2$u dice it has gained", asked->n_dice), side, asked->n_dice);
}

/* LEG-F4, LEG-B10 */
static const char *
find_rule_of_dice (const AciesState *state)
{
  return state->decision.dice[0] == LEG_DIE_BLUE ? "LEG-F4" : state->decision.dice[0] == LEG_DIE_CHECK ? "LEG-B10"
                                                                                                       : "LEG-B9";
}

static char *
describe_question (const AciesState *state,
                   const char       *side)
{
  const AciesDecision *asked = &state->decision;
  const AciesLegBlock *block = LEG_BLOCK (state);
  const AciesLegDie   *die = &block->pool[0];
  AciesSide            loser = (AciesSide) (asked->count - 1);
  guint                n = asked->count;
  gulong               coins = (gulong) LEG_NUMBER (state, LEG_SPARE_COINS);

  switch (asked->kind)
    {
    case LEG_ASK_KEEP:
      /* Translators: a side, and a number */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s chooses %2$u objective to put back", "%1$s chooses %2$u objectives to put back", n), side, n);

    case LEG_ASK_PLACE:
      /* Translators: a side, and what the die shows */
      return die->kind == LEG_DIE_RED ? g_strdup_printf (_ ("%1$s chooses a square for the red die that shows %2$u"), side, die->value)
                                      /* Translators: a side, and what the die shows */
                                      : g_strdup_printf (_ ("%1$s chooses a square for the black die that shows %2$u"), side, die->value);

    case LEG_ASK_GIVE:
      /* Translators: a side, and the name of a token */
      return g_strdup_printf (_ ("%1$s chooses a die for its token: %2$s"), side, acies_leg_token_name (state->ruleset, block->token));

    case LEG_ASK_LOSE:
      if (loser == asked->side)
        return g_strdup_printf (_ ("%s chooses which of its black dice to lose"), side);

      /* Translators: the side that chooses, and the side that loses a die */
      return g_strdup_printf (_ ("%1$s chooses which black die %2$s loses"), side, state->ruleset->sides[loser].name);

    case LEG_ASK_PAY:
      /* Translators: a side, and a card */
      return g_strdup_printf (_ ("%1$s pays for “%2$s”"), side, state->ruleset->cards[asked->card].name);

    case LEG_ASK_HAND:
      /* Translators: a side, and a number */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has too many Army cards and puts %2$u under the deck", "%1$s has too many Army cards and puts %2$u under the deck", n), side, n);

    default: /* LEG-Q10: what the die can do is said before it is chosen. */
      return die->kind == LEG_DIE_RED
                 /* Translators: a side, what its die shows, and a number of coins */
                 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has no free square for the red die: raise another red die by %2$d or take %3$lu coin",
                                                 "%1$s has no free square for the red die: raise another red die by %2$d or take %3$lu coins", coins),
                                    side, (int) n, coins)
                 /* Translators: a side, what its die shows, and a number of coins */
                 : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has no free square for the black die: raise another black die by %2$d or take %3$lu coin",
                                                 "%1$s has no free square for the black die: raise another black die by %2$d or take %3$lu coins", coins),
                                    side, (int) n, coins);
    }
}

static char *
describe_actions (const AciesState *state,
                  const char       *side)
{
  const AciesSideNumbers *numbers = &state->sides[state->turn.active];
  guint                   left = numbers->spent < numbers->actions ? (guint) (numbers->actions - numbers->spent) : 0;

  if (left == 0)
    return g_strdup_printf (_ ("%s has no actions left and may use cards in play, or end the turn"), side);

  /* Translators: a side, and a number of actions */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s may take %2$u more action (playing a Command card is one), or end the turn",
                                       "%1$s may take %2$u more actions (playing a Command card is one), or end the turn", left),
                          side, left);
}

/* clang-format off */
const AciesQuestion acies_leg_questions[LEG_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "actions", .rule = "LEG-K5", .ends = "turn", .done = N_ ("End _Turn"), .list = acies_leg_list_acts,
    .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (DONE) | ACIES_ANSWER_VERB (LEG_COMMAND_MUSTER) | ACIES_ANSWER_VERB (LEG_COMMAND_CONSULT) |
               ACIES_ANSWER_VERB (LEG_COMMAND_EMPOWER) | ACIES_ANSWER_VERB (LEG_COMMAND_REQUISITION) | ACIES_ANSWER_VERB (LEG_COMMAND_USE),
    .describe = describe_actions,
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .find_rule = find_rule_of_dice, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
  [LEG_ASK_KEEP] = {
    .name = "objectives", .rule = "LEG-F2", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (PUT_BACK), .list = acies_leg_list_put_back,
    .describe = describe_question,
  },
  [LEG_ASK_DRAFT] = {
    .name = "draft", .rule = "LEG-F2", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (TAKE), .list = acies_leg_list_take,
    .sentence = N_ ("%s takes a Command card from the Battle Line"),
  },
  [LEG_ASK_LAY] = {
    .name = "army-card", .rule = "LEG-K5", .ends = "army-phase", .asked = ACIES_ASKS_ANYBODY, .pass = N_ ("Lay _No Card"),
    .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), .list = acies_leg_list_lay,
    .sentence = N_ ("%s may lay an Army card beside, above or below another of its cards"),
  },
  [LEG_ASK_PLACE] = {
    .name = "square", .rule = "LEG-B9", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_SET), .list = acies_leg_list_set,
    .describe = describe_question,
  },
  [LEG_ASK_LIMIT] = {
    .name = "too-many-dice", .rule = "LEG-B11", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_LOSE), .list = acies_leg_list_dice_asked_for,
    .sentence = N_ ("%s has one die too many and removes one"),
  },
  [LEG_ASK_TOKEN] = {
    .name = "token", .rule = "LEG-K10", .ends = "token", .asked = ACIES_ASKS_ANYBODY, .pass = N_ ("Take _No Token"),
    .answers = ACIES_ANSWER_VERB (LEG_COMMAND_BANNER) | ACIES_ANSWER (PASS), .list = acies_list_choices,
    .sentence = N_ ("%s chooses a token to gain"),
  },
  [LEG_ASK_GIVE] = {
    .name = "die-for-token", .rule = "LEG-B6", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_GIVE), .list = acies_leg_list_dice_asked_for,
    .describe = describe_question,
  },
  [LEG_ASK_OVER] = {
    .name = "too-many-tokens", .find_rule = acies_leg_find_surplus_rule, .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_DROP), .list = acies_leg_list_dice_asked_for,
    .sentence = N_ ("%s has one token too many and removes one"),
  },
  [LEG_ASK_REWARD] = {
    .name = "reward", .rule = "LEG-B17", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_REWARD), .list = acies_list_choices,
    .sentence = N_ ("%s has finished a legion of its starting colour and chooses its reward"),
  },
  [LEG_ASK_LOSE] = {
    .name = "die-to-lose", .rule = "LEG-B21", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_LOSE), .list = acies_leg_list_dice_asked_for,
    .describe = describe_question,
  },
  [LEG_ASK_PAY] = {
    .name = "payment", .rule = "LEG-B22", .ends = "payment", .pass = N_ ("Do _Not Pay"),
    .answers = ACIES_ANSWER_VERB (LEG_COMMAND_PAY) | ACIES_ANSWER (PASS), .list = acies_list_choices,
    .describe = describe_question,
  },
  [LEG_ASK_GAIN] = {
    .name = "die-to-gain", .rule = "LEG-B2", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_GAIN), .list = acies_list_choices,
    .sentence = N_ ("%s chooses a black or red die to gain"),
  },
  [LEG_ASK_RAISE] = {
    .name = "die-to-raise", .rule = "LEG-B4", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_RAISE), .list = acies_leg_list_changes,
    .sentence = N_ ("%s chooses one of its black dice to raise"),
  },
  [LEG_ASK_LOWER] = {
    .name = "die-to-lower", .rule = "LEG-Q11", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_LOWER), .list = acies_leg_list_changes,
    .sentence = N_ ("%s chooses an enemy die to lower"),
  },
  [LEG_ASK_CARRY] = {
    .name = "die-to-move", .rule = "LEG-B5", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_CARRY), .list = acies_leg_list_carry,
    .sentence = N_ ("%s moves one of its dice to a free square"),
  },
  [LEG_ASK_PICK] = {
    .name = "command-card", .rule = "LEG-K6", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (TAKE), .list = acies_leg_list_take,
    .sentence = N_ ("%s takes a Command card from the Battle Line"),
  },
  [LEG_ASK_REQUISITION] = {
    .name = "requisition", .rule = "LEG-K6", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (PUT_BACK), .list = acies_leg_list_put_back,
    .sentence = N_ ("%s puts an Army card under the deck for coins"),
  },
  [LEG_ASK_HAND] = {
    .name = "hand-limit", .rule = "LEG-K5", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (PUT_BACK), .list = acies_leg_list_put_back,
    .describe = describe_question,
  },
  [LEG_ASK_SPARE] = {
    .name = "die-without-square", .rule = "LEG-Q10", .ends = "die", .asked = ACIES_ASKS_ANYBODY, .pass = N_ ("Take _Coins"),
    .answers = ACIES_ANSWER_VERB (LEG_COMMAND_RAISE) | ACIES_ANSWER (PASS), .list = acies_leg_list_changes,
    .describe = describe_question,
  },
};
/* clang-format on */
