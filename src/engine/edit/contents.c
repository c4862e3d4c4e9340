/* contents.c - what is on several hexes, counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/contents.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"

static void
add (AciesContentsUnits *sum,
     const AciesUnit    *unit)
{
  sum->units++;
  sum->figures += unit->figures;
}

static void
add_unit (AciesContents    *self,
          const AciesState *state,
          const AciesUnit  *unit)
{
  add (&self->types[unit->side][unit->type], unit);
  add (&self->sides[unit->side], unit);
  add (&self->all, unit);
  /* Where scenarios say how large their units are, a small one has lost nobody. */
  self->reduced += state->ruleset->procs->most_figures == NULL && unit->figures < acies_state_strength (state, unit->type);
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
      AciesUnitId ids[ACIES_MAX_LAYERS];
      guint       n_units = acies_stack_list (state, hexes[i], ids);

      self->terrains[state->board->terrain[hexes[i]]]++;
      for (guint j = 0; j < n_units; j++)
        add_unit (self, state, &state->units[ids[j]]);
    }
}
