/* cli-simulate.h - acies-cli simulate: what its files share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli.h"
#include "simulate/simulation.h"
#include "simulate/tally.h"

#include <stdio.h>

G_BEGIN_DECLS

/* (transfer full): the players there are, for the help */
char    *acies_cli_simulate_dup_list (void);

/* --- where games go: cli-simulate-sink.c --- */

/**
 * AciesCliSink:
 * @tally: what the games came to
 * @cancellable: cancelled when there is nowhere to write to any more
 * @table: (nullable): the file of --csv
 * @checksum: (nullable): of a part that is printed, so far
 * @n_told: how many games there were; atomic, as another thread asks
 */
typedef struct
{
  const AciesSimulationTerms *terms;
  AciesSimulationTally        tally;
  GCancellable               *cancellable;
  FILE                       *table;
  char                       *table_name;
  int                         table_errno; /* of what could not be written, or 0 */
  GChecksum                  *checksum;
  GString                    *line;
  gint                        n_told;
} AciesCliSink;

/**
 * acies_cli_sink_open:
 * @table: (nullable): path of the file of --csv
 * @force: it may replace whatever is there
 * @as_part: print a part, game by game
 *
 * Returns: %FALSE after a complaint
 */
gboolean acies_cli_sink_open  (AciesCliSink               *self,
                               const AciesSimulationTerms *terms,
                               const char                 *table,
                               gboolean                    force,
                               gboolean                    as_part);

/* An AciesSimulationPlayed. */
void     acies_cli_sink_add   (const AciesSimulatedGame   *game,
                               gpointer                    self);

/**
 * acies_cli_sink_close:
 *
 * Ends what is written.
 *
 * Returns: %FALSE after a complaint
 */
gboolean acies_cli_sink_close (AciesCliSink               *self);
void     acies_cli_sink_clear (AciesCliSink               *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliSink, acies_cli_sink_clear)

/* --- playing: cli-simulate-run.c --- */

/**
 * acies_cli_simulation_run:
 * @jobs: how many threads play
 *
 * Plays, and tells on a terminal how far it is. A signal that would end the program ends the run:
 * what was told until then is in @sink.
 */
void acies_cli_simulation_run        (const AciesSimulation      *simulation,
                                      guint                       jobs,
                                      AciesCliSink               *sink);

/* --- what they came to: cli-simulate-json.c --- */

void acies_cli_simulation_print_json (const AciesSimulationTerms *terms,
                                      const AciesSimulationTally *tally);

G_END_DECLS
