/* handicap.h - finds small changes that make a battle fairer
 *
 * A candidate is a single change to the scenario that helps the weaker side and does not cause additional errors or
 * warnings. A race selects the best candidates by sequential halving: each round simulates games with every remaining
 * candidate, and then keeps the half of the candidates with the fairest results. The result of a complete race depends
 * on the scenario, the simulation settings and the favoured side, but not on the number of threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "simulate/fairness.h"

G_BEGIN_DECLS

/* Maximum number of changes that a race returns. */
#define ACIES_HANDICAP_BEST 3

/* A change to a scenario, and the results of games with the change. @side is the first side of the first party if there
 * are exactly two parties, and otherwise the favoured side. */
typedef struct
{
  AciesCommand       command; /* the editor command; its number is one above or below @was */
  int                was;     /* the number before the change */
  AciesId            unit;    /* type of the unit whose figures change, or %ACIES_NO_ID */
  AciesSide          side;    /* a side of the party whose wins @point counts */
  AciesFairnessPoint point;   /* the results of the games */
} AciesHandicap;

/**
 * acies_handicaps_list:
 * @scenario: a scenario in edit mode, without errors
 * @favoured: the side that wins too often
 *
 * Lists all candidates. A change adds or removes one morale token, one copy of a card in the deck, one figure or one
 * point of a resource, or changes the hand size by one card. Sides in the team of @favoured only get reductions, and
 * other sides only get increases. Identical units of a side on the board share one change.
 *
 * Returns: (transfer full) (element-type AciesHandicap): the changes without results, always in the same order
 */
GArray *acies_handicaps_list         (const AciesState    *scenario,
                                      AciesSide            favoured);

/* Returns: (transfer none): a translated text that explains the changes and how they are tested */
const char *acies_handicaps_describe (const AciesRuleset *ruleset);

/* Returns: (transfer full): a translated description of the change, such as "Rome: morale 5 instead of 4" */
char   *acies_handicap_dup_change    (const AciesHandicap *self,
                                      const AciesState    *scenario);

/* Returns: (transfer full): a translated sentence with the share of wins after the change and its confidence
 *   interval */
char   *acies_handicap_dup_estimate  (const AciesHandicap *self,
                                      const AciesState    *scenario);

typedef struct _AciesHandicapRace AciesHandicapRace;

/**
 * acies_handicap_race_new:
 * @scenario: a scenario in edit mode, without errors
 * @terms: the settings for simulating @scenario; @n_games is the approximate number of games in each round of the race
 * @favoured: the side that wins too often
 *
 * Creates a race between all changes from acies_handicaps_list(). The race copies @scenario and @terms.
 */
AciesHandicapRace *acies_handicap_race_new          (const AciesState           *scenario,
                                                     const AciesSimulationTerms *terms,
                                                     AciesSide                   favoured);
void               acies_handicap_race_free         (AciesHandicapRace          *self);

/**
 * acies_handicap_race_run:
 * @jobs: the number of threads
 * @cancellable: (nullable): if cancelled, the race ends early with the best changes so far
 *
 * Runs the race, and blocks until the race has ended. Call this function only once.
 */
void               acies_handicap_race_run          (AciesHandicapRace          *self,
                                                     guint                       jobs,
                                                     GCancellable               *cancellable);

/* Returns the progress of the race, from 0 to 1. This function can be called from any thread. */
double             acies_handicap_race_get_progress (AciesHandicapRace          *self);

/**
 * acies_handicap_race_get_best:
 *
 * Returns: (transfer none) (element-type AciesHandicap): up to %ACIES_HANDICAP_BEST changes, fairest
 *   first; empty until the race has ended
 */
const GArray      *acies_handicap_race_get_best     (const AciesHandicapRace    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesHandicapRace, acies_handicap_race_free)

G_END_DECLS
