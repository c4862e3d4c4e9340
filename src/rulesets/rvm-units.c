/* rvm-units.c - Rome vs Macedon: questions about units, and their marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvm.h"

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
      !((ruleset->unit_types[unit_type].skills >> RVM_SKILL_LEADERSHIP) & 1))
    return 0;

  return card->values[value];
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

int
acies_rvm_march (const AciesState *state,
                 AciesUnitId       unit)
{
  return acies_state_unit_type (state, unit)->values[RVM_MARCH] + order_value (state, unit, RVM_VALUE_MARCH);
}

int
acies_rvm_attack_move (const AciesState *state,
                       AciesUnitId       unit)
{
  /* RVM-K4 */
  if (order_value (state, unit, RVM_VALUE_FULL_ATTACK_MOVE))
    return acies_rvm_march (state, unit);

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

gboolean
acies_rvm_has_skill (const AciesState *state,
                     AciesUnitId       unit,
                     guint             skill)
{
  return (acies_state_unit_type (state, unit)->skills >> skill) & 1;
}

gboolean
acies_rvm_has_ability (const AciesState *state,
                       AciesUnitId       unit,
                       guint             effect)
{
  const AciesRuleset *ruleset = state->ruleset;

  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      if (ruleset->cards[i].effect == effect && ((acies_state_unit_type (state, unit)->abilities >> i) & 1))
        return TRUE;
    }

  return FALSE;
}

/* Is a unit of @side beside @hex? */
gboolean
acies_rvm_is_beside (const AciesState *state,
                     AciesHex          hex,
                     AciesSide         side)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_BOARD && unit->side == side && acies_hex_is_adjacent (unit->hex, hex))
        return TRUE;
    }

  return FALSE;
}

/* Units of @side with @skill beside @hex, without @except. */
guint
acies_rvm_count_beside (const AciesState *state,
                        AciesHex          hex,
                        AciesSide         side,
                        AciesUnitId       except,
                        guint             skill)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      n += i != except && unit->place == ACIES_PLACE_BOARD && unit->side == side &&
           acies_hex_is_adjacent (unit->hex, hex) && acies_rvm_has_skill (state, (AciesUnitId) i, skill);
    }

  return n;
}

void
acies_rvm_mark (AciesResolver *resolver,
                AciesUnitId    unit,
                guint          mark,
                gboolean       on)
{
  AciesUnit value = resolver->state->units[unit];

  if (on)
    value.marks |= (guint16) (1u << mark);
  else
    value.marks &= (guint16) ~(1u << mark);
  acies_resolver_set_unit (resolver, unit, value);
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

guint
acies_rvm_list_enemies (const AciesState *state,
                        AciesSide         side,
                        AciesUnitId      *ids)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side != side)
        ids[n++] = (AciesUnitId) i;
    }

  return n;
}

static gboolean
is_counted (const AciesCombat *combat,
            AciesUnitId        unit)
{
  for (guint i = 0; i < combat->n_flankers; i++)
    {
      if (combat->flankers[i] == unit)
        return TRUE;
    }

  return FALSE;
}

/* RVM-K11, RVM-D2 to RVM-D5: nothing but its place, its side and its ability counts. */
guint
acies_rvm_list_flankers (const AciesState  *state,
                         const AciesCombat *combat,
                         AciesUnitId       *ids)
{
  AciesHex  hex = state->units[combat->target].hex;
  AciesSide side = state->units[combat->attacker].side;
  guint     n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (i != combat->attacker && unit->place == ACIES_PLACE_BOARD && unit->side == side &&
          acies_hex_is_adjacent (unit->hex, hex) && !is_counted (combat, (AciesUnitId) i) &&
          acies_rvm_has_ability (state, (AciesUnitId) i, RVM_EFFECT_FLANKING))
        ids[n++] = (AciesUnitId) i;
    }

  return n;
}
