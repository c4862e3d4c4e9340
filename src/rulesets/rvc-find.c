/* rvc-find.c - Rome vs Carthage: what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvc.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_rvc_kinds[] = {
  { "several-states", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit has several states at once") },
  { NULL },
};
/* clang-format on */

void
acies_rvc_find (const AciesState *state,
                AciesFindings    *findings)
{
  AciesHexName name;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      AciesFinding    *finding;

      if (unit->place != ACIES_PLACE_BOARD || acies_rvc_has_one_state (unit))
        continue;
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "several-states",
                                    _ ("%s on %s has several states; in play it counts as having acted"),
                                    acies_state_unit_type (state, (AciesUnitId) i)->name, acies_hex_name (unit->hex, name));
      finding->hex = unit->hex;
      finding->side = unit->side;
      finding->rule = "RVC-C12";
    }
}
