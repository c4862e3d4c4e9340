/* cards.c - Legions: cards that are drawn, taken and put back, and Command cards, with what they do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

AciesId
acies_leg_open_card (const AciesState *state,
                     AciesId           deck)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    if (state->ruleset->cards[i].deck == deck && acies_state_pile (state, 0, (AciesId) i, ACIES_ZONE_ROW) > 0)
      return (AciesId) i;

  return ACIES_NO_ID;
}

guint
acies_leg_event (const AciesState *state)
{
  AciesId card = acies_leg_open_card (state, LEG_DECK_EVENT);

  return card != ACIES_NO_ID ? state->ruleset->cards[card].effect : LEG_CALM;
}

/* LEG-Q17: where the deck is empty nothing is drawn. */
gboolean
acies_leg_ask_army_cards (AciesResolver *resolver,
                          AciesSide      side,
                          guint          n)
{
  return acies_resolver_ask_draw (resolver, side, ACIES_NO_UNIT, LEG_DECK_ARMY, n, ACIES_ZONE_HAND);
}

/* LEG-Q21: Command cards and events that were discarded are drawn again when no others are left. */
void
acies_leg_refill (AciesResolver *resolver,
                  AciesId        deck)
{
  const AciesState *state = resolver->state;

  if (acies_state_count_deck (state, 0, deck, ACIES_ZONE_DECK) > 0)
    return;
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint n = state->ruleset->cards[i].deck == deck ? acies_state_pile (state, 0, (AciesId) i, ACIES_ZONE_DISCARD) : 0;

      if (n > 0)
        acies_resolver_move_cards (resolver, 0, (AciesId) i, n, ACIES_ZONE_DISCARD, ACIES_ZONE_DECK);
    }
}

/* --- from the Battle Line ------------------------------------------------------------------- */

/* LEG-Q21: an empty line is filled before a card is taken from it. */
gboolean
acies_leg_check_line (const AciesState *state,
                      GError          **error)
{
  return acies_state_count_deck (state, 0, LEG_DECK_COMMAND, ACIES_ZONE_ROW) + acies_state_count_deck (state, 0, LEG_DECK_COMMAND, ACIES_ZONE_DECK) +
                 acies_state_count_deck (state, 0, LEG_DECK_COMMAND, ACIES_ZONE_DISCARD) >
             0 ||
         acies_refuse (error, "LEG-Q21", _ ("No Command cards are left to take"));
}

gboolean
acies_leg_check_take (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  return acies_row_check (command, state, LEG_DECK_COMMAND, state->decision.kind == LEG_ASK_DRAFT ? "LEG-F2" : "LEG-K6", error);
}

void
acies_leg_list_take (const AciesState *state,
                     GArray           *commands)
{
  acies_row_list (state, LEG_DECK_COMMAND, commands);
}

/* In set-up the line is filled when it is empty, later at once. */
void
acies_leg_take (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesDecision asked = resolver->state->decision;

  acies_resolver_answered (resolver);
  acies_row_take (resolver, asked.side, command->id, ACIES_ZONE_HAND);
  if (asked.kind == LEG_ASK_PICK || acies_state_count_deck (resolver->state, 0, LEG_DECK_COMMAND, ACIES_ZONE_ROW) == 0)
    acies_leg_push (resolver, LEG_STEP_FILL_LINE, asked.side);
}

/* LEG-B13 */
gboolean
acies_leg_check_put_back (const AciesCommand *command,
                          const AciesState   *state,
                          GError            **error)
{
  const AciesRuleset *ruleset = state->ruleset;
  guint               asked = state->decision.kind;
  AciesId             deck = asked == LEG_ASK_KEEP ? LEG_DECK_OBJECTIVE : LEG_DECK_ARMY;
  const char         *rule = asked == LEG_ASK_KEEP ? "LEG-F2" : asked == LEG_ASK_HAND ? "LEG-K5"
                                                                                      : "LEG-K6";
  AciesSide           side = state->decision.side;

  if (ruleset->cards[command->id].deck != deck)
    /* Translators: a card, and a deck */
    return acies_refuse (error, rule, _ ("“%1$s” does not belong to the deck “%2$s”"), ruleset->cards[command->id].name, ruleset->decks[deck].name);

  return state->cards[side][ACIES_ZONE_HAND][command->id] > 0 ||
         acies_refuse (error, rule, _ ("%1$s does not hold “%2$s”"), ruleset->sides[side].name, ruleset->cards[command->id].name);
}

