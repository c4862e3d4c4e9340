/* moves.c - BattlePlay: moves of the exploitation, and where a card may go and whom it may fight from there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

#define MOST_WAYS 5 /* of a card: forward, to the sides, and between them (BP-R38) */

/* BP-R38: they have done their work, and are not lost. By squares: the numbers of units tell nothing. */
void
acies_bp_pull_off (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      AciesUnitId unit = acies_stack_in_layer (state, hex, 1);
      AciesUnit   value;

      if (unit == ACIES_NO_UNIT || acies_bp_class (state, unit) != BP_FOOT_SKIRMISHERS)
        continue;
      value = state->units[unit];
      acies_log_unit (resolver, BP_LOG_WITHDREW, unit);
      BP_SET (resolver, withdrew[value.side], (guint8) (acies_bp_block (state)->withdrew[value.side] + 1));
      value.place = ACIES_PLACE_LOST;
      value.figures = 0;
      value.hex = ACIES_NO_HEX;
      value.marks = 0;
      acies_resolver_set_unit_by (resolver, unit, value, ACIES_CAUSE_WITHDRAWN);
    }
  acies_bp_settle_generals (resolver);
}

/* BP-A30: who goes along with @unit, if anybody does. */
static AciesUnitId
find_companion (const AciesState *state,
                AciesUnitId       unit)
{
  return acies_bp_is_main (state, unit) ? acies_stack_in_layer (state, state->units[unit].hex, BP_LAYER_GENERALS) : ACIES_NO_UNIT;
}

static gboolean
check_room (const AciesState *state,
            AciesUnitId       unit,
            AciesHex          to,
            const char       *rule,
            GError          **error)
{
  return unit == ACIES_NO_UNIT || acies_stack_obstacle_to (state, unit, to) == ACIES_NO_UNIT ||
         acies_check_room (state, to, state->units[unit].type, state->units[unit].side, rule, error);
}

/* May it stand on @to after one step? BP-R38, BP-A13: one square forward, to the side, or, mounted, both at once. */
static gboolean
check_way (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          to,
           GError          **error)
{
  AciesHex from = state->units[unit].hex;
  int      files = (int) acies_hex_column (to) - (int) acies_hex_column (from);
  AciesHex front = acies_bp_front (state, from, state->units[unit].side);
  gboolean forward = front != ACIES_NO_HEX && acies_hex_row (to) == acies_hex_row (front);
  gboolean diagonal = forward && ABS (files) == 1;
  gboolean straight = (forward && files == 0) || (acies_hex_row (to) == acies_hex_row (from) && ABS (files) == 1);

  if (to == ACIES_NO_HEX || !acies_board_contains (state->board, to) || !(diagonal || straight))
    return acies_refuse (error, "BP-R38", _ ("Cards can move only one square forward or to the side"));
  if (diagonal && !acies_bp_is_mounted (acies_bp_class (state, unit)))
    return acies_refuse (error, "BP-R38", _ ("Only cavalry and chariots can move diagonally"));
  if (acies_bp_is_water (state, acies_hex_column (to)))
    return acies_refuse (error, "BP-A28", _ ("No card can be in the waterway"));

  return check_room (state, unit, to, "BP-R38", error) && check_room (state, find_companion (state, unit), to, "BP-A30", error);
}

/* BP-R38, BP-A30 */
static gboolean
check_may_move (const AciesState *state,
                AciesUnitId       unit,
                GError          **error)
{
  if (acies_bp_is_general (state, unit))
    return acies_refuse (error, "BP-A30", _ ("A general can move only with the card on the same square"));

  return !acies_bp_enemy_stands_on (state, acies_bp_front (state, state->units[unit].hex, state->units[unit].side), state->units[unit].side) ||
         acies_refuse_unit (error, "BP-R38", state, unit, _ ("%s has an enemy in front and cannot move"), _ ("%s have an enemy in front and cannot move"));
}

