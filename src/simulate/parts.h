/* parts.h - files that each contain the results of one part (shard) of a simulation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "simulate/simulation.h"

G_BEGIN_DECLS

/* --- rows ------------------------------------------------------------------------------------ */

/* The table of games is used to merge shards and can be opened in a spreadsheet. Each row contains the data of
 * one game. Names consist only of letters, digits and hyphens, so no field needs to be quoted. */

/* The text at the start of every table. */
#define ACIES_SIMULATION_ROWS_START "game,first,"

/**
 * acies_simulation_rows_append_names:
 *
 * Appends the column names, without a line feed. The columns depend on @terms. The first columns are game, first,
 * player-SIDE..., winner, end, round and commands. They are followed for each side by morale-SIDE and figures-SIDE,
 * then by units-lost-SIDE-TYPE and figures-lost-SIDE-TYPE for each unit type of the side, and used-SIDE-CARD for each
 * of its cards.
 */
void     acies_simulation_rows_append_names (const AciesSimulationTerms *terms,
                                             GString                    *line);

/* Appends the row for @game, without a line feed. */
void     acies_simulation_rows_append       (const AciesSimulationTerms *terms,
                                             const AciesSimulatedGame   *game,
                                             GString                    *line);

/**
 * acies_simulation_rows_read:
 * @line: any text
 * @game: (out caller-allocates): the game that the row describes
 *
 * Returns: %TRUE if @line is exactly the row that acies_simulation_rows_append() would append for @game
 */
gboolean acies_simulation_rows_read         (const AciesSimulationTerms *terms,
                                             const char                 *line,
                                             AciesSimulatedGame         *game);

/* --- a part ---------------------------------------------------------------------------------- */

/* A part is a text file: a header with the terms (AciesSimulationTerms), an empty line, the table of games,
 * and a last line. The last line contains the number of games, whether the shard is complete, and the SHA-256 checksum
 * of everything before that line, which detects later changes. Each game is written as soon as it ends, so the games of
 * an interrupted run are not lost. */

/* Returns: (transfer full): the header, the empty line and the column names */
char *acies_simulation_part_dup_head (const AciesSimulationTerms *terms);

/**
 * acies_simulation_part_dup_end:
 * @n_games: number of rows
 * @checksum: a SHA-256 checksum, updated with everything before the last line
 *
 * Returns: (transfer full): the last line of the part
 */
char *acies_simulation_part_dup_end  (const AciesSimulationTerms *terms,
                                      guint                       n_games,
                                      const GChecksum            *checksum);

/* --- merging --------------------------------------------------------------------------------- */

/* Merging the parts of a simulation gives the same games as running it in a single shard. Each part is read
 * twice, because all parts are checked before the first game is reported. */

typedef struct _AciesSimulationMerge AciesSimulationMerge;

/**
 * acies_simulation_merge_new:
 * @paths: (array zero-terminated=1): the file names of the parts, in any order
 * @error: for a damaged or unreadable part, the message is "FILE: problem" or "FILE:LINE: problem"; %G_IO_ERROR_FAILED
 *   if a part is missing or the parts do not match
 *
 * Opens and checks the parts of a simulation.
 *
 * Returns: (transfer full) (nullable): a merge, or %NULL on error
 */
AciesSimulationMerge       *acies_simulation_merge_new       (char                      **paths,
                                                              AciesLibrary               *library,
                                                              GError                    **error);
void                        acies_simulation_merge_free      (AciesSimulationMerge       *self);

/* Returns: (transfer none): the terms of the whole simulation, as if it had been run in a single shard */
const AciesSimulationTerms *acies_simulation_merge_get_terms (const AciesSimulationMerge *self);

/**
 * acies_simulation_merge_run:
 * @played: called for each game, as in acies_simulation_run()
 *
 * Reports all games in the parts.
 *
 * Returns: %FALSE if a part has changed or become unreadable since acies_simulation_merge_new()
 */
gboolean                    acies_simulation_merge_run       (const AciesSimulationMerge *self,
                                                              AciesSimulationPlayed       played,
                                                              gpointer                    data,
                                                              GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationMerge, acies_simulation_merge_free)

G_END_DECLS
