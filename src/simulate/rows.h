/* rows.h - what a game came to as a row of a table, with commas between
 *
 * Spreadsheets read it, and parts of a simulation are handed on in it: a row has all
 * that is counted of a game. A name has letters, digits and hyphens, so that
 * nothing is ever quoted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/simulation.h"

G_BEGIN_DECLS

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

G_END_DECLS
