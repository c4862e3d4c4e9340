/* suppositions.h - a position that is made up, to ask what would be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/procs.h"

G_BEGIN_DECLS

/* Places a full unit of @type on a board of its own, for those that meet nowhere. */
AciesUnitId acies_suppositions_place (AciesState *state, AciesId type, AciesSide side, AciesHex hex);

G_END_DECLS
