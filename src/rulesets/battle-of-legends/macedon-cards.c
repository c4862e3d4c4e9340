/* macedon-cards.c - Rome vs Macedon: the ability cards, their conditions and effects
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/macedon.h"

#include <glib/gi18n-lib.h>

/* RVM-R23: one use a card. RVM-D18: where a moment comes again, one card after the other until the side passes. */
/* clang-format off */
const AciesCardProc acies_rvm_cards[] = {
  { RVM_EFFECT_CHARGE,         RVM_ASK_ATTACK_MOMENT,  ACIES_CARD_OF_ATTACKER, ACIES_CARD_MELEE | ACIES_CARD_ABLE },
  { RVM_EFFECT_WITHDRAW,       RVM_ASK_DEFEND_MOMENT,  ACIES_CARD_OF_TARGET,   ACIES_CARD_ABLE },
  { RVM_EFFECT_FIRST_STRIKE,   RVM_ASK_DEFEND_MOMENT,  ACIES_CARD_OF_TARGET,   ACIES_CARD_MELEE | ACIES_CARD_ABLE },
  /* RVM-K11, RVM-D2, RVM-D3, RVM-D4, RVM-D5: whatever it has done, however small it is and
   * whoever else it stands beside; RVM-D11: in an advance as well. */
  { RVM_EFFECT_FLANKING,       RVM_ASK_ROLL_MOMENT,    ACIES_CARD_OF_ATTACKER, ACIES_CARD_MELEE | ACIES_CARD_NAMES | ACIES_CARD_AGAIN },
  { RVM_EFFECT_ENVELOPMENT,    RVM_ASK_ROLL_MOMENT,    ACIES_CARD_OF_ATTACKER, ACIES_CARD_MELEE | ACIES_CARD_ABLE | ACIES_CARD_AGAIN },
  { RVM_EFFECT_COUNTER_ATTACK, RVM_ASK_COUNTER_MOMENT, ACIES_CARD_OF_TARGET,   ACIES_CARD_MELEE | ACIES_CARD_ABLE },
  { RVM_EFFECT_ADVANCE_ATTACK, RVM_ASK_ADVANCE_MOMENT, ACIES_CARD_OF_ATTACKER, ACIES_CARD_MELEE | ACIES_CARD_ABLE | ACIES_CARD_NAMES },
  { RVM_EFFECT_TESTUDO,        RVM_ASK_FORM_MOMENT,    ACIES_CARD_OF_ACTIVE,   ACIES_CARD_NAMES | ACIES_CARD_AGAIN },
  { RVM_EFFECT_PHALANX,        RVM_ASK_FORM_MOMENT,    ACIES_CARD_OF_ACTIVE,   ACIES_CARD_NAMES | ACIES_CARD_AGAIN },
  { ACIES_NO_ID },
};
/* clang-format on */

gboolean
acies_rvm_card_fits (const AciesState *state,
                     AciesId           card,
                     GError          **error)
{
  const AciesCombat *combat = &state->combats[0];
  const AciesUnit   *attacker = &state->units[combat->attacker];
  const AciesUnit   *target = &state->units[combat->target];

  switch (state->ruleset->cards[card].effect)
    {
    /* RVM-A51 */
    case RVM_EFFECT_CHARGE:
      return acies_rvm_block (state)->combats[0].advances == 0 ||
             acies_refuse_unit (error, "RVM-A51", state, combat->attacker,
                                "%s has advanced into this combat and cannot charge",
                                "%s have advanced into this combat and cannot charge");
    /* RVM-K13, RVM-A59 */
    case RVM_EFFECT_FIRST_STRIKE:
      return !acies_rvm_phalanx_strikes (state, &state->combats[0]) ||
             acies_refuse_unit (error, "RVM-A59", state, combat->target,
                                "%s is in Phalanx formation and already strikes first",
                                "%s are in Phalanx formation and already strike first");
    /* RVM-K14, RVM-D12 */
    case RVM_EFFECT_COUNTER_ATTACK:
      if (target->place != ACIES_PLACE_BOARD || target->hex != combat->at)
        return acies_refuse (error, "RVM-K14", _ ("The target has been eliminated or has left its hex"));
      return TRUE;
    /* RVM-K10 */
    case RVM_EFFECT_ADVANCE_ATTACK:
      if (attacker->place != ACIES_PLACE_BOARD || attacker->hex != combat->from ||
          acies_state_unit_at (state, combat->at) != ACIES_NO_UNIT)
        return acies_refuse (error, "RVM-K10", _ ("The attack has not emptied the target’s hex"));
      if (state->switches[RVM_ADVANCE_AFTER_ELIMINATION] && state->units[combat->target].place == ACIES_PLACE_BOARD)
        return acies_refuse_unit (error, "RVM-K10", state, combat->target, "In this battle, an attacker can advance only after eliminating the target, and %s has only retreated",
                                  "In this battle, an attacker can advance only after eliminating the target, and %s have only retreated");
      return TRUE;
    default:
      return TRUE;
    }
}

