/* scenario-find.h - what is wrong with a scenario
 *
 * Each subject has a file: scenario-find-units.c and so on. What only one game
 * knows is found by its ruleset (AciesScenarioProcs.find).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"

G_BEGIN_DECLS

/**
 * acies_scenario_find:
 *
 * Adds what is wrong with a scenario in edit mode, whatever its ruleset, and
 * then what its ruleset finds. Takes less than a millisecond for a usual
 * board, and a few for the largest.
 */
void acies_scenario_find (const AciesState *state,
                          AciesFindings    *findings);

G_END_DECLS
