/* unit-words.h - a unit on the board, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* "Cavalry of Macedon · 2 of 3 figures · its loss costs 1 morale"; of a back (units.h) whose it is */
char *acies_unit_dup_summary   (const AciesState   *state,
                                AciesUnitId         unit);

/* "9 figures", or what units consist of in the game */
char *acies_figures_to_string (const AciesRuleset *ruleset,
                               guint               n);

/* The same of those that do not lie face down: "9 figures seen" */
char *acies_seen_figures_to_string (const AciesRuleset *ruleset,
                                    guint               n);

/* "1 wound" */
char *acies_wounds_to_string (guint n);

/**
 * acies_unit_dup_strength:
 * Returns: (transfer full) (nullable): "2 of 3 figures", %NULL of who never has more than one; in a game that counts
 *   wounds those that the unit has, %NULL for none
 */
char *acies_unit_dup_strength (const AciesState *state,
                               AciesUnitId       unit);

/**
 * acies_unit_dup_with_strength:
 * @name: what the unit is called there
 * Returns: (transfer full): "Principes, 2 of 3 figures"; the name alone where there is nothing to say of its strength
 */
char *acies_unit_dup_with_strength (const AciesState *state,
                                    AciesUnitId       unit,
                                    const char       *name);

/* Whether what the unit is called says already that it has the mark: that of which nothing but the back is seen lies face down. */
gboolean acies_unit_names_mark (const AciesState *state,
                                AciesUnitId       unit,
                                guint             mark);

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
 * acies_unit_type_dup_values:
 * @with_dice: with the dice that it rolls
 * Returns: (transfer full): what it has of each attribute, "March: 4, Moves: Average
 *   die"; "" for nothing
 */
char *acies_unit_type_dup_values (const AciesRuleset *ruleset,
                                AciesId             type,
                                gboolean            with_dice);

/**
 * acies_unit_type_dup_abilities:
 * Returns: (transfer full): the ability cards that may be played on it,
 *   "Charge, Flanking"; "" for none
 */
char *acies_unit_type_dup_abilities (const AciesRuleset *ruleset,
                                AciesId             type);

G_END_DECLS
