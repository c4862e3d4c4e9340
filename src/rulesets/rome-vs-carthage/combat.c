/* combat.c - Rome vs Carthage: one attack, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

static void
push (AciesResolver *resolver,
      guint8         kind,
      guint8         combat)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = kind, .combat = combat });
}

/* RVC-C12, RVC-C27: spent once declared. */
static void
begin_attack (AciesResolver *resolver,
              AciesUnitId    unit)
{
  AciesTurn turn;

  if (resolver->state->turn.acting != unit)
    acies_rvc_begin_activation (resolver, unit);
  turn = resolver->state->turn;
  turn.attacks++;
  acies_resolver_set_turn (resolver, turn);
  acies_rvc_set_mark (resolver, unit, RVC_MARK_ATTACKED);
}

/* From the way to the advance; the last is run first. */
static void
push_attack_steps (AciesResolver *resolver)
{
  for (guint8 kind = RVC_STEP_ADVANCE_MOMENT; kind >= RVC_STEP_WAY; kind--)
    push (resolver, kind, 0);
}

/* RVC-C15, RVC-K10: a new attack, or that of a pursuit in place of the one before. */
static void
clear_combat (AciesResolver *resolver,
              guint          index)
{
  RVC_SET (resolver, combats[index], { 0 });
}

static void
push_combat (AciesResolver     *resolver,
             const AciesCombat *combat)
{
  clear_combat (resolver, resolver->state->n_combats);
  acies_resolver_push_combat (resolver, combat);
}

static void
pop_combat (AciesResolver *resolver)
{
  acies_resolver_pop_combat (resolver);
  clear_combat (resolver, resolver->state->n_combats);
}

void
acies_rvc_attack (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  gboolean          pursues = state->decision.kind == RVC_ASK_PURSUIT_ATTACK;
  AciesCombat       combat = { .kind = ACIES_COMBAT_ATTACK, .from = command->hex, .at = command->to };

  combat.attacker = acies_state_unit_at (state, command->hex);
  combat.target = acies_state_unit_at (state, command->to);
  combat.melee = acies_hex_is_adjacent (command->hex, command->to);
  begin_attack (resolver, combat.attacker);
  acies_note_declared (resolver, &combat);
  if (pursues)
    {
      combat.advances = state->combats[0].advances + 1;
      acies_resolver_answered (resolver);
      pop_combat (resolver);
    }
  push_combat (resolver, &combat);
  if (!pursues)
    {
      push (resolver, RVC_STEP_END_ATTACK, 0);
      push (resolver, RVC_STEP_RUN_MOMENT, 0);
    }
  push_attack_steps (resolver);
}

/* RVC-C25, RVC-T17: the roles changed, the way reversed unless the striker has been driven off. */
void
acies_rvc_strike (AciesResolver  *resolver,
                  AciesCombatKind kind)
{
  static const guint8 steps[] = { RVC_STEP_END_STRIKE, RVC_STEP_RESULT, RVC_STEP_DEFENCE,
                                  RVC_STEP_HITS, RVC_STEP_ROLL, RVC_STEP_WAY };
  AciesCombat         attack = resolver->state->combats[0];
  AciesCombat         strike = { .kind = (guint8) kind, .attacker = attack.target, .target = attack.attacker };

  attack.struck = TRUE;
  acies_resolver_set_combat (resolver, 0, &attack);
  strike.from = resolver->state->units[strike.attacker].hex;
  strike.at = resolver->state->units[strike.target].hex;
  strike.melee = acies_hex_is_adjacent (strike.from, strike.at);
  push_combat (resolver, &strike);
  if (strike.from == attack.at && !strike.melee)
    acies_rvc_turn_way (resolver);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    push (resolver, steps[i], 1);
}

/* RVC-C27: who is dead or was pushed back does nothing more in this attack. */
static void
end_strike (AciesResolver *resolver)
{
  AciesCombat attack;

  pop_combat (resolver);
  attack = resolver->state->combats[0];
  attack.over = acies_rvc_block (resolver->state)->combats[0].pushed || !acies_state_unit_is_on_board (resolver->state, attack.attacker);
  acies_resolver_set_combat (resolver, 0, &attack);
}