/* RVM-K10, RVM-A52: the unit that has just left the hex may be beside it. */
static gboolean
check_advance_attack (const AciesState *state,
                      AciesHex          hex,
                      GError          **error)
{
  const AciesCombat *combat = &state->combats[0];
  AciesUnitId        enemies[ACIES_MAX_UNITS];
  guint              n = hex == ACIES_NO_HEX ? acies_units_list_enemies (state, state->units[combat->attacker].side, enemies) : 0;
  AciesHexName       name;

  for (guint i = 0; i < n; i++)
    {
      if (acies_hex_is_adjacent (combat->at, state->units[enemies[i]].hex))
        return acies_target_check_bound (state, combat->attacker, enemies[i], error);
    }
  if (hex == ACIES_NO_HEX)
    return acies_refuse (error, "RVM-A52", _ ("No enemy is beside the emptied hex"));
  if (!acies_check_enemy_on (state, state->units[combat->attacker].side, hex, "RVM-K10", error))
    return FALSE;
  if (!acies_hex_is_adjacent (combat->at, hex))
    /* Translators: a hex or a square */
    return acies_refuse (error, "RVM-A52", _ ("%s is not beside the emptied hex"), acies_hex_name (hex, name));
  return acies_target_check_bound (state, combat->attacker, acies_state_unit_at (state, hex), error);
}

static guint
mark_of (const AciesState *state,
         AciesId           card)
{
  return state->ruleset->cards[card].effect == RVM_EFFECT_TESTUDO ? RVM_MARK_TESTUDO : RVM_MARK_PHALANX;
}

/* RVM-K15, RVM-K16, RVM-D8 */
static gboolean
check_form (const AciesState *state,
            AciesId           card,
            AciesHex          hex,
            GError          **error)
{
  const AciesCardType *type = &state->ruleset->cards[card];
  AciesUnitId          unit = acies_state_unit_at (state, hex);
  AciesHexName         name;

  if (hex == ACIES_NO_HEX)
    /* Translators: a side, and a formation such as “Testudo” */
    return acies_refuse (error, type->rule, _ ("No unit of %1$s can form a %2$s now"),
                         state->ruleset->sides[state->turn.active].name, type->name);
  acies_hex_name (hex, name);
  if (unit == ACIES_NO_UNIT)
    return acies_refuse (error, type->rule, _ ("There is no friendly unit on %s to put into formation"), name);
  if (state->units[unit].side != state->turn.active)
    return acies_refuse_enemy (error, type->rule, state, unit);
  if (!acies_type_check_ability (state->ruleset, state->units[unit].type, card, error))
    return FALSE;
  if (acies_state_unit_has_mark (state, unit, mark_of (state, card)))
    return acies_refuse (error, type->rule,
                         /* Translators: a unit, its hex, and a formation such as “Testudo” */
                         acies_agree_unit (state, unit, "%1$s on %2$s is already in %3$s", "%1$s on %2$s are already in %3$s"),
                         acies_state_unit_type (state, unit)->name, name, type->name);
  if (type->effect == RVM_EFFECT_TESTUDO && (state->units[unit].status & RVM_DID_ATTACK))
    return acies_refuse_unit (error, type->rule, state, unit, "%s has attacked this turn", "%s have attacked this turn");
  if (type->effect == RVM_EFFECT_PHALANX && (state->units[unit].status & RVM_DID_MOVE))
    return acies_refuse_unit (error, type->rule, state, unit, "%s has moved this turn", "%s have moved this turn");
  return TRUE;
}

