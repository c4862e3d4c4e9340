/* recover.h - reads damaged documents as far as possible
 *
 * Used only for documents that the strict reader refuses. Harmful documents, such as documents with a document type, are also
 * refused here.
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
 * @error: the errors of acies_scenario_read(), if no part can be opened
 *
 * Tries acies_scenario_read() first. If that fails, continues after XML errors and tolerates a missing board, namespace or
 * ruleset name.
 */
AciesState    *acies_scenario_recover (GBytes            *bytes,
                                       const char        *name,
                                       AciesLibrary      *library,
                                       AciesFindings     *findings,
                                       GError           **error);

/* Same as acies_scenario_recover(), for a game. */
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
 * Returns: (transfer full): a text such as "Kept: 12 units, 31 terrain hexes. Dropped: 3 units."
 */
char          *acies_recover_describe (GBytes            *bytes,
                                       const AciesState  *state);

G_END_DECLS
