/* fairness.h - whether a battle is fair, judged by simulated games
 *
 * A party is a team, or a side without a team. The share of a party is the fraction of games with a winner that the party
 * has won. The sentences contain all facts that the plots show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/tally.h"

G_BEGIN_DECLS

/* The counts after a game. */
typedef struct
{
  guint games; /* games played */
  guint won;   /* games with a winner */
  guint wins;  /* games that the counted party has won */
} AciesFairnessPoint;

typedef enum
{
  ACIES_FAIRNESS_UNKNOWN,  /* too few games */
  ACIES_FAIRNESS_FAIR,     /* the interval of each party contains an even share */
  ACIES_FAIRNESS_FAVOURED, /* a party's share is too high */
  ACIES_FAIRNESS_BEHIND,   /* a party's share is too low, and no party's share is too high */
} AciesFairnessVerdict;

typedef struct
{
  AciesSimulationTerms *terms;
  AciesSimulationTally  tally;
  AciesSide             side;  /* the first side of the party whose wins are counted */
  GArray               *trail; /* (element-type AciesFairnessPoint): the counts after each game */
} AciesFairness;

/* Returns: (transfer full): a fairness test without games */
AciesFairness       *acies_fairness_new         (const AciesSimulationTerms *terms);
AciesFairness       *acies_fairness_copy        (const AciesFairness        *self);
void                 acies_fairness_free        (AciesFairness              *self);

/* Adds a game that was played with the terms of @self. */
void                 acies_fairness_add         (AciesFairness              *self,
                                                 const AciesSimulatedGame   *game);

/**
 * acies_fairness_share:
 * @interval: (out): the 95 % confidence interval of the true share
 *
 * Returns: the share of the counted party; 0.5 if no game has a winner
 */
double               acies_fairness_share       (const AciesFairnessPoint   *point,
                                                 AciesInterval              *interval);

/* Returns the counts after the last game; 0 without games. */
AciesFairnessPoint   acies_fairness_last        (const AciesFairness        *self);

/**
 * acies_fairness_list_parties:
 * @parties: (out): the first side of each party; an array of %ACIES_MAX_SIDES
 * Returns: the number of parties
 */
guint                acies_fairness_list_parties (const AciesRuleset        *ruleset,
                                                 AciesSide                  *parties);

/* Returns the sides in the party of @side, including @side, with one bit per side. */
guint                acies_fairness_party       (const AciesRuleset         *ruleset,
                                                 AciesSide                   side);

/* Returns the share of each party in a fair battle. */
double               acies_fairness_even        (const AciesRuleset         *ruleset);

/**
 * acies_fairness_judge:
 * @side: (out): the first side of the favoured party or of the party behind; else %ACIES_NO_SIDE
 */
AciesFairnessVerdict acies_fairness_judge       (const AciesFairness        *self,
                                                 AciesSide                  *side);

/**
 * acies_fairness_is_of:
 * @scenario: a scenario in edit mode
 *
 * Returns: whether a simulation of @scenario plays the same games; ignores titles and other texts
 */
gboolean             acies_fairness_is_of       (const AciesFairness        *self,
                                                 const AciesState           *scenario);

/* --- in words: (transfer full) sentences in the current language ------------------------------------ */

/* Describes the result of acies_fairness_judge(). */
char                *acies_fairness_dup_verdict (const AciesFairness        *self);

/* Describes the share and interval of the first party; with more than two parties, of each party on its own line. */
char                *acies_fairness_dup_wins    (const AciesFairness        *self);

/* Describes the share of the first player; %NULL if scenarios of the ruleset do not name the first player. */
char                *acies_fairness_dup_first   (const AciesFairness        *self);
/* Describes the number of games without a winner. */
char                *acies_fairness_dup_draws   (const AciesFairness        *self);

/* Describes the share in @before, or the share of each party if there are more than two; %NULL if the rulesets differ. */
char                *acies_fairness_dup_before  (const AciesFairness        *self,
                                                 const AciesFairness        *before);

/* Describes the share after a quarter of the games and the share after all games. */
char                *acies_fairness_dup_course  (const AciesFairness        *self);

/* Returns whether games of the ruleset can have several rounds. */
gboolean             acies_fairness_counts_rounds (const AciesFairness     *self);
char                *acies_fairness_dup_rounds  (const AciesFairness        *self);
char                *acies_fairness_dup_morale  (const AciesFairness        *self,
                                                 AciesSide                   side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFairness, acies_fairness_free)

G_END_DECLS
