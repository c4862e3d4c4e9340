/* macedon-phases.c - Rome vs Macedon: the course of a turn, and order cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/macedon.h"

#include <glib/gi18n-lib.h>

/* --- orders -------------------------------------------------------------------------------------- */

/* Whether the side to act holds @card, and it can be its order. */
static gboolean
can_play (const AciesState *state,
          AciesId           card)
{
  const AciesCardType *type = &state->ruleset->cards[card];

  return state->cards[state->turn.active][ACIES_ZONE_HAND][card] > 0 && acies_card_is_order (type);
}

/* RVM-A32, RVM-A44: each moment belongs to one side, and is asked by public facts. */
gboolean
acies_rvm_check_play (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  const AciesCardType *card = &state->ruleset->cards[command->id];

  if (state->decision.kind != RVM_ASK_PLAY)
    return acies_card_moments_check (command, state, error);
  if (command->hex != ACIES_NO_HEX)
    return acies_refuse (error, "RVM-R4", _ ("Order cards are played without naming a hex"));
  return acies_check_holds (state, state->decision.side, command->id, "RVM-R4", error) &&
         (acies_card_is_order (card) ||
          /* Translators: a card */
          acies_refuse (error, "RVM-R4", _ ("%s is not an order card; play an order card now"), card->name));
}

/* RVM-R4, RVM-R23: face up on the own discard pile. */
void
acies_rvm_play (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesTurn turn = resolver->state->turn;

  if (resolver->state->decision.kind != RVM_ASK_PLAY)
    {
      acies_card_moments_play (command, resolver);
      return;
    }
  acies_resolver_move_cards (resolver, turn.active, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DISCARD);
  turn.order_card = command->id;
  acies_resolver_set_turn (resolver, turn);
  acies_log_card (resolver, turn.active, command->id, ACIES_NO_UNIT);
  acies_resolver_answered (resolver);
  acies_step_push (resolver, RVM_STEP_ORDER_UNITS);
}

/* RVM-A13: a side that holds an order card must play one; every other moment may be passed. */
gboolean
acies_rvm_check_pass (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  if (state->decision.kind != RVM_ASK_PLAY)
    return TRUE;
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (can_play (state, (AciesId) i))
        /* Translators: a side, and a card */
        return acies_refuse (error, "RVM-A13", _ ("%1$s holds %2$s and must play an order card"),
                             state->ruleset->sides[state->decision.side].name, state->ruleset->cards[i].name);
    }
  return TRUE;
}

void
acies_rvm_pass (const AciesCommand *command,
                AciesResolver      *resolver)
{
  guint8 decision = resolver->state->decision.kind;

  acies_resolver_answered (resolver);
  if (decision == RVM_ASK_PLAY)
    acies_log_side (resolver, RVM_LOG_NO_ORDER_CARD, resolver->state->turn.active);
}

static const AciesCardType *
order_card (const AciesState *state)
{
  return &state->ruleset->cards[state->turn.order_card];
}

/* RVM-K23: on the ground the card names, or beside it. */
static gboolean
is_on_its_ground (const AciesState *state,
                  AciesHex          hex)
{
  AciesId terrain = order_card (state)->terrain;

  if (terrain == ACIES_NO_ID || state->board->terrain[hex] == terrain)
    return TRUE;
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex beside = acies_board_neighbour (state->board, hex, d);

      if (beside != ACIES_NO_HEX && state->board->terrain[beside] == terrain)
        return TRUE;
    }

  return FALSE;
}

/* A unit of the active side on the board that this card may order and has not. */
static gboolean
is_candidate (const AciesState *state,
              AciesUnitId       unit)
{
  return state->units[unit].place == ACIES_PLACE_BOARD && state->units[unit].side == state->turn.active &&
         ((order_card (state)->unit_types >> state->units[unit].type) & 1) &&
         !acies_state_unit_has_mark (state, unit, RVM_MARK_ORDERED) && is_on_its_ground (state, state->units[unit].hex);
}

