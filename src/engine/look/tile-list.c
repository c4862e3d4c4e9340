/* tile-list.c - the pictures that a ruleset has: its terrain, its units
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/look/tile-list.h"

guint
acies_tile_list (const AciesRuleset *ruleset,
                 AciesTile          *tiles)
{
  guint n = 0;

  for (guint i = 0; i < ruleset->n_terrains; i++)
    tiles[n++] = (AciesTile) { (AciesId) i, ACIES_NO_ID, ACIES_NO_SIDE };
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    for (guint i = 0; i < ruleset->n_unit_types; i++)
      if (ruleset->unit_types[i].sides & (1u << side))
        tiles[n++] = (AciesTile) { ACIES_NO_ID, (AciesId) i, side };

  return n;
}
