/* cli-odds.h - exact chances, for people and for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"

G_BEGIN_DECLS

/* Prints who attacks whom, why so many dice, and a table of the results. */
void acies_cli_odds_print      (const AciesOdds    *odds,
                                const AciesRuleset *ruleset);

/* The same as one object. @from: (nullable): where the attacker is imagined to stand; then also
 * why it could not attack there, if @refusal says so. */
void acies_cli_odds_print_json (const AciesOdds    *odds,
                                const AciesRuleset *ruleset,
                                const char         *from,
                                const GError       *refusal);

G_END_DECLS
