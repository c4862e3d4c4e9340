/* scenario-find-private.h - the subjects of what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/scenario-find.h"

G_BEGIN_DECLS

/* Units where they cannot stand, or as they cannot be. */
void acies_scenario_find_units   (const AciesState *state,
                                  AciesFindings    *findings);
/* Armies that cannot fight or win, and their numbers. */
void acies_scenario_find_armies  (const AciesState *state,
                                  AciesFindings    *findings);
/* Decks and starting hands. */
void acies_scenario_find_cards   (const AciesState *state,
                                  AciesFindings    *findings);
/* When it ends, and what decides it. */
void acies_scenario_find_victory (const AciesState *state,
                                  AciesFindings    *findings);

G_END_DECLS
