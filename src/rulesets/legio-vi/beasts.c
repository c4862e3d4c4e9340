/* beasts.c - Legio VI: critical hits and rampages of elephants and chariots, and other tasks that follow from a roll
 *
 * Dice have to be asked for each task, one after the other, so the tasks are part of the
 * position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <string.h>

/* @first: before the other tasks. Tasks beyond the room for them are dropped; no roll of a real battle has so many. */
void
acies_lvi_add_task (AciesResolver   *resolver,
                    AciesLviTaskKind kind,
                    AciesUnitId      unit,
                    gboolean         first)
{
  const AciesLviBlock *block = acies_lvi_block (resolver->state);
  guint                n = block->n_tasks;

  if (n == LVI_MAX_TASKS)
    return;
  for (; first && n > 0; n--)
    LVI_SET (resolver, tasks[n], block->tasks[n - 1]);
  LVI_SET (resolver, tasks[n], (AciesLviTask) { (guint8) kind, unit });
  LVI_SET (resolver, n_tasks, (guint8) (block->n_tasks + 1));
}

/* Nothing follows for a unit that is gone by now. */
void
acies_lvi_next_task (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState    *state = resolver->state;
  const AciesLviBlock *block = acies_lvi_block (state);
  const AciesLviTask   task = block->tasks[0];
  AciesUnitId          unit = task.unit;

  if (block->n_tasks == 0)
    return;
  for (guint i = 0; i + 1 < block->n_tasks; i++)
    LVI_SET (resolver, tasks[i], block->tasks[i + 1]);
  LVI_SET (resolver, tasks[block->n_tasks - 1u], (AciesLviTask) { 0 });
  LVI_SET (resolver, n_tasks, (guint8) (block->n_tasks - 1));
  acies_step_push (resolver, LVI_STEP_TASKS);
  if (!acies_state_unit_is_on_board (state, unit))
    return;
  LVI_SET (resolver, of_roll, unit);
  if (task.kind == LVI_TASK_RISK) /* LVI-L16 */
    acies_lvi_ask_d6 (resolver, unit, 1, LVI_STEP_RISK_READ);
  else if (task.kind == LVI_TASK_FATE) /* LVI-R59: one model is hit already. */
    acies_lvi_ask_d6 (resolver, unit, 1, LVI_STEP_FATE_READ);
  else if (task.kind == LVI_TASK_CRITICAL) /* LVI-L20: a die for each model. */
    acies_lvi_ask_d6 (resolver, unit, state->units[unit].figures, LVI_STEP_CRITICAL_READ);
  else
    {
      /* LVI_TASK_RAMPAGE: LVI-H19, LVI-U5: a die for the direction, and those for the distance. */
      const AciesDicePool *pool = &state->ruleset->pools[acies_lvi_value (state, unit, LVI_RAMPAGE_DICE)];
      guint8               dice[1 + ACIES_MAX_POOL] = { LVI_D6 };

      memcpy (dice + 1, pool->dice, pool->n * sizeof *dice);
      acies_step_push (resolver, LVI_STEP_RAMPAGE_READ);
      acies_resolver_ask_dice_of (resolver, state->units[unit].side, unit, dice, 1u + pool->n, 0);
    }
}

static guint
count_up_to (const AciesState *state,
             int               most)
{
  guint n = 0;

  for (guint i = 0; i < state->dice.n; i++)
    n += acies_lvi_shown (state, i) <= most;

  return n;
}

void
acies_lvi_read_critical (AciesResolver   *resolver,
                         const AciesStep *step)
{
  AciesUnitId unit = acies_lvi_block (resolver->state)->of_roll;
  int         most = acies_lvi_value (resolver->state, unit, LVI_CRITICAL);
  guint       n = count_up_to (resolver->state, most);

  acies_lvi_log_dice (resolver, LVI_LOG_CRITICALS, unit, (guint) most, 0);
  if (n == 0)
    return;
  acies_log_unit (resolver, LVI_LOG_CRITICAL, unit);
  acies_lvi_ask_d6 (resolver, unit, n, LVI_STEP_FATE_READ);
}

