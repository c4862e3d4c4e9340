/* rulesets.h - find the procedures that a ruleset file names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/**
 * acies_rulesets_find_procs:
 * @id: the value of procedures="..." in a ruleset.xml
 * Returns: (transfer none) (nullable): the procedures; %NULL if @id is unknown
 */
const AciesProcs *acies_rulesets_find_procs (const char *id);

/**
 * acies_rulesets_register:
 * @procs: complete (acies_rulesets_find_missing()), static, with an unused id
 *
 * Registers a game that is not part of the program. Call it before any ruleset is read; not
 * thread-safe.
 */
void acies_rulesets_register (const AciesProcs *procs);

/**
 * acies_rulesets_find_missing:
 * Returns: (nullable): as acies_procs_find_missing(), also for the procedures of AciesProcs.odds
 */
const char *acies_rulesets_find_missing (const AciesProcs *procs);

/* All procedures, NULL-terminated. */
const AciesProcs *const *acies_rulesets_list_procs (void);

G_END_DECLS
