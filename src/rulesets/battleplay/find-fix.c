/* find-fix.c - BattlePlay: what puts a scenario right
 *
 * No fix brings up an error: the last cards of an army stay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/find.h"

#include <glib/gi18n-lib.h>

/* Is the army none the worse for @n of such cards less? */
static gboolean
may_spare (const AciesState *state,
           AciesUnitId       unit,
           guint             n)
{
  AciesSide side = state->units[unit].side;
  guint     main_cards = acies_bp_count_of_army (state, side, acies_bp_is_main);
  guint     troops = acies_bp_count_of_army (state, side, acies_bp_is_troops);

  if (state->units[unit].place == ACIES_PLACE_BOARD &&
      acies_bp_count_troops (state, side, ACIES_PLACE_BOARD) + (guint) acies_bp_is_general (state, unit) <= 1)
    return FALSE;
  if (acies_bp_is_besieged (state, side))
    return acies_bp_is_general (state, unit) || troops <= BP_FALLEN_TOWN || troops > BP_FALLEN_TOWN + n;

  return !acies_bp_is_main (state, unit) || main_cards <= acies_bp_rout_limit (state) || main_cards > acies_bp_rout_limit (state) + n;
}

static AciesCommand
keep (const AciesState *state,
      AciesUnitId       unit,
      int               more)
{
  const AciesUnit *it = &state->units[unit];
  AciesCommand     command = acies_command_with_id (ACIES_COMMAND_RESERVE, it->type);

  command.side = it->side;
  command.number2 = it->figures;
  for (guint i = 0; i < state->n_units; i++)
    command.number += state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == it->side && state->units[i].type == it->type;
  command.number = (gint16) (command.number + more);

  return command;
}

static void
remove_card (AciesFinding     *finding,
             const AciesState *state,
             AciesUnitId       unit,
             const char       *label)
{
  acies_finding_add_fix (finding, label,
                         state->units[unit].place == ACIES_PLACE_BOARD ? acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit) : keep (state, unit, -1));
}

void
acies_bp_offer_to_remove (AciesFinding     *finding,
                          const AciesState *state,
                          AciesUnitId       unit)
{
  /* Translators: the name of a card */
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), acies_state_unit_type (state, unit)->name);

  if (may_spare (state, unit, 1))
    remove_card (finding, state, unit, label);
}

void
acies_bp_offer_to_dismiss (AciesFinding     *finding,
                           const AciesState *state,
                           AciesUnitId       unit)
{
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), acies_state_unit_type (state, unit)->name);
  AciesCommand     command = keep (state, unit, 0);

  if (!may_spare (state, unit, (guint) command.number))
    return;
  command.number = 0;
  acies_finding_add_fix (finding, label, command);
}

/* The square nearest to the card's file on which it may lie; that of the first file for one that waits. */
static AciesHex
find_square (const AciesState *state,
             AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  int              from = it->place == ACIES_PLACE_BOARD ? (int) acies_hex_column (it->hex) : 0;
  int              nearest = G_MAXINT;
  AciesHex         best = ACIES_NO_HEX;

  for (guint file = 0; file < state->board->columns; file++)
    {
      AciesHex hex = acies_bp_square (state, file, it->side);
      int      distance = ABS ((int) file - from);

      if (distance >= nearest || !acies_state_is_passable (state, hex) || !acies_bp_fits (state, it->side, it->type, hex))
        continue;
      nearest = distance;
      best = hex;
    }

  return best;
}

static void
move_to (AciesFinding     *finding,
         const AciesState *state,
         AciesUnitId       unit,
         AciesHex          hex)
{
  const AciesUnit *it = &state->units[unit];
  AciesHexName     name;
  g_autofree char *label = g_strdup_printf (_ ("Move to %s"), acies_hex_name (hex, name));
  AciesCommand     command;

  if (it->place == ACIES_PLACE_BOARD)
    {
      command = acies_command_on_unit (ACIES_COMMAND_SHIFT, state, unit);
      command.to = hex;
      acies_finding_add_fix (finding, label, command);
      return;
    }
  acies_finding_add_fix (finding, label, keep (state, unit, -1));
  command = acies_command_with_id (ACIES_COMMAND_PLACE, it->type);
  command.hex = hex;
  command.side = it->side;
  command.number = it->figures;
  acies_finding_add_fix (finding, label, command);
}

void
acies_bp_offer_to_lay (AciesFinding     *finding,
                       const AciesState *state,
                       AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  AciesHex         hex = find_square (state, unit);

  if (hex != ACIES_NO_HEX)
    move_to (finding, state, unit, hex);
  else if (it->place == ACIES_PLACE_BOARD && acies_bp_is_troops (state, unit) &&
           acies_bp_count_troops (state, it->side, ACIES_PLACE_BOARD) > 1 &&
           acies_bp_count_troops (state, it->side, ACIES_PLACE_RESERVE) < acies_bp_most_in_reserve (state, it->side))
    {
      acies_finding_add_fix (finding, _ ("Keep in Reserve"), acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit));
      acies_finding_add_fix (finding, _ ("Keep in Reserve"), keep (state, unit, 1));
    }
  else
    acies_bp_offer_to_remove (finding, state, unit);
}
