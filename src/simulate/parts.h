/* parts.h - the files of a simulation's shards: written game by game, and merged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "simulate/simulation.h"

G_BEGIN_DECLS

/* --- rows ------------------------------------------------------------------------------------ */

/* A table for spreadsheets and for merging shards. A row holds all counts of a game. Names consist of letters,
 * digits and hyphens, so nothing needs quoting. */

/* The start of every table. */
#define ACIES_SIMULATION_ROWS_START "game,first,"

/**
 * acies_simulation_rows_append_names:
 *
 * Appends the names of the columns, without a line feed. @terms decides their number and order: game, first,
 * player-SIDE..., winner, end, round, commands; then for each side morale-SIDE, figures-SIDE,
 * units-lost-SIDE-TYPE and figures-lost-SIDE-TYPE of its types, and used-SIDE-CARD of its cards.
 */
void     acies_simulation_rows_append_names (const AciesSimulationTerms *terms,
                                             GString                    *line);

/* Appends the row of @game, without a line feed. */
void     acies_simulation_rows_append       (const AciesSimulationTerms *terms,
                                             const AciesSimulatedGame   *game,
                                             GString                    *line);

/**
 * acies_simulation_rows_read:
 * @line: any text
 * @game: (out caller-allocates)
 *
 * Returns: whether @line is exactly the row that acies_simulation_rows_append() would write
 */
gboolean acies_simulation_rows_read         (const AciesSimulationTerms *terms,
                                             const char                 *line,
                                             AciesSimulatedGame         *game);

/* --- a part ---------------------------------------------------------------------------------- */

/* A text file: a head with the terms, one per line; an empty line; the table of games; and a last line with the
 * number of games, whether they are complete, and the SHA-256 of everything before. The file is written game by
 * game, so an interrupted run keeps its games, and any later change is detected. */

/* (transfer full): the head, the empty line and the names of the columns */
char *acies_simulation_part_dup_head (const AciesSimulationTerms *terms);

/**
 * acies_simulation_part_dup_end:
 * @n_games: number of rows
 * @checksum: SHA-256 of the head and all rows
 *
 * Returns: (transfer full): the last line
 */
char *acies_simulation_part_dup_end  (const AciesSimulationTerms *terms,
                                      guint                       n_games,
                                      const GChecksum            *checksum);

/* --- joining --------------------------------------------------------------------------------- */

/* Gives the same games as an unsplit simulation. Each part is read twice: all are checked before the first
 * game is reported. */

typedef struct _AciesSimulationMerge AciesSimulationMerge;

/**
 * acies_simulation_merge_new:
 * @paths: (array zero-terminated=1): the parts, in any order
 * @error: names the damaged part, "FILE: problem" or "FILE:LINE: problem"; %G_IO_ERROR_FAILED if a part is
 *   missing or the parts do not fit together
 */
AciesSimulationMerge       *acies_simulation_merge_new       (char                      **paths,
                                                              AciesLibrary               *library,
                                                              GError                    **error);
void                        acies_simulation_merge_free      (AciesSimulationMerge       *self);

/* (transfer none): the terms of the whole simulation, as one shard */
const AciesSimulationTerms *acies_simulation_merge_get_terms (const AciesSimulationMerge *self);

/**
 * acies_simulation_merge_run:
 *
 * Reports the games as acies_simulation_run() does, without playing.
 *
 * Returns: %FALSE if a part has changed since acies_simulation_merge_new()
 */
gboolean                    acies_simulation_merge_run       (const AciesSimulationMerge *self,
                                                              AciesSimulationPlayed       played,
                                                              gpointer                    data,
                                                              GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationMerge, acies_simulation_merge_free)

G_END_DECLS
