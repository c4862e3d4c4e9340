/* scenario-find-cards.c - decks and starting hands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/scenario-find-private.h"

#include "engine/procs.h"

#include <glib/gi18n-lib.h>

static void
find_cards (const AciesState *state,
            AciesSide         side,
            AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  guint               hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);

  if (hand > state->sides[side].hand_size || (hand < state->sides[side].hand_size && !ruleset->procs->fills_hands))
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "hand-not-of-size",
                        _ ("%s starts with %u cards; its hand size is %u"), ruleset->sides[side].name,
                        hand, state->sides[side].hand_size)
        ->side = side;
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      if (acies_state_count_copies (state, side, (AciesId) card) == 0 || (ruleset->cards[card].sides & (1u << side)))
        continue;
      acies_findings_add (findings, ACIES_SEVERITY_ERROR, "card-of-other-side",
                          _ ("%s has no card “%s”"), ruleset->sides[side].name, ruleset->cards[card].name)
          ->side = side;
    }
}

void
acies_scenario_find_cards (const AciesState *state,
                           AciesFindings    *findings)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    find_cards (state, side, findings);
}
