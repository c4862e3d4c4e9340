/* phases.c - Legions: set-up, rounds, turns and actions, and what is asked, of whom, and how it is answered
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

/* LEG-B1, LEG-Q16: round the table, so that sides of two teams take turns. LEG-K11: the end is looked for when all have had as many turns. */
static void
next_turn (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         next = acies_side_next (state, state->turn.active);
  guint             reason = state->turn.round >= state->setup.end_round ? LEG_END_ROUNDS : 0;

  if (acies_state_count_left (state, 0, LEG_DECK_ARMY) == 0)
    reason = LEG_END_DECK;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (acies_leg_colours (state, side) == LEG_ALL_COLOURS)
      reason = LEG_END_COLOURS;
  if (next != first_side (state))
    {
      acies_leg_push (resolver, LEG_STEP_BEGIN_TURN, next);
      return;
    }
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
  AciesSide         first = first_side (state);
  guint             event;
  AciesId           old, card;
  int               held = (int) acies_state_count_deck (state, side, LEG_DECK_ARMY, ACIES_ZONE_HAND);

  switch (step->kind)
    {
    case LEG_STEP_ROUND: /* LEG-K8: the First Player turns up the next event. */
      acies_log_round (resolver);
      turn.active = first;
      turn.phase = LEG_PHASE_ARMY;
      acies_resolver_set_turn (resolver, turn);
      acies_leg_push (resolver, LEG_STEP_BEGIN_TURN, first);
      acies_leg_push (resolver, LEG_STEP_EVENT, first);
      old = acies_leg_open_card (state, LEG_DECK_EVENT);
      if (old != ACIES_NO_ID)
        acies_resolver_move_cards (resolver, first, old, 1, ACIES_ZONE_ROW, ACIES_ZONE_DISCARD);
      acies_leg_refill (resolver, LEG_DECK_EVENT);
      acies_row_fill (resolver, first, LEG_DECK_EVENT);
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

/* --- actions -------------------------------------------------------------------------------- */

/* LEG-B7, LEG-K7: the General pays while it shows more than one, then coins do. */
static gboolean
general_pays (const AciesState *state,
              AciesSide         side)
{
  AciesUnitId general = acies_leg_find_general (state, side);

  return general != ACIES_NO_UNIT && state->units[general].properties[LEG_VALUE] > LEG_NUMBER (state, LEG_ACTION_PRICE);
}

gboolean
acies_leg_check_action (const AciesState *state,
                        gboolean          priced,
                        GError          **error)
{
  const AciesSideNumbers *numbers = &state->sides[state->turn.active];

  if (numbers->spent >= numbers->actions)
    /* Translators: a side */
    return acies_refuse (error, "LEG-K5", _ ("%s has no Action tokens left this turn"), state->ruleset->sides[state->turn.active].name);
  /* LEG-Q9: what costs nothing is free of the General, too. */
  if (!priced || general_pays (state, state->turn.active) || numbers->resources[LEG_COINS] >= LEG_NUMBER (state, LEG_ACTION_PRICE))
    return TRUE;

  /* Translators: a side */
  return acies_refuse (error, "LEG-B7", _ ("%s cannot pay for this action: its General cannot go below 1 and it has no coins"), state->ruleset->sides[state->turn.active].name);
}

void
acies_leg_add_coins (AciesResolver *resolver,
                     AciesSide      side,
                     int            n)
{
  const AciesState *state = resolver->state;
  int               before = state->sides[side].resources[LEG_COINS];
  int               now = CLAMP (before + n, 0, state->ruleset->resources[LEG_COINS].max);

  if (now == before)
    return;
  acies_side_set_resource (resolver, side, LEG_COINS, (guint) now);
  acies_log_entry (resolver, LEG_LOG_COINS, .side = side, .number = (gint16) (now - before));
}

void
acies_leg_set_general (AciesResolver *resolver,
                       AciesSide      side,
                       int            by)
{
  AciesUnitId general = acies_leg_find_general (resolver->state, side);
  int         before = general != ACIES_NO_UNIT ? resolver->state->units[general].properties[LEG_VALUE] : 0;
  int         now = CLAMP (before + by, 1, LEG_DIE_MOST);

  if (general == ACIES_NO_UNIT || now == before)
    return;
  acies_unit_set_property (resolver, general, LEG_VALUE, (guint) now);
  acies_log_entry (resolver, LEG_LOG_GENERAL, .side = side, .number = (gint16) now, .number2 = (gint16) (now - before));
}

void
acies_leg_pay_action (AciesResolver *resolver,
                      gboolean       priced)
{
  const AciesState *state = resolver->state;
  AciesSide         side = state->turn.active;
  AciesSideNumbers  numbers = state->sides[side];

  numbers.spent++;
  acies_resolver_set_side (resolver, side, &numbers);
  if (priced && general_pays (state, side))
    acies_leg_set_general (resolver, side, -LEG_NUMBER (state, LEG_ACTION_PRICE));
  else if (priced)
    acies_leg_add_coins (resolver, side, -LEG_NUMBER (state, LEG_ACTION_PRICE));
}

static void
begin_action (AciesResolver *resolver,
              guint          action,
              gboolean       priced)
{
  acies_log_entry (resolver, LEG_LOG_ACTION, .side = resolver->state->turn.active, .number = (gint16) action);
  acies_leg_pay_action (resolver, priced);
}

gboolean
acies_leg_check_muster (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  if (acies_state_count_left (state, state->turn.active, LEG_DECK_ARMY) == 0)
    return acies_refuse (error, "LEG-Q17", _ ("No Army card is left in the deck"));

  return acies_leg_check_action (state, TRUE, error);
}

static gboolean
is_own_red_die (const AciesCommand *command,
                const AciesState   *state,
                const char         *rule,
                GError            **error)
{
  AciesUnitId die = acies_command_unit (command, state);

  if (die != ACIES_NO_UNIT && acies_leg_is_die (state, die, state->turn.active, LEG_COMMANDER_DIE))
    return TRUE;

  /* LEG-B4 */
  /* Translators: a side */
  return acies_refuse (error, rule, _ ("%s has no red die on that square"), state->ruleset->sides[state->turn.active].name);
}

gboolean
acies_leg_check_consult (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  if (!acies_leg_check_line (state, error))
    return FALSE;

  /* LEG-F5: at the beginning there is no red die at all. */
  return acies_leg_check_action (state, FALSE, error) &&
         is_own_red_die (command, state, acies_leg_count_dice (state, state->turn.active, LEG_COMMANDER_DIE) > 0 ? "LEG-K6" : "LEG-F5", error);
}

/* LEG-F6: as often as there are Action tokens. */
gboolean
acies_leg_check_empower (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  if (!acies_leg_check_action (state, TRUE, error) || !is_own_red_die (command, state, "LEG-B4", error))
    return FALSE;

  return state->units[acies_command_unit (command, state)].properties[LEG_VALUE] < LEG_DIE_MOST ||
         acies_refuse (error, "LEG-K6", _ ("The die already shows 6"));
}

gboolean
acies_leg_check_requisition (const AciesCommand *command,
                             const AciesState   *state,
                             GError            **error)
{
  if (LEG_BLOCK (state)->used & LEG_REQUISITIONED)
    /* Translators: a side */
    return acies_refuse (error, "LEG-K6", _ ("%s has already taken the Requisition action this turn"), state->ruleset->sides[state->turn.active].name);
  if (acies_state_count_deck (state, state->turn.active, LEG_DECK_ARMY, ACIES_ZONE_HAND) == 0)
    /* Translators: a side */
    return acies_refuse (error, "LEG-K6", _ ("%s has no Army cards in hand"), state->ruleset->sides[state->turn.active].name);

  return acies_leg_check_action (state, TRUE, error);
}

/* Of all actions. LEG-F8: the deck whose end is the end of the battle gets shorter by Muster, and longer by Requisition. */
void
acies_leg_act (const AciesCommand *command,
               AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         side = state->turn.active;
  AciesUnitId       die = command->hex != ACIES_NO_HEX ? acies_command_unit (command, state) : ACIES_NO_UNIT;

  switch ((guint) command->kind)
    {
    case LEG_COMMAND_MUSTER:
      begin_action (resolver, LEG_ACTION_MUSTER, TRUE);
      acies_leg_ask_army_cards (resolver, side, (guint) LEG_NUMBER (state, LEG_MUSTER_CARDS));
      break;

    case LEG_COMMAND_CONSULT:
      begin_action (resolver, LEG_ACTION_CONSULT, FALSE);
      acies_leg_change_die (resolver, die, -LEG_NUMBER (state, LEG_CONSULT_PRICE));
      acies_leg_push (resolver, LEG_STEP_PICK, side);
      break;

    case LEG_COMMAND_EMPOWER:
      begin_action (resolver, LEG_ACTION_EMPOWER, TRUE);
      acies_leg_change_die (resolver, die, LEG_NUMBER (state, LEG_EMPOWER_BY));
      break;

    default:
      begin_action (resolver, LEG_ACTION_REQUISITION, TRUE);
      LEG_SET (resolver, used, (guint8) (LEG_BLOCK (state)->used | LEG_REQUISITIONED));
      acies_question_ask_side (resolver, LEG_ASK_REQUISITION, side, ACIES_NO_UNIT, 1);
      break;
    }
}

static void
list_acts (const AciesState *state,
           GArray           *commands)
{
  AciesUnitId dice[ACIES_MAX_UNITS];
  guint       n = acies_leg_list_dice (state, state->turn.active, LEG_COMMANDER_DIE, dice);

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    if (state->ruleset->cards[card].deck == LEG_DECK_COMMAND && state->cards[state->turn.active][ACIES_ZONE_HAND][card] > 0)
      acies_list_allowed (state, acies_command_with_id (ACIES_COMMAND_PLAY, (AciesId) card), commands);
  for (guint i = 0; i < n; i++)
    {
      acies_list_allowed (state, acies_command_on_unit (LEG_COMMAND_EMPOWER, state, dice[i]), commands);
      acies_list_allowed (state, acies_command_on_unit (LEG_COMMAND_CONSULT, state, dice[i]), commands);
    }
  acies_list_allowed (state, acies_command (LEG_COMMAND_MUSTER), commands);
  acies_list_allowed (state, acies_command (LEG_COMMAND_REQUISITION), commands);
  acies_list_choices (state, commands);
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
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u action left (a Command card takes one)",
                                       "%1$s has %2$u actions left (a Command card takes one)", left),
                          side, left);
}

/* clang-format off */
const AciesQuestion acies_leg_questions[LEG_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "actions", .rule = "LEG-K5", .ends = "turn", .done = N_ ("End _Turn"), .list = list_acts,
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
    .sentence = N_ ("%s chooses a token to gain; some Command cards need one to be used"),
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
