/* move.c - Rome vs Macedon: moves and the choice of targets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

#include <glib/gi18n-lib.h>

/* Which unit is meant, and may it act at all? */
gboolean
acies_rvm_check_actor (const AciesState *state,
                       AciesHex          hex,
                       GError          **error)
{
  AciesUnitId unit = acies_state_unit_at (state, hex);

  if (!acies_check_own_on (state, hex, "RVM-R4", error))
    return FALSE;

  return acies_state_unit_has_mark (state, unit, RVM_MARK_ORDERED) ||
         /* Translators: a unit */
         acies_refuse_unit (error, "RVM-R4", state, unit, "%s has not been ordered this turn", "%s have not been ordered this turn");
}

/* RVM-K24: a step back was no move, and the move may follow it. */
static gboolean
has_only_stepped (const AciesState *state,
                  AciesUnitId       unit)
{
  const AciesTurn *turn = &state->turn;

  return turn->acting == unit && acies_rvm_block (state)->stepped && turn->moved == 0 && turn->attacks == 0;
}

/* RVM-K24: whatever the card, ground that stops ends a movement. */
static gboolean
check_not_stopped (const AciesState *state,
                   AciesUnitId       unit,
                   GError          **error)
{
  AciesHex     hex = state->units[unit].hex;
  AciesHexName name;

  return !has_only_stepped (state, unit) || !acies_state_stops_at (state, hex) ||
         /* Translators: a unit, a hex, and a kind of terrain */
         acies_refuse (error, "RVM-K24", acies_agree_unit (state, unit, "%1$s on %2$s cannot move farther because of the terrain: %3$s", "%1$s on %2$s cannot move farther because of the terrain: %3$s"),
                       acies_state_unit_type (state, unit)->name, acies_hex_name (hex, name),
                       acies_state_terrain_at (state, hex)->name);
}