/* Of a group with a cap, only units beside its middle. */
static gboolean
is_in_group (const AciesState *state,
             AciesUnitId       unit)
{
  return state->decision.hex == ACIES_NO_HEX ||
         acies_hex_is_adjacent (state->decision.hex, state->units[unit].hex);
}

static void
order_unit (AciesResolver *resolver,
            AciesUnitId    unit)
{
  acies_unit_set_mark (resolver, unit, RVM_MARK_ORDERED, TRUE);
  acies_log_unit (resolver, ACIES_LOG_ORDERED, unit);
}

/* Everyone the card may order who stands within @radius hexes of @centre; all without one. */
static void
order_all (AciesResolver *resolver,
           AciesHex       centre,
           guint          radius)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (is_candidate (state, (AciesUnitId) i) &&
          (centre == ACIES_NO_HEX || acies_hex_distance (centre, state->units[i].hex) <= radius))
        order_unit (resolver, (AciesUnitId) i);
    }
}

/* RVM-K6: the Leader and everyone beside him; RVM-K19: himself, whomever else
 * the card may order. */
static void
order_leaders (AciesResolver *resolver,
               gboolean       alone)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != state->turn.active || !acies_unit_has_skill (state, (AciesUnitId) i, RVM_SKILL_LEADERSHIP))
        continue;
      if (alone)
        order_unit (resolver, (AciesUnitId) i);
      else
        order_all (resolver, state->units[i].hex, 1);
    }
}

/* Asks for up to @count units; RVM-A54: for none when there is none. */
static void
ask (AciesResolver *resolver,
     guint          count,
     AciesHex       centre)
{
  const AciesState *state = resolver->state;
  guint             n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    n += is_candidate (state, i) && (centre == ACIES_NO_HEX || acies_hex_is_adjacent (centre, state->units[i].hex));
  if (MIN (count, n) > 0)
    acies_question_ask_for (resolver, RVM_ASK_ORDER, state->turn.order_card, MIN (count, n), centre);
}

/* RVM-K20: every unit of the reserve that finds an empty entry hex, in the
 * sequence and to the hexes its owner chooses; the others never come. */

static void
bring_in (AciesResolver *resolver,
          AciesId        type,
          AciesHex       hex)
{
  order_unit (resolver, acies_reserve_enter (resolver, resolver->state->turn.active, type, hex));
}

/* RVM-K20. TRUE: its owner is asked; then order the rest once that is answered. */
static gboolean
bring_in_reserve (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  g_autoptr (GArray) ways = acies_commands_new ();

  acies_reserve_list (state, state->turn.active, ways);
  /* What is no choice is not asked. */
  while (ways->len == 1)
    {
      AciesCommand only = g_array_index (ways, AciesCommand, 0);

      bring_in (resolver, only.id, only.hex);
      g_array_set_size (ways, 0);
      acies_reserve_list (state, state->turn.active, ways);
    }
  if (ways->len > 0)
    {
      acies_question_ask_for (resolver, RVM_ASK_ENTER, state->turn.order_card, 0, ACIES_NO_HEX);
      return TRUE;
    }
  /* The others do not come with a second card either. */
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (!acies_reserve_is_waiting (state, state->turn.active, i))
        continue;
      ACIES_UNIT_SET (resolver, i, status, state->units[i].status | RVM_STAYS_OUT);
      acies_log_unit (resolver, RVM_LOG_STAYS_OUT, i);
    }

  return FALSE;
}

