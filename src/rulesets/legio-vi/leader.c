/* leader.c - Legio VI: what leaders do in the Command phase, and who replaces them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* LVI-U2, LVI-L16: a wound takes one for good. */
static int
actions_left (const AciesState *state,
              AciesUnitId       leader)
{
  return (int) acies_lvi_property (state, leader, LVI_ACTIONS) - (int) acies_lvi_property (state, leader, LVI_WOUNDS) -
         (state->units[leader].status & LVI_SPENT);
}

/* LVI-L13 */
static gboolean
check_leader (const AciesState *state,
              AciesUnitId       leader,
              GError          **error)
{
  if (state->units[leader].side != state->turn.active)
    return acies_refuse_enemy (error, "LVI-L1", state, leader);
  if (state->turn.phase != LVI_PHASE_COMMAND)
    /* Translators: the name of the present phase */
    return acies_refuse (error, "LVI-L13", _ ("Leaders act in the Command phase; this is the %s phase"), acies_lvi_phase_name (state));

  return actions_left (state, leader) > 0 || acies_refuse_unit (error, "LVI-L13", state, leader, "%s has no actions left", "%s have no actions left");
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

/* --- moves ---------------------------------------------------------------------------------- */

/* LVI-R53: a mad animal is as good as one. */
static gboolean
has_enemy (const AciesState *state,
           AciesUnitId       leader,
           AciesHex          hex)
{
  AciesUnitId there = acies_state_unit_at (state, hex);

  return there != ACIES_NO_UNIT && (state->units[there].side != state->units[leader].side || acies_lvi_has (state, there, LVI_MARK_RAMPAGING));
}

/* LVI-R10 */
static void
find_reach (const AciesState *state,
            AciesUnitId       leader,
            AciesReach       *reach)
{
  acies_path_reach (state, leader, (guint) acies_lvi_value (state, leader, LVI_MARCH), ACIES_PASSAGE_FRIENDS, reach);
}

/* LVI-H2 */
static gboolean
is_taken (const AciesState *state,
          AciesHex          hex)
{
  return acies_stack_in_layer (state, hex, LVI_LAYER_LEADERS) != ACIES_NO_UNIT;
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

  return with == ACIES_NO_UNIT || !acies_state_unit_has_mark (state, with, LVI_MARK_STEADIED) ||
         acies_refuse_unit (error, "LVI-L57", state, leader, "%s has steadied their unit and cannot move", "%s have steadied their unit and cannot move");
}

gboolean
acies_lvi_check_ride (const AciesState *state,
                      AciesUnitId       leader,
                      AciesHex          to,
                      GError          **error)
{
  guint        march = (guint) acies_lvi_value (state, leader, LVI_MARCH);
  AciesHexName name;

  if (!check_may_ride (state, leader, error))
    return FALSE;
  if (has_enemy (state, leader, to) || is_taken (state, to))
    return acies_refuse (error, "LVI-R10", _ ("A leader may join only a friendly unit that has no leader"));
  if (!acies_state_is_passable (state, to))
    return acies_refuse (error, "LVI-R8", _ ("%s cannot be entered"), acies_hex_name (to, name));

  return acies_path_cost (state, leader, to, march, ACIES_PASSAGE_FRIENDS) > 0 || acies_refuse (error, "LVI-L13", _ ("%s is too far away"), acies_hex_name (to, name));
}

void
acies_lvi_ride (AciesResolver *resolver,
                AciesUnitId    leader,
                AciesHex       to)
{
  AciesHex from = resolver->state->units[leader].hex;

  acies_unit_set_hex (resolver, leader, to);
  acies_note_move (resolver, ACIES_NOTE_MOVED, leader, from, to);
  spend (resolver, leader, LVI_RODE);
}

/* --- his unit ------------------------------------------------------------------------------- */

static gboolean
check_attached (const AciesCommand *command,
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

  if (!check_attached (command, state, error))
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
  acies_note_unit (resolver, LVI_NOTE_STEADIED, unit);
  spend (resolver, acies_stack_in_layer (resolver->state, command->hex, LVI_LAYER_LEADERS), 0);
}

gboolean
acies_lvi_check_inspire (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  return check_attached (command, state, error);
}

/* LVI-L58: the unit stays inspired when he leaves it. How often stands where the inspired are listed, beyond the first time. */
void
acies_lvi_inspire (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  AciesUnitId unit = acies_command_unit (command, resolver->state);
  AciesUnitId leader = acies_stack_in_layer (resolver->state, command->hex, LVI_LAYER_LEADERS);
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
  acies_note_unit (resolver, LVI_NOTE_INSPIRED, unit);
  spend (resolver, leader, 0);
}

/* What a leader does for a unit counts in a fight of this turn: none comes if the enemy is too far to be reached. */
gboolean
acies_lvi_leader_is_idle (const AciesState   *state,
                          const AciesCommand *command)
{
  AciesUnitId unit = acies_command_unit (command, state);

  return unit == ACIES_NO_UNIT || !acies_lvi_enemy_within (state, state->units[unit].side, command->hex, (guint) acies_lvi_number (state, LVI_NUMBER_FAR));
}

/* --- lists ---------------------------------------------------------------------------------- */

static void
add_rides (const AciesState *state,
           AciesUnitId       leader,
           GArray           *commands)
{
  AciesCommand command = acies_command_on_unit (ACIES_COMMAND_MOVE, state, leader);
  AciesReach   reach;

  find_reach (state, leader, &reach);
  for (guint i = 0; i < reach.n; i++)
    {
      command.to = reach.hexes[i];
      if (!reach.is_held[i] && !has_enemy (state, leader, command.to))
        g_array_append_val (commands, command);
    }
}

void
acies_lvi_list_of_leader (const AciesState *state,
                          AciesUnitId       leader,
                          GArray           *commands)
{
  AciesHex     hex = state->units[leader].hex;
  AciesCommand steady = acies_command_on_hex (LVI_COMMAND_STEADY, hex);
  AciesCommand inspire = acies_command_on_hex (LVI_COMMAND_INSPIRE, hex);

  if (check_may_ride (state, leader, NULL))
    add_rides (state, leader, commands);
  if (acies_lvi_check_steady (&steady, state, NULL))
    g_array_append_val (commands, steady);
  if (acies_lvi_check_inspire (&inspire, state, NULL))
    g_array_append_val (commands, inspire);
}

/* As far as he could go, whether he may or not. */
void
acies_lvi_list_rides (const AciesState *state,
                      AciesUnitId       leader,
                      GArray           *list)
{
  AciesReach reach;

  find_reach (state, leader, &reach);
  for (guint i = 0; i < reach.n; i++)
    {
      AciesDestination one = { .hex = reach.hexes[i], .cost = reach.cost[i] };

      if (!reach.is_held[i] && !has_enemy (state, leader, one.hex))
        g_array_append_val (list, one);
    }
}
