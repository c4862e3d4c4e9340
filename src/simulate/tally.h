/* tally.h - the results of many games, as numbers and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/simulation.h"

#include <glib.h>

G_BEGIN_DECLS

/* --- intervals ------------------------------------------------------------------------------- */

/* Shares from 0 to 1. */
typedef struct
{
  double low;
  double high;
} AciesInterval;

/**
 * acies_interval_wilson:
 * @successes: from 0 to @n
 * @n: how many trials there were
 *
 * The interval of Wilson (1927), without correction for continuity, in which the
 * true share lies with 95 percent. It holds for few trials, too, and for shares near 0 and 1.
 *
 * Returns: of no trials all from 0 to 1
 */
AciesInterval acies_interval_wilson (guint successes,
                                     guint n);

/**
 * acies_interval_wilson_among:
 * @n_shares: of so many that add up to one this is one: 2, 3 or 4
 *
 * As above, but all of them lie within theirs with 95 percent at least (Bonferroni): one of many is
 * outside of its own more often than one alone. Of two the one is told by the other.
 */
AciesInterval acies_interval_wilson_among (guint successes,
                                           guint n,
                                           guint n_shares);

/* --- sums ------------------------------------------------------------------------------------ */

/* Whole numbers only, so that the order in which games are added does not matter. */

/* More morale than this is counted as this. */
#define ACIES_SIMULATION_MAX_MORALE 255

/* Games that nobody has won have their column after those of the sides. */
#define ACIES_SIMULATION_NOBODY ACIES_MAX_SIDES

/**
 * AciesSimulationTally:
 * @n_unfinished: games that were left (AciesSimulatedGame.end): neither won nor drawn
 * @n_draws: games that have ended and that nobody has won
 * @wins: by side
 * @player_wins: by seat
 * @first_wins: of whoever was first
 * @rounds: games by their last round
 * @ends: games by how they ended and who has won, or %ACIES_SIMULATION_NOBODY
 * @morale: games by the morale that was left of each side
 * @morale_sum: morale left of each side, all games together
 * @figures_sum: the same of figures
 * @units_lost: by side and type
 * @figures_lost: by side and type
 * @cards_used: by side and card
 */
typedef struct
{
  guint   n_games;
  guint   n_unfinished;
  guint   n_draws;
  guint   wins[ACIES_MAX_SIDES];
  guint   player_wins[ACIES_MAX_SIDES];
  guint   first_wins;
  guint   rounds[G_MAXUINT8 + 1];
  guint   ends[ACIES_MAX_ENDS][ACIES_MAX_SIDES + 1];
  guint   morale[ACIES_MAX_SIDES][ACIES_SIMULATION_MAX_MORALE + 1];
  guint64 morale_sum[ACIES_MAX_SIDES];
  guint64 figures_sum[ACIES_MAX_SIDES];
  guint64 units_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  guint64 figures_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  guint64 cards_used[ACIES_MAX_SIDES][ACIES_MAX_CARDS];
} AciesSimulationTally;

/**
 * acies_simulation_tally_add:
 * @self: all 0 before the first game
 * @terms: those that @game was played on
 */
void          acies_simulation_tally_add   (AciesSimulationTally       *self,
                                            const AciesSimulationTerms *terms,
                                            const AciesSimulatedGame   *game);

/**
 * acies_simulation_tally_share:
 * @wins: of the games
 * Returns: in which interval the true share of wins lies
 */
AciesInterval acies_simulation_tally_share (const AciesSimulationTally *self,
                                            guint                       wins);

/**
 * acies_simulation_tally_morale_at:
 * @percent: 50 for the median
 *
 * Returns: the least morale that at least so many of the games have left to @side,
 *   or less; 0 without games
 */
guint         acies_simulation_tally_morale_at (const AciesSimulationTally *self,
                                            AciesSide                   side,
                                            guint                       percent);

/* The same of the last round that was played. */
guint         acies_simulation_tally_round_at  (const AciesSimulationTally *self,
                                            guint                       percent);

/* The mean of the last rounds; 0 without games. */
double        acies_simulation_tally_mean_round (const AciesSimulationTally *self);

/* --- in words -------------------------------------------------------------------------------- */

/**
 * acies_simulation_dup_text:
 *
 * Who won how often, how games ended and when, what was left, lost and used: in columns, the numbers before
 * what they are of. Where @tally has fewer games than @terms it says that it was interrupted.
 *
 * Returns: (transfer full): lines in the language that is spoken now
 */
char *acies_simulation_dup_text (const AciesSimulationTerms *terms,
                                 const AciesSimulationTally *tally);

G_END_DECLS
