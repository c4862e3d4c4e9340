/* fairness.h - whether a battle is fair, by the games played
 *
 * A party is a team, or a side without a team. Its share is its part of the games with a winner. With two
 * parties the share of the first implies that of the other. The sentences contain all facts that plots of
 * the same numbers show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/tally.h"

G_BEGIN_DECLS

/* The count after a game. */
typedef struct
{
  guint games; /* games played */
  guint won;   /* games with a winner */
  guint wins;  /* games that the side has won */
} AciesFairnessPoint;

typedef enum
{
  ACIES_FAIRNESS_UNKNOWN,  /* too few games */
  ACIES_FAIRNESS_FAIR,     /* an even share lies within the interval of each party */
  ACIES_FAIRNESS_FAVOURED, /* a party's share is too high */
  ACIES_FAIRNESS_BEHIND,   /* a party's share is too low, and none is too high */
} AciesFairnessVerdict;

typedef struct
{
  AciesSimulationTerms *terms;
  AciesSimulationTally  tally;
  AciesSide             side;  /* the side, or the first side of the team, whose share is counted */
  GArray               *trail; /* (element-type AciesFairnessPoint): the count after each game */
} AciesFairness;

/* (transfer full): without games */
AciesFairness       *acies_fairness_new         (const AciesSimulationTerms *terms);
AciesFairness       *acies_fairness_copy        (const AciesFairness        *self);
void                 acies_fairness_free        (AciesFairness              *self);

/* Adds a game played on the terms of @self. */
void                 acies_fairness_add         (AciesFairness              *self,
                                                 const AciesSimulatedGame   *game);

/**
 * acies_fairness_share:
 * @interval: (out): the 95 % interval of the true share
 *
 * Returns: the share of @point; 0.5 without a winner
 */
double               acies_fairness_share       (const AciesFairnessPoint   *point,
                                                 AciesInterval              *interval);

/* Returns the count after the last game. */
AciesFairnessPoint   acies_fairness_last        (const AciesFairness        *self);

/**
 * acies_fairness_list_parties:
 * @parties: (out): the first side of each party; room for %ACIES_MAX_SIDES
 * Returns: the number of parties
 */
guint                acies_fairness_list_parties (const AciesRuleset        *ruleset,
                                                 AciesSide                  *parties);

/* Returns the sides of the team of @side, including @side, bit by side. */
guint                acies_fairness_party       (const AciesRuleset         *ruleset,
                                                 AciesSide                   side);

/* Returns the share of each party in a fair battle. */
double               acies_fairness_even        (const AciesRuleset         *ruleset);

/**
 * acies_fairness_judge:
 * @side: (out): the first side of the favoured party, or of the one behind, or %ACIES_NO_SIDE
 */
AciesFairnessVerdict acies_fairness_judge       (const AciesFairness        *self,
                                                 AciesSide                  *side);

/**
 * acies_fairness_is_of:
 * @scenario: in edit mode
 *
 * Returns: whether simulating @scenario gives the same games; titles and other texts are ignored
 */
gboolean             acies_fairness_is_of       (const AciesFairness        *self,
                                                 const AciesState           *scenario);

/* --- in words: (transfer full), whole sentences in the language that is spoken now ------------------ */

/* The conclusion. */
char                *acies_fairness_dup_verdict (const AciesFairness        *self);

/* The share with its interval: of the first party if there are two, else a line for each party. */
char                *acies_fairness_dup_wins    (const AciesFairness        *self);

/* The share of the first player, or NULL if scenarios of the ruleset name none; and the games without a winner. */
char                *acies_fairness_dup_first   (const AciesFairness        *self);
char                *acies_fairness_dup_draws   (const AciesFairness        *self);

/* The share of @before, with more than two parties that of each; %NULL if the rulesets differ. */
char                *acies_fairness_dup_before  (const AciesFairness        *self,
                                                 const AciesFairness        *before);

/* The share after a quarter of the games and after all. */
char                *acies_fairness_dup_course  (const AciesFairness        *self);

/* Returns whether the games have rounds to count; %FALSE for a ruleset with a single round. */
gboolean             acies_fairness_counts_rounds (const AciesFairness     *self);
char                *acies_fairness_dup_rounds  (const AciesFairness        *self);
char                *acies_fairness_dup_morale  (const AciesFairness        *self,
                                                 AciesSide                   side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFairness, acies_fairness_free)

G_END_DECLS