gboolean
acies_rvm_card_check (const AciesState *state,
                      AciesId           card,
                      AciesHex          hex,
                      GError          **error)
{
  const AciesCombat *combat = &state->combats[0];
  AciesUnitId        target = combat->target;
  AciesHex           rear[2];

  switch (state->ruleset->cards[card].effect)
    {
    /* RVM-K9: the conditions of a charge with or without a card. */
    case RVM_EFFECT_CHARGE:
      if (state->turn.moved == 0)
        return acies_refuse_unit (error, "RVM-K9", state, combat->attacker, "%s has not moved this turn and cannot charge",
                                  "%s have not moved this turn and cannot charge");
      if (acies_hex_is_adjacent (state->turn.started_at, combat->at))
        return acies_refuse_unit (error, "RVM-K9", state, combat->attacker, "%s began its move beside the target and cannot charge it",
                                  "%s began their move beside the target and cannot charge it");
      return TRUE;
    /* RVM-K17: the bars are those of a retreat. */
    case RVM_EFFECT_WITHDRAW:
      return acies_rvm_list_rear (state, target, rear) > 0 ||
             acies_refuse_unit (error, "RVM-K17", state, target, "%s has no hex to withdraw to", "%s have no hex to withdraw to");
    case RVM_EFFECT_FLANKING:
      return acies_flank_check (state, card, hex, error);
    /* RVM-K12 */
    case RVM_EFFECT_ENVELOPMENT:
      if (acies_combat_has_card (state, &state->combats[0], RVM_EFFECT_ENVELOPMENT))
        return acies_refuse (error, "RVM-A44", _ ("Only one Envelopment can be played in a combat"));
      return acies_flank_may_envelop (state, card) ||
             acies_refuse (error, "RVM-K12", _ ("An Envelopment needs at least two flankers beside the target, one of them not counted yet"));
    case RVM_EFFECT_COUNTER_ATTACK:
      return !acies_rvm_block (state)->combats[0].struck || !state->switches[RVM_STRIKE_BARS_COUNTER] ||
             acies_refuse_unit (error, "RVM-K14", state, combat->target, "%s struck first and cannot counter-attack",
                                "%s struck first and cannot counter-attack");
    case RVM_EFFECT_ADVANCE_ATTACK:
      return check_advance_attack (state, hex, error);
    case RVM_EFFECT_TESTUDO:
    case RVM_EFFECT_PHALANX:
      return check_form (state, card, hex, error);
    default:
      return TRUE;
    }
}

void
acies_rvm_card_play (AciesResolver *resolver,
                     AciesId        card,
                     AciesHex       hex)
{
  const AciesState *state = resolver->state;

  switch (state->ruleset->cards[card].effect)
    {
    case RVM_EFFECT_WITHDRAW:
      ACIES_COMBAT_SET (resolver, 0, withdrew, TRUE);
      acies_rvm_go_back (resolver, 0);
      break;
    case RVM_EFFECT_FLANKING:
      acies_flank_play (resolver, card, hex);
      break;
    case RVM_EFFECT_COUNTER_ATTACK:
      acies_attack_add_card (resolver, card);
      acies_rvm_strike (resolver, ACIES_COMBAT_COUNTER);
      break;
    case RVM_EFFECT_ADVANCE_ATTACK:
      acies_rvm_advance (resolver, hex);
      break;
    case RVM_EFFECT_TESTUDO:
    case RVM_EFFECT_PHALANX:
      acies_unit_set_mark (resolver, acies_state_unit_at (state, hex), mark_of (state, card), TRUE);
      break;
    default:
      acies_attack_add_card (resolver, card);
      break;
    }
}

/* RVM-K19: if the order card lets it, a unit charges without a card and without being asked. */
void
acies_rvm_attack_moment (AciesResolver *resolver)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[0];
  AciesId            charge = acies_ruleset_find_effect (state->ruleset, RVM_EFFECT_CHARGE);

  if (charge == ACIES_NO_ID || !combat->melee || !acies_rvm_is_turn_of (state, RVM_EFFECT_LEADER_CHARGE) ||
      !acies_state_unit_has_mark (state, combat->attacker, RVM_MARK_ORDERED) ||
      !acies_rvm_card_fits (state, charge, NULL) || !acies_rvm_card_check (state, charge, ACIES_NO_HEX, NULL))
    acies_card_moments_ask (resolver, RVM_ASK_ATTACK_MOMENT);
  else
    acies_attack_add_card (resolver, charge);
}
