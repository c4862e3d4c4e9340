/* leaders.c - Legio VI: leaders, their actions, risk and successors; control tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* LVI-L13 */
static gboolean
check_leader (const AciesState *state,
              AciesUnitId       leader,
              GError          **error)
{
  /* LVI-U2, LVI-L16: a wound takes an action for good. */
  int left = (int) acies_lvi_property (state, leader, LVI_ACTIONS) - (int) acies_lvi_property (state, leader, LVI_WOUNDS) - (state->units[leader].status & LVI_SPENT);

  if (state->units[leader].side != state->turn.active)
    return acies_refuse_enemy (error, "LVI-L1", state, leader);
  if (state->turn.phase != LVI_PHASE_COMMAND)
    /* Translators: the name of the present phase */
    return acies_refuse (error, "LVI-L13", _ ("Leaders act in the Command phase; this is the %s phase"), acies_procs_phase_name (state->ruleset->procs, state->turn.phase));

  return left > 0 || acies_refuse_unit (error, "LVI-L13", state, leader, "%s has no actions left", "%s have no actions left");
}

static void
spend (AciesResolver *resolver,
       AciesUnitId    leader,
       guint          how)
{
  AciesUnit value = resolver->state->units[leader];

  value.status = (guint8) ((value.status + 1) | how);
  acies_resolver_set_unit (resolver, leader, value);
  acies_step_push (resolver, LVI_STEP_ACT);
}

/* --- moves ------------------------------------------------------------------------------------- */

/* LVI-R53: a rampaging animal counts as one. */
static gboolean
has_enemy (const AciesState *state,
           AciesUnitId       leader,
           AciesHex          hex)
{
  AciesUnitId there = acies_state_unit_at (state, hex);

  return there != ACIES_NO_UNIT && (state->units[there].side != state->units[leader].side || acies_lvi_has (state, there, LVI_MARK_RAMPAGING));
}

static gboolean
check_may_ride (const AciesState *state,
                AciesUnitId       leader,
                GError          **error)
{
  AciesUnitId with = acies_stack_in_layer (state, state->units[leader].hex, 0);

  if (!check_leader (state, leader, error))
    return FALSE;
  if (state->units[leader].status & LVI_RODE)
    return acies_refuse_unit (error, "LVI-R10", state, leader, "%s has already moved this turn", "%s have already moved this turn");

  return with == ACIES_NO_UNIT || !acies_lvi_has (state, with, LVI_MARK_STEADIED) ||
         acies_refuse_unit (error, "LVI-L57", state, leader, "%s has steadied their unit and cannot move", "%s have steadied their unit and cannot move");
}

gboolean
acies_lvi_check_ride (const AciesState *state,
                      AciesUnitId       leader,
                      AciesHex          to,
                      GError          **error)
{
  AciesHexName name;

  if (!check_may_ride (state, leader, error))
    return FALSE;
  if (has_enemy (state, leader, to) || acies_stack_in_layer (state, to, LVI_LAYER_LEADERS) != ACIES_NO_UNIT)
    return acies_refuse (error, "LVI-R10", _ ("A leader may join only a friendly unit that has no leader"));
  if (!acies_state_is_passable (state, to))
    return acies_refuse (error, "LVI-R8", _ ("%s cannot be entered"), acies_hex_name (to, name));

  return acies_path_cost (state, leader, to, acies_lvi_march (state, leader), ACIES_PASSAGE_FRIENDS) > 0 || acies_refuse (error, "LVI-L13", _ ("%s is too far away"), acies_hex_name (to, name));
}

void
acies_lvi_ride (AciesResolver *resolver,
                AciesUnitId    leader,
                AciesHex       to)
{
  AciesHex from = resolver->state->units[leader].hex;

  acies_unit_set_hex (resolver, leader, to);
  acies_log_move (resolver, ACIES_LOG_MOVED, leader, from, to);
  spend (resolver, leader, LVI_RODE);
}

/* --- his unit ---------------------------------------------------------------------------------- */

/* Also what other actions of leaders for their units need. */
gboolean
acies_lvi_check_inspire (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  AciesUnitId leader = acies_stack_in_layer (state, command->hex, LVI_LAYER_LEADERS);
  AciesUnitId unit = acies_command_unit (command, state);

  if (leader == ACIES_NO_UNIT || unit == ACIES_NO_UNIT || unit == leader)
    return acies_refuse (error, "LVI-H2", _ ("There is no unit with a leader on that hex"));

  return check_leader (state, leader, error);
}

