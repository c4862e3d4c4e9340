/* move.c - Rome vs Carthage: activations and moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

#include <glib/gi18n-lib.h>

/* RVC-C8, RVC-C9, RVC-C12, RVC-C28: one Idle unit a turn, or those of a Mixed Order. */
static gboolean
check_activate (const AciesState *state,
                AciesUnitId       unit,
                GError          **error)
{
  const AciesTurn *turn = &state->turn;

  if (!acies_check_own_on (state, state->units[unit].hex, "RVC-C8", error))
    return FALSE;
  if (acies_rvc_has_acted (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C12", state, unit, "%s has already acted", "%s have already acted");
  if (turn->order_card != ACIES_NO_ID && !acies_state_unit_has_mark (state, unit, RVC_MARK_READY))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C9", state, unit, "%s is not among the ordered units", "%s are not among the ordered units");
  if (turn->order_card == ACIES_NO_ID && turn->acting != ACIES_NO_UNIT)
    return acies_refuse (error, "RVC-C8", _ ("Another unit has already been activated: only one unit acts per turn"));

  return TRUE;
}

/* RVC-C12: those that may still attack. */
static gboolean
is_under_way (const AciesState *state,
              AciesUnitId       unit)
{
  return acies_state_unit_has_mark (state, unit, RVC_MARK_ACTIVE) || acies_state_unit_has_mark (state, unit, RVC_MARK_MOVED);
}

/* RVC-C9: is it under way in this turn's order, and may attack later, while another acts? */
static gboolean
is_waiting (const AciesState *state,
            AciesUnitId       unit)
{
  return state->turn.order_card != ACIES_NO_ID && unit != state->turn.acting &&
         state->units[unit].side == state->turn.active && is_under_way (state, unit);
}

/* The place in the block where @unit stands, which is its number and 1 more, or a free one; -1 where there is none. */
static int
find_waiting (const AciesState *state,
              guint8            unit)
{
  for (guint i = 0; i < RVC_MAX_WAITING; i++)
    {
      if (acies_rvc_block (state)->waiting[i].unit == unit)
        return (int) i;
    }

  return -1;
}

void
acies_rvc_forget (AciesResolver *resolver,
                  AciesUnitId    unit)
{
  int i = find_waiting (resolver->state, (guint8) (unit + 1));

  if (i >= 0)
    RVC_SET (resolver, waiting[i], { 0 });
}

void
acies_rvc_wait (AciesResolver *resolver,
                AciesUnitId    unit,
                guint          moved,
                AciesHex       start)
{
  int i = find_waiting (resolver->state, (guint8) (unit + 1));

  if (i < 0)
    i = find_waiting (resolver->state, 0);
  g_return_if_fail (i >= 0);
  RVC_SET (resolver, waiting[i], { (guint8) (unit + 1), (guint8) moved, acies_block_hex (start) });
}

AciesHex
acies_rvc_start_of (const AciesState *state,
                    AciesUnitId       unit)
{
  int i;

  if (unit == state->turn.acting)
    return state->turn.started_at;
  i = is_waiting (state, unit) ? find_waiting (state, (guint8) (unit + 1)) : -1;

  return i >= 0 ? acies_block_get_hex (acies_rvc_block (state)->waiting[i].from) : state->units[unit].hex;
}

/* RVC-C13: once, and before it attacks. */
gboolean
acies_rvc_check_may_move (const AciesState *state,
                          AciesUnitId       unit,
                          GError          **error)
{
  if (unit != state->turn.acting && !is_waiting (state, unit))
    return check_activate (state, unit, error);

  return acies_state_unit_has_mark (state, unit, RVC_MARK_ACTIVE) ||
         acies_refuse_unit (error, "RVC-C13", state, unit, "%s may move only once, and not after an attack", "%s may move only once, and not after an attack");
}

gboolean
acies_rvc_check_attack_after (const AciesState *state,
                              AciesUnitId       unit,
                              guint             moved,
                              GError          **error)
{
  return acies_check_attack_move (state, unit, moved, acies_state_unit_type (state, unit)->values[RVC_ATTACK_MOVE], "RVC-C13", error);
}

/* RVC-C15, RVC-T11: who is Active or Moved. RVC-C9: another may have acted since. */
gboolean
acies_rvc_check_may_attack (const AciesState *state,
                            AciesUnitId       unit,
                            GError          **error)
{
  if (is_waiting (state, unit))
    return TRUE;
  if (unit != state->turn.acting)
    return check_activate (state, unit, error);
  if (acies_state_unit_has_mark (state, unit, RVC_MARK_MARCHED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C13", state, unit, "%s has marched and cannot attack", "%s have marched and cannot attack");

  return is_under_way (state, unit) ||
         /* Translators: a unit */
         acies_refuse_unit (error, "RVC-C27", state, unit, "%s has already attacked", "%s have already attacked");
}

/* RVC-C9, RVC-C12: a unit of an order that has not attacked may do so later. */
static void
let_acting_wait (AciesResolver *resolver)
{
  const AciesTurn *turn = &resolver->state->turn;

  if (turn->acting != ACIES_NO_UNIT && acies_state_unit_is_on_board (resolver->state, turn->acting) &&
      is_under_way (resolver->state, turn->acting))
    acies_rvc_wait (resolver, turn->acting, turn->moved, turn->started_at);
}

/* RVC-C9: it goes on as it left off. */
static void
resume (AciesResolver *resolver,
        AciesUnitId    unit,
        AciesTurn      turn)
{
  int i = find_waiting (resolver->state, (guint8) (unit + 1));

  turn.moved = i >= 0 ? acies_rvc_block (resolver->state)->waiting[i].moved : 0;
  turn.started_at = acies_rvc_start_of (resolver->state, unit);
  turn.acting = unit;
  acies_resolver_set_turn (resolver, turn);
  acies_rvc_set_mark (resolver, unit, acies_state_unit_has_mark (resolver->state, unit, RVC_MARK_ACTIVE) ? RVC_MARK_ACTIVE : RVC_MARK_MOVED);
}

/* RVC-C11, RVC-C12 */
void
acies_rvc_begin_activation (AciesResolver *resolver,
                            AciesUnitId    unit)
{
  AciesTurn turn = resolver->state->turn;

  let_acting_wait (resolver);
  acies_turn_clear_acting (&turn);
  if (is_waiting (resolver->state, unit))
    {
      resume (resolver, unit, turn);
      return;
    }
  acies_turn_begin_acting (resolver, turn, unit);
  acies_unit_set_mark (resolver, unit, RVC_MARK_RETREATED, FALSE);
  acies_rvc_set_mark (resolver, unit, RVC_MARK_ACTIVE);
}

gboolean
acies_rvc_check_mover (const AciesState *state,
                       AciesUnitId       unit,
                       GError          **error)
{
  return unit == state->decision.unit ||
         /* Translators: a unit */
         acies_refuse (error, state->decision.kind == RVC_ASK_RUN ? "RVC-K11" : "RVC-K10", _ ("Only %s may move now"),
                       acies_state_unit_type (state, state->decision.unit)->name);
}

/* The statement that says how far the unit moves now. */
static const char *
find_move_rule (const AciesState *state)
{
  switch (state->decision.kind)
    {
    case RVC_ASK_PURSUIT:
      return "RVC-K10";

    case RVC_ASK_RUN:
      return "RVC-K11";

    default:
      return "RVC-C13";
    }
}

/* Why @to is out of reach: the most telling reason first. */
gboolean
acies_rvc_refuse_move (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          to,
                       guint             steps,
                       GError          **error)
{
  const char  *type = acies_state_unit_type (state, unit)->name;
  gboolean     is_held;
  AciesHexName name;

  acies_hex_name (to, name);
  if (!acies_check_destination (state, unit, to, "RVC-C13", "RVC-C4", error))
    return FALSE;
  if (acies_hex_distance (state->units[unit].hex, to) > steps)
    return acies_refuse (error, find_move_rule (state),
                         /* Translators: a hex, a unit, and a number of hexes */
                         g_dngettext (GETTEXT_PACKAGE, "%1$s is too far away: %2$s can move at most %3$u hex", "%1$s is too far away: %2$s can move at most %3$u hexes", steps), name, type, steps);
  /* Units alone are in the way where one that passes them would get there. */
  is_held = acies_path_cost (state, unit, to, steps, ACIES_PASSAGE_UNITS) > 0;

  /* Translators: a number, and a hex */
  return acies_refuse (error, is_held ? "RVC-C4" : "RVC-C14", g_dngettext (GETTEXT_PACKAGE, "No path of %1$u hex leads to %2$s", "No path of %1$u hexes or fewer leads to %2$s", steps), steps, name);
}

/* RVC-C13, RVC-C14 */
gboolean
acies_rvc_check_move (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  if (state->decision.kind == RVC_ASK_PURSUIT)
    return acies_rvc_check_pursuit (command, state, error);
  if (state->decision.kind == RVC_ASK_RUN)
    return acies_rvc_check_run (command, state, error);

  return acies_act_check_move (command, state, error);
}

/* RVC-C13: an attack move, or a march. */
static void
move_in_turn (const AciesCommand *command,
              AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_state_unit_at (state, command->hex);
  guint             cost = acies_unit_move_cost (state, unit, command->to, acies_rvc_march (state, unit));

  if (unit != state->turn.acting)
    acies_rvc_begin_activation (resolver, unit);
  acies_turn_set_moved (resolver, cost);
  acies_unit_set_hex (resolver, unit, command->to);
  acies_rvc_set_mark (resolver, unit, acies_rvc_check_attack_after (state, unit, cost, NULL) ? RVC_MARK_MOVED : RVC_MARK_MARCHED);
  acies_note_move (resolver, ACIES_NOTE_MOVED, unit, command->hex, command->to);
  acies_step_push (resolver, RVC_STEP_CHECK_TURN);
}

void
acies_rvc_move (const AciesCommand *command,
                AciesResolver      *resolver)
{
  if (resolver->state->decision.kind == RVC_ASK_PURSUIT)
    acies_rvc_pursue (command, resolver);
  else if (resolver->state->decision.kind == RVC_ASK_RUN)
    acies_rvc_run (command, resolver);
  else
    move_in_turn (command, resolver);
}

gboolean
acies_rvc_check_pursuer (const AciesState *state,
                         AciesUnitId       unit,
                         GError          **error)
{
  return unit == state->decision.unit ||
         /* Translators: a unit */
         acies_refuse (error, "RVC-K10", acies_agree_unit (state, state->decision.unit, "Only %s, which has pursued, may attack now", "Only %s, which have pursued, may attack now"),
                       acies_state_unit_type (state, state->decision.unit)->name);
}

gboolean
acies_rvc_check_attack (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  AciesUnitId unit = acies_state_unit_at (state, command->hex);

  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "RVC-C15", command->hex);
  if (!(state->decision.kind == RVC_ASK_PURSUIT_ATTACK ? acies_rvc_check_pursuer (state, unit, error)
                                                       : acies_rvc_check_may_attack (state, unit, error)))
    return FALSE;

  return acies_target_check (state, unit, command->hex, command->to, error);
}

/* RVC-C15, where the scenario has it: in the first attack of an activation. */
gboolean
acies_rvc_is_bound (const AciesState *state,
                    AciesUnitId       unit)
{
  return state->switches[RVC_ENGAGED_BIND] && (unit != state->turn.acting || state->turn.attacks == 0);
}

/* RVC-C15: what blocks between stops an attack; in the digital game it goes round. */
gboolean
acies_rvc_is_straight (const AciesState *state)
{
  return !state->switches[RVC_PATHS_BEND];
}
