/* lists.h - the answers there are, as commands in a list
 *
 * What rulesets share in the lists of their questions (question.h); @commands is an
 * array of AciesCommand, to which all of them add.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/path.h"
#include "engine/procs.h"

G_BEGIN_DECLS

/* @kind on each of the hexes. */
void acies_list_on    (AciesCommandKind kind, const AciesHex *hexes, guint n, GArray *commands);

/* @kind from @from to each of the hexes. */
void acies_list_to    (AciesCommandKind kind, AciesHex from, const AciesHex *hexes, guint n, GArray *commands);

/* Moves of @unit to all hexes within @steps on which it can stop. */
void acies_list_moves (const AciesState *state, AciesUnitId unit, guint steps, AciesPassage passage, GArray *commands);

/* Attacks of @unit, from where it stands, on each of the targets. */
void acies_list_attacks (const AciesState *state, AciesUnitId unit, const AciesUnitId *targets, guint n, GArray *commands);

G_END_DECLS
