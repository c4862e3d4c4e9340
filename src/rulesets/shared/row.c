/* row.c - cards that lie open beside a deck in common, for all to take from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/row.h"

#include "engine/board/texts.h"
#include "rulesets/shared/notes.h"

#include <glib/gi18n-lib.h>

gboolean
acies_row_fill (AciesResolver *resolver,
                AciesSide      side,
                AciesId        deck)
{
  guint room = resolver->state->ruleset->decks[deck].row - acies_state_count_deck (resolver->state, side, deck, ACIES_ZONE_ROW);

  return acies_resolver_ask_draw (resolver, side, ACIES_NO_UNIT, deck, room, ACIES_ZONE_ROW);
}

gboolean
acies_row_check (const AciesCommand *command,
                 const AciesState   *state,
                 AciesId             deck,
                 const char         *rule,
                 GError            **error)
{
  const AciesRuleset *ruleset = state->ruleset;

  return (ruleset->cards[command->id].deck == deck && acies_state_pile (state, 0, command->id, ACIES_ZONE_ROW) > 0) ||
         /* Translators: a card, and what people call the row of open cards beside a deck */
         acies_refuse (error, rule, _ ("“%1$s” is not in the %2$s"), ruleset->cards[command->id].name, ruleset->decks[deck].row_name);
}

void
acies_row_list (const AciesState *state,
                AciesId           deck,
                GArray           *commands)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_TAKE, (AciesId) i);

      if (state->ruleset->cards[i].deck == deck && acies_state_pile (state, 0, (AciesId) i, ACIES_ZONE_ROW) > 0)
        g_array_append_val (commands, command);
    }
}

void
acies_row_take (AciesResolver *resolver,
                AciesSide      side,
                AciesId        card,
                AciesZone      zone)
{
  acies_resolver_move_cards (resolver, side, card, 1, ACIES_ZONE_ROW, (guint8) zone);
  acies_note_took (resolver, side, card);
}
