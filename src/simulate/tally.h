/* tally.h - what many games have come to
 *
 * Whole numbers only, so that the order in which games are added does not matter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/interval.h"
#include "simulate/simulation.h"

G_BEGIN_DECLS

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

G_END_DECLS
