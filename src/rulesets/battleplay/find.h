/* find.h - BattlePlay: the subjects of what is wrong with a scenario, and what puts it right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/battleplay/bp.h"

G_BEGIN_DECLS

/* Do the cards stand where the battle finds them, and are not taken up before it? */
gboolean acies_bp_stays_laid (const AciesState *state);
/* Of an army, on the board and in reserve. */
guint    acies_bp_count_of_army (const AciesState *state, AciesSide side, gboolean (*is) (const AciesState *state, AciesUnitId unit));
gboolean acies_bp_is_troops (const AciesState *state, AciesUnitId unit);

/* find-card.c: one card, or all of a type that wait */
void acies_bp_find_card (const AciesState *state, AciesUnitId unit, AciesFindings *findings);
void acies_bp_find_lone_card (const AciesState *state, AciesSide side, AciesHex hex, AciesFindings *findings);
/* find-army.c: what an army has and keeps */
void acies_bp_find_army (const AciesState *state, AciesSide side, AciesFindings *findings);

/* find-fix.c: fixes of @finding, where there is one that brings up no error */
void acies_bp_offer_to_remove (AciesFinding *finding, const AciesState *state, AciesUnitId unit);
/* all of its type that wait */
void acies_bp_offer_to_dismiss (AciesFinding *finding, const AciesState *state, AciesUnitId unit);
/* onto a square where it may lie, or into the reserve, or away */
void acies_bp_offer_to_lay (AciesFinding *finding, const AciesState *state, AciesUnitId unit);

G_END_DECLS