/* LVI-L57 */
gboolean
acies_lvi_check_steady (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);
  AciesUnitId leader = acies_stack_in_layer (state, command->hex, LVI_LAYER_LEADERS);

  if (!acies_lvi_check_inspire (command, state, error))
    return FALSE;
  if (state->units[leader].status & LVI_RODE)
    return acies_refuse_unit (error, "LVI-L57", state, leader, "%s has already moved this turn", "%s have already moved this turn");

  return acies_lvi_property (state, unit, LVI_DISORDER) > 0 || acies_refuse_unit (error, "LVI-L57", state, unit, "%s has no disorder to remove", "%s have no disorder to remove");
}

/* LVI-A13, LVI-R6 */
void
acies_lvi_steady (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesUnitId unit = acies_command_unit (command, resolver->state);
  guint       disorder = acies_lvi_property (resolver->state, unit, LVI_DISORDER) - 1;

  acies_unit_set_property (resolver, unit, LVI_DISORDER, disorder);
  if (disorder < acies_lvi_limit (resolver->state, unit) && !acies_lvi_is_broken (resolver->state, unit))
    acies_unit_set_mark (resolver, unit, LVI_MARK_SHAKEN, FALSE);
  acies_unit_set_mark (resolver, unit, LVI_MARK_STEADIED, TRUE);
  acies_log_unit (resolver, LVI_LOG_STEADIED, unit);
  spend (resolver, acies_stack_in_layer (resolver->state, command->hex, LVI_LAYER_LEADERS), 0);
}

/* LVI-L58: the unit stays inspired when he leaves it. How often stands where the inspired are listed, beyond the first time. */
void
acies_lvi_inspire (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  AciesUnitId unit = acies_command_unit (command, resolver->state);
  gboolean    again = acies_lvi_has (resolver->state, unit, LVI_MARK_INSPIRED);

  for (guint i = 0; i < LVI_MAX_AGAIN && again; i++)
    {
      if (acies_lvi_block (resolver->state)->again[i] == 0)
        {
          LVI_SET (resolver, again[i], (guint8) (unit + 1));
          again = FALSE;
        }
    }
  acies_unit_set_mark (resolver, unit, LVI_MARK_INSPIRED, TRUE);
  acies_log_unit (resolver, LVI_LOG_INSPIRED, unit);
  spend (resolver, acies_stack_in_layer (resolver->state, command->hex, LVI_LAYER_LEADERS), 0);
}

/* What a leader does for a unit counts in a fight of this turn: none comes if the enemy is too far to be reached. */
gboolean
acies_lvi_leader_is_idle (const AciesState   *state,
                          const AciesCommand *command)
{
  AciesUnitId unit = acies_command_unit (command, state);

  return unit == ACIES_NO_UNIT || !acies_lvi_enemy_within (state, state->units[unit].side, command->hex, (guint) acies_lvi_number (state, LVI_NUMBER_FAR));
}

void
acies_lvi_list_of_leader (const AciesState *state,
                          AciesUnitId       leader,
                          GArray           *commands)
{
  g_autoptr (GArray) rides = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
  AciesHex hex = state->units[leader].hex;

  if (check_may_ride (state, leader, NULL))
    acies_lvi_list_rides (state, leader, rides);
  for (guint i = 0; i < rides->len; i++)
    {
      AciesCommand ride = acies_command_on_unit (ACIES_COMMAND_MOVE, state, leader);

      ride.to = g_array_index (rides, AciesDestination, i).hex;
      g_array_append_val (commands, ride);
    }
  acies_lvi_add_allowed (state, acies_command_on_hex (LVI_COMMAND_STEADY, hex), commands);
  acies_lvi_add_allowed (state, acies_command_on_hex (LVI_COMMAND_INSPIRE, hex), commands);
}

/* As far as the leader could go, allowed or not. */
void
acies_lvi_list_rides (const AciesState *state,
                      AciesUnitId       leader,
                      GArray           *list)
{
  AciesReach reach;

  acies_path_reach (state, leader, (guint) acies_lvi_value (state, leader, LVI_MARCH), ACIES_PASSAGE_FRIENDS, &reach);
  for (guint i = 0; i < reach.n; i++)
    {
      AciesDestination one = { .hex = reach.hexes[i], .cost = reach.cost[i] };

      if (!reach.is_held[i] && !has_enemy (state, leader, one.hex))
        g_array_append_val (list, one);
    }
}

/* --- control tests ----------------------------------------------------------------------------- */

/* LVI-A14 */
static gboolean
is_out_of_hand (const AciesState *state,
                AciesUnitId       unit)
{
  return acies_lvi_has (state, unit, LVI_MARK_ROUTED) || acies_lvi_has (state, unit, LVI_MARK_PURSUING) || acies_lvi_has (state, unit, LVI_MARK_LOOTING);
}

