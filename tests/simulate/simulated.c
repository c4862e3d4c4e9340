/* simulated.c - many games between computer players, and all that was told of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/simulated.h"

#include "simulate/parts.h"

void
simulated_add (const AciesSimulatedGame *game,
               gpointer                  data)
{
  Simulated *self = data;

  g_assert_cmpuint (game->number, ==, acies_simulation_terms_number (self->terms, self->n));
  acies_simulation_tally_add (&self->tally, self->terms, game);
  acies_simulation_rows_append (self->terms, game, self->rows);
  g_string_append_c (self->rows, '\n');
  if (++self->n == self->cancel_at)
    g_cancellable_cancel (self->cancellable);
}

void
simulated_clear (Simulated *self)
{
  g_string_free (self->rows, TRUE);
}

Simulated
simulated_of (const AciesSimulationTerms *terms)
{
  return (Simulated) { .terms = terms, .rows = g_string_new (NULL) };
}

AciesSimulationTerms *
simulated_terms (const AciesState *scenario,
                 guint64           seed,
                 guint             n_games)
{
  AciesSimulationTerms *terms = acies_simulation_terms_new (scenario);

  terms->seed = seed;
  terms->n_games = n_games;
  for (guint seat = 0; seat < scenario->ruleset->n_sides; seat++)
    acies_simulation_terms_set_player (terms, seat, "random");

  return terms;
}

void
simulated_run (Simulated        *self,
               const AciesState *scenario,
               guint             jobs)
{
  g_autoptr (AciesSimulation) simulation = acies_simulation_new (scenario, self->terms);

  g_assert_cmpuint (acies_simulation_run (simulation, jobs, self->cancellable, simulated_add, self), ==, self->n);
}

char *
simulated_dup_row (const AciesSimulationTerms *terms,
                   const AciesSimulatedGame   *game)
{
  g_autoptr (GString) row = g_string_new (NULL);

  acies_simulation_rows_append (terms, game, row);

  return g_strdup (row->str);
}
