/* rulesets.h - from the name in a ruleset file to its procedures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/**
 * acies_rulesets_find_procs:
 * @id: the value of procedures="..." in a ruleset.xml
 * Returns: (transfer none) (nullable): the procedures, or %NULL when this
 *   program has none of that name
 */
const AciesProcs *acies_rulesets_find_procs (const char *id);

/**
 * acies_rulesets_register:
 * @procs: whole (acies_rulesets_find_missing()), of a name that none has yet; static
 *
 * Makes a game known that is not among those which come with the program. To be
 * called before any ruleset is read, and not from several threads.
 */
void acies_rulesets_register (const AciesProcs *procs);

/**
 * acies_rulesets_find_missing:
 * Returns: (nullable): as acies_procs_find_missing(), also of what the rooms above the
 *   core ask, and of what the procedures need that rulesets share
 */
const char *acies_rulesets_find_missing (const AciesProcs *procs);

/* All of them, NULL-terminated. */
const AciesProcs *const *acies_rulesets_list_procs (void);

G_END_DECLS
