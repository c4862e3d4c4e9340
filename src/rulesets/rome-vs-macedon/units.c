/* units.c - Rome vs Macedon: questions about units, and their marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

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
  return (guint) MAX (acies_state_unit_type (state, unit)->values[RVM_MARCH] + order_value (state, unit, RVM_VALUE_MARCH), 0);
}

int
acies_rvm_attack_move (const AciesState *state,
                       AciesUnitId       unit)
{
  /* RVM-K4 */
  if (order_value (state, unit, RVM_VALUE_FULL_ATTACK_MOVE))
    return (int) acies_rvm_march (state, unit);

  return acies_state_unit_type (state, unit)->values[RVM_ATTACK_MOVE] +
         order_value (state, unit, RVM_VALUE_ATTACK_MOVE);
}

/* RVM-A26: a card may let attack who otherwise never does. */
int
acies_rvm_melee_attack (const AciesState *state,
                        AciesUnitId       unit)
{
  return acies_state_unit_type (state, unit)->values[RVM_MELEE_ATTACK] +
         order_value (state, unit, RVM_VALUE_MELEE_ATTACK);
}

int
acies_rvm_range (const AciesState *state,
                 AciesUnitId       unit)
{
  return acies_state_unit_type (state, unit)->values[RVM_RANGE] + order_value (state, unit, RVM_VALUE_RANGE);
}

/* RVM-K16: a Phalanx is lost by movement, as the scenario says. */
static gboolean
loses_phalanx (const AciesState *state,
               gboolean          of_its_own)
{
  int lost = state->switches[RVM_PHALANX_LOST];

  return lost == RVM_PHALANX_LOST_ANY_MOVEMENT || (of_its_own && lost == RVM_PHALANX_LOST_OWN_MOVEMENT);
}

/* RVM-R7: always the whole unit. */
void
acies_rvm_shift (AciesResolver *resolver,
                 AciesUnitId    unit,
                 AciesHex       to,
                 gboolean       of_its_own)
{
  AciesUnit value = resolver->state->units[unit];

  value.hex = to;
  value.status |= RVM_DID_MOVE;
  if (loses_phalanx (resolver->state, of_its_own))
    value.marks &= (guint16) ~(1u << RVM_MARK_PHALANX);
  acies_resolver_set_unit (resolver, unit, value);
}
