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

typedef struct _AciesSimulationPart AciesSimulationPart;

/**
 * acies_simulation_part_open:
 * @path: may hold anything
 * @error: "FILE: what is wrong" or "FILE:LINE: what is wrong"
 *
 * Reads the head.
 *
 * Returns: (transfer full): the part, or %NULL when it is none, or one of another version or other rules
 */
AciesSimulationPart        *acies_simulation_part_open      (const char                 *path,
                                                             AciesLibrary               *library,
                                                             GError                    **error);
void                        acies_simulation_part_free      (AciesSimulationPart        *self);

/* (transfer none) */
const AciesSimulationTerms *acies_simulation_part_get_terms (const AciesSimulationPart  *self);

/**
 * acies_simulation_part_read:
 * @played: (nullable): called for each game, in the order of their numbers
 * @error: as above
 *
 * Reads the games, once; whether all is well is known at the end only.
 *
 * Returns: %FALSE when something was altered, or games are missing
 */
gboolean                    acies_simulation_part_read      (AciesSimulationPart        *self,
                                                             AciesSimulationPlayed       played,
                                                             gpointer                    data,
                                                             GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationPart, acies_simulation_part_free)

G_END_DECLS
