/* ruleset-change.h - conversion of a scenario to another ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* Terrain, units, cards, marks and switches become their equivalents. Texts, labels, places and numbers are kept. Things
 * without an equivalent are left out; terrain without one becomes clear ground.
 * @state: a scenario in edit mode
 * @ruleset: the new ruleset; acies_ruleset_check_layout() must accept the board of @state
 * @losses: (nullable) (element-type utf8): receives a sentence for each thing that is lost
 * Returns: (transfer full): the new scenario; @state is unchanged */
AciesState *acies_ruleset_change (const AciesState *state,
                                  AciesRuleset     *ruleset,
                                  GPtrArray        *losses);

G_END_DECLS
