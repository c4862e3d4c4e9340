/* shoot.c - Legio VI: who sees whom, and shots
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* --- view ----------------------------------------------------------------------------------- */

/* LVI-R8 */
static gboolean
is_high (const AciesState *state,
         AciesHex          hex)
{
  AciesId terrain = state->board->terrain[hex];

  return terrain == LVI_HILL || terrain == LVI_STEEP_HILL;
}

/* LVI-H24, LVI-R8 */
static gboolean
blocks (const AciesState *state,
        AciesHex          hex,
        gboolean          from_above)
{
  AciesUnitId there = acies_stack_in_layer (state, hex, 0);

  return acies_state_blocks_range_at (state, hex) || (!from_above && is_high (state, hex)) ||
         (there != ACIES_NO_UNIT && !acies_lvi_is_light (state, there));
}

/* LVI-R20: the hexes of some shortest way from @from to @at; 0: all are blocked. Else how many, with both ends. */
static guint
find_view (const AciesState *state,
           AciesHex          from,
           AciesHex          at,
           gboolean          from_above,
           AciesHex         *path)
{
  guint distance = acies_hex_distance (from, at);

  path[0] = from;
  if (distance == 0)
    return 1;
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, from, (AciesDirection) d);
      guint    n;

      if (next == ACIES_NO_HEX || acies_hex_distance (next, at) >= distance || (next != at && blocks (state, next, from_above)))
        continue;
      n = find_view (state, next, at, from_above, path + 1);
      if (n > 0)
        return n + 1;
    }

  return 0;
}

/* LVI-L17, LVI-H24; @path (nullable): room for ACIES_MAX_HEXES. */
guint
acies_lvi_distance (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    AciesUnitId       target,
                    AciesHex         *path)
{
  AciesHex own[ACIES_MAX_COLUMNS];
  AciesHex at = state->units[target].hex;
  guint    distance = acies_hex_distance (from, at);

  if (distance == 0 || distance > (guint) acies_lvi_value (state, unit, LVI_RANGE))
    return 0;

  return find_view (state, from, at, is_high (state, from) || is_high (state, at), path != NULL ? path : own) > 0 ? distance : 0;
}

/* --- who may shoot -------------------------------------------------------------------------- */

/* LVI-L4, LVI-A15 */
static gboolean
check_shooter (const AciesState *state,
               AciesUnitId       unit,
               GError          **error)
{
  if (acies_lvi_value (state, unit, LVI_RANGE) == 0)
    return acies_refuse_unit (error, "LVI-L17", state, unit, "%s cannot shoot", "%s cannot shoot");

  return acies_lvi_is_light (state, unit) || acies_lvi_is_formed (state, unit) ||
         /* Translators: a unit */
         acies_refuse_unit (error, "LVI-A15", state, unit, "%s can shoot only when formed", "%s can shoot only when formed");
}

static gboolean
check_target (const AciesState *state,
              AciesUnitId       unit,
              AciesHex          from,
              AciesUnitId       target,
              GError          **error)
{
  AciesHex at = state->units[target].hex;

  if (!acies_lvi_is_near (state, target))
    return acies_refuse_unit (error, "LVI-R21", state, target, "%s cannot be shot at", "%s cannot be shot at");
  if (acies_state_unit_has_mark (state, target, LVI_MARK_ENGAGED))
    return acies_refuse_unit (error, "LVI-L17", state, target, "%s is in combat and cannot be shot at", "%s are in combat and cannot be shot at");
  if (acies_hex_distance (from, at) > (guint) acies_lvi_value (state, unit, LVI_RANGE))
    return acies_refuse_unit (error, "LVI-L17", state, target, "%s is out of range", "%s are out of range");
  if (!acies_lvi_is_light (state, unit) && !acies_lvi_is_in_front (state, unit, from, at))
    return acies_refuse_unit (error, "LVI-H24", state, target, "%s is not in front of the shooters", "%s are not in front of the shooters");

  return acies_lvi_distance (state, unit, from, target, NULL) > 0 ||
         acies_refuse_unit (error, "LVI-R20", state, target, "%s is out of sight", "%s are out of sight");
}

gboolean
acies_lvi_check_attack (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  if (command->via != ACIES_NO_HEX)
    return acies_refuse (error, "LVI-R57", _ ("Name only the target: a third hex is only for charges"));

  return acies_lvi_check_may_act (state, command->hex, unit, error) && check_shooter (state, unit, error) &&
         acies_check_enemy_on (state, state->turn.active, command->to, "LVI-R21", error) &&
         check_target (state, unit, command->hex, acies_state_unit_at (state, command->to), error);
}

/* --- the shot ------------------------------------------------------------------------------- */

