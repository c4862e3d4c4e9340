/* part.h - a part of a simulation, as a program hands it on to be joined with the others
 *
 * A text: a head of a line each for what is simulated, an empty line, the table of the games
 * (rows.h), and a last line that says how many games there are, whether that is all of
 * them, and the SHA-256 of all that stands before it. So it can be written game by game,
 * a program that is ended leaves what it has played, and whatever was altered or cut off is noticed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "simulate/run.h"

G_BEGIN_DECLS

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

G_END_DECLS
