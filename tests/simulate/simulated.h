/* simulated.h - many games between computer players, and all that was told of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/simulation.h"
#include "simulate/tally.h"

/**
 * Simulated:
 * @terms: on which they are played
 * @tally: what they came to
 * @rows: a line each
 * @n: how many were told
 * @cancel_at: 0, or the number of games after which @cancellable is cancelled
 */
typedef struct
{
  const AciesSimulationTerms *terms;
  AciesSimulationTally        tally;
  GString                    *rows;
  guint                       n;
  guint                       cancel_at;
  GCancellable               *cancellable;
} Simulated;

/* Nothing yet. */
Simulated             simulated_of     (const AciesSimulationTerms *terms);
void                  simulated_clear  (Simulated                  *self);

/* An AciesSimulationPlayed; fails the test when a game is told out of turn. */
void                  simulated_add    (const AciesSimulatedGame   *game,
                                        gpointer                    self);

/* Plays them. */
void                  simulated_run    (Simulated                  *self,
                                        const AciesState           *scenario,
                                        guint                       jobs);

/* (transfer full): what random players would play */
AciesSimulationTerms *simulated_terms  (const AciesState           *scenario,
                                        guint64                     seed,
                                        guint                       n_games);

/* (transfer full): the row of a game */
char                 *simulated_dup_row (const AciesSimulationTerms *terms,
                                        const AciesSimulatedGame   *game);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Simulated, simulated_clear)
