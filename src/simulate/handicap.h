/* handicap.h - small changes that make a battle fairer
 *
 * The candidates are all single changes to the scenario that favour the weaker side and cause no new finding. A race
 * selects the best candidates by sequential halving: each round plays games with every remaining candidate and keeps the
 * half of the candidates that is closest to fair. The result depends only on the scenario and the seed, not on the
 * number of threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "simulate/fairness.h"

G_BEGIN_DECLS

/* Maximum number of changes returned. */
#define ACIES_HANDICAP_BEST 3

typedef struct
{
  AciesCommand       command; /* the editor command; its number is one above or below the current number */
  int                was;     /* the current number */
  AciesId            unit;    /* type of the unit whose figures change, or %ACIES_NO_ID */
  AciesSide          side;    /* the side whose wins @point counts: the first of two parties, else the favoured side */
  AciesFairnessPoint point;   /* the results of the games played with the change */
} AciesHandicap;

/**
 * acies_handicaps_list:
 * @scenario: a scenario in edit mode, without errors
 * @favoured: the side that wins too often
 *
 * A change concerns one morale token, one copy of a card in the deck, one figure, one card of the hand size or one point
 * of a resource. The change removes it from the team of @favoured or adds it to a side of another team. Identical units
 * of a side share one change.
 *
 * Returns: (transfer full) (element-type AciesHandicap): the changes, in a fixed order
 */
GArray *acies_handicaps_list         (const AciesState    *scenario,
                                      AciesSide            favoured);

/* Returns: (transfer none): a translated explanation of the changes and the race */
const char *acies_handicaps_describe (const AciesRuleset *ruleset);

/* Returns: (transfer full): the change in words, such as "Rome: morale 5 instead of 4" */
char   *acies_handicap_dup_change    (const AciesHandicap *self,
                                      const AciesState    *scenario);

/* Returns: (transfer full): the share of wins with the change, and its confidence interval, in words */
char   *acies_handicap_dup_estimate  (const AciesHandicap *self,
                                      const AciesState    *scenario);

typedef struct _AciesHandicapRace AciesHandicapRace;

/**
 * acies_handicap_race_new:
 * @scenario: a scenario in edit mode, without errors, which the race copies
 * @terms: the terms of @scenario, which the race copies. AciesSimulationTerms.n_games is the approximate number of games per round
 *   of the race
 * @favoured: the side that wins too often
 */
AciesHandicapRace *acies_handicap_race_new          (const AciesState           *scenario,
                                                     const AciesSimulationTerms *terms,
                                                     AciesSide                   favoured);
void               acies_handicap_race_free         (AciesHandicapRace          *self);

/* Returns the number of candidate changes. */
guint              acies_handicap_race_count        (const AciesHandicapRace    *self);

/**
 * acies_handicap_race_run:
 * @jobs: number of threads
 * @cancellable: (nullable): if cancelled, the race ends early with the best changes so far
 *
 * Runs the race and blocks until the race is over. Call this function only once.
 */
void               acies_handicap_race_run          (AciesHandicapRace          *self,
                                                     guint                       jobs,
                                                     GCancellable               *cancellable);

/* Returns the progress from 0 to 1. Can be called from any thread. */
double             acies_handicap_race_get_progress (AciesHandicapRace          *self);

/**
 * acies_handicap_race_get_best:
 *
 * Returns: (transfer none) (element-type AciesHandicap): after the race, at most %ACIES_HANDICAP_BEST changes,
 *   best first
 */
const GArray      *acies_handicap_race_get_best     (const AciesHandicapRace    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesHandicapRace, acies_handicap_race_free)

G_END_DECLS
