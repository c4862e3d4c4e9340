/* scenario-find-private.h - the checks of a scenario, by subject
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/scenario-find.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Invalid units, units in an invalid place, and units adjacent to an enemy. */
void  acies_scenario_find_units   (const AciesState *state,
                                   AciesFindings    *findings);
/* A board divided into parts, and units without a path to an enemy. */
void  acies_scenario_find_reach   (const AciesState *state,
                                   AciesFindings    *findings);
/* More pieces than the box of the game contains, if it has one. */
void  acies_scenario_find_box     (const AciesState *state,
                                   AciesFindings    *findings);
/* Useless cards. */
void  acies_scenario_find_cards   (const AciesState *state,
                                   AciesFindings    *findings);
/* Starting hands that do not fit the decks or the hand sizes. */
void  acies_scenario_find_hands   (const AciesState *state,
                                   AciesFindings    *findings);

G_END_DECLS
