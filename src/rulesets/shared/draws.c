/* draws.c - cards that are drawn, one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/draws.h"

#include "engine/core/question.h"
#include "rulesets/shared/notes.h"

void
acies_draw_move (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesDecision asked = resolver->state->decision;
  AciesZone     from = acies_draw_zone (resolver->state);

  acies_resolver_answered (resolver);
  acies_resolver_move_cards (resolver, asked.side, command->id, 1, (guint8) from, asked.zone);
  acies_note_drew (resolver, &asked, command->id);
  acies_resolver_ask_draw (resolver, asked.side, asked.unit, asked.deck, asked.count - 1u, asked.zone);
}
