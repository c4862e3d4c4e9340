/* fairness.h - uses simulated games to find out whether a battle is fair
 *
 * A party is a team, or a side that is not in a team. The share of a party is the number of games that it has won,
 * divided by the number of games with a winner. The wins of one party, called the counted party, are recorded after
 * each game. The functions that return sentences report all facts that the app also shows as plots (render/plot.h).
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
  ACIES_FAIRNESS_UNKNOWN,  /* there are too few games */
  ACIES_FAIRNESS_FAIR,     /* each party's confidence interval contains the share that it would have in a fair battle */
  ACIES_FAIRNESS_FAVOURED, /* a party's share is significantly too high */
  ACIES_FAIRNESS_BEHIND,   /* a party's share is significantly too low, and no share is significantly too high */
} AciesFairnessVerdict;

typedef struct
{
  AciesSimulationTerms *terms;
  AciesSimulationTally  tally;
  AciesSide             side;  /* the first side of the counted party */
  GArray               *trail; /* (element-type AciesFairnessPoint): the counts after each game */
} AciesFairness;

/* Returns: (transfer full): a fairness test without any games */
AciesFairness       *acies_fairness_new         (const AciesSimulationTerms *terms);
AciesFairness       *acies_fairness_copy        (const AciesFairness        *self);
void                 acies_fairness_free        (AciesFairness              *self);

/* Adds a game that was played with the simulation settings in AciesFairness.terms. */
void                 acies_fairness_add         (AciesFairness              *self,
                                                 const AciesSimulatedGame   *game);

/**
 * acies_fairness_share:
 * @interval: (out): the 95 % confidence interval of the true share
 *
 * Returns: the share of the counted party, or 0.5 if no game has a winner
 */
double               acies_fairness_share       (const AciesFairnessPoint   *point,
                                                 AciesInterval              *interval);

/* Returns the counts after the last game, which are 0 if there are no games. */
AciesFairnessPoint   acies_fairness_last        (const AciesFairness        *self);

/**
 * acies_fairness_list_parties:
 * @parties: (out): an array of %ACIES_MAX_SIDES elements; set to the first side of each party
 * Returns: the number of parties
 */
guint                acies_fairness_list_parties (const AciesRuleset        *ruleset,
                                                 AciesSide                  *parties);

/* Returns the sides in the party of @side, including @side itself, as a bit mask. */
guint                acies_fairness_party       (const AciesRuleset         *ruleset,
                                                 AciesSide                   side);

/* Returns the share that each party has in a fair battle. */
double               acies_fairness_even        (const AciesRuleset         *ruleset);

/**
 * acies_fairness_judge:
 * @side: (out): the first side of the party whose share is too high or too low, or %ACIES_NO_SIDE for other verdicts
 */
AciesFairnessVerdict acies_fairness_judge       (const AciesFairness        *self,
                                                 AciesSide                  *side);

/**
 * acies_fairness_is_of:
 * @scenario: a scenario in edit mode
 *
 * Returns: whether the test applies to @scenario. The scenario must have no errors and must not differ from the
 *   simulated scenario except in its texts.
 */
gboolean             acies_fairness_is_of       (const AciesFairness        *self,
                                                 const AciesState           *scenario);

/* --- descriptions: (transfer full) sentences in the current language -------------------------------- */

/* Describes the result of acies_fairness_judge(). */
char                *acies_fairness_dup_verdict (const AciesFairness        *self);

/* Describes the share of the first party and its interval. If there are more than two parties, describes each party on
 * a separate line. */
char                *acies_fairness_dup_wins    (const AciesFairness        *self);

/* Describes the share of the first player, or names the side that is always the first player. Returns %NULL if
 * scenarios of the ruleset do not set the first player. */
char                *acies_fairness_dup_first   (const AciesFairness        *self);
/* Describes the number of games without a winner. */
char                *acies_fairness_dup_draws   (const AciesFairness        *self);

/* Describes the share of the counted party in the earlier test @before. If there are more than two parties, describes
 * the share of each party in @before. Returns %NULL if the rulesets differ. */
char                *acies_fairness_dup_before  (const AciesFairness        *self,
                                                 const AciesFairness        *before);

/* Compares the share of the counted party after a quarter of the games with its share after all games. */
char                *acies_fairness_dup_course  (const AciesFairness        *self);

/* Returns whether games of the ruleset can have several rounds. */
gboolean             acies_fairness_counts_rounds (const AciesFairness     *self);
char                *acies_fairness_dup_rounds  (const AciesFairness        *self);
char                *acies_fairness_dup_morale  (const AciesFairness        *self,
                                                 AciesSide                   side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFairness, acies_fairness_free)

G_END_DECLS