/* Squares to which it may go if it may move, but not more than @most. */
static guint
list_ways (const AciesState *state,
           AciesUnitId       unit,
           guint             most,
           AciesHex         *hexes)
{
  guint n = 0;

  for (guint row = 0; row < state->board->rows; row += 2)
    {
      for (guint file = 0; file < state->board->columns && n < most; file++)
        {
          hexes[n] = acies_hex (file, row);
          n += (guint) check_way (state, unit, hexes[n], NULL);
        }
    }

  return n;
}

/* Whether it has moved or not. */
gboolean
acies_bp_can_move (const AciesState *state,
                   AciesUnitId       unit)
{
  AciesHex hex[1];

  return check_may_move (state, unit, NULL) && list_ways (state, unit, 1, hex) > 0;
}

static gboolean
is_time_of_moves (const AciesState *state)
{
  return state->turn.phase == BP_PHASE_EXPLOITATION && acies_bp_block (state)->stage == BP_STAGE_MOVES;
}

/* May @unit still move, wherever it goes? */
static gboolean
check_mover (const AciesState *state,
             AciesUnitId       unit,
             GError          **error)
{
  if (state->units[unit].side != state->turn.active)
    return acies_refuse_enemy (error, "BP-R30", state, unit);
  if (acies_state_unit_has_mark (state, unit, BP_MARK_ACTED))
    return acies_refuse_unit (error, "BP-R38", state, unit, _ ("%s has already moved"), _ ("%s have already moved"));

  return check_may_move (state, unit, error);
}

gboolean
acies_bp_check_move (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  if (!is_time_of_moves (state))
    return acies_refuse (error, "BP-R38", _ ("Cards can move only in the exploitation phase, after the reserves have come in"));
  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "BP-R38", command->hex);

  return check_mover (state, unit, error) && check_way (state, unit, command->to, error);
}

/* BP-A30 */
void
acies_bp_move (const AciesCommand *command,
               AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_command_unit (command, state);
  AciesUnitId       ids[] = { unit, find_companion (state, unit) };
  AciesHex          from = state->units[unit].hex;

  acies_unit_set_mark (resolver, unit, BP_MARK_ACTED, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      if (ids[i] == ACIES_NO_UNIT)
        continue;
      acies_unit_set_hex (resolver, ids[i], command->to);
      acies_log_move (resolver, ACIES_LOG_MOVED, ids[i], from, command->to);
    }
  acies_bp_settle_generals (resolver);
  acies_bp_next_pick (resolver);
}

void
acies_bp_list_moves (const AciesState *state,
                     GArray           *commands)
{
  AciesHex hexes[MOST_WAYS];

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      gboolean may_move = state->units[unit].place == ACIES_PLACE_BOARD && check_mover (state, unit, NULL);
      guint    n = may_move ? list_ways (state, unit, MOST_WAYS, hexes) : 0;

      for (guint way = 0; way < n; way++)
        {
          AciesCommand command = acies_command_on_unit (ACIES_COMMAND_MOVE, state, unit);

          command.to = hexes[way];
          g_array_append_val (commands, command);
        }
    }
}

/* --- what a card reaches ---------------------------------------------------------------------- */

/* @ordered: as if it were the time of moves. */
gboolean
acies_bp_list_destinations (const AciesState *state,
                            AciesUnitId       unit,
                            gboolean          ordered,
                            GArray           *list,
                            GError          **error)
{
  AciesHex hexes[MOST_WAYS];
  guint    n;

  if (!check_may_move (state, unit, error))
    return FALSE;
  n = ordered || (is_time_of_moves (state) && check_mover (state, unit, NULL)) ? list_ways (state, unit, MOST_WAYS, hexes) : 0;
  for (guint i = 0; i < n; i++)
    {
      AciesDestination destination = { hexes[i], 1, FALSE };

      g_array_append_val (list, destination);
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
