/* handicap.h - which small change makes a battle fair
 *
 * Of all single changes that the editor allows and that bring up nothing new to find fault with,
 * those for the weaker side are raced: each is played a few times, the half that comes nearer to fair
 * goes on and is played more often, and so on (sequential halving). What comes out depends on the scenario
 * and the seed alone, whatever the number of threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "simulate/fairness.h"

G_BEGIN_DECLS

/* So many are left at the end. */
#define ACIES_HANDICAP_BEST 3

/**
 * AciesHandicap:
 * @command: of the editor, with a number that is one more or one less than it was
 * @was: the number as it was
 * @unit: the type of the unit whose figures are numbered, or %ACIES_NO_ID
 * @side: whose share @point tells: of two parties the first, of more the favoured one
 * @point: the games that were played with the change
 */
typedef struct
{
  AciesCommand       command;
  int                was;
  AciesId            unit;
  AciesSide          side;
  AciesFairnessPoint point;
} AciesHandicap;

/**
 * acies_handicaps_list:
 * @scenario: in edit mode, without errors
 * @favoured: the side that wins too often
 *
 * A morale token, a card that a side has already, a figure, a card in hand, or one of a resource: less for
 * @favoured and its team or more for another side. Units alike of a side are listed once.
 *
 * Returns: (transfer full) (element-type AciesHandicap): in an order that is always the same
 */
GArray *acies_handicaps_list         (const AciesState    *scenario,
                                      AciesSide            favoured);

/* What they are, in words, and what is done with them. */
const char *acies_handicaps_describe (const AciesRuleset *ruleset);

/* (transfer full): what is changed, in words: "Rome: morale 5 instead of 4" */
char   *acies_handicap_dup_change    (const AciesHandicap *self,
                                      const AciesState    *scenario);

/* (transfer full): what comes of it: a share and its interval */
char   *acies_handicap_dup_estimate  (const AciesHandicap *self,
                                      const AciesState    *scenario);

typedef struct _AciesHandicapRace AciesHandicapRace;

/**
 * acies_handicap_race_new:
 * @scenario: as above; copied
 * @terms: of it: players, seed, who is first; @n_games is about how many are played in each round of the race
 * @favoured: as above
 */
AciesHandicapRace *acies_handicap_race_new          (const AciesState           *scenario,
                                                     const AciesSimulationTerms *terms,
                                                     AciesSide                   favoured);
void               acies_handicap_race_free         (AciesHandicapRace          *self);

/* How many changes there are to choose from. */
guint              acies_handicap_race_count        (const AciesHandicapRace    *self);

/**
 * acies_handicap_race_run:
 * @jobs: how many threads play
 * @cancellable: (nullable): ends it soon
 *
 * Plays the race, once, and returns when it is over. Best is then what was best when it ended.
 */
void               acies_handicap_race_run          (AciesHandicapRace          *self,
                                                     guint                       jobs,
                                                     GCancellable               *cancellable);

/* How far it is, from 0 to 1; may be asked in another thread. */
double             acies_handicap_race_get_progress (AciesHandicapRace          *self);

/**
 * acies_handicap_race_get_best:
 *
 * Returns: (transfer none) (element-type AciesHandicap): once it was run: at most %ACIES_HANDICAP_BEST, the
 *   best first; none that was never played
 */
const GArray      *acies_handicap_race_get_best     (const AciesHandicapRace    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesHandicapRace, acies_handicap_race_free)

G_END_DECLS
