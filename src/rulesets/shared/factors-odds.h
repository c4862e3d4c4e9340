/* factors-odds.h - exact chances: what the rulesets share in telling them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "rulesets/shared/factors.h"

G_BEGIN_DECLS

/**
 * acies_factors_new_odds:
 * Returns: (transfer full): who meets whom, without dice, reasons and chances
 */
AciesOdds *acies_factors_new_odds     (const AciesFactors    *self);

/**
 * acies_factors_explain_dice:
 * @bound_rule: the statement about the fewest or most dice
 *
 * Says in @odds how many dice are rolled, and why so many.
 */
void       acies_factors_explain_dice (const AciesFactors    *self,
                                    const char         *bound_rule,
                                    AciesOdds          *odds);

/* (transfer full): the causes of what there is of @target, without numbers: "Testudo, Defence uphill"; empty without any */
char      *acies_factors_dup_causes   (const AciesFactors    *self,
                                    AciesModifierTarget target);

/* Says what else there is of @target, the number that hits or what is ignored;
 * never more than @most. */
void       acies_factors_explain      (const AciesFactors    *self,
                                    AciesModifierTarget target,
                                    int                 most,
                                    AciesOdds          *odds);

/* Is a step of @kind still to be run for that combat? */
gboolean   acies_combat_awaits     (const AciesState   *state,
                                    guint               index,
                                    guint               kind);

G_END_DECLS
