/* scenario-find-reserve.c - units that wait, and where they come in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/scenario-find-private.h"

#include "engine/core/path.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

static AciesCommand
remove_entry (AciesSide side,
              AciesHex  hex)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_ENTRY, hex);

  command.side = side;

  return command;
}

/* Nobody who waits would find room there. */
static gboolean
is_occupied (const AciesState *state,
             AciesSide         side,
             AciesHex          hex)
{
  if (acies_state_unit_at (state, hex) == ACIES_NO_UNIT || state->ruleset->n_layers == 1)
    return acies_state_unit_at (state, hex) != ACIES_NO_UNIT;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == side &&
          acies_stack_obstacle_to (state, (AciesUnitId) i, hex) == ACIES_NO_UNIT)
        return FALSE;
    }

  return TRUE;
}

static void
find_entry (const AciesState *state,
            AciesSide         side,
            AciesHex          hex,
            AciesFindings    *findings)
{
  const char   *name = state->ruleset->sides[side].name;
  AciesHexName  place;
  AciesFinding *finding = NULL;

  if (!acies_state_is_passable (state, hex))
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "entry-impassable",
                                    /* Translators: a hex, and a side */
                                    _ ("%1$s is impassable, but the reserve of %2$s enters there"),
                                    acies_hex_name (hex, place), name);
      finding->rule = acies_path_barrier_rule (state, hex);
      acies_finding_add_fix (finding, acies_board_say (state->board, _ ("Remove the Entry Hex"), _ ("Remove the Entry Square")), remove_entry (side, hex));
    }
  else if (is_occupied (state, side, hex))
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "entry-occupied",
                                    /* Translators: a hex, and a side */
                                    _ ("A unit is on %1$s, where the reserve of %2$s enters"),
                                    acies_hex_name (hex, place), name);
      finding->rule = state->ruleset->procs->scenario->reserve_rule;
    }
  if (finding == NULL)
    return;
  finding->hex = hex;
  finding->side = side;
}

static void
find_unused_entries (const AciesState *state,
                     AciesSide         side,
                     AciesFindings    *findings)
{
  const AciesSideNumbers *numbers = &state->sides[side];
  AciesFinding           *finding;

  finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "entries-without-reserve",
                                acies_board_say (state->board, _ ("%s has entry hexes, but no reserve"),
                                                 /* Translators: a side */
                                                 _ ("%s has entry squares, but no reserve")),
                                state->ruleset->sides[side].name);
  finding->side = side;
  finding->hex = numbers->entries[0];
  finding->rule = state->ruleset->procs->scenario->reserve_rule;
  for (guint i = 0; i < numbers->n_entries; i++)
    acies_finding_add_fix (finding, acies_board_say (state->board, _ ("Remove the Entry Hexes"), _ ("Remove the Entry Squares")),
                           remove_entry (side, numbers->entries[i]));
}

void
acies_scenario_find_reserve (const AciesState *state,
                             AciesFindings    *findings)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides && !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES); side++)
    {
      const AciesSideNumbers *numbers = &state->sides[side];
      guint                   n = acies_state_count_units (state, side, ACIES_PLACE_RESERVE);
      AciesFinding           *finding;

      if (n == 0 && numbers->n_entries > 0)
        {
          find_unused_entries (state, side, findings);
          continue;
        }
      for (guint i = 0; i < numbers->n_entries; i++)
        find_entry (state, side, numbers->entries[i], findings);
      if (n == 0 || numbers->n_entries > 0)
        continue;
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "reserve-without-entries",
                                    acies_board_say (state->board, _ ("%s has a reserve, but no entry hex"),
                                                     /* Translators: a side */
                                                     _ ("%s has a reserve, but no entry square")),
                                    state->ruleset->sides[side].name);
      finding->side = side;
      finding->rule = state->ruleset->procs->scenario->reserve_rule;
    }
}
