/* review.h - where a game turned: the decisions that cost a side most of its chance to win
 *
 * Each decision of a game is weighed against what a computer would have done in its
 * place, from what the side could know then. That takes a while, on a thread of its
 * own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/* So many are told of each side. */
#define ACIES_MAX_TURNING_POINTS 3

/**
 * AciesTurningPoint:
 * @command: after so many commands of the game it was decided
 * @side: who decided
 * @done: what was done
 * @better: what would have been better
 * @win: the chance to win after what was done, from 0 to 1
 * @best: the same after what would have been better
 *
 * The commands hold no text to clear.
 */
typedef struct
{
  guint        command;
  AciesSide    side;
  AciesCommand done;
  AciesCommand better;
  double       win;
  double       best;
} AciesTurningPoint;

#define ACIES_TYPE_REVIEW (acies_review_get_type ())
G_DECLARE_FINAL_TYPE (AciesReview, acies_review, ACIES, REVIEW, GObject)

/**
 * AciesReview::changed:
 *
 * It has come further, or has ended.
 */

/**
 * acies_review_new:
 * @session: a game; it is looked at as it stands now
 *
 * Begins to look for the turning points of the sides that people play, or of all
 * where people play none. Letting go of it ends that.
 */
AciesReview  *acies_review_new          (AciesSession *session);

/* How much of it is done, from 0 to 1. */
double        acies_review_get_progress (AciesReview  *self);

/**
 * acies_review_get_points:
 * Returns: (nullable) (element-type AciesTurningPoint): of one side after the other
 *   those that cost it most, the worst first; %NULL before it has ended
 */
const GArray *acies_review_get_points   (AciesReview  *self);

G_END_DECLS
