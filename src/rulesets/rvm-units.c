/* rvm-units.c - Rome vs Macedon: questions about units, and their marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvm.h"

/* What this turn's order card adds for the units it ordered; RVM-K19: for the
 * Leader alone. */
static int
order_value (const AciesState *state,
             AciesUnitId       unit,
             guint             value)
{
  const AciesCardType *card;

  if (state->turn.order_card == ACIES_NO_ID || !acies_state_unit_has_mark (state, unit, RVM_MARK_ORDERED))
    return 0;
  card = &state->ruleset->cards[state->turn.order_card];
  if (card->effect == RVM_EFFECT_LEADER_CHARGE && !acies_rvm_has_skill (state, unit, RVM_SKILL_LEADERSHIP))
    return 0;

  return card->values[value];
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
