/* units.h - units and morale: what the procedures of rulesets share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "rulesets/shared/notes.h"
#include "rulesets/shared/refusals.h"
#include "rulesets/shared/turns.h"

G_BEGIN_DECLS

/* The first card with that effect, or NO_ID. */
AciesId  acies_ruleset_find_effect (const AciesRuleset *ruleset, guint effect);

/* Is it played for a whole turn? */
gboolean acies_card_is_order      (const AciesCardType *card);

/* Have units of @type the skill, the ability of a card with that effect; has @unit the skill? */
gboolean acies_type_has_skill     (const AciesRuleset *ruleset, AciesId type, guint skill);
gboolean acies_type_has_ability   (const AciesRuleset *ruleset, AciesId type, guint effect);
gboolean acies_unit_has_skill     (const AciesState *state, AciesUnitId unit, guint skill);

/* Is @hex passable, and nobody there? Is a friend of @unit? NO_HEX: no. */
gboolean acies_hex_is_free        (const AciesState *state, AciesHex hex);
gboolean acies_unit_has_friend_on (const AciesState *state, AciesUnitId unit, AciesHex hex);

/* Is a unit of @side beside @hex? */
gboolean acies_units_any_beside   (const AciesState *state,
                                   AciesHex          hex,
                                   AciesSide         side);
/* Friends of @unit with @skill beside it; off the board none. */
guint    acies_unit_count_beside  (const AciesState *state, AciesUnitId unit, guint skill);

/* Units on the board that are not of @side; room for %ACIES_MAX_UNITS. */
guint    acies_units_list_enemies (const AciesState *state,
                                   AciesSide         side,
                                   AciesUnitId      *ids);

/* Is @unit among the combat's flankers, each named by a card? */
gboolean acies_combat_counts_flanker (const AciesCombat *combat,
                                      AciesUnitId        unit);
/* Friends of the attacker beside the target that flank (AciesFlankProcs), with or without
 * (@with_counted) the combat's flankers; room for %ACIES_N_DIRECTIONS. */
guint    acies_units_list_flankers (const AciesState  *state,
                                    const AciesCombat *combat,
                                    gboolean           with_counted,
                                    AciesUnitId       *ids);

/* Puts @mark on @unit, or takes it off; its other marks stay. */
void     acies_unit_set_mark      (AciesResolver    *resolver,
                                   AciesUnitId       unit,
                                   guint             mark,
                                   gboolean          on);

/* Gives it @value of a property (engine/ruleset/property.h). */
void     acies_unit_set_property  (AciesResolver    *resolver,
                                   AciesUnitId       unit,
                                   guint             property,
                                   guint             value);

/* All of @unit is lost, which the note @kind says: the usual one, or one of the game's own. */
void     acies_unit_destroy       (AciesResolver    *resolver,
                                   AciesUnitId       unit,
                                   AciesNoteKind     kind);

/**
 * acies_unit_lose_figures:
 * @n: more than it has takes all
 * @note: why, for the log: its kind, of which number is how many
 *
 * Returns: %TRUE when that was the last one and the unit is off the board
 */
gboolean acies_unit_lose_figures  (AciesResolver    *resolver,
                                   AciesUnitId       unit,
                                   guint             n,
                                   AciesNoteKind     note);

/* Takes up to @n morale from @loser, never below zero; gives the enemy as much when @given. */
void     acies_morale_take        (AciesResolver    *resolver,
                                   AciesSide         loser,
                                   int               n,
                                   gboolean          given);

/* It stands on @to now; all else stays as it is. */
void     acies_unit_set_hex       (AciesResolver *resolver, AciesUnitId unit, AciesHex to);

G_END_DECLS
