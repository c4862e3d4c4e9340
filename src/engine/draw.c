/* draw.c - cards that are drawn from a shuffled deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/draw.h"

#include "engine/error.h"
#include "engine/procs.h"

#include <glib/gi18n-lib.h>

AciesZone
acies_draw_zone (const AciesState *state)
{
  return acies_state_count_deck (state, state->decision.side, state->decision.deck, ACIES_ZONE_DECK) > 0 ? ACIES_ZONE_DECK : ACIES_ZONE_UNDER;
}

/* Copies of @card that can be drawn from @zone: of those under the deck, only the first one. */
static guint
count_left (const AciesState *state,
            AciesZone         zone,
            guint             card)
{
  const AciesDecision *asked = &state->decision;

  if (zone == ACIES_ZONE_UNDER)
    return acies_state_first_under (state, asked->deck) == card;

  return state->ruleset->cards[card].deck == asked->deck ? acies_state_pile (state, asked->side, (AciesId) card, ACIES_ZONE_DECK) : 0;
}

guint
acies_draw_list (const AciesState *state,
                 AciesDraw        *draws)
{
  AciesZone zone = acies_draw_zone (state);
  guint     n = 0;

  g_return_val_if_fail (state->decision.kind == ACIES_DECISION_DRAW, 0);

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      guint left = count_left (state, zone, card);

      if (left > 0)
        draws[n++] = (AciesDraw) { (AciesId) card, left };
    }

  return n;
}

gboolean
acies_draw_is_secret (const AciesState *state)
{
  return state->decision.kind == ACIES_DECISION_DRAW && state->decision.zone == ACIES_ZONE_HAND;
}

gboolean
acies_draw_check (const AciesState *state,
                  AciesId           card,
                  GError          **error)
{
  const AciesRuleset  *ruleset = state->ruleset;
  const AciesDecision *asked = &state->decision;
  const char          *rule = acies_question_rule (state);

  if (ruleset->cards[card].deck != asked->deck)
    return asked->deck != ACIES_NO_ID
               /* Translators: a card, and the deck that is drawn from */
               ? acies_refuse (error, rule, _ ("“%1$s” does not belong to the deck “%2$s”"), ruleset->cards[card].name, ruleset->decks[asked->deck].name)
               /* Translators: a card, and a side */
               : acies_refuse (error, rule, _ ("“%1$s” does not belong to the deck of %2$s"), ruleset->cards[card].name, ruleset->sides[asked->side].name);

  if (count_left (state, acies_draw_zone (state), card) > 0)
    return TRUE;

  return acies_draw_zone (state) == ACIES_ZONE_UNDER
             /* Translators: a card */
             ? acies_refuse (error, rule, _ ("“%s” cannot be drawn: cards put under the deck are drawn in the order they were put there"), ruleset->cards[card].name)
             /* Translators: a card */
             : acies_refuse (error, rule, _ ("“%s” cannot be drawn: no copy is left in the deck"), ruleset->cards[card].name);
}

AciesCommand
acies_draw_pick (const AciesState *state,
                 AciesPick         pick,
                 gpointer          source)
{
  const AciesDecision *asked = &state->decision;
  guint                place;
  guint                card = 0;

  g_return_val_if_fail (asked->kind == ACIES_DECISION_DRAW, acies_command (ACIES_COMMAND_PASS));

  if (acies_draw_zone (state) == ACIES_ZONE_UNDER)
    return acies_command_with_id (ACIES_COMMAND_DRAW, acies_state_first_under (state, asked->deck));
  place = pick (source, acies_state_count_deck (state, asked->side, asked->deck, ACIES_ZONE_DECK));
  while (place >= count_left (state, ACIES_ZONE_DECK, card))
    place -= count_left (state, ACIES_ZONE_DECK, card++);

  return acies_command_with_id (ACIES_COMMAND_DRAW, (AciesId) card);
}

char *
acies_draw_describe (const AciesState *state)
{
  const AciesDecision *asked = &state->decision;
  const char          *side = state->ruleset->sides[asked->side].name;

  if (asked->deck == ACIES_NO_ID)
    /* Translators: a side, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s draws %2$u card from its deck", "%1$s draws %2$u cards from its deck", asked->count),
                            side, asked->count);

  /* Translators: a side, how many cards, and the name of the deck */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s draws %2$u card from “%3$s”", "%1$s draws %2$u cards from “%3$s”", asked->count), side,
                          asked->count, state->ruleset->decks[asked->deck].name);
}