void
acies_leg_list_put_back (const AciesState *state,
                         GArray           *commands)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    acies_list_allowed (state, acies_command_with_id (ACIES_COMMAND_PUT_BACK, (AciesId) i), commands);
}

/* Nobody sees which it is. */
void
acies_leg_put_back (const AciesCommand *command,
                    AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesDecision     asked = state->decision;
  int               coins = LEG_NUMBER (state, LEG_REQUISITION_COINS) + (acies_leg_event (state) == LEG_MARKET ? LEG_NUMBER (state, LEG_MARKET_COINS) : 0);

  acies_resolver_answered (resolver);
  acies_resolver_move_cards (resolver, asked.side, command->id, 1, ACIES_ZONE_HAND, state->n_under < ACIES_MAX_UNDER ? ACIES_ZONE_UNDER : ACIES_ZONE_DECK);
  acies_log_entry (resolver, LEG_LOG_UNDER, .side = asked.side, .number = state->ruleset->cards[command->id].deck);
  if (asked.kind == LEG_ASK_KEEP)
    acies_leg_push (resolver, LEG_STEP_KEEP, asked.side);
  else if (asked.kind == LEG_ASK_HAND)
    acies_leg_push (resolver, LEG_STEP_HAND, asked.side);
  else
    acies_leg_add_coins (resolver, asked.side, coins);
}

/* --- Command cards ---------------------------------------------------------------------------- */

gboolean
acies_leg_can_raise (const AciesState *state,
                     AciesSide         side,
                     guint             class_)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (acies_leg_is_die (state, i, side, class_) && state->units[i].properties[LEG_VALUE] < LEG_DIE_MOST)
      return TRUE;

  return FALSE;
}

/* LEG-Q11: an enemy's black or red one. */
static gboolean
is_lowerable (const AciesState *state,
              AciesUnitId       die,
              AciesSide         side)
{
  AciesSide owner = die < state->n_units ? state->units[die].side : ACIES_NO_SIDE;

  return owner != ACIES_NO_SIDE && acies_side_is_enemy (state, side, owner) &&
         (acies_leg_is_die (state, die, owner, LEG_LEGION_DIE) || acies_leg_is_die (state, die, owner, LEG_COMMANDER_DIE));
}

/* Asked of open facts alone. */
static gboolean
effect_is_possible (const AciesState *state,
                    AciesSide         side,
                    AciesId           card,
                    GError          **error)
{
  switch (state->ruleset->cards[card].effect)
    {
    case LEG_STRATEGIZE:
      return acies_leg_count_free (state, side, LEG_DIE_BLACK) + acies_leg_count_free (state, side, LEG_DIE_RED) > 0 ||
             acies_refuse (error, "LEG-Q10", _ ("There is no free square for a die"));

    case LEG_REDEPLOY:
    case LEG_OUTRIDERS:
      if (acies_leg_event (state) == LEG_MUD)
        return acies_refuse (error, "LEG-K8", _ ("Mud: no die can be moved this round"));

      for (guint kind = LEG_DIE_BLACK; kind <= LEG_DIE_RED; kind++)
        if (acies_leg_count_dice (state, side, acies_leg_class_of_die (kind)) > 0 && acies_leg_count_free (state, side, kind) > 0)
          return TRUE;

      /* Translators: a side */
      return acies_refuse (error, "LEG-B5", _ ("%s has no die that can be moved to a free square"), state->ruleset->sides[side].name);

    case LEG_LEVY:
      return acies_state_count_left (state, side, LEG_DECK_ARMY) > 0 ||
             acies_refuse (error, "LEG-Q17", _ ("No Army card is left in the deck"));

    case LEG_OATH:
      /* Translators: a side */
      return acies_leg_can_take_token (state, side) || acies_refuse (error, "LEG-B6", _ ("%s has no die without a token"), state->ruleset->sides[side].name);

    case LEG_AMBUSH:
    case LEG_VOLLEY:
      for (AciesUnitId i = 0; i < state->n_units; i++)
        if (is_lowerable (state, i, side))
          return TRUE;

      return acies_refuse (error, "LEG-Q11", _ ("No enemy has a black or red die"));

    case LEG_DRILL:
      return acies_leg_can_raise (state, side, LEG_LEGION_DIE) ||
             /* Translators: a side */
             acies_refuse (error, "LEG-B4", _ ("%s has no black die that can be raised"), state->ruleset->sides[side].name);

    case LEG_PLANS:
      return acies_leg_check_line (state, error);

    default:
      return TRUE;
    }
}

