/* review.h - finds the turning points of a game, which are the costliest decisions of each side
 *
 * The review compares each decision with the choice of a computer player that has only the information that the side had at that
 * time. The search takes some time and runs on its own thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/* Maximum number of turning points reported for each side. */
#define ACIES_MAX_TURNING_POINTS 3

/* A costly decision. The commands contain no text and need not be cleared. */
typedef struct
{
  guint        command; /* number of commands in the log before the decision */
  AciesSide    side;    /* the side that decided */
  AciesCommand done;    /* the command that the side chose */
  AciesCommand better;  /* the command that the computer would choose */
  double       win;     /* the chance to win after @done, from 0 to 1 */
  double       best;    /* the chance to win after @better, from 0 to 1 */
} AciesTurningPoint;

#define ACIES_TYPE_REVIEW (acies_review_get_type ())
G_DECLARE_FINAL_TYPE (AciesReview, acies_review, ACIES, REVIEW, GObject)

/**
 * AciesReview::changed:
 *
 * Emitted when the progress changes and when the review ends.
 */

/**
 * acies_review_new:
 * @session: a game; the review includes only the commands so far
 *
 * Starts a search for the turning points of the sides that people play, or of all sides if people play no side. Dropping the last
 * reference cancels the review.
 */
AciesReview  *acies_review_new          (AciesSession *session);

/* Returns the progress, from 0 to 1. */
double        acies_review_get_progress (AciesReview  *self);

/**
 * acies_review_get_points:
 * Returns: (nullable) (element-type AciesTurningPoint): the turning points, grouped by side and, for
 *   each side, with the costliest first; %NULL until the review ends
 */
const GArray *acies_review_get_points   (AciesReview  *self);

G_END_DECLS