/* LVI-A1: those that rampage are still models of their unit until each has gone its way. */
void
acies_lvi_read_fate (AciesResolver   *resolver,
                     const AciesStep *step)
{
  AciesUnitId unit = acies_lvi_block (resolver->state)->of_roll;
  int         most = acies_lvi_value (resolver->state, unit, LVI_DESTROYED);
  guint       n_destroyed = count_up_to (resolver->state, most);
  guint       n_rampages = resolver->state->dice.n - n_destroyed;

  acies_lvi_log_dice (resolver, LVI_LOG_FATE, unit, (guint) most, 0);
  acies_lvi_lose_bases (resolver, unit, n_destroyed, LVI_LOG_DESTROYED);
  for (guint i = 0; i < n_rampages; i++)
    acies_lvi_add_task (resolver, LVI_TASK_RAMPAGE, unit, TRUE);
}

static gboolean
is_mad (const AciesState *state,
        AciesSide         side,
        guint             unit)
{
  return state->units[unit].side == side && acies_state_unit_is_on_board (state, (AciesUnitId) unit) &&
         acies_lvi_has (state, (AciesUnitId) unit, LVI_MARK_RAMPAGING);
}

/* As many as one roll has dice for, of those that have not been looked at. */
static guint
list_mad (const AciesState *state,
          AciesSide         side,
          AciesUnitId      *units)
{
  guint n = 0;

  for (AciesUnitId i = acies_lvi_block (state)->tested; i < state->n_units && n < ACIES_MAX_DICE; i++)
    {
      if (is_mad (state, side, i))
        units[n++] = i;
    }

  return n;
}

/* LVI-L22, LVI-R9 */
void
acies_lvi_stop_rampages (AciesResolver   *resolver,
                         const AciesStep *step)
{
  AciesUnitId units[ACIES_MAX_DICE];
  guint       n = list_mad (resolver->state, step->side, units);

  if (n == 0)
    {
      LVI_SET (resolver, tested, 0);
      return;
    }
  acies_lvi_push_side (resolver, LVI_STEP_STOP_READ, step->side);
  acies_resolver_ask_dice (resolver, step->side, n == 1 ? units[0] : ACIES_NO_UNIT, LVI_D6, n, 0);
}

void
acies_lvi_read_stop (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       units[ACIES_MAX_DICE];
  guint             n = list_mad (state, step->side, units);

  for (guint i = 0; i < n; i++)
    {
      AciesUnit value = state->units[units[i]];
      int       shown = acies_lvi_shown (state, i);
      int       sum = shown + acies_lvi_number (state, LVI_NUMBER_STOP_MORE) * value.status;

      acies_log_entry (resolver, LVI_LOG_STOP_ROLLED, .unit = units[i], .hex = value.hex, .number = (gint16) shown, .number2 = (gint16) sum);
      if (sum < acies_lvi_number (state, LVI_NUMBER_STOP))
        {
          value.status++;
          acies_resolver_set_unit (resolver, units[i], value);
          continue;
        }
      acies_log_unit (resolver, LVI_LOG_STOPPED, units[i]);
      acies_lvi_remove (resolver, units[i]);
      acies_lvi_shake_friends (resolver, units[i], value.hex, acies_lvi_number (state, LVI_NUMBER_LOST));
    }
  LVI_SET (resolver, tested, (guint8) (units[n - 1] + 1));
  acies_lvi_push_side (resolver, LVI_STEP_STOP, step->side);
}

/* LVI-L22: in the Manoeuvre phase those that were not stopped, the army that acts first before the other. */
void
acies_lvi_rush (AciesResolver   *resolver,
                const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesSide         first = acies_lvi_first_side (state);

  for (guint i = 0; i < 2u * state->n_units; i++)
    {
      guint unit = i % state->n_units;

      if (is_mad (state, i < state->n_units ? first : acies_lvi_enemy (first), unit) && state->units[unit].status > 0)
        acies_lvi_add_task (resolver, LVI_TASK_RAMPAGE, (AciesUnitId) unit, FALSE);
    }
  acies_step_push (resolver, LVI_STEP_TASKS);
}