static void
order_units (AciesResolver *resolver)
{
  const AciesCardType *card = order_card (resolver->state);
  guint                limit = (guint) MAX (card->values[RVM_VALUE_LIMIT], 0);
  AciesHex             camp = resolver->state->sides[resolver->state->turn.active].camp;

  switch (card->effect)
    {
    /* RVM-K18, RVM-K22, RVM-K23: what else they bring counts in combat */
    case RVM_EFFECT_BEHEADING:
    case RVM_EFFECT_UNKNOWN_TRIBUNE:
    case RVM_EFFECT_DOWNHILL_MOMENTUM:
    /* RVM-K7, RVM-K24: what they may do is in macedon-moves.c */
    case RVM_EFFECT_FORMATION:
    case RVM_EFFECT_FEINT_RETREAT:
    case RVM_EFFECT_PICK:
      ask (resolver, limit, ACIES_NO_HEX);
      break;

    case RVM_EFFECT_SECRET_PATH:
      if (!bring_in_reserve (resolver))
        ask (resolver, limit, ACIES_NO_HEX);
      break;

    case RVM_EFFECT_LEADER_CHARGE:
      order_leaders (resolver, TRUE);
      ask (resolver, limit, ACIES_NO_HEX);
      break;

    case RVM_EFFECT_LINE:
    case RVM_EFFECT_GROUP:
      ask (resolver, 1, ACIES_NO_HEX);
      break;

    case RVM_EFFECT_ALL:
      order_all (resolver, ACIES_NO_HEX, 0);
      break;

    case RVM_EFFECT_LEADER:
      order_leaders (resolver, FALSE);
      break;

    case RVM_EFFECT_SAVE_THE_CAMP:
      /* RVM-K21: no unit without a camp. */
      if (camp != ACIES_NO_HEX)
        order_all (resolver, camp, (guint) MAX (card->values[RVM_VALUE_RADIUS], 0));
      break;

    /* An order of somebody's own data may carry the effect of an ability. */
    default:
      break;
    }
}

static gboolean
check_candidate (const AciesState *state,
                 AciesHex          hex,
                 GError          **error)
{
  AciesUnitId          unit = acies_state_unit_at (state, hex);
  const AciesCardType *card = order_card (state);
  AciesHexName         name;

  acies_hex_name (hex, name);
  if (unit == ACIES_NO_UNIT)
    return acies_refuse (error, "RVM-R4", _ ("There is no unit on %s to order"), name);
  if (state->units[unit].side != state->turn.active)
    return acies_refuse_enemy (error, "RVM-R4", state, unit);
  if (acies_state_unit_has_mark (state, unit, RVM_MARK_ORDERED))
    return acies_refuse_unit (error, "RVM-R4", state, unit, "%s is already ordered", "%s are already ordered");
  if (!is_on_its_ground (state, hex))
    /* Translators: a unit, its hex, a card, and a kind of terrain */
    return acies_refuse (error, card->rule, acies_agree_unit (state, unit, "%1$s on %2$s is not on or beside the terrain that %3$s requires: %4$s", "%1$s on %2$s are not on or beside the terrain that %3$s requires: %4$s"),
                         acies_state_unit_type (state, unit)->name, name, card->name,
                         state->ruleset->terrains[card->terrain].name);
  if (!is_candidate (state, unit))
    /* Translators: a card, and a unit */
    return acies_refuse (error, card->rule, _ ("%1$s cannot order %2$s"), card->name,
                         acies_state_unit_type (state, unit)->name);
  if (!is_in_group (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVM-K2", state, unit, "%s is not beside the unit at the centre of the group",
                              "%s are not beside the unit at the centre of the group");

  return TRUE;
}

/* The direction from @from in which @to lies straight ahead, or N_DIRECTIONS. */
static guint
find_direction (const AciesState *state,
                AciesHex          from,
                AciesHex          to)
{
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      for (AciesHex hex = from; hex != ACIES_NO_HEX; hex = acies_board_neighbour (state->board, hex, d))
        {
          if (hex == to)
            return d;
        }
    }

  return ACIES_N_DIRECTIONS;
}

