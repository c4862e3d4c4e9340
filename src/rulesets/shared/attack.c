/* attack.c - who attacks whom, and who strikes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/attack.h"

#include "engine/core/units.h"
#include "rulesets/shared/notes.h"
#include "rulesets/shared/procs.h"

AciesCombat
acies_attack_between (const AciesState *state,
                      AciesHex          from,
                      AciesHex          at)
{
  return (AciesCombat) {
    .kind = ACIES_COMBAT_ATTACK,
    .melee = acies_board_is_adjacent (state->board, from, at),
    .attacker = acies_state_unit_at (state, from),
    .target = acies_state_unit_at (state, at),
    .from = from,
    .at = at,
  };
}

AciesCombat
acies_attack_of_command (const AciesState   *state,
                         const AciesCommand *command)
{
  AciesCombat attack = acies_attack_between (state, command->hex, command->to);

  attack.attacker = acies_command_unit (command, state);

  return attack;
}

AciesCombat
acies_attack_strike_back (const AciesState *state,
                          AciesCombatKind   kind)
{
  const AciesCombat *attack = &state->combats[0];
  AciesCombat        strike = acies_attack_between (state, state->units[attack->target].hex, state->units[attack->attacker].hex);

  strike.kind = (guint8) kind;
  if (strike.attacker != ACIES_NO_UNIT)
    strike.attacker = attack->target;
  if (strike.target != ACIES_NO_UNIT)
    strike.target = attack->attacker;

  return strike;
}

void
acies_attack_push_strike (AciesResolver     *resolver,
                          const AciesCombat *strike)
{
  const AciesAttackProcs *self = &acies_shared_procs (resolver->state)->attack;

  acies_resolver_push_combat (resolver, strike);
  for (guint i = 0; i < self->n_strike; i++)
    acies_resolver_push_step (resolver, (AciesStep) { .kind = self->strike[i], .combat = 1 });
}

void
acies_attack_roll (AciesResolver   *resolver,
                   guint            index,
                   guint            n,
                   int              point,
                   const AciesOdds *why)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[index];

  acies_note_attack_why (resolver, combat, point, n, why);
  if (n > 0)
    acies_resolver_ask_dice (resolver, state->units[combat->attacker].side, combat->attacker, ROLL_DIE, n, point);
  else
    acies_resolver_roll_nothing (resolver, point);
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
