/* scenario-find.c - what is wrong with a scenario, whatever its ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/scenario-find-private.h"

#include <glib/gi18n-lib.h>

void
acies_scenario_find (const AciesState *state,
                     AciesFindings    *findings)
{
  if (*state->texts->text[ACIES_TEXT_TITLE] == '\0')
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "no-title", _ ("The scenario has no title"));
  acies_scenario_find_victory (state, findings);
  acies_scenario_find_armies (state, findings);
  acies_scenario_find_reserve (state, findings);
  acies_scenario_find_cards (state, findings);
  acies_scenario_find_hands (state, findings);
  acies_scenario_find_units (state, findings);
  acies_scenario_find_reach (state, findings);
  acies_scenario_find_box (state, findings);
  if (state->ruleset->procs->scenario->find != NULL)
    state->ruleset->procs->scenario->find (state, findings);
}
