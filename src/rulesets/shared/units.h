/* units.h - units and morale: what the procedures of rulesets share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/procs.h"
#include "rulesets/shared/notes.h"
#include "rulesets/shared/refusals.h"
#include "rulesets/shared/turns.h"

G_BEGIN_DECLS

/* Have units of @type the skill; has @unit? */
gboolean acies_type_has_skill     (const AciesRuleset *ruleset, AciesId type, guint skill);
gboolean acies_unit_has_skill     (const AciesState *state, AciesUnitId unit, guint skill);

/* Puts @mark on @unit, or takes it off; its other marks stay. */
void     acies_unit_set_mark      (AciesResolver    *resolver,
                                   AciesUnitId       unit,
                                   guint             mark,
                                   gboolean          on);

/* Gives it @value of a property (engine/property.h). */
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

/* It stands on @to now; all else stays as it is. */
void     acies_unit_set_hex       (AciesResolver *resolver, AciesUnitId unit, AciesHex to);

G_END_DECLS