/* LVI-R53: nothing else is left of its unit. */
static void
lose_last (AciesResolver *resolver,
           AciesUnitId    unit)
{
  AciesUnit   value = resolver->state->units[unit];
  AciesUnitId leader = acies_stack_in_layer (resolver->state, value.hex, LVI_LAYER_LEADERS);

  value.marks = 1u << LVI_MARK_RAMPAGING;
  value.status = 0;
  value.properties[LVI_DISORDER] = 0;
  acies_resolver_set_unit (resolver, unit, value);
  if (leader != ACIES_NO_UNIT)
    acies_lvi_dislodge (resolver, leader);
}

/* It shakes no friends: who calls says whether it does. */
void
acies_lvi_remove (AciesResolver *resolver,
                  AciesUnitId    unit)
{
  AciesUnit value = resolver->state->units[unit];

  value.place = ACIES_PLACE_LOST;
  value.hex = ACIES_NO_HEX;
  value.figures = 0;
  value.marks = 0;
  acies_resolver_set_unit_by (resolver, unit, value, ACIES_CAUSE_BESIDE);
}

/* LVI-H19: a unit by itself. Where there is no room for one more in the position, it has run off. */
static AciesUnitId
split_off (AciesResolver *resolver,
           AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesUnitId       slot = acies_state_free_slot (state);
  AciesUnit         model = state->units[unit];

  acies_unit_lose_figures (resolver, unit, 1, ACIES_LOG_HIT);
  acies_lvi_settle (resolver, unit);
  model.figures = 1;
  model.marks = 1u << LVI_MARK_RAMPAGING;
  model.status = 0;
  model.hex = ACIES_NO_HEX;
  model.place = ACIES_PLACE_LOST;
  model.properties[LVI_DISORDER] = 0;
  model.properties[LVI_START] = 1;
  if (slot != ACIES_NO_UNIT)
    acies_resolver_set_unit (resolver, slot, model);

  return slot;
}

/* It is part of its unit until now: what that has lost on the way may have made it the last, or have taken it, too. LVI-L22:
 * chariots are destroyed with it. LVI-R53: what is gone shakes its friends. */
static void
end (AciesResolver *resolver,
     AciesHex       hex)
{
  const AciesState  *state = resolver->state;
  const AciesLviRush rush = acies_lvi_block (state)->rush;
  AciesUnitId        unit = rush.unit, model = rush.unit;
  AciesHex           last = hex != ACIES_NO_HEX ? hex : acies_block_get_hex (rush.at);

  acies_log_move (resolver, hex != ACIES_NO_HEX ? LVI_LOG_RAMPAGED : LVI_LOG_RAN_OFF, unit, state->units[unit].hex, hex);
  if (acies_lvi_class (state, rush.unit) == LVI_CHARIOTS)
    hex = ACIES_NO_HEX;
  if (!acies_state_unit_is_on_board (state, unit))
    model = ACIES_NO_UNIT;
  else if (state->units[unit].figures > 1)
    model = split_off (resolver, unit);
  else if (!acies_lvi_has (state, unit, LVI_MARK_RAMPAGING))
    lose_last (resolver, unit);
  if (model != ACIES_NO_UNIT && hex == ACIES_NO_HEX)
    acies_lvi_remove (resolver, model);
  else if (model != ACIES_NO_UNIT)
    {
      AciesUnit   value = state->units[model];
      AciesUnitId leader = acies_stack_in_layer (state, hex, LVI_LAYER_LEADERS);

      if (leader != ACIES_NO_UNIT)
        acies_lvi_dislodge (resolver, leader);
      value.place = ACIES_PLACE_BOARD;
      value.figures = 1;
      value.hex = hex;
      value.properties[LVI_FACING] = (guint8) rush.facing;
      acies_resolver_set_unit_by (resolver, model, value, ACIES_CAUSE_BESIDE);
    }
  LVI_SET (resolver, rush, (AciesLviRush) { 0 });
  if (model != ACIES_NO_UNIT && hex == ACIES_NO_HEX)
    acies_lvi_shake_friends (resolver, model, last, acies_lvi_number (state, LVI_NUMBER_LOST));
}

