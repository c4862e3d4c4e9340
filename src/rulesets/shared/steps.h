/* steps.h - the table of what the steps of a game do
 *
 * A turn or an attack is a stack of steps (combat.h); each is a row of the game's table,
 * by its kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/shared/moments.h"

G_BEGIN_DECLS

typedef void AciesStepFunc (AciesResolver *resolver, const AciesStep *step);

typedef struct
{
  AciesStepFunc *run;     /* NULL: asks for cards at @moment */
  guint8         moment;  /* kind of decision */
  guint8         phase;   /* of the game, which begins with the step, but not within a strike; 0: it goes on */
} AciesStepProc;

/* Runs the row of @step, of which the phase begins first. */
void acies_step_run       (const AciesStepProc *table, const AciesCardMoments *moments, AciesResolver *resolver, const AciesStep *step);

/* Puts a step on the stack, to be run before those that are there. */
void acies_step_push      (AciesResolver *resolver, guint kind);
/* The same of all from @first to @last; the first is run first. */
void acies_step_push_all  (AciesResolver *resolver, guint first, guint last);

G_END_DECLS
