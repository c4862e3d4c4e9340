/* answers-private.h - an attack that is tried on copies; for answers.c and answers-ways.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "engine/odds/answers.h"

G_BEGIN_DECLS

/* Questions until a roll; no attack of any game has so many. */
#define ACIES_MOST_QUESTIONS 16

typedef struct
{
  AciesState *state; /* a copy, which the attack is made on */
  AciesSide   side;  /* of the target */
  AciesUnitId target;
  AciesState *begun;  /* as it was when nobody had answered yet */
  gboolean    rolled; /* the attack was, when it was asked about */
  GArray     *answers;
} AciesTrial;

/* Where ways of the dice come together. */
typedef struct
{
  AciesState *state;
  guint64     hash;
  double      chance;
} AciesTrialEnd;

gboolean acies_answers_await_dice (const AciesState *state);

/* A strike or counter of the target is on top of its attack, and about to be rolled. */
gboolean acies_answers_is_strike  (const AciesTrial *self,
                                   const AciesState *state);

/* Is the side of the target asked for a card within the attack? */
gboolean acies_answers_is_asked   (const AciesTrial *self,
                                   const AciesState *state);

gboolean acies_answers_pass       (AciesState       *state);

/* The first thing that may be done: of ways that come to the same, any will do. */
gboolean acies_answers_choose     (AciesState       *state);

/**
 * acies_answers_new_ends:
 * @card: is played where it may be; NO_ID: none
 * @to_counter: on to the roll of the counter; else to that of the attack
 *
 * Returns: (transfer full) (element-type AciesTrialEnd): what their chances lack
 *   to 1 comes to no such roll
 */
GArray  *acies_answers_new_ends   (const AciesTrial *self,
                                   AciesId           card,
                                   gboolean          to_counter);

G_END_DECLS
