/* handicap.h - small changes that make a battle fairer
 *
 * The candidates are all single changes to the scenario that favour the weaker side and cause no new finding.
 * Sequential halving: each is played a few times, then the half closest to fair more often, and so on. The
 * result depends on the scenario and the seed only, not on the number of threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "simulate/fairness.h"

G_BEGIN_DECLS

/* Changes in the result. */
#define ACIES_HANDICAP_BEST 3

typedef struct
{
  AciesCommand       command; /* the editor command, with a number one above or below the present one */
  int                was;     /* the present number */
  AciesId            unit;    /* type of the unit whose figures change, or %ACIES_NO_ID */
  AciesSide          side;    /* the side of the share in @point: the first of two parties, else the favoured side */
  AciesFairnessPoint point;   /* the games played with the change */
} AciesHandicap;

/**
 * acies_handicaps_list:
 * @scenario: in edit mode, without errors
 * @favoured: the side that wins too often
 *
 * A change takes one morale token, one copy of a card in the deck, one figure, one card of the hand size or one
 * of a resource from the team of @favoured, or adds one to another side. Identical units of a side are listed
 * once.
 *
 * Returns: (transfer full) (element-type AciesHandicap): in a fixed order
 */
GArray *acies_handicaps_list         (const AciesState    *scenario,
                                      AciesSide            favoured);

/* (transfer none): translated explanation of the changes and the test */
const char *acies_handicaps_describe (const AciesRuleset *ruleset);

/* (transfer full): the change in words, such as "Rome: morale 5 instead of 4" */
char   *acies_handicap_dup_change    (const AciesHandicap *self,
                                      const AciesState    *scenario);

/* (transfer full): the share with the change, and its interval */
char   *acies_handicap_dup_estimate  (const AciesHandicap *self,
                                      const AciesState    *scenario);

typedef struct _AciesHandicapRace AciesHandicapRace;

/**
 * acies_handicap_race_new:
 * @scenario: in edit mode, without errors; copied
 * @terms: of @scenario; copied; @n_games is the approximate number of games in each round of the race
 * @favoured: the side that wins too often
 */
AciesHandicapRace *acies_handicap_race_new          (const AciesState           *scenario,
                                                     const AciesSimulationTerms *terms,
                                                     AciesSide                   favoured);
void               acies_handicap_race_free         (AciesHandicapRace          *self);

/* Returns the number of candidates. */
guint              acies_handicap_race_count        (const AciesHandicapRace    *self);

/**
 * acies_handicap_race_run:
 * @jobs: number of threads
 * @cancellable: (nullable): ends the race early, with the best changes so far
 *
 * Runs the race and returns when it is over. Call it once.
 */
void               acies_handicap_race_run          (AciesHandicapRace          *self,
                                                     guint                       jobs,
                                                     GCancellable               *cancellable);

/* Returns the progress from 0 to 1. Can be called from any thread. */
double             acies_handicap_race_get_progress (AciesHandicapRace          *self);

/**
 * acies_handicap_race_get_best:
 *
 * Returns: (transfer none) (element-type AciesHandicap): after the run: at most %ACIES_HANDICAP_BEST played
 *   changes, best first
 */
const GArray      *acies_handicap_race_get_best     (const AciesHandicapRace    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesHandicapRace, acies_handicap_race_free)

G_END_DECLS
