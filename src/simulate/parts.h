/* parts.h - files with the results of a simulation's shards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "simulate/simulation.h"

G_BEGIN_DECLS

/* --- rows ------------------------------------------------------------------------------------ */

/* The table of games is for spreadsheets and for merging shards. A row contains all counts of one game. Names consist of
 * letters, digits and hyphens, so no field needs quotation marks. */

/* The text at the start of every table. */
#define ACIES_SIMULATION_ROWS_START "game,first,"

/**
 * acies_simulation_rows_append_names:
 *
 * Appends the column names, without a line feed. @terms determines the number and order of the columns: game, first,
 * player-SIDE..., winner, end, round, commands; then for each side morale-SIDE, figures-SIDE,
 * units-lost-SIDE-TYPE and figures-lost-SIDE-TYPE for the unit types of the side, and
 * used-SIDE-CARD for the cards of the side.
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
 * @game: (out caller-allocates): the game in the row
 *
 * Returns: whether @line is exactly the row that acies_simulation_rows_append() would append for @game
 */
gboolean acies_simulation_rows_read         (const AciesSimulationTerms *terms,
                                             const char                 *line,
                                             AciesSimulatedGame         *game);

/* --- a part ---------------------------------------------------------------------------------- */

/* A part is a text file with a header, an empty line, the table of games and a last line. The header has one line per term.
 * The last line has the number of games, whether the shard is complete, and the SHA-256 of the preceding text. Each game is
 * written when it ends, so an interrupted run keeps its games. The SHA-256 reveals later changes. */

/* Returns: (transfer full): the header, the empty line and the column names */
char *acies_simulation_part_dup_head (const AciesSimulationTerms *terms);

/**
 * acies_simulation_part_dup_end:
 * @n_games: number of rows
 * @checksum: SHA-256 of the header and all rows
 *
 * Returns: (transfer full): the last line
 */
char *acies_simulation_part_dup_end  (const AciesSimulationTerms *terms,
                                      guint                       n_games,
                                      const GChecksum            *checksum);

/* --- merging --------------------------------------------------------------------------------- */

/* A merge reports the same games as a simulation with a single shard. It reads each part twice, because it checks all
 * parts before it reports the first game. */

typedef struct _AciesSimulationMerge AciesSimulationMerge;

/**
 * acies_simulation_merge_new:
 * @paths: (array zero-terminated=1): the file names of the parts, in any order
 * @error: the message has the form "FILE: problem" or "FILE:LINE: problem" for a damaged part; %G_IO_ERROR_FAILED if
 *   a part is missing or the parts do not match
 */
AciesSimulationMerge       *acies_simulation_merge_new       (char                      **paths,
                                                              AciesLibrary               *library,
                                                              GError                    **error);
void                        acies_simulation_merge_free      (AciesSimulationMerge       *self);

/* Returns: (transfer none): the terms of the whole simulation, with a single shard */
const AciesSimulationTerms *acies_simulation_merge_get_terms (const AciesSimulationMerge *self);

/**
 * acies_simulation_merge_run:
 *
 * Reports the games in the parts in the same way as acies_simulation_run().
 *
 * Returns: %FALSE if a part has changed since acies_simulation_merge_new()
 */
gboolean                    acies_simulation_merge_run       (const AciesSimulationMerge *self,
                                                              AciesSimulationPlayed       played,
                                                              gpointer                    data,
                                                              GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationMerge, acies_simulation_merge_free)

G_END_DECLS
