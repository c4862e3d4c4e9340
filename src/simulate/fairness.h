/* fairness.h - whether a battle is fair, as far as the games played of it tell
 *
 * The share of each party is looked at, of the games that somebody has won: a side that is alone, or
 * a team. Of two parties the share of the first tells that of the other, too. The sentences tell all
 * that can be seen in plots of the same numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/tally.h"

G_BEGIN_DECLS

/**
 * AciesFairnessPoint:
 * @games: so many were played
 * @won: those of them that somebody has won
 * @wins: those of them that the side has won
 *
 * How things stood after a game.
 */
typedef struct
{
  guint games;
  guint won;
  guint wins;
} AciesFairnessPoint;

typedef enum
{
  ACIES_FAIRNESS_UNKNOWN,  /* too few games */
  ACIES_FAIRNESS_FAIR,     /* of each party as many games as there are for one lie within its interval */
  ACIES_FAIRNESS_FAVOURED, /* of one they do not, and it has more */
  ACIES_FAIRNESS_BEHIND,   /* of one they do not, and it has less, and no other has clearly more */
} AciesFairnessVerdict;

/**
 * AciesFairness:
 * @side: whose share it is: of a team its first side
 * @trail: (element-type AciesFairnessPoint): after each game
 */
typedef struct
{
  AciesSimulationTerms *terms;
  AciesSimulationTally  tally;
  AciesSide             side;
  GArray               *trail;
} AciesFairness;

/* (transfer full): of no games yet */
AciesFairness       *acies_fairness_new         (const AciesSimulationTerms *terms);
AciesFairness       *acies_fairness_copy        (const AciesFairness        *self);
void                 acies_fairness_free        (AciesFairness              *self);

/* One more game on its terms. */
void                 acies_fairness_add         (AciesFairness              *self,
                                                 const AciesSimulatedGame   *game);

/**
 * acies_fairness_share:
 * @interval: (out): in which the true share lies with 95 percent
 *
 * Returns: the share of @point; a half where there are no games
 */
double               acies_fairness_share       (const AciesFairnessPoint   *point,
                                                 AciesInterval              *interval);

/* How things stand after the last game. */
AciesFairnessPoint   acies_fairness_last        (const AciesFairness        *self);

/**
 * acies_fairness_list_parties:
 * @parties: (out): room for %ACIES_MAX_SIDES; of a team its first side
 * Returns: how many there are
 */
guint                acies_fairness_list_parties (const AciesRuleset        *ruleset,
                                                 AciesSide                  *parties);

/* Bit by side that wins with @side, itself among them. */
guint                acies_fairness_party       (const AciesRuleset         *ruleset,
                                                 AciesSide                   side);

/* The share of each party where all are alike. */
double               acies_fairness_even        (const AciesRuleset         *ruleset);

/**
 * acies_fairness_judge:
 * @side: (out): who is favoured, or behind; of a team its first side; or %ACIES_NO_SIDE
 */
AciesFairnessVerdict acies_fairness_judge       (const AciesFairness        *self,
                                                 AciesSide                  *side);

/**
 * acies_fairness_is_of:
 * @scenario: in edit mode
 *
 * Returns: whether the games of it would be those that were played: title and other words do not matter
 */
gboolean             acies_fairness_is_of       (const AciesFairness        *self,
                                                 const AciesState           *scenario);

/* --- in words: (transfer full), whole sentences in the language that is spoken now ------------------ */

/* What follows from it. */
char                *acies_fairness_dup_verdict (const AciesFairness        *self);

/* The share with its interval: of two parties that of the first, of more a sentence for each, below each other. */
char                *acies_fairness_dup_wins    (const AciesFairness        *self);

/* The share of the first player, NULL where no scenario says who that is, and the games that nobody has won. */
char                *acies_fairness_dup_first   (const AciesFairness        *self);
char                *acies_fairness_dup_draws   (const AciesFairness        *self);

/* The share of @before, beside that of @self, of more than two parties all; %NULL where the two are of different games. */
char                *acies_fairness_dup_before  (const AciesFairness        *self,
                                                 const AciesFairness        *before);

/* How much surer the share has become since a quarter of the games. */
char                *acies_fairness_dup_course  (const AciesFairness        *self);

/* Where a battle is one round there is nothing to be told of them. */
gboolean             acies_fairness_counts_rounds (const AciesFairness     *self);
char                *acies_fairness_dup_rounds  (const AciesFairness        *self);
char                *acies_fairness_dup_morale  (const AciesFairness        *self,
                                                 AciesSide                   side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFairness, acies_fairness_free)

G_END_DECLS
