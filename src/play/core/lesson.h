/* lesson.h - leads a learner through the lesson of a scenario
 *
 * A guide knows the position and says which step to show. How far the lesson is depends only on the commands of the game, so
 * undo steps back, and a game that is continued has nothing to remember. Only what was read with "Next" since is kept here.
 *
 * - A step that accepts commands is asked when the learner must decide, its question or phase fits, and a legal command fits
 *   it. The first such step that was not yet satisfied is asked. The first command that fits satisfies it.
 * - While a step is asked, other legal commands are refused, except those that take an answer back.
 * - A step stays shown while its question needs more commands, such as the choice of a hand.
 * - If no step is asked, the learner plays freely. A step that does not fit now waits until it does.
 * - A step that accepts nothing is read. It is shown once the last step before it that accepts commands is satisfied, and
 *   passed by acies_guide_next() or with the next step that is satisfied.
 * - The lesson is over when its last step is passed.
 *
 * Steps that mean nothing in the game are left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "engine/core/lesson.h"

G_BEGIN_DECLS

typedef struct _AciesGuide AciesGuide;

/**
 * acies_guide_new:
 * @scenario: a scenario in edit mode
 *
 * Returns: (transfer full) (nullable): a guide at the start of a game; %NULL if the scenario has no lesson with a step that
 *   can be shown
 */
AciesGuide *acies_guide_new          (const AciesState *scenario);
void        acies_guide_free         (AciesGuide       *self);

/* Returns: the side that the learner plays */
AciesSide   acies_guide_get_side     (const AciesGuide *self);

/**
 * acies_guide_follow:
 * @log: (element-type AciesCommand): all commands of the game
 *
 * Call this function after each change of the game.
 */
void        acies_guide_follow       (AciesGuide       *self,
                                      const GArray     *log);

/* Returns: (nullable): the step to show now; %NULL if the learner plays freely, waits for others or the lesson is over */
const AciesLessonStep *acies_guide_get_step (const AciesGuide *self);

/* Counts the passed steps and the shown step, so that steps that were left out leave no gap; 0 if no step is shown.
 * @n_steps: (out): adds the steps that can still follow */
guint       acies_guide_get_number   (const AciesGuide *self,
                                      guint            *n_steps);

/* Returns whether the shown step is read and passed by acies_guide_next(). */
gboolean    acies_guide_is_reading   (const AciesGuide *self);

/* Passes the shown step if it is read. */
void        acies_guide_next         (AciesGuide       *self);

/* Returns whether the last step is passed. */
gboolean    acies_guide_is_over      (const AciesGuide *self);

/* Returns: (transfer none) (element-type AciesLessonPoint): what the shown step points at; empty if no step is shown */
const GArray *acies_guide_get_points (const AciesGuide *self);

/* Returns: (transfer full) (element-type AciesCommand): the legal commands that satisfy the step that is asked, first those of its
 *   first pattern, which is the one to show; empty if none is asked */
GArray     *acies_guide_list_fitting (const AciesGuide *self);

/**
 * acies_guide_dup_refusal:
 * @command: a legal command of the side that decides
 *
 * Returns: (transfer full) (nullable): why the lesson does not want @command now; %NULL if it does not mind
 */
char       *acies_guide_dup_refusal  (AciesGuide         *self,
                                      const AciesCommand *command);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesGuide, acies_guide_free)

G_END_DECLS
