/* draws.c - cards that are drawn, one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/draws.h"

#include "rulesets/shared/notes.h"

void
acies_draw_move (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesDecision asked = resolver->state->decision;

  acies_resolver_answered (resolver);
  acies_resolver_move_cards (resolver, asked.side, command->id, 1, ACIES_ZONE_DECK, asked.zone);
  acies_note_drew (resolver, &asked, command->id);
  acies_resolver_ask_draw (resolver, asked.side, asked.unit, asked.deck, asked.count - 1u, asked.zone);
}

guint
acies_draw_reshuffle (AciesResolver *resolver,
                      AciesSide      side,
                      AciesId        deck)
{
  guint n = 0;

  for (guint i = 0; i < resolver->state->ruleset->n_cards; i++)
    {
      guint lying = acies_state_pile (resolver->state, side, (AciesId) i, ACIES_ZONE_DISCARD);

      if (resolver->state->ruleset->cards[i].deck != deck)
        continue;
      acies_resolver_move_cards (resolver, side, (AciesId) i, lying, ACIES_ZONE_DISCARD, ACIES_ZONE_DECK);
      n += lying;
    }

  return n;
}
