/* scenario-find-armies.c - armies that cannot fight or win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/scenario-find-private.h"

#include "engine/procs.h"

#include <glib/gi18n-lib.h>

static gboolean
has_units (const AciesState *state,
           AciesSide         side)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side == side && state->units[i].place == ACIES_PLACE_BOARD)
        return TRUE;
    }

  return FALSE;
}

void
acies_scenario_find_armies (const AciesState *state,
                            AciesFindings    *findings)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const char *name = state->ruleset->sides[side].name;

      if (!has_units (state, side))
        acies_findings_add (findings, ACIES_SEVERITY_ERROR, "side-without-units",
                            _ ("%s has no units on the board"), name)
            ->side = side;
      if (state->sides[side].morale == 0)
        acies_findings_add (findings, ACIES_SEVERITY_ERROR, "morale-zero",
                            _ ("%s starts without morale and would lose at once"), name)
            ->side = side;
    }
}
