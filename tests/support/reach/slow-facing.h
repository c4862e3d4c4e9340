/* slow-facing.h - moves and shots of units that face a corner of their hex, by trying every way there is
 *
 * A second account of Legio VI, written from its statements, to be compared with the
 * engine: it has its own table of neighbours, tells a front by adding steps, and knows
 * by name what ground, classes and marks do. Of the engine it uses the data only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "support/reach/slow-reach.h"

G_BEGIN_DECLS

/* Does it face a corner? */
gboolean slow_faces          (const AciesState *state,
                              AciesUnitId       unit);

/**
 * slow_facing_moves:
 * @n_passed: ways that went through friends, added up
 * @n_gave_way: light troops that did not stop a unit, as they fall back from it, added up
 *
 * A move that begins now: a march where no enemy is near, and else by as many hexes as
 * its usual dice come to on average; a leader rides. It ends where a unit would have to halt.
 */
void     slow_facing_moves   (const AciesState *state,
                              AciesUnitId       unit,
                              SlowCosts         costs,
                              guint            *n_passed,
                              guint            *n_gave_way);

/* May the unit, if it stood on @from, shoot at @target? */
gboolean slow_facing_shoots  (const AciesState *state,
                              AciesUnitId       unit,
                              AciesHex          from,
                              AciesUnitId       target);

G_END_DECLS
