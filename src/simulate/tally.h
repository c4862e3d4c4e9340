/* tally.h - totals of the results of many games, and a text that reports them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/simulation.h"

#include <glib.h>

G_BEGIN_DECLS

/* --- intervals ------------------------------------------------------------------------------- */

/* Bounds of a share, from 0 to 1. */
typedef struct
{
  double low;
  double high;
} AciesInterval;

/**
 * acies_interval_wilson:
 * @successes: from 0 to @n
 * @n: number of trials
 *
 * Computes the 95 % confidence interval of Wilson (1927) for the true share, without continuity correction. The
 * interval is also valid for few trials and for shares near 0 and 1.
 *
 * Returns: the interval; 0 to 1 if @n is 0
 */
AciesInterval acies_interval_wilson (guint successes,
                                     guint n);

/**
 * acies_interval_wilson_among:
 * @n_shares: number of shares that add up to one: 2, 3 or 4
 *
 * Computes an interval like acies_interval_wilson(), but with a Bonferroni correction. The probability that all true
 * shares are within their intervals is at least 95 %. Two shares need no correction, because one determines the other.
 */
AciesInterval acies_interval_wilson_among (guint successes,
                                           guint n,
                                           guint n_shares);

/* --- sums ------------------------------------------------------------------------------------ */

/* All sums are integers, so the order of the games does not affect them. */

/* The maximum morale that is counted; higher values count as this value. */
#define ACIES_SIMULATION_MAX_MORALE 255

/* The index for games without a winner, after the indexes of the sides. */
#define ACIES_SIMULATION_NOBODY ACIES_MAX_SIDES

typedef struct
{
  guint   n_games;
  guint   n_unfinished;                                             /* games that were stopped before their end */
  guint   n_draws;                                                  /* finished games without a winner */
  guint   wins[ACIES_MAX_SIDES];                                    /* games won, by side */
  guint   player_wins[ACIES_MAX_SIDES];                             /* games won by each player, by seat */
  guint   first_wins;                                               /* games won by the first player */
  guint   rounds[G_MAXUINT8 + 1];                                   /* number of games, by last round */
  guint   ends[ACIES_MAX_ENDS][ACIES_MAX_SIDES + 1];                /* number of games, by kind of end, and by winner or NOBODY */
  guint   morale[ACIES_MAX_SIDES][ACIES_SIMULATION_MAX_MORALE + 1]; /* number of games, by side and remaining morale */
  guint64 morale_sum[ACIES_MAX_SIDES];                              /* sum of remaining morale in all games, by side */
  guint64 figures_sum[ACIES_MAX_SIDES];                             /* sum of remaining figures in all games, by side */
  guint64 units_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];        /* units lost, by side and unit type */
  guint64 figures_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];      /* figures lost, by side and unit type */
  guint64 cards_used[ACIES_MAX_SIDES][ACIES_MAX_CARDS];             /* cards played, by side and card */
} AciesSimulationTally;

/**
 * acies_simulation_tally_add:
 * @self: a tally whose fields are all 0 before the first game
 * @terms: the terms of @game
 */
void          acies_simulation_tally_add   (AciesSimulationTally       *self,
                                            const AciesSimulationTerms *terms,
                                            const AciesSimulatedGame   *game);

/**
 * acies_simulation_tally_share:
 * @wins: number of games won
 * Returns: the confidence interval of the true share of wins in all games
 */
AciesInterval acies_simulation_tally_share (const AciesSimulationTally *self,
                                            guint                       wins);

/**
 * acies_simulation_tally_morale_at:
 * @percent: the percentile, from 0 to 100; 50 for the median
 *
 * Returns: that percentile of the remaining morale of @side; 0 without games
 */
guint         acies_simulation_tally_morale_at (const AciesSimulationTally *self,
                                            AciesSide                   side,
                                            guint                       percent);

/* Returns percentile @percent of the last rounds of all games. */
guint         acies_simulation_tally_round_at  (const AciesSimulationTally *self,
                                            guint                       percent);


/* --- in words -------------------------------------------------------------------------------- */

/**
 * acies_simulation_dup_text:
 *
 * Reports wins, kinds of end, lengths, remaining strength, losses and cards used, as a table with the numbers at the start
 * of each line. Adds a note if @tally has fewer games than @terms.
 *
 * Returns: (transfer full): the translated text
 */
char *acies_simulation_dup_text (const AciesSimulationTerms *terms,
                                 const AciesSimulationTally *tally);

G_END_DECLS