/* RVM-K1: a row is neighbouring friends without a gap. */
gboolean
acies_rvm_check_order (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  int          cap = state->switches[RVM_LINE_ORDER_CAP];
  AciesHex     hex = command->hex;
  guint        direction;
  AciesHexName name;

  if (command->hex == ACIES_NO_HEX)
    return acies_refuse (error, "RVM-R4", _ ("Name the unit to order"));
  if (!check_candidate (state, command->hex, error))
    return FALSE;
  if (command->to == ACIES_NO_HEX)
    return TRUE;
  if (order_card (state)->effect != RVM_EFFECT_LINE)
    return acies_refuse (error, "RVM-R4", _ ("%s orders one unit at a time: name only one hex"), order_card (state)->name);
  if (command->to == command->hex)
    return acies_refuse (error, "RVM-K1", _ ("To order a single unit, name it once"));
  direction = find_direction (state, command->hex, command->to);
  if (direction == ACIES_N_DIRECTIONS)
    return acies_refuse (error, "RVM-K1", _ ("The row is not straight: choose two ends on a straight line"));
  if (cap > 0 && acies_hex_distance (command->hex, command->to) + 1 > (guint) cap)
    /* Translators: the most units in a row, and how many this row has */
    return acies_refuse (error, "RVM-K1", g_dngettext (GETTEXT_PACKAGE, "In this battle a row may have at most %1$d unit; this one has %2$u", "In this battle a row may have at most %1$d units; this one has %2$u", (gulong) cap), cap,
                         acies_hex_distance (command->hex, command->to) + 1);
  do
    {
      AciesUnitId unit;

      hex = acies_board_neighbour (state->board, hex, direction);
      unit = acies_state_unit_at (state, hex);
      if (unit == ACIES_NO_UNIT || state->units[unit].side != state->turn.active)
        /* Translators: a hex or a square */
        return acies_refuse (error, "RVM-K1", _ ("The row is broken: there is no friendly unit on %s"), acies_hex_name (hex, name));
      if (!check_candidate (state, hex, error))
        return FALSE;
    }
  while (hex != command->to);
  return TRUE;
}

void
acies_rvm_order (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesDecision     decision = state->decision;
  guint8            effect = order_card (state)->effect;
  int               cap = state->switches[RVM_GROUP_ORDER_CAP];
  AciesHex          hex = command->hex;

  acies_resolver_answered (resolver);
  /* RVM-K2: the middle, then every unit beside it, or as many as the cap allows. */
  if (effect == RVM_EFFECT_GROUP && decision.hex == ACIES_NO_HEX && cap == 0)
    {
      order_all (resolver, hex, 1);
      return;
    }
  order_unit (resolver, acies_state_unit_at (state, hex));
  if (effect == RVM_EFFECT_LINE)
    {
      guint direction = command->to == ACIES_NO_HEX ? 0 : find_direction (state, hex, command->to);

      while (command->to != ACIES_NO_HEX && hex != command->to)
        {
          hex = acies_board_neighbour (state->board, hex, direction);
          order_unit (resolver, acies_state_unit_at (state, hex));
        }
    }
  else if (effect == RVM_EFFECT_GROUP && decision.hex == ACIES_NO_HEX)
    ask (resolver, (guint) cap - 1, hex);
  else
    ask (resolver, decision.count - 1u, decision.hex);
}

void
acies_rvm_list_plays (const AciesState *state,
                      GArray           *commands)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_PLAY, (AciesId) i);

      if (can_play (state, (AciesId) i))
        g_array_append_val (commands, command);
    }
}

void
acies_rvm_list_orders (const AciesState *state,
                       GArray           *commands)
{
  gboolean lines = order_card (state)->effect == RVM_EFFECT_LINE;
  guint    cap = (guint) state->switches[RVM_LINE_ORDER_CAP];

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesHex     from = state->units[i].hex;
      AciesCommand single = acies_command_on_hex (ACIES_COMMAND_ORDER, from);

      if (!is_candidate (state, (AciesUnitId) i) || !is_in_group (state, (AciesUnitId) i))
        continue;
      g_array_append_val (commands, single);
      for (guint d = 0; lines && d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex to = acies_board_neighbour (state->board, from, d);

          for (guint length = 2; to != ACIES_NO_HEX && (cap == 0 || length <= cap); length++)
            {
              AciesUnitId  unit = acies_state_unit_at (state, to);
              AciesCommand row = acies_command_on_hexes (ACIES_COMMAND_ORDER, from, to);

              if (unit == ACIES_NO_UNIT || !is_candidate (state, unit))
                break;
              g_array_append_val (commands, row);
              to = acies_board_neighbour (state->board, to, d);
            }
        }
    }
}

/* --- the reserve --------------------------------------------------------------------------------- */

