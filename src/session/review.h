/* review.h - finds the turning points of a game: the costliest decisions of each side
 *
 * A review compares each decision with the choice of a computer player that knows only what the side knew at the time.
 * A review can take a while, so it runs in its own thread.
 *
 * A puzzle is reviewed exactly: its decisions are compared with the best ones there are, if the enemy answers worst.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/* Maximum number of turning points for each side. */
#define ACIES_MAX_TURNING_POINTS 3

/* A costly decision. The commands own no strings, so they need not be cleared. */
typedef struct
{
  guint        command; /* number of commands in the log before this decision */
  AciesSide    side;    /* the side that made the decision */
  AciesCommand done;    /* the command that the side chose */
  AciesCommand better;  /* the command that the computer player would have chosen */
  double       win;     /* the chance of winning after @done, from 0 to 1 */
  double       best;    /* the chance of winning after @better, from 0 to 1 */
} AciesTurningPoint;

/* What a turn is worth as a chance of winning, from 0 to 1, where a draw is half a win. Neither depends on the dice that fell.
 * @best: the worth if every decision is the best
 * @played: the same less what each decision costs, compared with the best one at that moment */
typedef struct
{
  double best;
  double played;
} AciesWorths;

/* A turn that loses no more than this is the best. */
#define ACIES_SAME_WORTH 0.005

#define ACIES_TYPE_REVIEW (acies_review_get_type ())
G_DECLARE_FINAL_TYPE (AciesReview, acies_review, ACIES, REVIEW, GObject)

/**
 * AciesReview::changed:
 *
 * Emitted at regular intervals while the review is running, so that its progress can be shown, and when it ends.
 */

/**
 * acies_review_new:
 * @session: a game; commands that are added later are not reviewed
 *
 * Starts a review of the decisions of all human players, or of all sides if there are no human players. Dropping the
 * last reference cancels the review.
 */
AciesReview  *acies_review_new          (AciesSession *session);

/* Returns the progress of the review, from 0 to 1. */
double        acies_review_get_progress (AciesReview  *self);

/**
 * acies_review_get_points:
 *
 * Returns: (nullable) (transfer none) (element-type AciesTurningPoint): the turning points, sorted by
 *   side and then by cost, with the costliest first; %NULL until the review ends
 */
const GArray *acies_review_get_points   (AciesReview  *self);

/* Returns: %FALSE unless the game is a puzzle, and its review has ended and could try everything */
gboolean      acies_review_get_worths   (AciesReview  *self,
                                         AciesWorths  *worths);

G_END_DECLS
