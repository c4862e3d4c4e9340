/* tally.h - the results of many games, as numbers and in words
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
 * The 95 % interval of Wilson (1927) for the true share, without continuity correction. Valid also for few
 * trials and for shares near 0 and 1.
 *
 * Returns: the interval; 0 to 1 without trials
 */
AciesInterval acies_interval_wilson (guint successes,
                                     guint n);

/**
 * acies_interval_wilson_among:
 * @n_shares: number of shares that add up to one: 2, 3 or 4
 *
 * As above, but all shares lie within their intervals with at least 95 % (Bonferroni). Two shares need no
 * correction: each implies the other.
 */
AciesInterval acies_interval_wilson_among (guint successes,
                                           guint n,
                                           guint n_shares);

/* --- sums ------------------------------------------------------------------------------------ */

/* Whole numbers only, so that the order of the games does not matter. */

/* Greater values are counted as this one. */
#define ACIES_SIMULATION_MAX_MORALE 255

/* Column of games without a winner, after those of the sides. */
#define ACIES_SIMULATION_NOBODY ACIES_MAX_SIDES

typedef struct
{
  guint   n_games;
  guint   n_unfinished;                                             /* stopped games, neither won nor drawn */
  guint   n_draws;                                                  /* finished games without a winner */
  guint   wins[ACIES_MAX_SIDES];                                    /* by side */
  guint   player_wins[ACIES_MAX_SIDES];                             /* by seat */
  guint   first_wins;                                               /* wins of the first player */
  guint   rounds[G_MAXUINT8 + 1];                                   /* games by last round */
  guint   ends[ACIES_MAX_ENDS][ACIES_MAX_SIDES + 1];                /* games by kind of end, and winner or NOBODY */
  guint   morale[ACIES_MAX_SIDES][ACIES_SIMULATION_MAX_MORALE + 1]; /* games by remaining morale of each side */
  guint64 morale_sum[ACIES_MAX_SIDES];                              /* remaining morale of each side, of all games */
  guint64 figures_sum[ACIES_MAX_SIDES];                             /* remaining figures of each side, of all games */
  guint64 units_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];        /* by side and type */
  guint64 figures_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];      /* by side and type */
  guint64 cards_used[ACIES_MAX_SIDES][ACIES_MAX_CARDS];             /* by side and card */
} AciesSimulationTally;

/**
 * acies_simulation_tally_add:
 * @self: all 0 before the first game
 * @terms: the terms of @game
 */
void          acies_simulation_tally_add   (AciesSimulationTally       *self,
                                            const AciesSimulationTerms *terms,
                                            const AciesSimulatedGame   *game);

/**
 * acies_simulation_tally_share:
 * @wins: number of games won
 * Returns: the interval of the true share of wins
 */
AciesInterval acies_simulation_tally_share (const AciesSimulationTally *self,
                                            guint                       wins);

/**
 * acies_simulation_tally_morale_at:
 * @percent: percentile, 50 for the median
 *
 * Returns: the percentile of the remaining morale of @side; 0 without games
 */
guint         acies_simulation_tally_morale_at (const AciesSimulationTally *self,
                                            AciesSide                   side,
                                            guint                       percent);

/* Returns the percentile of the last round. */
guint         acies_simulation_tally_round_at  (const AciesSimulationTally *self,
                                            guint                       percent);

/* Returns the mean of the last round; 0 without games. */
double        acies_simulation_tally_mean_round (const AciesSimulationTally *self);

/* --- in words -------------------------------------------------------------------------------- */

/**
 * acies_simulation_dup_text:
 *
 * Wins, kinds of end, lengths, remaining strength, losses and cards used, as a table with the numbers in front.
 * Includes a note if @tally has fewer games than @terms.
 *
 * Returns: (transfer full): translated lines
 */
char *acies_simulation_dup_text (const AciesSimulationTerms *terms,
                                 const AciesSimulationTally *tally);

G_END_DECLS