void
acies_rvm_enter (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  bring_in (resolver, command->id, command->hex);
  acies_step_push (resolver, RVM_STEP_ORDER_UNITS);
}

/* --- turns and rounds ---------------------------------------------------------------------------- */

/* RVM-R2: the scenario is the set-up; the game begins with the first turn. */
void
acies_rvm_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  acies_game_begin (resolver);
  acies_log_round (resolver);
  acies_step_push (resolver, RVM_STEP_BEGIN_TURN);
}

/* RVM-R4, RVM-A13: a side that holds an order card must play one. It is asked
 * wherever it could hold one, so that the question tells nothing (RVM-A32). */
static void
begin_turn (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;
  gboolean          may_hold_order = FALSE;

  turn.phase = RVM_PHASE_ORDER;
  turn.order_card = ACIES_NO_ID;
  acies_rvm_clear_acting (resolver, &turn);
  acies_resolver_set_turn (resolver, turn);
  acies_log_side (resolver, ACIES_LOG_TURN, turn.active);

  acies_step_push (resolver, RVM_STEP_BEGIN_MOVES);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    may_hold_order |= acies_card_is_order (&state->ruleset->cards[i]) && acies_state_may_hold (state, turn.active, (AciesId) i);
  if (may_hold_order)
    acies_question_ask (resolver, RVM_ASK_PLAY);
  else
    acies_log_side (resolver, RVM_LOG_NO_ORDER_CARD, turn.active);
}

void
acies_rvm_end_moves (AciesResolver *resolver)
{
  acies_log_side (resolver, RVM_LOG_MOVES_END, resolver->state->turn.active);
  acies_step_push_all (resolver, RVM_STEP_FORM_MOMENT, RVM_STEP_END_TURN);
}

/* Ends the moves when no unit is left to act. */
static void
check_moves (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (!acies_state_unit_is_on_board (state, i) || !acies_state_unit_has_mark (state, i, RVM_MARK_ORDERED))
        continue;
      if (i == state->turn.acting || i == acies_rvm_partner (state) || acies_rvm_waits_to_attack (state, i)
              ? acies_unit_may_act (state, i)
              : !acies_state_unit_has_mark (state, i, RVM_MARK_ACTIVATED))
        return;
    }
  acies_rvm_end_moves (resolver);
}

/* RVM-A63: no turn follows in which a hand could be used. */
static gboolean
is_last_turn (const AciesState *state)
{
  return state->turn.round >= state->setup.end_round && state->turn.active != state->setup.first;
}

/* RVM-R3, RVM-R20: the turn passes; with the second side's the round is over. */
static void
end_turn (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn;

  if (!is_last_turn (state))
    acies_log_side (resolver, ACIES_LOG_HAND_SET, state->turn.active);
  for (guint i = 0; i < G_N_ELEMENTS (((AciesRvmBlock *) NULL)->began); i++)
    RVM_SET (resolver, began[i], acies_block_hex (ACIES_NO_HEX));
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnit unit = state->units[i];

      if (unit.place != ACIES_PLACE_BOARD)
        continue;
      unit.marks &= (guint16) ~(1u << RVM_MARK_ORDERED | 1u << RVM_MARK_ACTIVATED);
      unit.status &= (guint8) RVM_STAYS_OUT;
      acies_resolver_set_unit (resolver, (AciesUnitId) i, unit);
    }
  turn = state->turn;
  turn.order_card = ACIES_NO_ID;
  acies_rvm_clear_acting (resolver, &turn);
  turn.phase = RVM_PHASE_ORDER;
  turn.active = acies_ruleset_enemy_of (state->ruleset, turn.active);
  acies_resolver_set_turn (resolver, turn);
  acies_step_push (resolver, turn.active == state->setup.first ? RVM_STEP_END_ROUND : RVM_STEP_BEGIN_TURN);
}

