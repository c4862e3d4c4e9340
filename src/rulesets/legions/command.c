/* command.c - Legions: Command cards, played once or laid to be used turn by turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "rulesets/shared/notes.h"

#include <glib/gi18n-lib.h>

static gboolean
is_permanent (const AciesCardType *card)
{
  return card->effect >= LEG_FIRST_PERMANENT && card->effect <= LEG_LAST_PERMANENT;
}

/* --- from the hand -------------------------------------------------------------------------- */

/* LEG-K8 */
static gboolean
check_command_card (const AciesCommand *command,
                    const AciesState   *state,
                    GError            **error)
{
  const AciesCardType *card = &state->ruleset->cards[command->id];
  AciesSide            side = state->turn.active;

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
         (is_permanent (card) || acies_leg_effect_is_possible (state, side, command->id, error));
}

gboolean
acies_leg_check_play (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  return state->decision.kind == LEG_ASK_LAY ? acies_leg_check_lay (command, state, error) : check_command_card (command, state, error);
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
  acies_note_card (resolver, side, command->id, ACIES_NO_UNIT);
  acies_leg_pay_action (resolver, FALSE);
  acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_HAND, stays ? ACIES_ZONE_LAID : ACIES_ZONE_DISCARD);
  if (!stays)
    acies_leg_do_effect (resolver, side, command->id);
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

  return acies_leg_effect_is_possible (state, side, card, error);
}

void
acies_leg_use (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesSide side = resolver->state->turn.active;
  AciesId   card = acies_leg_find_permanent (resolver->state, side, command->number);

  acies_log_entry (resolver, LEG_NOTE_USED, .side = side, .card = card);
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
acies_leg_list_pay (const AciesState *state,
                    GArray           *commands)
{
  AciesLegPrice prices[LEG_MOST_PRICES];
  guint         n = acies_leg_list_prices (state, state->decision.side, card_used (state), prices);

  for (guint i = 1; i <= n; i++)
    {
      AciesCommand command = acies_command_with_number (LEG_COMMAND_PAY, (int) i);

      g_array_append_val (commands, command);
    }
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

/* LEG-B3, LEG-Q20: with its last points the die leaves the battlefield. */
static gboolean
loses_die (const AciesState    *state,
           const AciesLegPrice *price)
{
  return price->die != ACIES_NO_UNIT && price->pips >= state->units[price->die].properties[LEG_VALUE];
}

void
acies_leg_do_not_pay (AciesResolver *resolver,
                      AciesSide      side)
{
  LEG_SET (resolver, card, 0);
  acies_note_side (resolver, LEG_NOTE_UNPAID, side);
}

/* Nothing is asked if there is no way to pay, or one that costs no die. */
static void
ask_price (AciesResolver *resolver,
           AciesSide      side)
{
  AciesLegPrice prices[LEG_MOST_PRICES];
  guint         n = acies_leg_list_prices (resolver->state, side, card_used (resolver->state), prices);

  if (n == 0)
    acies_leg_do_not_pay (resolver, side);
  else if (n == 1 && !loses_die (resolver->state, &prices[0]))
    pay (resolver, side, &prices[0]);
  else
    acies_question_ask_for (resolver, LEG_ASK_PAY, card_used (resolver->state), 1, ACIES_NO_HEX);
}

void
acies_leg_command_step (AciesResolver   *resolver,
                        const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesId           card;

  switch (step->kind)
    {
    case LEG_STEP_PAY:
      ask_price (resolver, step->side);
      break;

    case LEG_STEP_EFFECT:
      if (LEG_BLOCK (state)->card == 0)
        break;
      card = card_used (state);
      LEG_SET (resolver, card, 0);
      if (acies_leg_effect_is_possible (state, step->side, card, NULL))
        acies_leg_do_effect (resolver, step->side, card);
      break;

    case LEG_STEP_PICK:
      if (acies_state_count_deck (state, step->side, LEG_DECK_COMMAND, ACIES_ZONE_ROW) > 0)
        acies_question_ask_side (resolver, LEG_ASK_PICK, step->side, ACIES_NO_UNIT, 1);
      else if (acies_leg_check_line (state, NULL))
        {
          acies_leg_push (resolver, LEG_STEP_PICK, step->side);
          acies_leg_push (resolver, LEG_STEP_FILL_LINE, step->side);
        }
      break;

    default:
      acies_leg_fill_line (resolver, step->side);
      break;
    }
}
