/* recover.h - reading damaged scenarios and games
 *
 * These functions recover as much as possible from documents that the normal readers reject. Documents that could be
 * harmful, such as those with a document type declaration, are still rejected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-xml.h"
#include "formats/scenario/scenario-xml.h"

G_BEGIN_DECLS

/**
 * acies_scenario_recover:
 * @findings: receives all faults in the document
 * @error: the error from acies_scenario_read(), if nothing can be recovered
 *
 * Reads a scenario with acies_scenario_read(). If that fails, makes a second attempt, which continues after XML errors
 * and accepts a wrong namespace or a missing board. If the ruleset name is missing, uses the ruleset that results in
 * the fewest errors. If any comment or foreign element is damaged, drops all comments and foreign elements.
 *
 * Returns: (transfer full) (nullable): the scenario, or %NULL
 */
AciesState    *acies_scenario_recover (GBytes            *bytes,
                                       const char        *name,
                                       AciesLibrary      *library,
                                       AciesFindings     *findings,
                                       GError           **error);

/**
 * acies_game_recover:
 *
 * Same as acies_scenario_recover(), for a game. The second attempt continues after XML errors but does not accept
 * other faults.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL
 */
AciesGameFile *acies_game_recover     (GBytes            *bytes,
                                       const char        *name,
                                       AciesLibrary      *library,
                                       AciesFindings     *findings,
                                       GError           **error);

/**
 * acies_recover_describe:
 * @bytes: a damaged document
 * @state: the scenario that was read from @bytes
 *
 * Returns: (transfer full): a translated summary such as "Kept: 12 units, 31 terrain hexes. Dropped: 3 units."
 */
char          *acies_recover_describe (GBytes            *bytes,
                                       const AciesState  *state);

G_END_DECLS
