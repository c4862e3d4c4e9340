/* tally.h - adds up the results of many games and reports them as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/simulation.h"

#include <glib.h>

G_BEGIN_DECLS

/* --- intervals ------------------------------------------------------------------------------- */

/* A confidence interval for a proportion. Both bounds are from 0 to 1. */
typedef struct
{
  double low;
  double high;
} AciesInterval;

/**
 * acies_interval_wilson:
 * @successes: the number of successes, from 0 to @n
 * @n: the number of trials
 *
 * Computes the 95% confidence interval for the true proportion of successes with the method of Wilson (1927), without
 * continuity correction. The method also works well for few trials, and for proportions near 0 or 1.
 *
 * Returns: the interval; from 0 to 1 if @n is 0
 */
AciesInterval acies_interval_wilson (guint successes,
                                     guint n);

/**
 * acies_interval_wilson_among:
 * @n_shares: the number of shares (2, 3 or 4) that add up to 1
 *
 * Computes an interval like acies_interval_wilson(), but with a Bonferroni correction. With a probability of at least
 * 95%, all true shares are within their intervals. Two shares need no correction, because either one determines the
 * other.
 */
AciesInterval acies_interval_wilson_among (guint successes,
                                           guint n,
                                           guint n_shares);

/* --- sums ------------------------------------------------------------------------------------ */

/* All totals are integers, so that the order in which games are added does not matter. */

/* The highest index for remaining morale. Higher values are counted under this index. */
#define ACIES_SIMULATION_MAX_MORALE 255

/* The index for games without a winner. It follows the indices of the sides. */
#define ACIES_SIMULATION_NOBODY ACIES_MAX_SIDES

typedef struct
{
  guint   n_games;
  guint   n_unfinished;                                             /* number of games that were stopped early */
  guint   n_draws;                                                  /* number of finished games without a winner */
  guint   wins[ACIES_MAX_SIDES];                                    /* number of games won, by side */
  guint   player_wins[ACIES_MAX_SIDES];                             /* number of games won, by seat of the player */
  guint   first_wins;                                               /* number of games won by the first player's team */
  guint   rounds[G_MAXUINT8 + 1];                                   /* number of games, by the last round played */
  guint   ends[ACIES_MAX_ENDS][ACIES_MAX_SIDES + 1];                /* games, by reason and winner (or NOBODY) */
  guint   morale[ACIES_MAX_SIDES][ACIES_SIMULATION_MAX_MORALE + 1]; /* number of games, by side and remaining morale */
  guint64 morale_sum[ACIES_MAX_SIDES];                              /* total remaining morale in all games, by side */
  guint64 figures_sum[ACIES_MAX_SIDES];                             /* total figures left on the board, by side */
  guint64 units_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];        /* number of units lost, by side and unit type */
  guint64 figures_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];      /* number of figures lost, by side and unit type */
  guint64 cards_used[ACIES_MAX_SIDES][ACIES_MAX_CARDS];             /* number of cards used, by side and card */
} AciesSimulationTally;

/**
 * acies_simulation_tally_add:
 * @self: a tally; before the first game, all fields must be 0
 * @terms: the settings of the simulation that played @game
 *
 * Adds the result of a game to the totals.
 */
void          acies_simulation_tally_add   (AciesSimulationTally       *self,
                                            const AciesSimulationTerms *terms,
                                            const AciesSimulatedGame   *game);

/**
 * acies_simulation_tally_share:
 * @wins: a number of games won
 * Returns: the confidence interval for the true share of wins among all games
 */
AciesInterval acies_simulation_tally_share (const AciesSimulationTally *self,
                                            guint                       wins);

/**
 * acies_simulation_tally_morale_at:
 * @percent: the percentile to return, from 0 to 100; 50 is the median
 *
 * Returns: the percentile of the remaining morale of @side; 0 if there are no games
 */
guint         acies_simulation_tally_morale_at (const AciesSimulationTally *self,
                                            AciesSide                   side,
                                            guint                       percent);

/* Returns the @percent-th percentile of the number of rounds played; 0 if there are no games. */
guint         acies_simulation_tally_round_at  (const AciesSimulationTally *self,
                                            guint                       percent);


/* --- text report ----------------------------------------------------------------------------- */

/**
 * acies_simulation_dup_text:
 *
 * Reports wins, reasons for the end of a game, lengths of games, remaining strength, losses and cards used. Each line
 * of a table starts with its numbers. Adds a note if the simulation was interrupted before it had played all games of
 * @terms.
 *
 * Returns: (transfer full): the translated text
 */
char *acies_simulation_dup_text (const AciesSimulationTerms *terms,
                                 const AciesSimulationTally *tally);

G_END_DECLS