/* Nobody but itself, where it is the last of its unit, stands there. */
static gboolean
has_room (const AciesState   *state,
          const AciesLviRush *rush,
          AciesHex            hex)
{
  AciesUnitId unit = acies_stack_in_layer (state, hex, 0);

  return unit == ACIES_NO_UNIT || (unit == rush->unit && state->units[unit].figures == 1);
}

/* LVI-R52: until it stops, or a die is asked for. */
static void
go_on (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (;;)
    {
      AciesLviRush   rush = acies_lvi_block (state)->rush;
      AciesHex       at = acies_block_get_hex (rush.at), next;
      AciesDirection left, right;
      AciesUnitId    unit;

      acies_facing_front (rush.facing, &left, &right);
      next = acies_board_neighbour (state->board, at, right);
      if (rush.left == 0 && has_room (state, &rush, at))
        {
          end (resolver, at);
          return;
        }
      if (next == ACIES_NO_HEX || state->ruleset->terrains[state->board->terrain[next]].impassable)
        {
          end (resolver, next == ACIES_NO_HEX ? ACIES_NO_HEX : acies_block_get_hex (rush.rest));
          return;
        }
      rush.at = acies_block_hex (next);
      rush.left -= rush.left > 0;
      if (has_room (state, &rush, next))
        rush.rest = rush.at;
      LVI_SET (resolver, rush, rush);
      unit = acies_stack_in_layer (state, next, 0);
      /* LVI-L21, LVI-R35: open ranks are looked at by a die. */
      if (unit == ACIES_NO_UNIT || unit == rush.unit || !acies_lvi_is_formed (state, unit))
        continue;
      if (acies_lvi_property (state, unit, LVI_FORMATION) == LVI_OPEN_RANKS)
        {
          acies_lvi_ask_d6 (resolver, unit, 1, LVI_STEP_GAPS_READ);
          return;
        }
      acies_lvi_points (resolver, unit, (guint) acies_lvi_number (state, LVI_NUMBER_RAMPAGE), LVI_CAUSE_COMBAT);
    }
}

void
acies_lvi_read_rampage (AciesResolver   *resolver,
                        const AciesStep *step)
{
  AciesUnitId       unit = acies_lvi_block (resolver->state)->of_roll;
  const AciesState *state = resolver->state;
  AciesFacing       facing = acies_facing_turn ((AciesFacing) acies_lvi_property (state, unit, LVI_FACING), acies_lvi_shown (state, 0) - 1);
  AciesHex          hex = state->units[unit].hex;
  guint             hexes = (guint) acies_lvi_value (state, unit, LVI_RAMPAGE) + (acies_lvi_inches (state) - (guint) acies_lvi_shown (state, 0)) / 2;

  acies_lvi_log_dice (resolver, LVI_LOG_RUSH_ROLLED, unit, hexes, 0);
  acies_log_unit (resolver, LVI_LOG_RAMPAGES, unit);
  if (state->units[unit].figures == 1 && !acies_lvi_has (state, unit, LVI_MARK_RAMPAGING))
    lose_last (resolver, unit);
  LVI_SET (resolver, rush, (AciesLviRush) { unit, (guint8) facing, (guint8) hexes, acies_block_hex (hex), state->units[unit].figures == 1 ? acies_block_hex (hex) : acies_block_hex (ACIES_NO_HEX) });
  go_on (resolver);
}

/* LVI-L50, LVI-R35 */
void
acies_lvi_read_rampage_gaps (AciesResolver   *resolver,
                             const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_stack_in_layer (state, acies_block_get_hex (acies_lvi_block (state)->rush.at), 0);

  acies_log_entry (resolver, LVI_LOG_GAPS_ROLLED, .unit = unit, .hex = state->units[unit].hex, .number = (gint16) acies_lvi_shown (state, 0));
  if (acies_lvi_shown (state, 0) <= acies_lvi_number (state, LVI_NUMBER_GAPS))
    acies_log_unit (resolver, LVI_LOG_GAPS, unit);
  else
    acies_lvi_points (resolver, unit, (guint) acies_lvi_number (state, LVI_NUMBER_RAMPAGE), LVI_CAUSE_COMBAT);
  go_on (resolver);
}