static void
do_effect (AciesResolver *resolver,
           AciesSide      side,
           AciesId        card)
{
  const AciesState *state = resolver->state;
  guint             effect = state->ruleset->cards[card].effect;

  switch (effect)
    {
    case LEG_STRATEGIZE:
      acies_question_ask_side (resolver, LEG_ASK_GAIN, side, ACIES_NO_UNIT, 1);
      break;

    case LEG_REDEPLOY:
    case LEG_OUTRIDERS:
      acies_question_ask_side (resolver, LEG_ASK_CARRY, side, ACIES_NO_UNIT, 1);
      break;

    case LEG_LEVY:
      acies_leg_ask_army_cards (resolver, side, (guint) LEG_NUMBER (state, LEG_LEVY_CARDS));
      break;

    case LEG_TRIBUTE:
      acies_leg_add_coins (resolver, side, LEG_NUMBER (state, LEG_TRIBUTE_COINS));
      break;

    case LEG_OATH:
      acies_leg_push (resolver, LEG_STEP_TOKEN, side);
      break;

    case LEG_AMBUSH:
    case LEG_VOLLEY:
      acies_question_ask_side (resolver, LEG_ASK_LOWER, side, ACIES_NO_UNIT, (guint) LEG_NUMBER (state, effect == LEG_AMBUSH ? LEG_AMBUSH_BY : LEG_VOLLEY_BY));
      break;

    case LEG_STANDARDS:
      acies_leg_push_checks (resolver, side, (guint) LEG_NUMBER (state, LEG_BIG));
      break;

    case LEG_DRILL:
      acies_question_ask_side (resolver, LEG_ASK_RAISE, side, ACIES_NO_UNIT, (guint) LEG_NUMBER (state, LEG_DRILL_BY));
      break;

    case LEG_FORAGERS:
      acies_leg_add_coins (resolver, side, LEG_NUMBER (state, LEG_FORAGE_COINS));
      acies_leg_ask_army_cards (resolver, side, (guint) LEG_NUMBER (state, LEG_FORAGE_CARDS));
      break;

    case LEG_PLANS:
      acies_leg_push (resolver, LEG_STEP_PICK, side);
      break;

    default:
      break;
    }
}

static gboolean
is_permanent (const AciesCardType *card)
{
  return card->effect >= LEG_FIRST_PERMANENT && card->effect <= LEG_LAST_PERMANENT;
}

/* LEG-K8 */
gboolean
acies_leg_check_play (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  const AciesCardType *card = &state->ruleset->cards[command->id];
  AciesSide            side = state->turn.active;

  if (state->decision.kind == LEG_ASK_LAY)
    return acies_leg_check_lay (command, state, error);
  if (card->deck == LEG_DECK_ARMY)
    return acies_refuse (error, "LEG-K8", _ ("Army cards are laid only in the Army phase; now play a Command card, take an action or end the turn"));
  if (card->deck != LEG_DECK_COMMAND)
    /* Translators: a card */
    return acies_refuse (error, "LEG-K8", _ ("“%s” is not a Command card"), card->name);
  if (command->hex != ACIES_NO_HEX)
    return acies_refuse (error, "LEG-K8", _ ("Command cards are played without naming a square"));
  if (state->cards[side][ACIES_ZONE_HAND][command->id] == 0)
    /* Translators: a side, and a card */
    return acies_refuse (error, "LEG-K8", _ ("%1$s does not hold “%2$s”"), state->ruleset->sides[side].name, card->name);

  return acies_leg_check_action (state, FALSE, error) &&
         (is_permanent (card) || effect_is_possible (state, side, command->id, error));
}

void
acies_leg_play (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesSide side = resolver->state->turn.active;
  gboolean  stays;

  if (resolver->state->decision.kind == LEG_ASK_LAY)
    {
      acies_leg_lay (command, resolver);
      return;
    }
  stays = is_permanent (&resolver->state->ruleset->cards[command->id]);
  acies_log_card (resolver, side, command->id, ACIES_NO_UNIT);
  acies_leg_pay_action (resolver, FALSE);
  acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_HAND, stays ? ACIES_ZONE_LAID : ACIES_ZONE_DISCARD);
  if (!stays)
    do_effect (resolver, side, command->id);
}

