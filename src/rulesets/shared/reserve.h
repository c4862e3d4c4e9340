/* reserve.h - units that wait off the board come in over their side's entry hexes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* "enter TYPE HEX" */
extern const AciesVerb acies_reserve_verb;

/* May @unit of @side still come? */
gboolean acies_reserve_is_waiting (const AciesState        *state,
                                   AciesSide                side,
                                   AciesUnitId              unit);

/* Each type that waits on each entry hex that is free; of the side that is asked. */
void     acies_reserve_list       (const AciesState        *state,
                                   AciesSide                side,
                                   GArray                  *commands);
void     acies_reserve_list_asked (const AciesState        *state,
                                   GArray                  *commands);
/* May the side that is asked bring that in? */
gboolean acies_reserve_check      (const AciesCommand      *command,
                                   const AciesState        *state,
                                   GError                 **error);

/**
 * acies_reserve_enter:
 * Returns: the unit of the type that has come in on @hex: of several the one with
 *   most figures
 */
AciesUnitId acies_reserve_enter   (AciesResolver           *resolver,
                                   AciesSide                side,
                                   AciesId                  type,
                                   AciesHex                 hex);

G_END_DECLS