/* RVC-C11: the last phase does nothing yet. */
static void
end_attack (AciesResolver *resolver)
{
  acies_turn_set_phase (resolver, RVC_PHASE_FORM);
  pop_combat (resolver);
  acies_turn_set_phase (resolver, RVC_PHASE_MOVE);
  push (resolver, RVC_STEP_CHECK_TURN, 0);
}

/* RVC-C11: whose phase a step belongs to. A strike has none of its own (RVC-C25). */
static int
phase_of (const AciesStep *step)
{
  if (step->combat > 0)
    return -1;

  switch (step->kind)
    {
    case RVC_STEP_WAY:
    case RVC_STEP_ATTACK_MOMENT:
      return RVC_PHASE_ATTACK;

    case RVC_STEP_DEFEND_MOMENT:
      return RVC_PHASE_DEFEND;

    case RVC_STEP_ROLL_MOMENT:
      return RVC_PHASE_ROLL;

    case RVC_STEP_COUNTER_MOMENT:
      return RVC_PHASE_COUNTER;

    case RVC_STEP_ADVANCE_MOMENT:
      return RVC_PHASE_ADVANCE;

    default:
      return -1;
    }
}

static void
ask (AciesResolver *resolver,
     guint          moment)
{
  acies_card_moments_ask (&acies_rvc_moments, resolver, moment);
}

/* RVC-K3: after a withdrawal nothing is rolled or countered, but the hex is empty. */
static gboolean
is_skipped (const AciesCombat *combat,
            guint              step)
{
  if (step == RVC_STEP_END_ATTACK || step == RVC_STEP_END_STRIKE)
    return FALSE;

  return combat->over ||
         (combat->withdrew && step > RVC_STEP_DEFEND_MOMENT && step <= RVC_STEP_COUNTER_MOMENT);
}

static void
run_moment_step (AciesResolver   *resolver,
                 const AciesStep *step)
{
  switch (step->kind)
    {
    case RVC_STEP_ATTACK_MOMENT:
      ask (resolver, RVC_ASK_ATTACK_MOMENT);
      break;

    case RVC_STEP_DEFEND_MOMENT:
      ask (resolver, RVC_ASK_DEFEND_MOMENT);
      break;

    case RVC_STEP_ROLL_MOMENT:
      ask (resolver, RVC_ASK_ROLL_MOMENT);
      break;

    case RVC_STEP_COUNTER_MOMENT:
      ask (resolver, RVC_ASK_COUNTER_MOMENT);
      break;

    case RVC_STEP_ADVANCE_MOMENT:
      acies_rvc_advance_moment (resolver);
      break;

    case RVC_STEP_PURSUE_MOMENT:
      ask (resolver, RVC_ASK_PURSUE_MOMENT);
      break;

    case RVC_STEP_RUN_MOMENT:
      ask (resolver, RVC_ASK_RUN_MOMENT);
      break;

    default:
      g_assert_not_reached ();
    }
}

void
acies_rvc_combat_step (AciesResolver   *resolver,
                       const AciesStep *step)
{
  int phase = phase_of (step);

  if (is_skipped (&resolver->state->combats[step->combat], step->kind))
    return;
  if (phase >= 0)
    acies_turn_set_phase (resolver, (guint) phase);

  switch (step->kind)
    {
    case RVC_STEP_WAY:
      acies_rvc_find_way_of (resolver, step);
      break;

    case RVC_STEP_ROLL:
      acies_rvc_roll (resolver, step);
      break;

    case RVC_STEP_HITS:
      acies_rvc_hits (resolver, step);
      break;

    case RVC_STEP_DEFENCE:
      acies_rvc_defence (resolver, step);
      break;

    case RVC_STEP_RESULT:
      acies_rvc_result (resolver, step);
      break;

    case RVC_STEP_PURSUIT:
      acies_rvc_ask_pursuit (resolver);
      break;

    case RVC_STEP_PURSUIT_ATTACK:
      acies_rvc_ask_pursuit_attack (resolver);
      break;

    case RVC_STEP_RUN:
      acies_rvc_ask_run (resolver);
      break;

    case RVC_STEP_END_ATTACK:
      end_attack (resolver);
      break;

    case RVC_STEP_END_STRIKE:
      end_strike (resolver);
      break;

    default:
      run_moment_step (resolver, step);
      break;
    }
}