/* LVI-L14, LVI-R12. @controlled: by unit: a leader is within command distance of it; other rules do not ask how far a leader is away
 * (LVI-U14). */
static gboolean
must_test (const AciesState *state,
           const gboolean   *controlled,
           AciesUnitId       unit)
{
  gboolean loose = acies_lvi_is_light (state, unit) || acies_lvi_is_beast (state, unit);

  if (!acies_lvi_is_near (state, unit) || acies_lvi_has (state, unit, LVI_MARK_ENGAGED))
    return FALSE;
  if (is_out_of_hand (state, unit))
    return TRUE;
  if (controlled[unit])
    return FALSE;
  /* LVI-R11, or for others than formed troops LVI-L14, LVI-A18: a friend that is controlled; a rampaging animal is not (LVI-R53). */
  for (AciesUnitId other = 0; other < state->n_units; other++)
    {
      guint distance;

      if (other == unit || state->units[other].side != state->units[unit].side || !acies_lvi_is_near (state, other) || !controlled[other])
        continue;
      distance = acies_hex_distance (state->units[unit].hex, state->units[other].hex);
      if (loose && distance <= (guint) acies_lvi_number (state, LVI_NUMBER_NEAR))
        return FALSE;
      if (distance == 1 && acies_lvi_is_formed (state, unit) && acies_lvi_is_formed (state, other) &&
          acies_lvi_property (state, unit, LVI_FACING) == acies_lvi_property (state, other, LVI_FACING))
        return FALSE;
    }

  return TRUE;
}

/* LVI-L15: its leader is asked after the roll, so no other unit is rolled for with it. */
static gboolean
is_swayed (const AciesState *state,
           guint             unit)
{
  return state->switches[LVI_SWITCH_SWAYS] && acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS) != ACIES_NO_UNIT;
}

/* As many as one roll has dice for, of those that have not been looked at. */
static guint
list_tests (const AciesState *state,
            AciesSide         side,
            AciesUnitId      *units)
{
  gboolean controlled[ACIES_MAX_UNITS] = { FALSE };
  guint    n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != side || !acies_lvi_is_leader (state, i))
        continue;
      for (guint j = 0; j < state->n_units; j++)
        controlled[j] |= state->units[j].place == ACIES_PLACE_BOARD &&
                         acies_hex_distance (state->units[i].hex, state->units[j].hex) <= (guint) acies_lvi_value (state, i, LVI_COMMAND);
    }
  for (AciesUnitId i = acies_lvi_block (state)->tested; i < state->n_units && n < ACIES_MAX_DICE; i++)
    {
      if (state->units[i].side != side || !must_test (state, controlled, i))
        continue;
      if (is_swayed (state, i) && n > 0)
        break;
      units[n++] = i;
      if (is_swayed (state, i))
        break;
    }

  return n;
}

void
acies_lvi_test_control (AciesResolver   *resolver,
                        const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       units[ACIES_MAX_DICE];
  guint8            dice[ACIES_MAX_DICE];
  guint             n = list_tests (state, step->side, units);

  if (n == 0)
    {
      LVI_SET (resolver, tested, 0);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      guint grade = acies_lvi_property (state, units[i], LVI_GRADE);

      /* LVI-L15 */
      dice[i] = grade == LVI_GRADE_A || (acies_lvi_is_light (state, units[i]) && grade <= LVI_GRADE_C) ? LVI_AVERAGE : LVI_D6;
    }
  acies_lvi_push_side (resolver, LVI_STEP_TESTS_READ, step->side);
  acies_resolver_ask_dice_of (resolver, step->side, n == 1 ? units[0] : ACIES_NO_UNIT, dice, n, 0);
}

/* LVI-R16: why a unit is tested, and what it needs; the same roll means something else for units that no order reaches. */
static char *
dup_reason (const AciesState *state,
            AciesUnitId       unit)
{
  int halt = acies_lvi_number (state, LVI_NUMBER_CONTROL_HALT), repeat = acies_lvi_number (state, LVI_NUMBER_CONTROL_REPEAT);

  if (acies_lvi_has (state, unit, LVI_MARK_ROUTED))
    /* Translators: why a unit is tested, and the highest roll with which it stops */
    return g_strdup_printf (_ ("routed; stops on %d or less"), repeat - 1);
  if (acies_lvi_has (state, unit, LVI_MARK_PURSUING))
    /* Translators: why a unit is tested, the lowest roll with which it continues, and the highest with which it halts */
    return g_strdup_printf (_ ("pursuing; continues on %1$d or more, halts on %2$d or less"), repeat, halt);
  if (acies_lvi_has (state, unit, LVI_MARK_LOOTING))
    /* Translators: why a unit is tested, the lowest roll with which it continues, and the highest with which it halts */
    return g_strdup_printf (_ ("looting; continues on %1$d or more, halts on %2$d or less"), repeat, halt);

  /* Translators: why a unit is tested, the highest roll with which it halts, and the lowest with which it repeats its last move */
  return g_strdup_printf (_ ("no leader nearby; halts on %1$d or less, repeats its last move on %2$d or more"), halt, repeat);
}

