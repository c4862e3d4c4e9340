/* scenario-find-victory.c - when a scenario ends, and what decides it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/scenario-find-private.h"

#include <glib/gi18n-lib.h>

void
acies_scenario_find_victory (const AciesState *state,
                             AciesFindings    *findings)
{
  if (state->turn.round > state->setup.end_round)
    acies_findings_add (findings, ACIES_SEVERITY_ERROR, "round-after-end",
                        _ ("It begins in round %u, after its end round %u"), state->turn.round, state->setup.end_round);
}
