/* recover.h - reading damaged scenarios and games
 *
 * These functions read as much as possible of documents that the normal readers refuse. Documents that could be
 * harmful, such as documents with a document type declaration, are still refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-xml.h"
#include "formats/scenario/scenario-xml.h"

G_BEGIN_DECLS

/**
 * acies_scenario_recover:
 * @findings: receives all faults of the document
 * @error: the errors of acies_scenario_read(), if nothing can be recovered
 *
 * Reads a scenario with acies_scenario_read(). If that fails, makes a second attempt, which continues after XML errors
 * and accepts a wrong namespace and a missing board or ruleset name. If the name is missing, the ruleset with the
 * fewest errors is used. The second attempt drops comments and elements from other programs if they are damaged.
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
 * Same as acies_scenario_recover(), for a game. The second attempt continues after XML errors but accepts no other
 * faults.
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
 * @bytes: a document that was read with faults
 * @state: the scenario that was read from @bytes
 *
 * Returns: (transfer full): a translated summary such as "Kept: 12 units, 31 terrain hexes. Dropped: 3 units."
 */
char          *acies_recover_describe (GBytes            *bytes,
                                       const AciesState  *state);

G_END_DECLS
