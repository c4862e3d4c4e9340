/* review.h - the turning points of a game: the decisions that cost a side most of its chance to win
 *
 * Compares each decision with the choice of a computer in the same position, from what the side could know then. The search
 * takes some time and runs on its own thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/* The most turning points reported for each side. */
#define ACIES_MAX_TURNING_POINTS 3

/* The commands contain no text and need no clearing. */
typedef struct
{
  guint        command; /* number of commands of the game before the decision */
  AciesSide    side;    /* the side that decided */
  AciesCommand done;    /* the command chosen */
  AciesCommand better;  /* the better command */
  double       win;     /* the chance to win after @done, from 0 to 1 */
  double       best;    /* the chance to win after @better, from 0 to 1 */
} AciesTurningPoint;

#define ACIES_TYPE_REVIEW (acies_review_get_type ())
G_DECLARE_FINAL_TYPE (AciesReview, acies_review, ACIES, REVIEW, GObject)

/**
 * AciesReview::changed:
 *
 * The progress changed, or the review ended.
 */

/**
 * acies_review_new:
 * @session: a game, reviewed as it is now
 *
 * Starts to look for the turning points of the sides played by people; if people play no side, of all sides. Dropping the
 * last reference cancels the review.
 */
AciesReview  *acies_review_new          (AciesSession *session);

/* Progress from 0 to 1. */
double        acies_review_get_progress (AciesReview  *self);

/**
 * acies_review_get_points:
 * Returns: (nullable) (element-type AciesTurningPoint): for each side in turn, its costliest decisions, worst first; %NULL
 *   until the review ends
 */
const GArray *acies_review_get_points   (AciesReview  *self);

G_END_DECLS
