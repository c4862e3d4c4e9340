/* contents.c - what is on several hexes, counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/contents.h"

#include "engine/procs.h"

static void
add (AciesContentsUnits *sum,
     const AciesUnit    *unit)
{
  sum->units++;
  sum->figures += unit->figures;
}

void
acies_contents_of_hexes (AciesContents    *self,
                         const AciesState *state,
                         const AciesHex   *hexes,
                         guint             n)
{
  *self = (AciesContents) { .hexes = n };
  for (guint i = 0; i < n; i++)
    {
      AciesUnitId      id = acies_state_unit_at (state, hexes[i]);
      const AciesUnit *unit = id != ACIES_NO_UNIT ? &state->units[id] : NULL;

      self->terrains[state->board->terrain[hexes[i]]]++;
      if (unit == NULL)
        continue;
      add (&self->types[unit->side][unit->type], unit);
      add (&self->sides[unit->side], unit);
      add (&self->all, unit);
      self->reduced += unit->figures < acies_state_strength (state, unit->type);
    }
}
