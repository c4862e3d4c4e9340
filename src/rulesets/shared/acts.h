/* acts.h - where a unit may go and from where it may attack
 *
 * The game says who may move or attack at all; the ways, the lists and the answers to
 * engine/core/reach.h follow from that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* What it costs @unit to get to @to within @steps; 0: it cannot. */
guint    acies_unit_move_cost        (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps);
/* Can it? */
gboolean acies_unit_check_way        (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
/* Is there anything that @unit, which is on the board, could do now? */
gboolean acies_unit_may_act          (const AciesState *state, AciesUnitId unit);

/* For "move". */
gboolean acies_act_check_move        (const AciesCommand *command, const AciesState *state, GError **error);
/* Moves and attacks of all units of the active side. */
void     acies_act_list              (const AciesState *state, GArray *commands);

/* Hooks of AciesReachProcs as they are. */
gboolean acies_act_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean acies_act_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);

G_END_DECLS
