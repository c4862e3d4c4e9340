/* steps.h - steps on the stack of a turn or an attack (combat.h)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/procs.h"

G_BEGIN_DECLS

/* Puts a step on the stack, to be run before those that are there. */
void acies_step_push      (AciesResolver *resolver, guint kind);
/* The same of all from @first to @last; the first is run first. */
void acies_step_push_all  (AciesResolver *resolver, guint first, guint last);

G_END_DECLS
