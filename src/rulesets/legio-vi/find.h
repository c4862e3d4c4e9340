/* find.h - Legio VI: the subjects of what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/legio-vi/parts.h"

G_BEGIN_DECLS

/* "Hoplites on E9" */
char    *acies_lvi_dup_place     (const AciesState *state, AciesUnitId unit);
/* Will it be shaken as soon as the battle begins (LVI-R56)? */
gboolean acies_lvi_begins_shaken (const AciesState *state, AciesUnitId unit);

/* find-army.c: what an army has, and when it breaks */
void     acies_lvi_find_army     (const AciesState *state, AciesSide side, AciesFindings *findings);
/* find-form.c: lines, formation, facing and marks of a unit */
void     acies_lvi_find_form     (const AciesState *state, AciesUnitId unit, AciesFindings *findings);
/* find-place.c: where a unit or a leader stands */
void     acies_lvi_find_place    (const AciesState *state, AciesUnitId unit, AciesFindings *findings);
/* find-horse.c: who can come to no enemy over ground that it can enter */
void     acies_lvi_find_shut_in  (const AciesState *state, AciesSide side, AciesFindings *findings);

G_END_DECLS
