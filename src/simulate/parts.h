/* parts.h - the parts of a simulation: written game by game, and joined again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "simulate/simulation.h"

G_BEGIN_DECLS

/* --- rows ------------------------------------------------------------------------------------ */

/* Spreadsheets read it, and parts of a simulation are handed on in it: a row has all that is counted of a game. A name
 * has letters, digits and hyphens, so that nothing is ever quoted. */

/* What every table begins with, whatever is in it. */
#define ACIES_SIMULATION_ROWS_START "game,first,"

/**
 * acies_simulation_rows_append_names:
 *
 * Appends the names of the columns, without a line feed. Their number and order follow from @terms:
 * game, first, player-SIDE..., winner, end, round, commands, then for each side
 * morale-SIDE, figures-SIDE, units-lost-SIDE-TYPE and figures-lost-SIDE-TYPE of the
 * types that it has, and used-SIDE-CARD of its cards.
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
 * Returns: whether @line is a row, to the letter as it would be appended
 */
gboolean acies_simulation_rows_read         (const AciesSimulationTerms *terms,
                                             const char                 *line,
                                             AciesSimulatedGame         *game);

/* --- a part ---------------------------------------------------------------------------------- */

/* A text: a head of a line each for what is simulated, an empty line, the table of the games as above, and a last
 * line that says how many games there are, whether that is all of them, and the SHA-256 of all that stands before it. So it
 * can be written game by game, a program that is ended leaves what it has played, and whatever was altered or cut off
 * is noticed. */

/* The head, the empty line and the names of the columns: (transfer full) */
char *acies_simulation_part_dup_head (const AciesSimulationTerms *terms);

/**
 * acies_simulation_part_dup_end:
 * @n_games: how many rows there are
 * @checksum: SHA-256, of the head and all rows
 *
 * Returns: (transfer full): the last line
 */
char *acies_simulation_part_dup_end  (const AciesSimulationTerms *terms,
                                      guint                       n_games,
                                      const GChecksum            *checksum);

/* --- joining --------------------------------------------------------------------------------- */

/* What comes out is what the simulation would have come to in one piece, game by game. Each part is read twice: all of
 * them are known to fit before the first game is told. */

typedef struct _AciesSimulationMerge AciesSimulationMerge;

/**
 * acies_simulation_merge_new:
 * @paths: of the parts, in any order
 * @error: in one sentence which part is damaged, "FILE: what is wrong" or "FILE:LINE: what is wrong", or
 *   (%G_IO_ERROR_FAILED) which is missing, or which do not fit together
 */
AciesSimulationMerge       *acies_simulation_merge_new       (char                      **paths,
                                                              AciesLibrary               *library,
                                                              GError                    **error);
void                        acies_simulation_merge_free      (AciesSimulationMerge       *self);

/* (transfer none): those of the whole, in one part */
const AciesSimulationTerms *acies_simulation_merge_get_terms (const AciesSimulationMerge *self);

/**
 * acies_simulation_merge_run:
 *
 * As acies_simulation_run(), but for the playing.
 *
 * Returns: %FALSE when a part cannot be read any more as it was before
 */
gboolean                    acies_simulation_merge_run       (const AciesSimulationMerge *self,
                                                              AciesSimulationPlayed       played,
                                                              gpointer                    data,
                                                              GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationMerge, acies_simulation_merge_free)

G_END_DECLS
