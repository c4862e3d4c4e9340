/* lists.c - the answers there are, as commands in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/lists.h"

void
acies_list_on (AciesCommandKind kind,
               const AciesHex  *hexes,
               guint            n,
               GArray          *commands)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (kind, hexes[i]);

      g_array_append_val (commands, command);
    }
}

void
acies_list_to (AciesCommandKind kind,
               AciesHex         from,
               const AciesHex  *hexes,
               guint            n,
               GArray          *commands)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hexes (kind, from, hexes[i]);

      g_array_append_val (commands, command);
    }
}

void
acies_list_moves (const AciesState *state,
                  AciesUnitId       unit,
                  guint             steps,
                  AciesPassage      passage,
                  GArray           *commands)
{
  AciesReach reach;

  acies_path_reach (state, unit, steps, passage, &reach);
  for (guint i = 0; i < reach.n; i++)
    {
      if (!reach.is_held[i])
        acies_list_to (ACIES_COMMAND_MOVE, state->units[unit].hex, &reach.hexes[i], 1, commands);
    }
}

void
acies_list_attacks (const AciesState  *state,
                    AciesUnitId        unit,
                    const AciesUnitId *targets,
                    guint              n,
                    GArray            *commands)
{
  for (guint i = 0; i < n; i++)
    acies_list_to (ACIES_COMMAND_ATTACK, state->units[unit].hex, &state->units[targets[i]].hex, 1, commands);
}
