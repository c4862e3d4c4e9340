/* lists.h - the answers there are, as commands in a list
 *
 * What rulesets share in the lists of their questions (question.h); @commands is an
 * array of AciesCommand, to which all of them add.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/path.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* @kind on each of the hexes. */
void acies_list_on    (AciesCommandKind kind, const AciesHex *hexes, guint n, GArray *commands);

/* @kind from @from to each of the hexes. */
void acies_list_to    (AciesCommandKind kind, AciesHex from, const AciesHex *hexes, guint n, GArray *commands);

/* Moves of @unit to all hexes within @steps on which it can stop, past others if it may pass them. */
void acies_list_moves (const AciesState *state, AciesUnitId unit, guint steps, GArray *commands);

/* Attacks of @unit, from where it stands, on all it may choose. */
void acies_list_attacks (const AciesState *state, AciesUnitId unit, GArray *commands);

/* May it pass others? */
AciesPassage acies_unit_passage (const AciesState *state, AciesUnitId unit);

/* Is there any such move, or attack? */
gboolean acies_unit_can_go (const AciesState *state, AciesUnitId unit, guint steps);
gboolean acies_unit_has_target (const AciesState *state, AciesUnitId unit);

/* Whether @unit may attack having moved so far; %FALSE with NULL. */
typedef gboolean AciesMovedCheck (const AciesState *state, AciesUnitId unit, guint moved, GError **error);

/* The same hexes as those of acies_list_moves(), for AciesReachProcs.list_destinations. */
void acies_list_destinations (const AciesState *state, AciesUnitId unit, guint steps, AciesMovedCheck *may_attack, GArray *destinations);

G_END_DECLS
