/* odds.h - Rome vs Macedon: exact chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "rulesets/rome-vs-macedon/dice.h"
#include "rulesets/rome-vs-macedon/rvm.h"

G_BEGIN_DECLS

/* For AciesOddsProcs. */
AciesOdds *acies_rvm_odds_of_attack (const AciesState *state,
                                     AciesHex          from,
                                     AciesHex          at,
                                     const GArray     *suppositions,
                                     GError          **error);
AciesOdds *acies_rvm_odds_of_duel   (const AciesState *state,
                                     const AciesDuel  *duel,
                                     const GArray     *suppositions,
                                     GError          **error);

G_END_DECLS
