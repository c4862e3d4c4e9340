/* macedon-moves.c - Rome vs Macedon: moves, and steps that only a card allows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/macedon.h"

#include <glib/gi18n-lib.h>

/* --- units --------------------------------------------------------------------------------------- */

/* RVM-K19: Leader Charge lends to the Leader, not to those who ride with him. */
int
acies_rvm_lent_value (const AciesRuleset *ruleset,
                      AciesId             order_card,
                      AciesId             unit_type,
                      guint               value)
{
  const AciesCardType *card;

  if (order_card == ACIES_NO_ID)
    return 0;
  card = &ruleset->cards[order_card];
  if (card->effect == RVM_EFFECT_LEADER_CHARGE &&
      !acies_type_has_skill (ruleset, unit_type, RVM_SKILL_LEADERSHIP))
    return 0;

  return card->values[value];
}

gboolean
acies_rvm_is_turn_of (const AciesState *state,
                      guint             effect)
{
  return state->turn.order_card != ACIES_NO_ID && state->ruleset->cards[state->turn.order_card].effect == effect;
}

/* What this turn's order card adds for the units it ordered. */
static int
order_value (const AciesState *state,
             AciesUnitId       unit,
             guint             value)
{
  if (!acies_state_unit_has_mark (state, unit, RVM_MARK_ORDERED))
    return 0;

  return acies_rvm_lent_value (state->ruleset, state->turn.order_card, state->units[unit].type, value);
}

guint
acies_rvm_march (const AciesState *state,
                 AciesUnitId       unit)
{
  return (guint) MAX (acies_state_unit_type (state, unit)->values[LEGENDS_MARCH] + order_value (state, unit, RVM_VALUE_MARCH), 0);
}

int
acies_rvm_attack_move (const AciesState *state,
                       AciesUnitId       unit)
{
  /* RVM-K4 */
  if (order_value (state, unit, RVM_VALUE_FULL_ATTACK_MOVE))
    return (int) acies_rvm_march (state, unit);

  return acies_state_unit_type (state, unit)->values[LEGENDS_ATTACK_MOVE] +
         order_value (state, unit, RVM_VALUE_ATTACK_MOVE);
}

/* RVM-A26: a card may let attack who otherwise never does. */
int
acies_rvm_melee_attack (const AciesState *state,
                        AciesUnitId       unit)
{
  return acies_state_unit_type (state, unit)->values[LEGENDS_MELEE_ATTACK] +
         order_value (state, unit, RVM_VALUE_MELEE_ATTACK);
}

/* RVM-R7: always the whole unit. */
void
acies_rvm_shift (AciesResolver *resolver,
                 AciesUnitId    unit,
                 AciesHex       to,
                 gboolean       of_its_own)
{
  AciesUnit value = resolver->state->units[unit];
  int       lost = resolver->state->switches[RVM_PHALANX_LOST];

  value.hex = to;
  value.status |= RVM_DID_MOVE;
  /* RVM-K16: a Phalanx is lost by movement, as the scenario says. */
  if (lost == RVM_PHALANX_LOST_ANY_MOVEMENT || (of_its_own && lost == RVM_PHALANX_LOST_OWN_MOVEMENT))
    value.marks &= (guint16) ~(1u << RVM_MARK_PHALANX);
  acies_resolver_set_unit (resolver, unit, value);
}

/* --- moves --------------------------------------------------------------------------------------- */