/* LVI-L15, LVI-R13, LVI-R16 */
static void
apply (AciesResolver *resolver,
       AciesUnitId    unit,
       int            shown)
{
  const AciesState *state = resolver->state;
  gboolean          out_of_hand = is_out_of_hand (state, unit);
  int               sum = shown + (out_of_hand || (state->units[unit].status & LVI_DID) == LVI_DID_CHARGE);
  gboolean          repeats = sum >= acies_lvi_number (state, LVI_NUMBER_CONTROL_REPEAT);
  g_autofree char  *reason = dup_reason (state, unit);

  acies_log_entry (resolver, LVI_LOG_CONTROL, .unit = unit, .hex = state->units[unit].hex, .number = (gint16) shown, .number2 = (gint16) sum,
                   .reason = g_intern_string (reason));
  if (acies_lvi_has (state, unit, LVI_MARK_ROUTED))
    {
      if (repeats)
        return;
      /* LVI-R16: a rout that stops leaves the unit shaken and unformed. */
      acies_unit_set_mark (resolver, unit, LVI_MARK_ROUTED, FALSE);
      acies_unit_set_mark (resolver, unit, LVI_MARK_SHAKEN, TRUE);
      if (!acies_lvi_is_light (state, unit) && !acies_lvi_is_beast (state, unit))
        acies_unit_set_mark (resolver, unit, LVI_MARK_UNFORMED, TRUE);
      acies_lvi_settle (resolver, unit);
      acies_log_unit (resolver, LVI_LOG_OBEYS, unit);
      return;
    }
  if (out_of_hand && repeats)
    return;
  if (out_of_hand)
    {
      acies_unit_set_mark (resolver, unit, LVI_MARK_PURSUING, FALSE);
      acies_unit_set_mark (resolver, unit, LVI_MARK_LOOTING, FALSE);
      acies_log_unit (resolver, LVI_LOG_OBEYS, unit);
    }
  if (sum <= acies_lvi_number (state, LVI_NUMBER_CONTROL_HALT))
    {
      acies_unit_set_mark (resolver, unit, LVI_MARK_HALTED, TRUE);
      acies_log_unit (resolver, LVI_LOG_HALTED, unit);
    }
  else if (repeats)
    {
      acies_unit_set_mark (resolver, unit, LVI_MARK_REPEATS, TRUE);
      acies_log_unit (resolver, LVI_LOG_REPEATS, unit);
    }
}

void
acies_lvi_read_control (AciesResolver   *resolver,
                        const AciesStep *step)
{
  AciesUnitId units[ACIES_MAX_DICE];
  guint       n = list_tests (resolver->state, step->side, units);

  acies_lvi_push_side (resolver, LVI_STEP_TESTS, step->side);
  if (is_swayed (resolver->state, units[0]))
    {
      acies_question_ask_side (resolver, LVI_ASK_SWAY, step->side, units[0], 0);
      return;
    }
  for (guint i = 0; i < n; i++)
    apply (resolver, units[i], acies_lvi_shown (resolver->state, i));
  LVI_SET (resolver, tested, (guint8) (units[n - 1] + 1));
}

gboolean
acies_lvi_check_sway (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  return (command->number >= LVI_SWAYS_DOWN && command->number <= LVI_SWAYS_UP) || acies_refuse (error, "LVI-L15", _ ("Choose 1 to subtract one, 2 to keep the roll or 3 to add one"));
}

void
acies_lvi_sway (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->decision.unit;
  int               shown = acies_lvi_shown (state, 0);

  acies_resolver_answered (resolver);
  LVI_SET (resolver, tested, (guint8) (unit + 1));
  apply (resolver, unit, shown + command->number - LVI_SWAYS_NOT);
}

/* LVI-R15, LVI-H16: a unit that faces nowhere went forward in no direction, so it stays; and one that shot may shoot again, at whom
 * its owner likes. */
