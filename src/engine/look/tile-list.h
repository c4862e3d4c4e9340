/* tile-list.h - the pictures that a ruleset has: its terrain, its units
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/* One of them: a terrain, or a unit type as a side has it. */
typedef struct
{
  AciesId   terrain;  /* or ACIES_NO_ID: a unit */
  AciesId   type;
  AciesSide side;
} AciesTile;

#define ACIES_MAX_TILES (ACIES_MAX_TERRAINS + ACIES_MAX_SIDES * ACIES_MAX_UNIT_TYPES)

/**
 * acies_tile_list:
 * @tiles: room for %ACIES_MAX_TILES
 *
 * The terrain in the ruleset's order, then for each side the types its army may have.
 *
 * Returns: how many there are
 */
guint acies_tile_list (const AciesRuleset *ruleset,
                       AciesTile          *tiles);

G_END_DECLS
