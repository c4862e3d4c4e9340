/* decks.c - Legions: cards that are drawn, taken and put back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

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

guint
acies_leg_count_held (const AciesState *state,
                      AciesSide         side,
                      AciesId           deck)
{
  return acies_state_count_deck (state, side, deck, ACIES_ZONE_HAND);
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

/* LEG-Q21: the deck may be empty before the line is full. */
void
acies_leg_fill_line (AciesResolver *resolver,
                     AciesSide      side)
{
  const AciesState *state = resolver->state;
  guint             open = acies_state_count_deck (state, 0, LEG_DECK_COMMAND, ACIES_ZONE_ROW);

  acies_leg_refill (resolver, LEG_DECK_COMMAND);
  if (acies_state_count_deck (state, 0, LEG_DECK_COMMAND, ACIES_ZONE_DISCARD) > 0 &&
      open + acies_state_count_deck (state, 0, LEG_DECK_COMMAND, ACIES_ZONE_DECK) < state->ruleset->decks[LEG_DECK_COMMAND].row)
    acies_leg_push (resolver, LEG_STEP_FILL_LINE, side);
  acies_row_fill (resolver, side, LEG_DECK_COMMAND);
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

/* --- back under the deck -------------------------------------------------------------------- */

static AciesId
deck_asked (const AciesState *state)
{
  return state->decision.kind == LEG_ASK_KEEP ? LEG_DECK_OBJECTIVE : LEG_DECK_ARMY;
}

static const char *
rule_asked (const AciesState *state)
{
  return state->decision.kind == LEG_ASK_KEEP ? "LEG-F2" : state->decision.kind == LEG_ASK_HAND ? "LEG-K5"
                                                                                                : "LEG-K6";
}

/* LEG-B13 */
gboolean
acies_leg_check_put_back (const AciesCommand *command,
                          const AciesState   *state,
                          GError            **error)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesId             deck = deck_asked (state);
  AciesSide           side = state->decision.side;

  if (ruleset->cards[command->id].deck != deck)
    /* Translators: a card, and a deck */
    return acies_refuse (error, rule_asked (state), _ ("“%1$s” does not belong to the deck “%2$s”"), ruleset->cards[command->id].name, ruleset->decks[deck].name);

  return state->cards[side][ACIES_ZONE_HAND][command->id] > 0 ||
         acies_refuse (error, rule_asked (state), _ ("%1$s does not hold “%2$s”"), ruleset->sides[side].name, ruleset->cards[command->id].name);
}

void
acies_leg_list_put_back (const AciesState *state,
                         GArray           *commands)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_PUT_BACK, (AciesId) i);

      if (acies_leg_check_put_back (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}

/* Nobody sees which it is. */
void
acies_leg_put_back (const AciesCommand *command,
                    AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesDecision     asked = state->decision;
  AciesNote         note = ACIES_NOTE_INIT (LEG_NOTE_UNDER);

  note.side = asked.side;
  note.number = deck_asked (state);
  acies_resolver_answered (resolver);
  acies_resolver_move_cards (resolver, asked.side, command->id, 1, ACIES_ZONE_HAND, state->n_under < ACIES_MAX_UNDER ? ACIES_ZONE_UNDER : ACIES_ZONE_DECK);
  acies_resolver_note (resolver, note);
  if (asked.kind == LEG_ASK_KEEP)
    acies_leg_push (resolver, LEG_STEP_KEEP, asked.side);
  else if (asked.kind == LEG_ASK_HAND)
    acies_leg_push (resolver, LEG_STEP_HAND, asked.side);
  else
    acies_leg_add_coins (resolver, asked.side,
                         LEG_NUMBER (state, LEG_REQUISITION_COINS) + (acies_leg_event (state) == LEG_MARKET ? LEG_NUMBER (state, LEG_MARKET_COINS) : 0));
}
