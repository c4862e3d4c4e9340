/* targets.h - whom a unit may choose to attack
 *
 * An enemy in range, in some games only the nearest; and, where enemies beside the hex
 * on which it began bind it, one of these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* These three are hooks of AciesReachProcs as they are. */
guint    acies_target_distance (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);
guint    acies_target_list     (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void     acies_target_mark     (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);

/* Do enemies beside the first hex of @unit keep it from @target? Refuses it then. */
gboolean acies_target_check_bound (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);

/* May @unit standing on @from choose what stands on @at? */
gboolean acies_target_check    (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at, GError **error);

G_END_DECLS