/* LVI-L3: twice, or once beside a move; bowmen once instead of one. */
static void
mark_shot (AciesResolver *resolver,
           AciesUnitId    unit)
{
  const AciesState *state = resolver->state;

  if (!acies_lvi_is_light (state, unit) || acies_state_unit_has_mark (state, unit, LVI_MARK_SHOT) || acies_state_unit_has_mark (state, unit, LVI_MARK_MOVED))
    acies_unit_set_mark (resolver, unit, LVI_MARK_ACTED, TRUE);
  acies_unit_set_mark (resolver, unit, LVI_MARK_SHOT, TRUE);
  acies_lvi_set_did (resolver, unit, LVI_DID_SHOOT);
}

void
acies_lvi_attack (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_command_unit (command, state);
  AciesCombat       combat = { .kind = ACIES_COMBAT_ATTACK, .attacker = unit, .from = command->hex, .at = command->to };
  AciesLviShot      shot;
  AciesLviPool      pool;

  combat.target = acies_state_unit_at (state, command->to);
  acies_lvi_shot_of (state, unit, command->hex, combat.target, &shot);
  acies_lvi_pool_of (state->ruleset, &shot, &pool);
  mark_shot (resolver, unit);
  acies_resolver_push_combat (resolver, &combat);
  acies_note_declared (resolver, &combat);
  acies_step_push (resolver, LVI_STEP_ACT);
  acies_step_push_all (resolver, LVI_STEP_SHOT_READ, LVI_STEP_END_SHOT);
  acies_resolver_ask_dice (resolver, state->turn.active, unit, LVI_D6, (guint) pool.n, 0);
  acies_note_attack (resolver, &combat, 0, (guint) pool.n);
  acies_lvi_note_pool (resolver, unit, &pool, acies_lvi_number (state, LVI_NUMBER_SHOT_HIT), NULL);
}

static void
read_shot (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesCombat       combat = state->combats[0];
  AciesUnitId       leader = acies_stack_in_layer (state, combat.at, LVI_LAYER_LEADERS);
  guint             hits = acies_lvi_judge (resolver, acies_lvi_number (state, LVI_NUMBER_SHOT_HIT));

  acies_note_rolled (resolver, state->units[combat.attacker].side, hits, -1);
  combat.hits = (guint8) hits;
  acies_resolver_set_combat (resolver, 0, &combat);
  acies_lvi_points (resolver, combat.target, hits, LVI_CAUSE_SHOT);
  if (hits == 0 || !acies_state_unit_is_on_board (state, combat.target))
    return;
  if (acies_lvi_is_beast (state, combat.target))
    acies_lvi_add_task (resolver, LVI_TASK_CRITICAL, combat.target);
  if (leader != ACIES_NO_UNIT && acies_state_unit_is_on_board (state, leader))
    acies_lvi_add_task (resolver, LVI_TASK_RISK, leader);
  acies_lvi_next_task (resolver);
}

void
acies_lvi_shot_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  if (step->kind == LVI_STEP_SHOT_READ)
    read_shot (resolver);
  else
    acies_resolver_pop_combat (resolver);
}

/* --- reach ---------------------------------------------------------------------------------- */

gboolean
acies_lvi_check_attack_from (const AciesState *state,
                             AciesUnitId       unit,
                             AciesHex          from,
                             gboolean          ordered,
                             GError          **error)
{
  if (!ordered && !acies_lvi_check_may_act (state, state->units[unit].hex, unit, error))
    return FALSE;

  return check_shooter (state, unit, error);
}

guint
acies_lvi_list_targets (const AciesState *state,
                        AciesUnitId       unit,
                        AciesHex          from,
                        AciesUnitId      *targets)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units && check_shooter (state, unit, NULL); i++)
    {
      const AciesUnit *other = &state->units[i];

      if (other->place == ACIES_PLACE_BOARD && other->side != state->units[unit].side && check_target (state, unit, from, (AciesUnitId) i, NULL))
        targets[n++] = (AciesUnitId) i;
    }

  return n;
}

void
acies_lvi_mark_targets (const AciesState *state,
                        AciesUnitId       unit,
                        AciesHex          from,
                        guint8           *hexes)
{
  AciesHex path[ACIES_MAX_COLUMNS];
  guint    range = check_shooter (state, unit, NULL) ? (guint) acies_lvi_value (state, unit, LVI_RANGE) : 0;

  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    hexes[hex] = hex != from && acies_hex_distance (from, hex) <= range &&
                 (acies_lvi_is_light (state, unit) || acies_lvi_is_in_front (state, unit, from, hex)) &&
                 find_view (state, from, hex, is_high (state, from) || is_high (state, hex), path) > 0;
}
