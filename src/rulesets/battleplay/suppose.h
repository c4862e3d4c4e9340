/* suppose.h - BattlePlay: what somebody supposes of a roll, and two types that meet nowhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/battleplay/bp.h"

G_BEGIN_DECLS

/* In the order of the names. */
enum
{
  BP_SUPPOSED_SIEGE, BP_SUPPOSED_GARRISON, BP_SUPPOSED_WALLS, BP_SUPPOSED_SIEGECRAFT, BP_SUPPOSED_FLANK, BP_SUPPOSED_SUPPORT, BP_SUPPOSED_GENERAL,
  BP_SUPPOSED_SECOND_TABLE, BP_N_SUPPOSED
};
extern const char *const acies_bp_supposed[BP_N_SUPPOSED + 1];

/* @holds: (out): of each name how often; cards go into @roll. */
gboolean    acies_bp_read_suppositions (const AciesRuleset *ruleset, const GArray *suppositions, AciesBpRoll *roll, guint8 *holds, GError **error);
/* Cards, and that the general joins; all else follows from the position, and is refused. */
gboolean    acies_bp_suppose_in_play   (const AciesState *state, const AciesCombat *combat, const GArray *suppositions, AciesBpRoll *roll, GError **error);
/* BP-K6: is it a fight in woods? */
gboolean    acies_bp_check_ambush      (const AciesState *state, const AciesCombat *combat, GError **error);
/* BP-A21: may a general join it? */
gboolean    acies_bp_check_lead        (AciesBpFight fight, GError **error);

/* duel.c */

/**
 * acies_bp_new_meeting:
 * @state: as for AciesOddsProcs.of_duel
 * @combat: (out): the one of them both
 * @roll: (out): of it, with the cards that are supposed
 *
 * Returns: (transfer full) (nullable): a position of the two types of @duel alone
 */
AciesState *acies_bp_new_meeting       (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, AciesCombat *combat, AciesBpRoll *roll,
                                        GError **error);

G_END_DECLS
