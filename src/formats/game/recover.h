/* recover.h - damaged documents, as far as they can be read
 *
 * A strict reader comes first; only what that refuses is read here. What is
 * refused for the harm it may do, such as a document type, is refused here too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-xml.h"
#include "formats/scenario/scenario-xml.h"

G_BEGIN_DECLS

/**
 * acies_scenario_recover:
 * @findings: all that is wrong with it is added
 * @error: why not even a part can be opened: what acies_scenario_read() says
 *
 * As acies_scenario_read(), which it begins with, but reads on after what is no
 * well-formed XML, and does without what can be done without: a board, the name
 * of the namespace, the name of the ruleset.
 */
AciesState    *acies_scenario_recover (GBytes            *bytes,
                                       const char        *name,
                                       AciesLibrary      *library,
                                       AciesFindings     *findings,
                                       GError           **error);

/* The same for a game. */
AciesGameFile *acies_game_recover     (GBytes            *bytes,
                                       const char        *name,
                                       AciesLibrary      *library,
                                       AciesFindings     *findings,
                                       GError           **error);

/**
 * acies_recover_describe:
 * @bytes: a document that was read with faults
 * @state: the scenario that came of it
 *
 * Returns: (transfer full): "Kept: 12 units, 31 terrain hexes. Dropped: 3 units."
 */
char          *acies_recover_describe (GBytes            *bytes,
                                       const AciesState  *state);

G_END_DECLS