/* Which unit is meant, and may it act at all? */
static gboolean
check_actor (const AciesState *state,
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

/* RVM-A55: may it still move, wherever to? */
gboolean
acies_rvm_check_may_move (const AciesState *state,
                          AciesUnitId       unit,
                          GError          **error)
{
  AciesHex     hex = state->units[unit].hex;
  AciesHexName name;

  if (!check_actor (state, hex, error))
    return FALSE;
  if (acies_state_unit_has_mark (state, unit, RVM_MARK_ACTIVATED) && !has_only_stepped (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVM-A55", state, unit, "%s has acted this turn", "%s have acted this turn");

  /* RVM-K24: whatever the card, ground that stops ends a movement. */
  return !has_only_stepped (state, unit) || !acies_state_stops_at (state, hex) ||
         /* Translators: a unit, a hex, and a kind of terrain */
         acies_refuse (error, "RVM-K24", acies_agree_unit (state, unit, "%1$s on %2$s cannot move farther because of the terrain: %3$s", "%1$s on %2$s cannot move farther because of the terrain: %3$s"),
                       acies_state_unit_type (state, unit)->name, acies_hex_name (hex, name),
                       acies_state_terrain_at (state, hex)->name);
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

AciesUnitId
acies_rvm_partner (const AciesState *state)
{
  guint8 partner = acies_rvm_block (state)->partner;

  return partner > 0 ? (AciesUnitId) (partner - 1) : ACIES_NO_UNIT;
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
acies_rvm_clear_acting (AciesResolver *resolver,
                        AciesTurn     *turn)
{
  acies_turn_clear_acting (turn);
  RVM_SET (resolver, stepped, FALSE);
  RVM_SET (resolver, partner, 0);
  RVM_SET (resolver, partner_at, acies_block_hex (ACIES_NO_HEX));
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
  acies_log_move (resolver, ACIES_LOG_MOVED, unit, command->hex, command->to);
  acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
}

/* How far it can strike or shoot. */
static guint
reach_of (const AciesState *state,
          AciesUnitId       unit)
{
  const gint8 *values = acies_state_unit_type (state, unit)->values;
  int          range = MAX (values[LEGENDS_RANGE] + order_value (state, unit, RVM_VALUE_RANGE), 0);

  if (values[LEGENDS_RANGED_ATTACK] > 0)
    return (guint) range;

  return acies_rvm_melee_attack (state, unit) > 0 ? (guint) MIN (range, 1) : 0;
}

/* Units that only shoot do not do so beside them. */
guint
acies_rvm_range (const AciesState *state,
                 AciesUnitId       unit,
                 guint            *least)
{
  *least = acies_rvm_melee_attack (state, unit) > 0 ? 1 : 2;

  return reach_of (state, unit);
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
  if (reach_of (state, unit) == 0)
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
  if (!check_actor (state, state->units[unit].hex, error))
    return FALSE;
  if (reach_of (state, unit) == 0 || !acies_state_unit_has_mark (state, unit, RVM_MARK_ACTIVATED))
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

  return check_actor (state, command->hex, error) && acies_rvm_check_may_attack (state, unit, error) &&
         acies_target_check (state, unit, command->hex, command->to, error);
}

/* --- swaps and steps back ------------------------------------------------------------------------ */

/* RVM-K7: with Formation two neighbours change places. From then on the one
 * acts as turn.acting and the other as its partner: either may attack first.
 * RVM-K24: with Feint Retreat a unit steps back before its move. */

const AciesVerb acies_rvm_swap_verb = {
  .name = "swap",
  .shape = ACIES_VERB_FROM_TO,
  .weight = 8,
  .help = N_ ("swap two adjacent units"),
  .hint = { N_ ("Swap %1$s and %2$s") },
  /* Translators: a step of the history: two hexes */
  .step = N_ ("Swap %1$s and %2$s"),
  .prompt = {
      N_ ("Choose an adjacent unit for %s to swap with"),
      N_ ("Choose a hex for %s to move to, or an adjacent unit to swap with"),
      N_ ("Choose an enemy for %s to attack, or an adjacent unit to swap with"),
      N_ ("Choose a hex for %s to move to, an enemy to attack, or an adjacent unit to swap with"),
  },
};

const AciesVerb acies_rvm_step_verb = {
  .name = "step",
  .shape = ACIES_VERB_FROM_TO,
  .weight = 8,
  .help = N_ ("let a unit step back before it moves"),
  /* Translators: a unit, and a hex */
  .hint = { ACIES_FORMS ("Let %1$s step back to %2$s before its move", "Let %1$s step back to %2$s before their move") },
  /* Translators: a step of the history: from one hex to another */
  .step = N_ ("Step Back from %1$s to %2$s"),
  .prompt = {
      N_ ("Choose a hex for %s to step back to"),
      N_ ("Choose a hex for %s to move to, or a dashed hex to step back to first"),
      N_ ("Choose an enemy for %s to attack, or a hex to step back to first"),
      N_ ("Choose a hex for %s to move to, an enemy to attack, or a dashed hex to step back to first"),
  },
};

gboolean
acies_rvm_check_swap (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  const AciesHex ends[] = { command->hex, command->to };
  AciesHexName   hex;
  AciesHexName   to;

  if (!acies_rvm_is_turn_of (state, RVM_EFFECT_FORMATION))
    return acies_refuse (error, "RVM-K7", _ ("This turn’s order card does not let units swap"));
  if (!check_actor (state, command->hex, error) || !check_actor (state, command->to, error))
    return FALSE;
  if (!acies_hex_is_adjacent (command->hex, command->to))
    /* Translators: two hexes */
    return acies_refuse (error, "RVM-K7", _ ("Only adjacent units can swap; %1$s and %2$s are not adjacent"),
                         acies_hex_name (command->hex, hex), acies_hex_name (command->to, to));
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      AciesUnitId unit = acies_state_unit_at (state, ends[i]);

      if (acies_state_unit_has_mark (state, unit, RVM_MARK_ACTIVATED))
        return acies_refuse_unit (error, "RVM-K7", state, unit, "%s has acted this turn and cannot swap",
                                  "%s have acted this turn and cannot swap");
      if (!acies_check_passable (state, ends[1 - i], NULL, error))
        return FALSE;
    }
  return TRUE;
}

/* RVM-K7: the move of both, of one hex. */
void
acies_rvm_swap (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesUnitId one = acies_state_unit_at (resolver->state, command->hex);
  AciesUnitId other = acies_state_unit_at (resolver->state, command->to);

  acies_rvm_begin_activation (resolver, one);
  acies_unit_set_mark (resolver, other, RVM_MARK_ACTIVATED, TRUE);
  acies_turn_set_moved (resolver, 1);
  RVM_SET (resolver, partner, (guint8) (other + 1));
  RVM_SET (resolver, partner_at, acies_block_hex (command->to));
  acies_rvm_shift (resolver, one, command->to, TRUE);
  acies_rvm_shift (resolver, other, command->hex, TRUE);
  acies_log_entry (resolver, RVM_LOG_SWAPPED, .unit = one, .other = other, .hex = command->hex, .to = command->to);
  acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
}

void
acies_rvm_pass_to_partner (AciesResolver *resolver)
{
  AciesTurn before = resolver->state->turn;
  AciesTurn turn = before;
  gboolean  is_done = before.attacks > 0;

  turn.acting = acies_rvm_partner (resolver->state);
  turn.started_at = acies_block_get_hex (acies_rvm_block (resolver->state)->partner_at);
  turn.attacks = 0;
  acies_resolver_set_turn (resolver, turn);
  RVM_SET (resolver, partner, is_done ? 0 : (guint8) (before.acting + 1));
  RVM_SET (resolver, partner_at, acies_block_hex (is_done ? ACIES_NO_HEX : before.started_at));
}

gboolean
acies_rvm_check_step (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId unit;

  if (!acies_rvm_is_turn_of (state, RVM_EFFECT_FEINT_RETREAT))
    return acies_refuse (error, "RVM-K24", _ ("This turn’s order card does not let units step back"));
  if (!check_actor (state, command->hex, error))
    return FALSE;
  unit = acies_state_unit_at (state, command->hex);
  if (acies_state_unit_has_mark (state, unit, RVM_MARK_ACTIVATED))
    return acies_refuse_unit (error, "RVM-K24", state, unit, "%s has acted this turn and can no longer step back",
                              "%s have acted this turn and can no longer step back");

  return acies_rvm_check_rear (state, unit, command->to, "RVM-K24", error);
}

/* RVM-K24: no move, so it may still make one. Enemies that have followed the feint have broken ranks. */
void
acies_rvm_step (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_state_unit_at (state, command->hex);
  AciesUnitId       enemies[ACIES_MAX_UNITS];
  guint             n;

  acies_rvm_begin_activation (resolver, unit);
  RVM_SET (resolver, stepped, TRUE);
  acies_rvm_shift (resolver, unit, command->to, TRUE);
  acies_log_move (resolver, RVM_LOG_STEPPED, unit, command->hex, command->to);
  n = acies_units_list_enemies (state, state->turn.active, enemies);
  for (guint i = 0; i < n; i++)
    {
      if (!acies_hex_is_adjacent (state->units[enemies[i]].hex, command->hex) ||
          !acies_state_unit_has_mark (state, enemies[i], RVM_MARK_PHALANX))
        continue;
      acies_unit_set_mark (resolver, enemies[i], RVM_MARK_PHALANX, FALSE);
      acies_log_entry (resolver, RVM_LOG_MARK_LOST, .unit = enemies[i], .hex = state->units[enemies[i]].hex,
                       .number = RVM_MARK_PHALANX);
    }
  acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
}

/* A step back stands before a move to the same hex: it leaves more. */
void
acies_rvm_list_moves (const AciesState *state,
                      GArray           *commands)
{
  gboolean drills = acies_rvm_is_turn_of (state, RVM_EFFECT_FORMATION) || acies_rvm_is_turn_of (state, RVM_EFFECT_FEINT_RETREAT);

  for (guint i = 0; drills && i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != state->turn.active)
        continue;
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex     hex = state->units[i].hex;
          AciesHex     to = acies_board_neighbour (state->board, hex, d);
          AciesCommand swap = acies_command_on_hexes (RVM_COMMAND_SWAP, hex, to);
          AciesCommand step = acies_command_on_hexes (RVM_COMMAND_STEP, hex, to);

          if (to == ACIES_NO_HEX)
            continue;
          if (acies_rvm_check_swap (&swap, state, NULL))
            g_array_append_val (commands, swap);
          if (acies_rvm_check_step (&step, state, NULL))
            g_array_append_val (commands, step);
        }
    }
  acies_act_list (state, commands);
}
