/* unit-words.h - a unit on the board, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/state.h"

G_BEGIN_DECLS

/* "Cavalry of Macedon · 2 of 3 figures · its loss costs 1 morale"; of a back (face-down.h) whose it is */
char *acies_unit_dup_summary   (const AciesState   *state,
                                AciesUnitId         unit);

/**
 * acies_unit_dup_condition:
 * Returns: (transfer full): what has become of it: "Ordered, Testudo, acts now";
 *   "" for nothing in particular
 */
char *acies_unit_dup_condition (const AciesState   *state,
                                AciesUnitId         unit);

/**
 * acies_unit_type_dup_skills:
 * Returns: (transfer full): each skill with what it does, one a line; "" for none
 */
char *acies_unit_type_dup_skills (const AciesRuleset *ruleset,
                                AciesId             type);

/**
 * acies_unit_type_dup_abilities:
 * Returns: (transfer full): the ability cards that may be played on it,
 *   "Charge, Flanking"; "" for none
 */
char *acies_unit_type_dup_abilities (const AciesRuleset *ruleset,
                                AciesId             type);

G_END_DECLS
