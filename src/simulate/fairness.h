/* fairness.h - whether a battle is fair, judged by simulated games
 *
 * A party is a team, or a side without a team. The share of a party is the number of games that the party has won, divided by the
 * number of games with a winner. For one party, the counted party, the wins after each game are recorded. The functions below that
 * return sentences report all facts that the app also shows as plots (render/plot.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/tally.h"

G_BEGIN_DECLS

/* The counts after one of the games. */
typedef struct
{
  guint games; /* games played */
  guint won;   /* games with a winner */
  guint wins;  /* games that the counted party has won (AciesFairness.side) */
} AciesFairnessPoint;

typedef enum
{
  ACIES_FAIRNESS_UNKNOWN,  /* too few games */
  ACIES_FAIRNESS_FAIR,     /* the confidence interval of each party's share contains the share in a fair battle */
  ACIES_FAIRNESS_FAVOURED, /* a party's share is clearly too high */
  ACIES_FAIRNESS_BEHIND,   /* a party's share is clearly too low, and no party's share is clearly too high */
} AciesFairnessVerdict;

typedef struct
{
  AciesSimulationTerms *terms;
  AciesSimulationTally  tally;
  AciesSide             side;  /* the first side of the counted party */
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
 * @side: (out): the first side of the party whose share is too high or too low; %ACIES_NO_SIDE for other verdicts
 */
AciesFairnessVerdict acies_fairness_judge       (const AciesFairness        *self,
                                                 AciesSide                  *side);

/**
 * acies_fairness_is_of:
 * @scenario: a scenario in edit mode
 *
 * Returns: whether @scenario has no errors and has the same start as the simulated scenario, apart from titles and other texts
 */
gboolean             acies_fairness_is_of       (const AciesFairness        *self,
                                                 const AciesState           *scenario);

/* --- in words: (transfer full) sentences in the current language ------------------------------------ */

/* Describes the result of acies_fairness_judge(). */
char                *acies_fairness_dup_verdict (const AciesFairness        *self);

/* Describes the share of the first party and its interval. With more than two parties, describes each party on its own line. */
char                *acies_fairness_dup_wins    (const AciesFairness        *self);

/* Describes the share of the first player, or names a fixed first player. Returns %NULL if scenarios of the ruleset do not
 * name the first player. */
char                *acies_fairness_dup_first   (const AciesFairness        *self);
/* Describes the number of games without a winner. */
char                *acies_fairness_dup_draws   (const AciesFairness        *self);

/* Describes the share of the counted party in @before, an earlier test. With more than two parties, describes the share of each
 * party in @before. Returns %NULL if the rulesets differ. */
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
