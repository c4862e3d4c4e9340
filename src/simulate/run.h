/* run.h - many games between computer players, on several threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/simulation.h"

G_BEGIN_DECLS

#define ACIES_SIMULATION_MAX_JOBS 256

/**
 * AciesSimulationPlayed:
 * @game: what it came to; good until this returns
 *
 * Another game is over. May cancel the run.
 */
typedef void (*AciesSimulationPlayed) (const AciesSimulatedGame *game,
                                       gpointer                  data);

/**
 * acies_simulation_run:
 * @jobs: how many threads play, from 1 to %ACIES_SIMULATION_MAX_JOBS; what comes of the games is the same for any number
 * @cancellable: (nullable): ends it soon
 * @played: called in the thread that called this, game by game in the order of their
 *   numbers, none left out
 *
 * Plays the games of the simulation's shard, and returns when that is done: a window calls it
 * in a thread of its own (g_task_run_in_thread()), and what @played adds up there it hands to
 * the main loop (g_main_context_invoke()). Of games that are over and were not told yet it
 * keeps a few for each thread, whatever the number of games.
 *
 * Returns: how many were told: all of them, unless it was cancelled
 */
guint acies_simulation_run (const AciesSimulation *self,
                            guint                  jobs,
                            GCancellable          *cancellable,
                            AciesSimulationPlayed  played,
                            gpointer               data);

G_END_DECLS
