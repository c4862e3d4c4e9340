/* slow-reach.h - moves and targets by trying every way there is
 *
 * Written from the rulebooks, to be compared with the engine: it walks every way
 * that visits no hex twice, has its own table of neighbours, and knows by name
 * what ground, switches and cards do. Of the engine it uses the data only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* By hex: the fewest hexes of a way there; 0: there is none. */
typedef guint8 SlowCosts[ACIES_MAX_HEXES];

/* Whether the two hexes touch. */
gboolean slow_touch      (AciesHex           a,
                          AciesHex           b);

/* May a unit enter the hex; must it stop there; does the hex bar a shot? Units are not looked at. */
gboolean slow_can_enter  (const AciesState  *state,
                          AciesHex           hex);
gboolean slow_must_stop  (const AciesState  *state,
                          AciesHex           hex);
gboolean slow_bars_shot  (const AciesState  *state,
                          AciesHex           hex);

/* May the unit go through hexes that others hold? */
gboolean slow_may_pass   (const AciesState  *state,
                          AciesUnitId        unit);

/* The moves of a unit that is ordered and has not acted. */
void     slow_moves      (const AciesState  *state,
                          AciesUnitId        unit,
                          SlowCosts          costs);

/* Whether a unit that has moved so far may attack. */
gboolean slow_may_attack (const AciesState  *state,
                          AciesUnitId        unit,
                          guint              moved);

/**
 * slow_targets:
 * @start: where it stood when its activation began
 * @from: where it stands now, in thought
 * @distances: room for %ACIES_MAX_UNITS; by unit: how far the target is, 0 for no target
 * Returns: how many targets there are
 */
guint    slow_targets    (const AciesState  *state,
                          AciesUnitId        unit,
                          AciesHex           start,
                          AciesHex           from,
                          guint8            *distances);

G_END_DECLS
