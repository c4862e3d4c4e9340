/* steps.h - the table of what the steps of a game do
 *
 * A turn or an attack is a stack of steps (combat.h); each is a row of the game's table,
 * by its kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* For AciesProcs.run_step: the row of @step, of which the phase begins first. Steps of an
 * attack that is over are left out. */
void acies_step_run       (AciesResolver *resolver, const AciesStep *step);

/* Puts a step on the stack, to be run before those that are there. */
void acies_step_push      (AciesResolver *resolver, guint kind);
/* The same of all from @first to @last; the first is run first. */
void acies_step_push_all  (AciesResolver *resolver, guint first, guint last);

G_END_DECLS
