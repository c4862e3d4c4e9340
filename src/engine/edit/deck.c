/* deck.c - the cards of one army for another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/deck.h"

#include "engine/edit/counterpart.h"

static gboolean
is_alike (const AciesState *state,
          AciesSide         from,
          AciesSide         to,
          AciesId           card)
{
  for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
    if (acies_state_count_copies_in (state, from, card, zone) != acies_state_count_copies_in (state, to, card, zone))
      return FALSE;

  return TRUE;
}

static void
add (GArray          *commands,
     AciesCommandKind kind,
     AciesSide        side,
     AciesId          card,
     guint            number)
{
  AciesCommand command = acies_command_with_id (kind, card);

  command.side = side;
  command.number = (gint16) number;
  g_array_append_val (commands, command);
}

/* All go to the deck first, so that there are enough for the hand. */
void
acies_deck_add_transfer (GArray           *commands,
                         const AciesState *state,
                         AciesSide         from,
                         AciesSide         to,
                         AciesId           card)
{
  guint hand = acies_state_count_copies_in (state, from, card, ACIES_ZONE_HAND);
  guint discard = acies_state_count_copies_in (state, from, card, ACIES_ZONE_DISCARD);

  if (state->ruleset->cards[card].common || is_alike (state, from, to, card))
    return;
  if (acies_state_count_copies_in (state, to, card, ACIES_ZONE_HAND) > 0)
    add (commands, ACIES_COMMAND_HAND, to, card, 0);
  if (acies_state_count_copies_in (state, to, card, ACIES_ZONE_DISCARD) > 0)
    add (commands, ACIES_COMMAND_DISCARD, to, card, 0);
  add (commands, ACIES_COMMAND_CARDS, to, card, acies_state_count_copies (state, from, card));
  if (hand > 0)
    add (commands, ACIES_COMMAND_HAND, to, card, hand);
  if (discard > 0)
    add (commands, ACIES_COMMAND_DISCARD, to, card, discard);
}

GArray *
acies_deck_copy_commands (const AciesState *state,
                          AciesSide         from,
                          AciesSide         to)
{
  const AciesRuleset *ruleset = state->ruleset;
  GArray             *commands = acies_commands_new ();

  for (guint card = 0; card < ruleset->n_cards; card++)
    if (ruleset->cards[card].kind != ACIES_CARD_SCENARIO && acies_card_is_common (ruleset, (AciesId) card))
      acies_deck_add_transfer (commands, state, from, to, (AciesId) card);

  return commands;
}
