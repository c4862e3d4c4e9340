/* reach.c - BattlePlay: where a card may go, and whom it may fight from there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>
#include <string.h>

guint
acies_bp_march (const AciesState *state,
                AciesUnitId       unit)
{
  return !acies_bp_is_general (state, unit);
}

/* @ordered: as if it were the time of moves. */
gboolean
acies_bp_list_destinations (const AciesState *state,
                            AciesUnitId       unit,
                            gboolean          ordered,
                            GArray           *list,
                            GError          **error)
{
  AciesCommand command = acies_command_on_unit (ACIES_COMMAND_MOVE, state, unit);

  if (!acies_bp_check_may_move (state, unit, error))
    return FALSE;
  for (guint row = 0; row < state->board->rows; row += 2)
    {
      for (guint file = 0; file < state->board->columns; file++)
        {
          AciesDestination destination = { acies_hex (file, row), 1, FALSE };

          command.to = destination.hex;
          if (ordered ? acies_bp_check_way (state, unit, destination.hex, NULL) : acies_bp_check_move (&command, state, NULL))
            g_array_append_val (list, destination);
        }
    }

  return TRUE;
}

gboolean
acies_bp_check_attack_from (const AciesState *state,
                            AciesUnitId       unit,
                            AciesHex          from,
                            gboolean          ordered,
                            GError          **error)
{
  if (acies_bp_is_general (state, unit))
    return acies_refuse (error, "BP-R27", _ ("A general cannot fight alone"));
  if (state->mode == ACIES_MODE_PLAY && !ordered && acies_bp_fight_of_phase (state) == BP_NO_FIGHT)
    return acies_refuse (error, "BP-R32", _ ("No card fights in this phase"));
  if (state->mode == ACIES_MODE_PLAY && !ordered && acies_state_unit_has_mark (state, unit, BP_MARK_ACTED))
    return acies_refuse_unit (error, "BP-R32", state, unit, _ ("%s has already rolled in this phase"), _ ("%s have already rolled in this phase"));

  return TRUE;
}

guint
acies_bp_list_targets (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          from,
                       AciesUnitId      *targets)
{
  AciesSide enemy = acies_bp_enemy (state->units[unit].side);
  guint     n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];
      AciesBpFight     fight;

      if (other->place != ACIES_PLACE_BOARD || other->side != enemy)
        continue;
      fight = acies_bp_fight_between (state, unit, from, other->hex);
      if (fight != BP_NO_FIGHT && acies_bp_target_on (state, enemy, other->hex, fight) == i)
        targets[n++] = (AciesUnitId) i;
    }

  return n;
}

void
acies_bp_mark_targets (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          from,
                       guint8           *hexes)
{
  AciesBpFight now = state->mode == ACIES_MODE_PLAY ? acies_bp_fight_of_phase (state) : BP_NO_FIGHT;

  for (guint row = 0; row < state->board->rows; row += 2)
    {
      for (guint file = 0; file < state->board->columns; file++)
        {
          AciesHex hex = acies_hex (file, row);
          gboolean own = acies_bp_troops_on (state, hex) != ACIES_NO_UNIT && !acies_bp_enemy_stands_on (state, hex, state->units[unit].side);

          if (own)
            continue;
          if (now != BP_NO_FIGHT ? acies_bp_may_fight (state, unit, from, now) && acies_bp_reaches (state, unit, from, hex, now)
                                 : acies_bp_fight_between (state, unit, from, hex) != BP_NO_FIGHT)
            hexes[hex] = 1;
        }
    }
}

/* Whatever is near enough is at a distance of 1. */
guint
acies_bp_distance (const AciesState *state,
                   AciesUnitId       unit,
                   AciesHex          from,
                   AciesUnitId       target,
                   AciesHex         *path)
{
  AciesHex to = state->units[target].hex;

  if (to == ACIES_NO_HEX || acies_bp_fight_between (state, unit, from, to) == BP_NO_FIGHT)
    return 0;
  if (path != NULL)
    {
      path[0] = from;
      path[1] = to;
    }

  return 1;
}