void
acies_lvi_repeat_moves (AciesResolver   *resolver,
                        const AciesStep *step)
{
  const AciesState *state = resolver->state;

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      AciesHex hex = state->units[unit].hex;
      guint    did = state->units[unit].status & LVI_DID;
      gboolean free;

      if (state->units[unit].place != ACIES_PLACE_BOARD || state->units[unit].side != step->side || !acies_lvi_has (state, unit, LVI_MARK_REPEATS) ||
          did == LVI_DID_CHARGE || !acies_lvi_check_may_act (state, hex, unit, NULL))
        continue;
      free = acies_lvi_check_may_move (state, hex, unit, NULL) && acies_lvi_is_formed (state, unit);
      if (did >= 1 && did <= LVI_DID_FORWARD && free)
        acies_lvi_repeat_move (resolver, unit, did);
      else if (did == LVI_DID_BACK && free)
        acies_lvi_repeat_back (resolver, unit);
      else
        acies_unit_set_mark (resolver, unit, LVI_MARK_HALTED, TRUE);
    }
}

/* LVI-L16: in the turn after next, with one action. A successor who finds no unit waits for one. The successor is a new unit, because one
 * that is lost stays so. */
void
acies_lvi_replace_leaders (AciesResolver   *resolver,
                           const AciesStep *step)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < LVI_MAX_FALLEN; i++)
    {
      const AciesLviFallen fallen = acies_lvi_block (state)->fallen[i];
      AciesUnit            value = acies_unit_absent ();
      AciesUnitId          slot = acies_state_free_slot (state);
      guint                nearest = G_MAXUINT;

      if (fallen.type == 0 || state->turn.round < fallen.round + acies_lvi_number (state, LVI_NUMBER_SECOND))
        continue;
      /* LVI-R17: with the unit that the leader fell with, or else with the nearest; of equally near ones the first by row and column. */
      for (AciesUnitId j = 0; j < state->n_units; j++)
        {
          const AciesUnit *unit = &state->units[j];
          guint            distance;

          if (unit->side != fallen.side || !acies_lvi_is_near (state, j) || acies_stack_in_layer (state, unit->hex, LVI_LAYER_LEADERS) != ACIES_NO_UNIT)
            continue;
          distance = j + 1 == fallen.with ? 0 : 1 + acies_hex_distance (unit->hex, acies_block_get_hex (fallen.hex));
          if (distance < nearest || (distance == nearest && unit->hex < value.hex))
            {
              value.hex = unit->hex;
              nearest = distance;
            }
        }
      if (nearest == G_MAXUINT || slot == ACIES_NO_UNIT)
        continue;
      value.place = ACIES_PLACE_BOARD;
      value.type = fallen.type - 1;
      value.side = fallen.side;
      value.figures = 1;
      value.status = LVI_SECOND;
      value.properties[LVI_ACTIONS] = 1;
      acies_resolver_set_unit (resolver, slot, value);
      acies_log_unit (resolver, LVI_LOG_REPLACED, slot);
      LVI_SET (resolver, fallen[i], (AciesLviFallen) { 0 });
    }
}

/* --- what leaders risk ------------------------------------------------------------------------- */

/* LVI-L16: a second wound kills. */
void
acies_lvi_read_wound (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       leader = acies_lvi_block (state)->of_roll;
  int               shown = acies_lvi_shown (state, 0);
  gboolean          wounded = acies_lvi_property (state, leader, LVI_WOUNDS) > 0;

  acies_log_entry (resolver, LVI_LOG_DANGER, .unit = leader, .hex = state->units[leader].hex, .number = (gint16) shown);
  if (shown > MAX (acies_lvi_number (state, LVI_NUMBER_WOUNDED), acies_lvi_number (state, LVI_NUMBER_KILLED)))
    return;
  if (wounded || shown <= acies_lvi_number (state, LVI_NUMBER_KILLED))
    {
      acies_lvi_kill_leader (resolver, leader);
      return;
    }
  acies_unit_set_property (resolver, leader, LVI_WOUNDS, 1);
  acies_log_unit (resolver, LVI_LOG_WOUNDED, leader);
}

void
acies_lvi_read_risk (AciesResolver   *resolver,
                     const AciesStep *step)
{
  AciesUnitId leader = acies_lvi_block (resolver->state)->of_roll;
  int         shown = acies_lvi_shown (resolver->state, 0);

  acies_log_entry (resolver, LVI_LOG_RISK, .unit = leader, .hex = resolver->state->units[leader].hex, .number = (gint16) shown);
  if (shown <= acies_lvi_number (resolver->state, LVI_NUMBER_RISK))
    acies_lvi_ask_d6 (resolver, leader, 1, LVI_STEP_WOUND_READ);
}
