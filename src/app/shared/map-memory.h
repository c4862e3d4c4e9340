/* map-memory.h - what people said of the tiles of maps before
 *
 * Kept in the state folder. Whatever goes wrong with it, nothing is remembered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/tiled/tmx.h"

G_BEGIN_DECLS

/* (transfer full) (nullable): the id of the ruleset of the last map */
char            *acies_map_memory_dup_ruleset (void);

/* (transfer full): what was said when maps became battles of that ruleset */
AciesTmxMapping *acies_map_memory_load        (const char            *ruleset);

/* Remembers both for the next map; of the tiles those that have a name. */
void             acies_map_memory_store       (const char            *ruleset,
                                               const AciesTmxMapping *mapping);

G_END_DECLS
