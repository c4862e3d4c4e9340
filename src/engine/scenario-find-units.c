/* scenario-find-units.c - units where they cannot stand, or as they cannot be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/scenario-find-private.h"

#include "engine/path.h"
#include "engine/procs.h"

#include <glib/gi18n-lib.h>

static void
find_unit (const AciesState *state,
           AciesUnitId       id,
           AciesFindings    *findings)
{
  const AciesUnit     *unit = &state->units[id];
  const AciesUnitType *type = acies_state_unit_type (state, id);
  guint                strength = acies_state_strength (state, unit->type);
  AciesHexName         name;
  AciesFinding        *finding;

  if (unit->place == ACIES_PLACE_BOARD && !acies_state_is_passable (state, unit->hex))
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "unit-on-impassable",
                                    _ ("%s on %s stands on impassable ground: %s"), type->name,
                                    acies_hex_name (unit->hex, name),
                                    acies_state_terrain_at (state, unit->hex)->name);
      finding->hex = unit->hex;
      finding->side = unit->side;
      finding->rule = acies_path_barrier_rule (state, unit->hex);
    }
  if (unit->figures > strength)
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "figures-over-strength",
                                    _ ("%s on %s has %u figures; its strength is %u"), type->name,
                                    acies_hex_name (unit->hex, name), unit->figures, strength);
      finding->hex = unit->hex;
      finding->side = unit->side;
    }
  if (!(type->sides & (1u << unit->side)))
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "unit-of-other-side",
                                    _ ("%s on %s is in the army of %s"), type->name,
                                    acies_hex_name (unit->hex, name),
                                    state->ruleset->sides[unit->side].name);
      finding->hex = unit->hex;
      finding->side = unit->side;
    }
}

void
acies_scenario_find_units (const AciesState *state,
                           AciesFindings    *findings)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_ABSENT)
        find_unit (state, (AciesUnitId) i, findings);
    }
}