/* LEG-K5: an action that comes before the Army phase has ended. */
char *
acies_leg_describe_not_asked (const AciesState   *state,
                              const AciesCommand *command,
                              const char        **rule)
{
  static const guint64 actions = ACIES_ANSWER_VERB (LEG_COMMAND_MUSTER) | ACIES_ANSWER_VERB (LEG_COMMAND_CONSULT) | ACIES_ANSWER_VERB (LEG_COMMAND_EMPOWER) |
                                 ACIES_ANSWER_VERB (LEG_COMMAND_REQUISITION) | ACIES_ANSWER_VERB (LEG_COMMAND_USE);

  if (state->decision.kind != LEG_ASK_LAY || ((actions >> command->kind) & 1) == 0)
    return NULL;

  return g_strdup (_ ("Actions come after the Army phase: lay an Army card or pass first"));
}

/* --- permanent cards ------------------------------------------------------------------------ */

AciesId
acies_leg_find_permanent (const AciesState *state,
                          AciesSide         side,
                          int               n)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    if (state->ruleset->cards[i].effect == LEG_FIRST_PERMANENT + n - 1 && state->cards[side][ACIES_ZONE_LAID][i] > 0)
      return (AciesId) i;

  return ACIES_NO_ID;
}

/* LEG-B22, LEG-Q8: so many pips of one die with the token, which may lose all, the rest in coins; all in coins last. */
guint
acies_leg_list_prices (const AciesState *state,
                       AciesSide         side,
                       AciesId           id,
                       AciesLegPrice    *prices)
{
  const AciesCardType *card = &state->ruleset->cards[id];
  guint                token = (guint) card->values[LEG_CARD_TOKEN];
  guint                cost = (guint) card->values[LEG_CARD_COST];
  guint                coins = state->sides[side].resources[LEG_COINS];
  AciesUnitId          dice[ACIES_MAX_UNITS];
  guint                n_dice = acies_leg_list_dice (state, side, acies_leg_class_of_token (token), dice);
  guint                n = 0;
  gboolean             has_token = FALSE;

  for (guint i = 0; i < n_dice; i++)
    {
      guint value = state->units[dice[i]].properties[LEG_VALUE];

      if (state->units[dice[i]].properties[LEG_TOKEN] != token)
        continue;
      has_token = TRUE;
      for (guint pips = MIN (value, cost); pips > 0 && n < LEG_MOST_PRICES - 1; pips--)
        if (cost - pips <= coins)
          prices[n++] = (AciesLegPrice) { dice[i], pips, cost - pips };
    }
  if (has_token && cost <= coins)
    prices[n++] = (AciesLegPrice) { ACIES_NO_UNIT, 0, cost };

  return n;
}

/* LEG-K8 */
gboolean
acies_leg_check_use (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  AciesSide     side = state->turn.active;
  AciesId       card = command->number >= 1 && command->number <= LEG_LAST_PERMANENT - LEG_FIRST_PERMANENT + 1 ? acies_leg_find_permanent (state, side, command->number) : ACIES_NO_ID;
  AciesLegPrice prices[LEG_MOST_PRICES];
  guint         token;

  if (card == ACIES_NO_ID)
    /* Translators: a side */
    return acies_refuse (error, "LEG-K8", _ ("%s does not have that Command card in play"), state->ruleset->sides[side].name);
  if ((LEG_BLOCK (state)->used >> command->number) & 1)
    /* Translators: a card */
    return acies_refuse (error, "LEG-K8", _ ("“%s” has already been used this turn"), state->ruleset->cards[card].name);
  token = (guint) state->ruleset->cards[card].values[LEG_CARD_TOKEN];
  if (acies_leg_count_tokens (state, side, token) == 0)
    /* Translators: a side, and a token */
    return acies_refuse (error, "LEG-B22", _ ("No die of %1$s has the token that this card needs: %2$s"), state->ruleset->sides[side].name,
                         acies_leg_token_name (state->ruleset, token));
  if (acies_leg_list_prices (state, side, card, prices) == 0)
    return acies_refuse (error, "LEG-B22", _ ("The price is too high: it must be paid with points from one die that has the token, with coins, or with both"));

  return effect_is_possible (state, side, card, error);
}

void
acies_leg_use (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesSide side = resolver->state->turn.active;
  AciesId   card = acies_leg_find_permanent (resolver->state, side, command->number);

  acies_log_entry (resolver, LEG_LOG_USED, .side = side, .card = card);
  LEG_SET (resolver, used, (guint8) (LEG_BLOCK (resolver->state)->used | 1u << command->number));
  LEG_SET (resolver, card, (guint8) (card + 1));
  acies_leg_push (resolver, LEG_STEP_EFFECT, side);
  acies_leg_push (resolver, LEG_STEP_PAY, side);
}