/* RVM-R22, RVM-A36: figures on the board decide, the reserve's do not (RVM-A57). */
static void
compare_figures (AciesResolver *resolver)
{
  int lead = (int) acies_state_count_figures (resolver->state, 0) - (int) acies_state_count_figures (resolver->state, 1);

  if (!acies_game_end_by (resolver, RVM_END_MORE_FIGURES, lead))
    acies_game_end (resolver, RVM_END_DRAW, ACIES_NO_SIDE);
}

/* RVM-R22, RVM-A38. TRUE: the game is over. RVM-A56: nothing but morale ends it early. */
static gboolean
check_morale (AciesResolver *resolver)
{
  const AciesSideNumbers *sides = resolver->state->sides;

  if (sides[0].morale > 0 && sides[1].morale > 0)
    return FALSE;
  /* RVM-A48 */
  if (sides[0].morale == 0 && sides[1].morale == 0)
    compare_figures (resolver);
  else
    acies_game_end (resolver, RVM_END_MORALE_ZERO, sides[0].morale > 0 ? 0 : 1);

  return TRUE;
}

/* RVM-A1, RVM-A46: a loser gives what he has, never below zero. */
gboolean
acies_rvm_take_morale (AciesResolver *resolver,
                       AciesSide      loser,
                       int            n,
                       gboolean       given)
{
  acies_morale_take (resolver, loser, n, given);

  return check_morale (resolver);
}

/* RVM-R27, RVM-A2, RVM-A3, RVM-A48: both camps together, then the check for zero. */
static gboolean
check_camps (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  int               losses[2];

  for (AciesSide side = 0; side < 2; side++)
    {
      AciesUnitId unit = acies_state_unit_at (state, state->sides[side].camp);
      gboolean    is_held = unit != ACIES_NO_UNIT && state->units[unit].side != side;

      losses[side] = is_held ? MIN (state->switches[RVM_CAMP_LOSS], state->sides[side].morale) : 0;
    }
  for (AciesSide side = 0; side < 2; side++)
    {
      if (losses[side] == 0)
        continue;
      acies_log_entry (resolver, RVM_LOG_CAMP, .side = side, .hex = state->sides[side].camp);
      acies_morale_take (resolver, side, losses[side], state->switches[RVM_CAMP_LOSS_GIVEN]);
    }

  return check_morale (resolver);
}

void
acies_rvm_judge (AciesResolver *resolver,
                 gboolean       is_over)
{
  int lead = resolver->state->sides[0].morale - resolver->state->sides[1].morale;

  if (!check_morale (resolver) && is_over && !acies_game_end_by (resolver, RVM_END_MORE_MORALE, lead))
    compare_figures (resolver);
}

/* RVM-R21, RVM-R22, RVM-A35, RVM-A49 */
static void
end_round (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  if (check_camps (resolver))
    return;
  if (state->turn.round >= state->setup.end_round)
    {
      acies_rvm_judge (resolver, TRUE);
      return;
    }

  acies_turn_next_round (resolver);
  acies_log_round (resolver);
  acies_step_push (resolver, RVM_STEP_BEGIN_TURN);
}

/* One step: of a turn, or of an attack. */
void
acies_rvm_run (AciesResolver   *resolver,
               const AciesStep *step)
{
  const AciesState *state = resolver->state;

  switch (step->kind)
    {
    case RVM_STEP_BEGIN_TURN:
      begin_turn (resolver);
      break;
    case RVM_STEP_ORDER_UNITS:
      order_units (resolver);
      break;
    /* RVM-R3 */
    case RVM_STEP_BEGIN_MOVES:
      acies_turn_set_phase (resolver, RVM_PHASE_MOVE);
      acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
      break;
    case RVM_STEP_CHECK_MOVES:
      check_moves (resolver);
      break;
    /* RVM-R20 */
    case RVM_STEP_PUT_BACK:
    case RVM_STEP_TAKE:
      if (!is_last_turn (state))
        acies_hand_ask (resolver, acies_legends (state)->steps[step->kind].moment, state->turn.active);
      break;
    case RVM_STEP_END_TURN:
      end_turn (resolver);
      break;
    case RVM_STEP_END_ROUND:
      end_round (resolver);
      break;
    default:
      acies_rvm_run_attack (resolver, step);
      break;
    }
}
