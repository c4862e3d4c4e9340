/* rulesets.h - finds the procedures that a ruleset file names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/**
 * acies_rulesets_find_procs:
 * @id: the value of the attribute "procedures" in a ruleset.xml
 * Returns: (transfer none) (nullable): the procedures; %NULL if @id is unknown
 */
const AciesProcs *acies_rulesets_find_procs (const char *id);

/**
 * acies_rulesets_register:
 * @procs: the procedures, which must remain valid until the program ends. For
 *   @procs, acies_rulesets_find_missing() must return %NULL, and the id must be unique.
 *
 * Registers a game that is not part of the program. Call this function before reading any ruleset.
 * It is not thread-safe.
 */
void acies_rulesets_register (const AciesProcs *procs);

/**
 * acies_rulesets_find_missing:
 * Returns: (nullable): the name of a required procedure, question, command or field of AciesProcs.odds that @procs lacks
 */
const char *acies_rulesets_find_missing (const AciesProcs *procs);

/* Returns: (transfer none): the procedures of all known games, as a %NULL-terminated array */
const AciesProcs *const *acies_rulesets_list_procs (void);

G_END_DECLS