static AciesId
card_used (const AciesState *state)
{
  return (AciesId) (LEG_BLOCK (state)->card - 1);
}

static void
pay (AciesResolver       *resolver,
     AciesSide            side,
     const AciesLegPrice *price)
{
  acies_leg_add_coins (resolver, side, -(int) price->coins);
  if (price->die != ACIES_NO_UNIT)
    acies_leg_change_die (resolver, price->die, -(int) price->pips);
}

gboolean
acies_leg_check_pay (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  AciesLegPrice prices[LEG_MOST_PRICES];

  return (command->number >= 1 && (guint) command->number <= acies_leg_list_prices (state, state->decision.side, card_used (state), prices)) ||
         acies_refuse (error, "LEG-B22", _ ("That is not one of the listed payments: pay with points from one die that has the token, with coins, or with both"));
}

void
acies_leg_pay (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesSide     side = resolver->state->decision.side;
  AciesLegPrice prices[LEG_MOST_PRICES];

  acies_leg_list_prices (resolver->state, side, card_used (resolver->state), prices);
  acies_resolver_answered (resolver);
  pay (resolver, side, &prices[command->number - 1]);
}

void
acies_leg_do_not_pay (AciesResolver *resolver,
                      AciesSide      side)
{
  LEG_SET (resolver, card, 0);
  acies_log_side (resolver, LEG_LOG_UNPAID, side);
}

void
acies_leg_command_step (AciesResolver   *resolver,
                        const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesSide         side = step->side;
  guint             open = acies_state_count_deck (state, 0, LEG_DECK_COMMAND, ACIES_ZONE_ROW);
  AciesLegPrice     prices[LEG_MOST_PRICES];
  AciesId           card;
  guint             n;

  switch (step->kind)
    {
    case LEG_STEP_PAY: /* Nothing is asked without a way to pay, or with one that costs no die. LEG-B3, LEG-Q20: with its last points it leaves the battlefield. */
      n = acies_leg_list_prices (state, side, card_used (state), prices);
      if (n == 0)
        acies_leg_do_not_pay (resolver, side);
      else if (n == 1 && (prices[0].die == ACIES_NO_UNIT || prices[0].pips < state->units[prices[0].die].properties[LEG_VALUE]))
        pay (resolver, side, &prices[0]);
      else
        acies_question_ask_for (resolver, LEG_ASK_PAY, card_used (state), 1, ACIES_NO_HEX);
      break;

    case LEG_STEP_EFFECT:
      if (LEG_BLOCK (state)->card == 0)
        break;
      card = card_used (state);
      LEG_SET (resolver, card, 0);
      if (effect_is_possible (state, side, card, NULL))
        do_effect (resolver, side, card);
      break;

    case LEG_STEP_PICK:
      if (acies_state_count_deck (state, side, LEG_DECK_COMMAND, ACIES_ZONE_ROW) > 0)
        acies_question_ask_side (resolver, LEG_ASK_PICK, side, ACIES_NO_UNIT, 1);
      else if (acies_leg_check_line (state, NULL))
        {
          acies_leg_push (resolver, LEG_STEP_PICK, side);
          acies_leg_push (resolver, LEG_STEP_FILL_LINE, side);
        }
      break;

    default: /* LEG-Q21: the deck may be empty before the line is full. */
      acies_leg_refill (resolver, LEG_DECK_COMMAND);
      if (acies_state_count_deck (state, 0, LEG_DECK_COMMAND, ACIES_ZONE_DISCARD) > 0 &&
          open + acies_state_count_deck (state, 0, LEG_DECK_COMMAND, ACIES_ZONE_DECK) < state->ruleset->decks[LEG_DECK_COMMAND].row)
        acies_leg_push (resolver, LEG_STEP_FILL_LINE, side);
      acies_row_fill (resolver, side, LEG_DECK_COMMAND);
      break;
    }
}

/* --- what is chosen for a card ---------------------------------------------------------------- */

gboolean
acies_leg_check_gain (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  if (command->number < 1 || command->number > LEG_DIE_RED + 1)
    return acies_refuse (error, "LEG-B2", _ ("Choose a black die (1) or a red die (2)"));

  return acies_leg_count_free (state, state->decision.side, (guint) command->number - 1) > 0 ||
         acies_refuse (error, "LEG-Q10", _ ("No square of that colour is free"));
}

