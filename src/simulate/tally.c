/* tally.c - what many games have come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/tally.h"

static void
add_result (AciesSimulationTally       *self,
            const AciesSimulationTerms *terms,
            const AciesSimulatedGame   *game)
{
  gboolean won = game->winner < terms->ruleset->n_sides;

  self->ends[MIN (game->end, ACIES_MAX_ENDS - 1)][won ? game->winner : ACIES_SIMULATION_NOBODY]++;
  if (game->end == ACIES_END_NOT_YET)
    self->n_unfinished++;
  else if (!won)
    self->n_draws++;
  else
    {
      self->wins[game->winner]++;
      self->player_wins[acies_simulation_terms_seat (terms, game->number, game->winner)]++;
      self->first_wins += !((acies_ruleset_enemies (terms->ruleset, game->winner) >> acies_simulation_terms_first (terms, game->number)) & 1);
    }
}

static void
add_side (AciesSimulationTally     *self,
          const AciesSimulatedGame *game,
          AciesSide                 side)
{
  self->morale[side][MIN (game->morale[side], ACIES_SIMULATION_MAX_MORALE)]++;
  self->morale_sum[side] += game->morale[side];
  self->figures_sum[side] += game->figures[side];
  for (guint type = 0; type < ACIES_MAX_UNIT_TYPES; type++)
    {
      self->units_lost[side][type] += game->units_lost[side][type];
      self->figures_lost[side][type] += game->figures_lost[side][type];
    }
  for (guint card = 0; card < ACIES_MAX_CARDS; card++)
    self->cards_used[side][card] += game->cards_used[side][card];
}

void
acies_simulation_tally_add (AciesSimulationTally       *self,
                            const AciesSimulationTerms *terms,
                            const AciesSimulatedGame   *game)
{
  self->n_games++;
  self->rounds[game->round]++;
  add_result (self, terms, game);
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    add_side (self, game, side);
}

AciesInterval
acies_simulation_tally_share (const AciesSimulationTally *self,
                              guint                       wins)
{
  return acies_interval_wilson (wins, self->n_games);
}

/* The least of the numbers from 0 up to @last that at least so many games have, or less. */
static guint
number_at (const guint *games,
           guint        last,
           guint        n_games,
           guint        percent)
{
  guint64 n = 0;

  for (guint number = 0; number < last; number++)
    {
      n += games[number];
      if (n * 100 >= (guint64) n_games * percent)
        return number;
    }

  return last;
}

guint
acies_simulation_tally_morale_at (const AciesSimulationTally *self,
                                  AciesSide                   side,
                                  guint                       percent)
{
  return number_at (self->morale[side], ACIES_SIMULATION_MAX_MORALE, self->n_games, percent);
}

guint
acies_simulation_tally_round_at (const AciesSimulationTally *self,
                                 guint                       percent)
{
  return number_at (self->rounds, G_MAXUINT8, self->n_games, percent);
}

double
acies_simulation_tally_mean_round (const AciesSimulationTally *self)
{
  guint64 sum = 0;

  for (guint round = 0; round <= G_MAXUINT8; round++)
    sum += (guint64) round * self->rounds[round];

  return self->n_games > 0 ? (double) sum / self->n_games : 0;
}
