/* cards.c - BattlePlay: cards of the Tactica deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

static AciesSide
player_of (const AciesState *state)
{
  return state->decision.kind == ACIES_DECISION_NONE ? state->turn.active : state->decision.side;
}

/* Is @side asked for cards at all, by what everybody sees? */
gboolean
acies_bp_may_ask (const AciesState *state,
                  AciesSide         side)
{
  return acies_state_count_deck (state, side, BP_DECK_TACTICA, ACIES_ZONE_HAND) > 0 && !acies_bp_block (state)->held[side];
}

/* The moment of a card: before or after a roll, at a pick, or during deployment. */
gboolean
acies_bp_check_play (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  static const guint moments[] = {
    [BP_TILE_ROCKY] = BP_N_QUESTIONS,
    [BP_TILE_WOODS] = BP_N_QUESTIONS,
    [BP_TILE_HILL] = BP_N_QUESTIONS,
    [BP_SECOND_WIND] = BP_ASK_AFTER,
    [BP_CONFUSION] = BP_ASK_AFTER,
    [BP_FEROCITY] = BP_ASK_BEFORE,
    [BP_DISORDER] = BP_ASK_BEFORE,
    [BP_RALLY] = ACIES_DECISION_NONE,
    [BP_AMBUSH] = BP_ASK_BEFORE,
    [BP_SCOUTS] = BP_ASK_DEPLOY,
    [BP_REDEPLOY] = BP_ASK_REDEPLOY,
    [BP_HOLD_THE_LINE] = BP_ASK_AFTER,
    [BP_FORCED_MARCH] = ACIES_DECISION_NONE,
    [BP_SEIZE_INITIATIVE] = ACIES_DECISION_NONE,
  };
  const AciesCardType *card = &state->ruleset->cards[command->id];
  AciesSide            side = player_of (state);
  AciesUnitId          unit = command->hex != ACIES_NO_HEX ? acies_command_unit (command, state) : ACIES_NO_UNIT;
  gboolean             own = unit != ACIES_NO_UNIT && state->units[unit].side == side;
  guint                asked = state->decision.kind;
  gboolean             in_fight = asked == BP_ASK_BEFORE || asked == BP_ASK_AFTER;
  const AciesBpRoll   *roll = in_fight ? acies_bp_roll (state) : NULL;
  gboolean             rolls = in_fight && state->units[acies_bp_combat (state)->attacker].side == side;
  gboolean             left = in_fight && acies_bp_has_die_left (state);
  guint                crosses = 0;
  g_autoptr (GArray) swaps = NULL;

  if (card->deck != BP_DECK_TACTICA)
    return acies_refuse (error, "BP-R47", _ ("Tiles cannot be played: they are drawn"));
  if (!acies_check_holds (state, side, command->id, "BP-R47", error))
    return FALSE;
  if (asked != ACIES_DECISION_NONE && asked != BP_ASK_DEPLOY && command->hex != ACIES_NO_HEX)
    return acies_refuse (error, "BP-R47", _ ("Play that card without naming a square"));
  if (asked != BP_ASK_REDEPLOY && moments[card->effect] != asked)
    return acies_refuse (error, "BP-R47", "%s", asked == BP_ASK_DEPLOY ? _ ("That card cannot be played during deployment") : asked == BP_ASK_BEFORE ? _ ("That card cannot be played before a roll")
                                                                                                                          : asked == BP_ASK_AFTER    ? _ ("That card cannot be played after a roll")
                                                                                                                                                     : _ ("That card cannot be played when a file is picked"));
  switch (asked == BP_ASK_REDEPLOY ? BP_REDEPLOY : card->effect)
    {
    case BP_FEROCITY:
      return rolls || acies_refuse (error, "BP-K3", _ ("Play Ferocity when a card of your own rolls"));

    case BP_DISORDER:
      return !rolls || acies_refuse (error, "BP-K4", _ ("Play Disorder when an enemy card rolls"));

    case BP_AMBUSH:
      return rolls ? acies_bp_check_ambush (state, acies_bp_combat (state), error)
                   : acies_refuse (error, "BP-K6", _ ("Ambush can be played only when one of your own cards rolls"));

    case BP_SECOND_WIND:
      return (rolls && left) || acies_refuse (error, "BP-K1", _ ("Play Second Wind on a die of your own that has been rolled once"));

    case BP_CONFUSION:
      return (!rolls && left) || acies_refuse (error, "BP-K2", _ ("Play Confusion on an enemy die that has been rolled once"));

    case BP_HOLD_THE_LINE:
      for (guint i = 0; i < roll->n; i++)
        crosses += acies_bp_symbol_of (state->ruleset, roll->types[i], roll->faces[i]) == BP_CROSS;
      return (!rolls && crosses > roll->cancelled) || acies_refuse (error, "BP-K9", _ ("The enemy has no cross to cancel"));

    case BP_RALLY:
      return (own && !acies_bp_is_general (state, unit) && state->units[unit].figures < BP_FULL) ||
             acies_refuse (error, "BP-K5", _ ("Play Rally on a wounded card of your own"));

    case BP_FORCED_MARCH:
      return (state->turn.phase == BP_PHASE_EXPLOITATION && acies_bp_block (state)->stage == BP_STAGE_MOVES && own &&
              acies_state_unit_has_mark (state, unit, BP_MARK_ACTED) && acies_bp_can_move (state, unit)) ||
             acies_refuse (error, "BP-K10", _ ("Play Forced March on a card that has moved and can move again"));

    case BP_SEIZE_INITIATIVE:
      return (command->hex == ACIES_NO_HEX && !acies_bp_block (state)->seized) ||
             acies_refuse (error, "BP-K11", _ ("Play Seize the Initiative without naming a square, and only if the initiative has not been seized already"));

    case BP_SCOUTS: /* The square alone is named: no player may know what is below. */
      return (unit != ACIES_NO_UNIT && command->type == ACIES_NO_ID && !own && acies_state_unit_has_mark (state, unit, BP_MARK_FACE_DOWN)) ||
             acies_refuse (error, "BP-K7", _ ("Play Scouts on an enemy card that is face down"));

    default:
      swaps = acies_commands_new ();
      acies_bp_list_swap (state, swaps);
      return (card->effect == BP_REDEPLOY && swaps->len > 0) || acies_refuse (error, "BP-K8", _ ("Only Redeploy can be played now, and only if two of your cards can swap"));
    }
}