void
acies_leg_gain (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;
  guint     kind = (guint) command->number - 1;

  acies_resolver_answered (resolver);
  acies_leg_gain_dice (resolver, side, kind == LEG_DIE_BLACK, kind == LEG_DIE_RED, ACIES_NO_HEX);
}

/* LEG-B4: one's own, and not yet at six. Cards raise black dice, a die without a free square those of its colour. */
gboolean
acies_leg_check_raise (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  gboolean    is_spare = state->decision.kind == LEG_ASK_SPARE;
  guint       class_ = is_spare ? acies_leg_class_of_die (LEG_BLOCK (state)->pool[0].kind) : LEG_LEGION_DIE;
  AciesUnitId die = acies_command_unit (command, state);

  if (die != ACIES_NO_UNIT && acies_leg_is_die (state, die, state->decision.side, class_) && state->units[die].properties[LEG_VALUE] < LEG_DIE_MOST)
    return TRUE;

  return is_spare ? acies_refuse (error, "LEG-Q10", _ ("Choose one of your own dice of the same colour that shows less than 6"))
                  : acies_refuse (error, "LEG-B4", _ ("Choose one of your own black dice that shows less than 6"));
}

gboolean
acies_leg_check_lower (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesUnitId die = acies_command_unit (command, state);

  return (die != ACIES_NO_UNIT && is_lowerable (state, die, state->decision.side)) ||
         acies_refuse (error, "LEG-Q11", _ ("Choose an enemy’s black or red die"));
}

/* Of questions with "raise" or "lower". */
void
acies_leg_list_changes (const AciesState *state,
                        GArray           *commands)
{
  AciesCommandKind kind = state->decision.kind == LEG_ASK_LOWER ? LEG_COMMAND_LOWER : LEG_COMMAND_RAISE;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (state, i))
      acies_list_allowed (state, acies_command_on_unit (kind, state, i), commands);
}

/* Of "raise" and "lower". */
void
acies_leg_change (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesUnitId   die = acies_command_unit (command, resolver->state);
  AciesDecision asked = resolver->state->decision;

  acies_resolver_answered (resolver);
  acies_leg_change_die (resolver, die, command->kind == LEG_COMMAND_RAISE ? asked.count : -asked.count);
  if (asked.kind == LEG_ASK_SPARE)
    acies_leg_use_spare (resolver, asked.side);
}

/* LEG-B5 */
gboolean
acies_leg_check_carry (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesSide     side = state->decision.side;
  AciesUnitId   die = acies_command_unit (command, state);
  AciesLegField field;
  guint         kind;

  if (die == ACIES_NO_UNIT || !(acies_leg_is_die (state, die, side, LEG_LEGION_DIE) || acies_leg_is_die (state, die, side, LEG_COMMANDER_DIE)))
    return acies_refuse (error, "LEG-B5", _ ("Choose one of your own black or red dice"));
  kind = acies_state_unit_type (state, die)->class_ - LEG_LEGION_DIE;
  acies_leg_field_find (&field, state);

  return (acies_board_contains (state->board, command->to) && acies_leg_is_free_square (&field, side, command->to, kind)) ||
         acies_leg_refuse_square (kind, error);
}

void
acies_leg_list_carry (const AciesState *state,
                      GArray           *commands)
{
  AciesLegField field;

  acies_leg_field_find (&field, state);
  for (guint kind = LEG_DIE_BLACK; kind <= LEG_DIE_RED; kind++)
    {
      AciesHex    hexes[ACIES_MAX_UNITS];
      AciesUnitId dice[ACIES_MAX_UNITS];
      guint       n_hexes = acies_leg_list_free (&field, state->decision.side, kind, hexes);
      guint       n_dice = acies_leg_list_dice (state, state->decision.side, acies_leg_class_of_die (kind), dice);

      for (guint i = 0; i < n_dice; i++)
        for (guint j = 0; j < n_hexes; j++)
          {
            AciesCommand command = acies_command_on_unit (LEG_COMMAND_CARRY, state, dice[i]);

            command.to = hexes[j];
            g_array_append_val (commands, command);
          }
    }
}

void
acies_leg_carry (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesUnitId die = acies_command_unit (command, resolver->state);
  AciesHex    from = command->hex;

  acies_resolver_answered (resolver);
  acies_unit_set_hex (resolver, die, command->to);
  acies_log_move (resolver, LEG_LOG_CARRIED, die, from, command->to);
}
