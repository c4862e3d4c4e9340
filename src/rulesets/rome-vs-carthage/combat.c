/* combat.c - Rome vs Carthage: one attack, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

/* RVC-C12, RVC-C27: spent once declared. */
static void
begin_attack (AciesResolver *resolver,
              AciesUnitId    unit)
{
  if (resolver->state->turn.acting != unit)
    acies_rvc_begin_activation (resolver, unit);
  acies_turn_count_attack (resolver);
  acies_rvc_set_mark (resolver, unit, RVC_MARK_ATTACKED);
}

/* RVC-C15, RVC-K10: a new attack, or that of a pursuit in place of the one before. */
void
acies_rvc_attack (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  gboolean          pursues = state->decision.kind == RVC_ASK_PURSUIT_ATTACK;
  AciesCombat       combat = acies_attack_between (state, command->hex, command->to);

  begin_attack (resolver, combat.attacker);
  acies_note_declared (resolver, &combat);
  if (pursues)
    {
      acies_resolver_answered (resolver);
      acies_resolver_pop_combat (resolver);
    }
  acies_resolver_push_combat (resolver, &combat);
  if (!pursues)
    {
      acies_step_push (resolver, RVC_STEP_END_ATTACK);
      acies_step_push (resolver, RVC_STEP_RUN_MOMENT);
    }
  acies_step_push_all (resolver, RVC_STEP_WAY, RVC_STEP_ADVANCE_MOMENT);
}

/* RVC-C25, RVC-T17: the roles changed, the way reversed unless the striker has been driven off. */
void
acies_rvc_strike (AciesResolver  *resolver,
                  AciesCombatKind kind)
{
  AciesCombat strike = acies_attack_strike_back (resolver->state, kind);

  acies_attack_push_strike (resolver, &strike);
  if (strike.from == resolver->state->combats[0].at && !strike.melee)
    acies_rvc_turn_way (resolver);
}

/* RVC-C27: who is dead or was pushed back does nothing more in this attack. */
void
acies_rvc_end_strike (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;

  acies_resolver_pop_combat (resolver);
  acies_attack_set_over (resolver, acies_rvc_block (state)->combats[0].pushed ||
                                       !acies_state_unit_is_on_board (state, state->combats[0].attacker));
}

/* RVC-C11: the last phase does nothing yet. */
void
acies_rvc_end_attack (AciesResolver   *resolver,
                      const AciesStep *step)
{
  acies_turn_set_phase (resolver, RVC_PHASE_FORM);
  acies_resolver_pop_combat (resolver);
  acies_turn_set_phase (resolver, RVC_PHASE_MOVE);
  acies_step_push (resolver, RVC_STEP_CHECK_TURN);
}
