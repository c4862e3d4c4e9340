/* finding-kinds.c - the kinds of finding of every scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/finding-kinds.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_scenario_kinds[] = {
  /* of all */
  { "no-title", ACIES_SEVERITY_WARNING, FALSE, N_ ("The scenario has no title") },
  { "too-many-findings", ACIES_SEVERITY_ERROR, FALSE, N_ ("There is more of this; the rest is not listed") },
  /* units */
  { "unit-on-impassable", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit stands on ground that nobody can enter") },
  { "unit-of-other-side", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army has a unit that only others may have") },
  { "figures-over-strength", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit has more figures than its strength") },
  /* armies */
  { "side-without-units", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army has no units on the board") },
  { "morale-zero", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army begins without morale") },
  /* cards */
  { "card-of-other-side", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army has a card that only others may have") },
  { "hand-not-of-size", ACIES_SEVERITY_WARNING, FALSE, N_ ("A starting hand is not as large as the army’s hand size") },
  /* victory */
  { "round-after-end", ACIES_SEVERITY_ERROR, FALSE, N_ ("It begins after its end round") },
  { NULL },
};
/* clang-format on */

const AciesFindingKind *
acies_finding_kind_find (const AciesFindingKind *kinds,
                         const char             *code)
{
  for (; kinds->code != NULL; kinds++)
    {
      if (g_str_equal (kinds->code, code))
        return kinds;
    }

  return NULL;
}
