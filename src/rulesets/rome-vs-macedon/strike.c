/* strike.c - Rome vs Macedon: strikes of the attacked unit within a combat
 *
 * A strike is a combat of its own on top of the attack: the target of the
 * attack rolls, its attacker defends (RVM-A60). It has no moments, so nobody
 * answers it (RVM-A45).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/dice.h"
#include "rulesets/rome-vs-macedon/rvm.h"

/* RVM-K16, RVM-A59; RVM-K22: not against a tribune who comes from behind. */
gboolean
acies_rvm_phalanx_strikes (const AciesState  *state,
                           const AciesCombat *combat)
{
  return combat->melee && acies_state_unit_has_mark (state, combat->target, RVM_MARK_PHALANX) &&
         acies_state_unit_type (state, combat->target)->values[RVM_MELEE_ATTACK] > 0 &&
         !acies_rvm_is_from_behind (state, combat);
}

void
acies_rvm_strike (AciesResolver  *resolver,
                  AciesCombatKind kind)
{
  AciesCombat strike = acies_attack_strike_back (resolver->state, kind);

  RVM_SET (resolver, combats[0].struck, TRUE);
  /* RVM-D7, RVM-A53: before any roll */
  acies_unit_set_mark (resolver, strike.attacker, RVM_MARK_TESTUDO, FALSE);
  acies_attack_push_strike (resolver, &strike);
}

/* RVM-K13: the answer to an attack, before the attacker rolls. */
void
acies_rvm_strike_first (AciesResolver   *resolver,
                        const AciesStep *step)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[0];

  if (acies_combat_has_card (state, combat, RVM_EFFECT_FIRST_STRIKE) || acies_rvm_phalanx_strikes (state, combat))
    acies_rvm_strike (resolver, ACIES_COMBAT_STRIKE);
}

/* RVM-D13: the attacker goes back as any target does; RVM-K13: who was eliminated or driven from its hex does not attack any more. */
void
acies_rvm_end_strike (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesCombat *attack = &resolver->state->combats[0];
  const AciesUnit   *attacker = &resolver->state->units[attack->attacker];

  acies_resolver_pop_combat (resolver);
  acies_attack_set_over (resolver, attacker->place != ACIES_PLACE_BOARD || attacker->hex != attack->from);
}