/* RVM-A55: may it still move, wherever to? */
gboolean
acies_rvm_check_may_move (const AciesState *state,
                          AciesUnitId       unit,
                          GError          **error)
{
  if (!acies_rvm_check_actor (state, state->units[unit].hex, error))
    return FALSE;
  if (acies_state_unit_has_mark (state, unit, RVM_MARK_ACTIVATED) && !has_only_stepped (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVM-A55", state, unit, "%s has acted this turn", "%s have acted this turn");

  return check_not_stopped (state, unit, error);
}

/* RVM-R5, RVM-R6, RVM-R8, RVM-A42: a path leads over free whole hexes only, whoever the units in
 * its way are. Why @to is out of reach: the most telling reason first. */
gboolean
acies_rvm_refuse_move (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          to,
                       guint             steps,
                       GError          **error)
{
  AciesHexName name;

  acies_hex_name (to, name);
  if (!acies_check_destination (state, unit, to, "RVM-R5", "RVM-R6", error))
    return FALSE;
  if (acies_hex_distance (state->units[unit].hex, to) > steps)
    /* Translators: a hex, a unit, and a number of hexes */
    return acies_refuse (error, "RVM-R5", g_dngettext (GETTEXT_PACKAGE, "%1$s is too far away: %2$s can march at most %3$d hex", "%1$s is too far away: %2$s can march at most %3$d hexes", steps), name, acies_state_unit_type (state, unit)->name, (int) steps);

  /* Translators: a number, and a hex */
  return acies_refuse (error, "RVM-R5", g_dngettext (GETTEXT_PACKAGE, "No path of %1$d hex leads to %2$s around units and terrain that stops movement", "No path of %1$d hexes or fewer leads to %2$s around units and terrain that stops movement", steps),
                       (int) steps, name);
}

/* The place of @unit among the units of its side, lost ones included. */
static guint
place_of (const AciesState *state,
          AciesUnitId       unit)
{
  guint place = 0;

  for (AciesUnitId i = 0; i < unit; i++)
    place += state->units[i].side == state->units[unit].side;

  return MIN (place, ACIES_MAX_UNITS - 2);
}

static AciesHex
began_at (const AciesState *state,
          AciesUnitId       unit)
{
  return acies_block_get_hex (acies_rvm_block (state)->began[place_of (state, unit)]);
}

gboolean
acies_rvm_waits_to_attack (const AciesState *state,
                           AciesUnitId       unit)
{
  return state->switches[RVM_MOVE_ALL_THEN_ATTACK] && state->units[unit].side == state->turn.active && began_at (state, unit) != ACIES_NO_HEX;
}

/* RVM-A55, where the scenario has it: @unit has acted, and may attack when others have moved. */
static void
let_wait (AciesResolver *resolver,
          AciesUnitId    unit,
          AciesHex       began,
          guint          moved)
{
  AciesUnit value = resolver->state->units[unit];

  if (!resolver->state->switches[RVM_MOVE_ALL_THEN_ATTACK] || value.place != ACIES_PLACE_BOARD || (value.status & RVM_DID_ATTACK))
    return;
  value.status |= (guint8) (MIN (moved, RVM_MOVED_MOST) << RVM_MOVED_SHIFT);
  acies_resolver_set_unit (resolver, unit, value);
  RVM_SET (resolver, began[place_of (resolver->state, unit)], acies_block_hex (began));
}

/* No unit is acting any more: the acting unit and its partner may wait. */
static void
end_activation (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       partner = acies_rvm_partner (state);

  if (state->turn.acting != ACIES_NO_UNIT)
    let_wait (resolver, state->turn.acting, state->turn.started_at, state->turn.moved);
  if (partner != ACIES_NO_UNIT)
    let_wait (resolver, partner, acies_block_get_hex (acies_rvm_block (state)->partner_at), state->turn.moved);
}

void
acies_rvm_resume_activation (AciesResolver *resolver,
                             AciesUnitId    unit)
{
  AciesUnit value = resolver->state->units[unit];
  AciesTurn turn;

  end_activation (resolver);
  turn = resolver->state->turn;
  acies_rvm_clear_acting (resolver, &turn);
  turn.acting = unit;
  turn.started_at = began_at (resolver->state, unit);
  turn.moved = (guint8) (value.status >> RVM_MOVED_SHIFT);
  acies_resolver_set_turn (resolver, turn);
  value.status &= (1u << RVM_MOVED_SHIFT) - 1;
  acies_resolver_set_unit (resolver, unit, value);
  RVM_SET (resolver, began[place_of (resolver->state, unit)], acies_block_hex (ACIES_NO_HEX));
}

void
acies_rvm_clear_acting (AciesResolver *resolver,
                        AciesTurn     *turn)
{
  acies_turn_clear_acting (turn);
  RVM_SET (resolver, stepped, FALSE);
  RVM_SET (resolver, partner, 0);
  RVM_SET (resolver, partner_at, acies_block_hex (ACIES_NO_HEX));
}

/* RVM-R9, RVM-D1, RVM-A12: from here on the unit that acted before is done, or waits to attack (RVM-A55). */
void
acies_rvm_begin_activation (AciesResolver *resolver,
                            AciesUnitId    unit)
{
  AciesTurn turn = resolver->state->turn;

  end_activation (resolver);
  acies_rvm_clear_acting (resolver, &turn);
  acies_turn_begin_acting (resolver, turn, unit);
  acies_unit_set_mark (resolver, unit, RVM_MARK_ACTIVATED, TRUE);
}

/* RVM-R5, RVM-A15 */
void
acies_rvm_move (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_state_unit_at (state, command->hex);
  guint             cost = acies_unit_move_cost (state, unit, command->to, acies_rvm_march (state, unit));

  if (!has_only_stepped (state, unit))
    acies_rvm_begin_activation (resolver, unit);
  acies_turn_set_moved (resolver, cost);
  acies_rvm_shift (resolver, unit, command->to, TRUE);
  acies_note_move (resolver, ACIES_NOTE_MOVED, unit, command->hex, command->to);
  acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
}

/* How far it can strike or shoot. */
guint
acies_rvm_reach (const AciesState *state,
                 AciesUnitId       unit)
{
  int range = MAX (acies_rvm_range (state, unit), 0);

  if (acies_state_unit_type (state, unit)->values[RVM_RANGED_ATTACK] > 0)
    return (guint) range;

  return acies_rvm_melee_attack (state, unit) > 0 ? (guint) MIN (range, 1) : 0;
}

/* Who only shoots does not do so beside it. */
guint
acies_rvm_least_reach (const AciesState *state,
                       AciesUnitId       unit)
{
  return acies_rvm_melee_attack (state, unit) > 0 ? 1 : 2;
}

/* RVM-A8, where the scenario has it. */
gboolean
acies_rvm_is_bound (const AciesState *state,
                    AciesUnitId       unit)
{
  return state->switches[RVM_ADJACENT_ENEMY_BINDS] != 0;
}

AciesHex
acies_rvm_start_of (const AciesState *state,
                    AciesUnitId       unit)
{
  if (unit == state->turn.acting)
    return state->turn.started_at;

  if (unit == acies_rvm_partner (state))
    return acies_block_get_hex (acies_rvm_block (state)->partner_at);

  return acies_rvm_waits_to_attack (state, unit) ? began_at (state, unit) : state->units[unit].hex;
}

/* RVM-R10, RVM-A14: may it attack, whomever, having moved so far? */
gboolean
acies_rvm_check_attack_after (const AciesState *state,
                              AciesUnitId       unit,
                              guint             moved,
                              GError          **error)
{
  if (acies_rvm_reach (state, unit) == 0)
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVM-R24", state, unit, "%s never attacks", "%s never attack");

  return acies_check_attack_move (state, unit, moved, acies_rvm_attack_move (state, unit), "RVM-R10", error);
}

/* RVM-A11: only ordered units. RVM-A50, RVM-A55: may it still attack, whomever? */
gboolean
acies_rvm_check_may_attack (const AciesState *state,
                            AciesUnitId       unit,
                            GError          **error)
{
  if (!acies_rvm_check_actor (state, state->units[unit].hex, error))
    return FALSE;
  if (acies_rvm_reach (state, unit) == 0 || !acies_state_unit_has_mark (state, unit, RVM_MARK_ACTIVATED))
    return acies_rvm_check_attack_after (state, unit, 0, error);
  if (acies_rvm_waits_to_attack (state, unit))
    return acies_rvm_check_attack_after (state, unit, (guint) state->units[unit].status >> RVM_MOVED_SHIFT, error);
  if (state->turn.acting != unit && acies_rvm_partner (state) != unit)
    return acies_refuse_unit (error, "RVM-A55", state, unit, "%s has acted this turn", "%s have acted this turn");
  if (state->turn.acting == unit && state->turn.attacks > 0)
    return acies_refuse_unit (error, "RVM-R10", state, unit, "%s has attacked this turn", "%s have attacked this turn");

  return acies_rvm_check_attack_after (state, unit, state->turn.moved, error);
}

gboolean
acies_rvm_check_attack (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  AciesUnitId unit = acies_state_unit_at (state, command->hex);

  return acies_rvm_check_actor (state, command->hex, error) && acies_rvm_check_may_attack (state, unit, error) &&
         acies_target_check (state, unit, command->hex, command->to, error);
}
