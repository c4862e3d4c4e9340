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

/* The steps of a game. Those of an attack and of the strikes within it stand together,
 * those that end them last. */
typedef struct
{
  const AciesStepProc *rows;      /* by kind of step */
  guint8               attack;    /* the first of an attack */
  guint8               emptied;   /* the first that a target's withdrawal does not take away */
  guint8               ends;      /* the first of those that are run whatever an attack has come to */
} AciesStepProcs;

/* For AciesProcs.run_step: the row of @step, of which the phase begins first. Steps of an
 * attack that is over are left out. */
void acies_step_run       (AciesResolver *resolver, const AciesStep *step);

/* Puts a step on the stack, to be run before those that are there. */
void acies_step_push      (AciesResolver *resolver, guint kind);
/* The same of all from @first to @last; the first is run first. */
void acies_step_push_all  (AciesResolver *resolver, guint first, guint last);

G_END_DECLS
