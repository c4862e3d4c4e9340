/* attack.c - who attacks whom, and who strikes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/attack.h"

AciesCombat
acies_attack_between (const AciesState *state,
                      AciesHex          from,
                      AciesHex          at)
{
  return (AciesCombat) {
    .kind = ACIES_COMBAT_ATTACK,
    .melee = acies_hex_is_adjacent (from, at),
    .attacker = acies_state_unit_at (state, from),
    .target = acies_state_unit_at (state, at),
    .from = from,
    .at = at,
  };
}

static void
clear_block (AciesResolver   *resolver,
             AciesCombatBlock block)
{
  static const guint8 nothing[ACIES_MAX_BLOCK];

  acies_resolver_set_block (resolver, block.at + resolver->state->n_combats * block.size, nothing, block.size);
}

void
acies_attack_push (AciesResolver     *resolver,
                   AciesCombatBlock   block,
                   const AciesCombat *combat)
{
  clear_block (resolver, block);
  acies_resolver_push_combat (resolver, combat);
}

void
acies_attack_pop (AciesResolver   *resolver,
                  AciesCombatBlock block)
{
  acies_resolver_pop_combat (resolver);
  clear_block (resolver, block);
}

AciesCombat
acies_attack_strike_back (AciesResolver  *resolver,
                          AciesCombatKind kind)
{
  const AciesState *state = resolver->state;
  AciesCombat       attack = state->combats[0];
  AciesCombat       strike = acies_attack_between (state, state->units[attack.target].hex, state->units[attack.attacker].hex);

  strike.kind = (guint8) kind;
  attack.struck = TRUE;
  acies_resolver_set_combat (resolver, 0, &attack);

  return strike;
}

void
acies_attack_push_strike (AciesResolver *resolver,
                          const guint8  *steps,
                          guint          n)
{
  for (guint i = 0; i < n; i++)
    acies_resolver_push_step (resolver, (AciesStep) { .kind = steps[i], .combat = 1 });
}

void
acies_attack_withdraw (AciesResolver *resolver)
{
  AciesCombat attack = resolver->state->combats[0];

  attack.withdrew = TRUE;
  acies_resolver_set_combat (resolver, 0, &attack);
}

void
acies_attack_set_over (AciesResolver *resolver,
                       gboolean       over)
{
  AciesCombat attack = resolver->state->combats[0];

  attack.over = over != FALSE;
  acies_resolver_set_combat (resolver, 0, &attack);
}
