/* finding-kinds.c - the kinds of finding of every scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/finding-kinds.h"

#include "engine/find/scenario-procs.h"
#include "engine/procs.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_scenario_kinds[] = {
  /* of all */
  { "no-title", ACIES_SEVERITY_WARNING, FALSE, N_ ("The scenario has no title") },
  { "too-many-findings", ACIES_SEVERITY_ERROR, FALSE, N_ ("There is more of this; the rest is not listed") },
  /* units */
  { "unit-on-impassable", ACIES_SEVERITY_ERROR, TRUE, N_ ("A unit stands on ground that nobody can enter") },
  { "unit-of-other-side", ACIES_SEVERITY_ERROR, TRUE, N_ ("An army has a unit that only others may have") },
  { "figures-over-strength", ACIES_SEVERITY_WARNING, TRUE, N_ ("A unit has more figures than its strength") },
  { "sides-adjacent", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit begins beside an enemy") },
  { "unit-out-of-reach", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit can never reach an enemy") },
  { "board-cut", ACIES_SEVERITY_WARNING, FALSE, N_ ("No way leads from some units to the others") },
  /* the box */
  { "figures-over-box", ACIES_SEVERITY_WARNING, FALSE, N_ ("The box has fewer figures of a kind") },
  { "tiles-over-box", ACIES_SEVERITY_WARNING, FALSE, N_ ("The box has fewer tiles of a terrain") },
  { "cards-over-box", ACIES_SEVERITY_WARNING, FALSE, N_ ("The box has fewer cards"), ACIES_ABOUT_ARMIES },
  { "board-over-box", ACIES_SEVERITY_NOTE, FALSE, N_ ("The board of the box is smaller") },
  { "end-round-beyond-track", ACIES_SEVERITY_WARNING, TRUE, N_ ("It ends beyond the last space of the time track"), ACIES_ABOUT_VICTORY },
  /* armies */
  { "side-without-units", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army has no units on the board"), ACIES_ABOUT_ARMIES },
  { "side-without-attackers", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has no unit that can attack"), ACIES_ABOUT_ARMIES },
  { "morale-zero", ACIES_SEVERITY_ERROR, TRUE, N_ ("An army begins without morale"), ACIES_ABOUT_ARMIES },
  { "morale-never-lost", ACIES_SEVERITY_WARNING, FALSE, N_ ("Nothing an army can lose costs morale"), ACIES_ABOUT_ARMIES },
  { "reserve-without-entries", ACIES_SEVERITY_WARNING, FALSE, N_ ("A reserve has no hex where it comes in"), ACIES_ABOUT_ARMIES },
  { "entries-without-reserve", ACIES_SEVERITY_WARNING, TRUE, N_ ("There are entry hexes, but nobody comes in"), ACIES_ABOUT_ARMIES },
  { "entry-impassable", ACIES_SEVERITY_WARNING, TRUE, N_ ("An entry hex is ground that nobody can enter"), ACIES_ABOUT_ARMIES },
  { "entry-occupied", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit begins on an entry hex"), ACIES_ABOUT_ARMIES },
  /* cards */
  { "card-of-other-side", ACIES_SEVERITY_ERROR, TRUE, N_ ("An army has a card that only others may have"), ACIES_ABOUT_ARMIES },
  { "card-without-user", ACIES_SEVERITY_WARNING, TRUE, N_ ("No unit of the army can use a card"), ACIES_ABOUT_ARMIES },
  { "card-without-terrain", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card needs terrain that is not on the board"), ACIES_ABOUT_ARMIES },
  { "second-scenario-card", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has more than one scenario card"), ACIES_ABOUT_ARMIES },
  { "card-of-other-battle", ACIES_SEVERITY_WARNING, TRUE, N_ ("A scenario card belongs to another battle"), ACIES_ABOUT_ARMIES },
  { "hand-size-zero", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has cards, but can hold none"), ACIES_ABOUT_ARMIES },
  { "deck-below-hand-size", ACIES_SEVERITY_WARNING, TRUE, N_ ("A deck has fewer cards than the hand holds"), ACIES_ABOUT_ARMIES },
  { "hand-over-size", ACIES_SEVERITY_WARNING, TRUE, N_ ("A starting hand is larger than the army’s hand size"), ACIES_ABOUT_ARMIES },
  { "hand-below-size", ACIES_SEVERITY_WARNING, TRUE, N_ ("A starting hand is smaller than the army’s hand size"), ACIES_ABOUT_ARMIES },
  { "discards-at-start", ACIES_SEVERITY_WARNING, TRUE, N_ ("Cards are discarded before the first turn"), ACIES_ABOUT_ARMIES },
  /* rounds and camps */
  { "round-after-end", ACIES_SEVERITY_ERROR, TRUE, N_ ("It begins after its end round"), ACIES_ABOUT_VICTORY },
  { "first-turn-skipped", ACIES_SEVERITY_NOTE, TRUE, N_ ("The first player’s first turn is left out"), ACIES_ABOUT_VICTORY },
  { "camp-without-use", ACIES_SEVERITY_WARNING, TRUE, N_ ("There is a camp in a game without camps"), ACIES_ABOUT_ARMIES },
  { "camp-impassable", ACIES_SEVERITY_WARNING, TRUE, N_ ("A camp is ground that nobody can enter") },
  { "camp-held-by-enemy", ACIES_SEVERITY_WARNING, FALSE, N_ ("An enemy begins in a camp") },
  { "camp-shared", ACIES_SEVERITY_WARNING, FALSE, N_ ("Two sides have one camp"), ACIES_ABOUT_ARMIES },
  /* printing */
  { "text-overflows-sheet", ACIES_SEVERITY_WARNING, FALSE, N_ ("A text or an army is too long for the scenario sheet") },
  { NULL },
};
/* clang-format on */

static const AciesFindingKind *
find_kind (const AciesFindingKind *kinds,
           const char             *code)
{
  for (; kinds->code != NULL; kinds++)
    {
      if (g_str_equal (kinds->code, code))
        return kinds;
    }

  return NULL;
}

const AciesFindingKind *
acies_finding_kind_of (const AciesRuleset *ruleset,
                       const char         *code)
{
  const AciesFindingKind *kind = find_kind (acies_scenario_kinds, code);

  return kind != NULL ? kind : find_kind (ruleset->procs->scenario->finding_kinds, code);
}