/* Who has no choice of what is rolled again would rather not roll: is there such a die, which hits or does not? */
gboolean
acies_bp_card_helps (const AciesState *state,
                     AciesId           card)
{
  guint effect = state->ruleset->cards[card].effect;

  if (effect != BP_SECOND_WIND && effect != BP_CONFUSION)
    return TRUE;
  for (guint i = 0; i < acies_bp_roll (state)->n; i++)
    {
      const AciesBpRoll *roll = acies_bp_roll (state);
      guint              symbol = acies_bp_symbol_of (state->ruleset, roll->types[i], roll->faces[i]);

      if (!((roll->again >> i) & 1) && (symbol == BP_CROSS || acies_bp_die_kills (state, acies_bp_combat (state), roll, i)) == (effect == BP_CONFUSION))
        return TRUE;
    }

  return FALSE;
}

void
acies_bp_play (const AciesCommand *command,
               AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         side = player_of (state);
  guint             effect = state->ruleset->cards[command->id].effect;
  guint             asked = state->decision.kind;
  AciesUnitId       unit = command->hex != ACIES_NO_HEX ? acies_command_unit (command, state) : ACIES_NO_UNIT;
  AciesUnit         value = unit != ACIES_NO_UNIT ? state->units[unit] : (AciesUnit) { 0 };
  AciesBpRoll       it = state->n_combats > 0 ? *acies_bp_roll (state) : (AciesBpRoll) { 0 };

  acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DISCARD);
  acies_log_card (resolver, side, command->id, unit);
  switch (effect)
    {
    case BP_FORCED_MARCH:
      acies_unit_set_mark (resolver, unit, BP_MARK_ACTED, FALSE);
      break;

    case BP_SCOUTS:
      acies_unit_set_mark (resolver, unit, BP_MARK_FACE_DOWN, FALSE);
      acies_log_unit (resolver, BP_LOG_SEEN, unit);
      break;

    case BP_RALLY:
      value.figures++;
      acies_resolver_set_unit (resolver, unit, value);
      acies_log_unit (resolver, BP_LOG_RALLIED, unit);
      break;

    case BP_SEIZE_INITIATIVE:
      BP_SET (resolver, seized, 1);
      break;

    case BP_REDEPLOY:
      acies_resolver_answered (resolver);
      acies_question_ask_side (resolver, BP_ASK_SWAP, side, ACIES_NO_UNIT, 0);
      break;

    default: /* in a fight; the same side may play another card */
      acies_resolver_answered (resolver);
      acies_bp_push_side (resolver, asked == BP_ASK_BEFORE ? BP_STEP_BEFORE : BP_STEP_AFTER, side);
      if (effect == BP_SECOND_WIND || effect == BP_CONFUSION)
        {
          acies_bp_ask_again (resolver, side);
          break;
        }
      it.raised = (guint8) (it.raised + (effect == BP_FEROCITY));
      it.lowered = (guint8) (it.lowered + (effect == BP_DISORDER));
      it.ambushes |= effect == BP_AMBUSH;
      it.cancelled = (guint8) (it.cancelled + (effect == BP_HOLD_THE_LINE));
      BP_SET (resolver, combats[state->n_combats - 1], it);
      if (effect == BP_HOLD_THE_LINE)
        acies_log_unit (resolver, BP_LOG_HELD, acies_bp_combat (state)->target);
      break;
    }
}

/* For the rest of the phase. */
void
acies_bp_hold (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  BP_SET (resolver, held[side], 1);
}

void
acies_bp_list_plays (const AciesState *state,
                     GArray           *commands)
{
  AciesCommand hold = acies_command (BP_COMMAND_HOLD);

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      guint        effect = state->ruleset->cards[card].effect;
      gboolean     on_unit = effect == BP_RALLY || effect == BP_FORCED_MARCH || effect == BP_SCOUTS;
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_PLAY, (AciesId) card);

      if (state->ruleset->cards[card].deck != BP_DECK_TACTICA || state->cards[player_of (state)][ACIES_ZONE_HAND][card] == 0)
        continue;
      if (!on_unit)
        acies_list_allowed (state, command, commands);
      for (guint i = 0; i < state->n_units && on_unit; i++)
        {
          if (state->units[i].place != ACIES_PLACE_BOARD)
            continue;
          acies_command_set_unit (&command, state, (AciesUnitId) i);
          if (command.type == ACIES_NO_ID || effect != BP_SCOUTS) /* nobody may know what is below */
            acies_list_allowed (state, command, commands);
        }
    }
  if (state->decision.kind == BP_ASK_BEFORE || state->decision.kind == BP_ASK_AFTER)
    g_array_append_val (commands, hold);
}
