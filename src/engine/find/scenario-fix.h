/* scenario-fix.h - what puts a scenario right, finding by finding
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"

G_BEGIN_DECLS

/* Fixes of one acies_scenario_fix_all(): more than any list shows. */
#define ACIES_MAX_FIXES 4000

/**
 * acies_scenario_fix_all:
 * @n_fixes: (out) (optional): how many fixes it takes
 *
 * One fix after the other, until no finding of the scenario offers any. A fix
 * may bring up what another one puts right; none brings up a new error.
 *
 * Returns: (transfer full) (element-type AciesCommand): all their commands, in
 *   order; @state is left as it is
 */
GArray *acies_scenario_fix_all (const AciesState *state,
                                guint            *n_fixes);

G_END_DECLS
