/* rulesets.h - registry of the procedures of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/**
 * acies_rulesets_find_procs:
 * @id: value of the "procedures" attribute in ruleset.xml
 *
 * Returns: (transfer none) (nullable): the procedures with this id, or %NULL if there are none
 */
const AciesProcs *acies_rulesets_find_procs (const char *id);

/**
 * acies_rulesets_register:
 * @procs: the procedures of the game, which must remain valid until the program exits
 *
 * Registers a game that is not built into the program. Call this function before any ruleset is read. It is not
 * thread-safe. The id of @procs must be unique, and acies_rulesets_find_missing() must return %NULL for @procs.
 */
void acies_rulesets_register (const AciesProcs *procs);

/**
 * acies_rulesets_find_missing:
 *
 * Returns: (nullable): the name of a procedure, question, command or field of AciesProcs.odds that is required but
 *   missing from @procs; %NULL if nothing is missing
 */
const char *acies_rulesets_find_missing (const AciesProcs *procs);

/* Returns: (transfer none) (array zero-terminated=1): the procedures of all known games */
const AciesProcs *const *acies_rulesets_list_procs (void);

G_END_DECLS
