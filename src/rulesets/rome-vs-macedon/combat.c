/* combat.c - Rome vs Macedon: one attack, step by step
 *
 * Advance by advance this gives the battle example of the rulebook, whose
 * steps follow each other by their numbers and not by the page (RVM-A6).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/dice.h"
#include "rulesets/rome-vs-macedon/rvm.h"
#include "rulesets/shared/factors-odds.h"

static void
begin_attack (AciesResolver *resolver,
              AciesUnitId    unit)
{
  AciesUnit value;

  if (!acies_state_unit_has_mark (resolver->state, unit, RVM_MARK_ACTIVATED))
    acies_rvm_begin_activation (resolver, unit);
  if (acies_rvm_partner (resolver->state) == unit)
    acies_rvm_pass_to_partner (resolver);
  if (acies_rvm_waits_to_attack (resolver->state, unit))
    acies_rvm_resume_activation (resolver, unit);
  acies_turn_count_attack (resolver);
  /* RVM-D7, RVM-A53 */
  acies_unit_set_mark (resolver, unit, RVM_MARK_TESTUDO, FALSE);
  value = resolver->state->units[unit];
  value.status |= RVM_DID_ATTACK;
  acies_resolver_set_unit (resolver, unit, value);
}

void
acies_rvm_attack (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesCombat combat = acies_attack_between (resolver->state, command->hex, command->to); /* RVM-A9 */

  begin_attack (resolver, combat.attacker);
  acies_note_declared (resolver, &combat);
  acies_resolver_push_combat (resolver, &combat);
  acies_step_push (resolver, RVM_STEP_END_ATTACK);
  acies_step_push_all (resolver, RVM_STEP_ATTACK_MOMENT, RVM_STEP_ADVANCE_MOMENT);
}

/* RVM-K10, RVM-D10: a new combat in place of the one that is over. */
void
acies_rvm_advance (AciesResolver *resolver,
                   AciesHex       hex)
{
  AciesCombat old = resolver->state->combats[0];
  guint8      advances = acies_rvm_block (resolver->state)->combats[0].advances;
  AciesCombat combat;

  acies_rvm_shift (resolver, old.attacker, old.at, TRUE);
  acies_note_move (resolver, ACIES_NOTE_ADVANCED, old.attacker, old.from, old.at);
  combat = acies_attack_between (resolver->state, old.at, hex);
  begin_attack (resolver, combat.attacker);
  acies_note_declared (resolver, &combat);
  acies_resolver_pop_combat (resolver);
  acies_resolver_push_combat (resolver, &combat);
  RVM_SET (resolver, combats[0].advances, (guint8) (advances + 1));
  acies_step_push_all (resolver, RVM_STEP_ATTACK_MOMENT, RVM_STEP_ADVANCE_MOMENT);
}

/* RVM-R13, RVM-A60: counted at this moment. */
void
acies_rvm_roll (AciesResolver   *resolver,
                const AciesStep *step)
{
  AciesFactors factors = acies_rvm_read_factors (resolver->state, &resolver->state->combats[step->combat]);
  g_autoptr (AciesOdds) why = resolver->events != NULL ? acies_rvm_explain_roll (&factors) : NULL;

  acies_attack_roll (resolver, step->combat, acies_factors_n_dice (&factors), acies_rvm_factors_combat_point (&factors), why);
}

/* RVM-R19, RVM-R26, RVM-A37; RVM-D16: the last figure can go to a barred retreat
 * as well. The game may be over afterwards. */
void
acies_rvm_lose_figures (AciesResolver *resolver,
                        AciesUnitId    unit,
                        guint          n,
                        AciesNoteKind  note)
{
  AciesUnit before = resolver->state->units[unit];

  if (acies_unit_lose_figures (resolver, unit, n, note))
    acies_rvm_take_morale (resolver, before.side, (int) acies_state_morale_for (resolver->state, before.type),
                           resolver->state->switches[RVM_MORALE_GIVEN]);
}

/* RVM-R14, RVM-R15; RVM-K18 */
static void
count_dice (AciesResolver *resolver,
            AciesCombat   *combat)
{
  const AciesState *state = resolver->state;
  AciesFactors      factors = acies_rvm_read_factors (state, combat);
  int               point = acies_rvm_factors_combat_point (&factors);
  gboolean          retreats_hit = acies_rvm_factors_retreats_hit (&factors);

  acies_factors_judge_dice (resolver, retreats_hit ? point : point + 1, G_MAXINT, retreats_hit ? ROLL_NOTHING : point);
  combat->hits = (guint8) acies_dice_count (&state->dice, ACIES_DIE_HIT);
  combat->retreats = (guint8) acies_dice_count (&state->dice, ACIES_DIE_RETREAT);
  acies_note_rolled (resolver, state->units[combat->attacker].side, combat->hits, combat->retreats);
}

/* RVM-R14, RVM-A22: what Testudo and ground take off. */
static void
ignore_hits (AciesResolver *resolver,
             guint          index,
             AciesCombat   *combat)
{
  AciesFactors factors = acies_rvm_read_factors (resolver->state, combat);
  guint        can = (guint) MAX (acies_factors_modify (&factors, ACIES_MODIFIES_IGNORED_HITS), 0);
  guint        n = MIN (can, combat->hits);

  combat->hits -= n;
  /* RVM-A47, where the scenario has it */
  RVM_SET (resolver, combats[index].spare, resolver->state->switches[RVM_RETREAT_LOSSES_IGNORABLE] ? (guint8) (can - n) : 0);
  if (n > 0)
    {
      g_autofree char *why = acies_factors_dup_causes (&factors, ACIES_MODIFIES_IGNORED_HITS);

      acies_note_spared (resolver, RVM_NOTE_IGNORED_HITS, combat->target, n, "RVM-R14", why);
    }
}

/* RVM-D15: hits first; the dead do not retreat. */
void
acies_rvm_result (AciesResolver   *resolver,
                  const AciesStep *step)
{
  AciesCombat combat = resolver->state->combats[step->combat];

  count_dice (resolver, &combat);
  ignore_hits (resolver, step->combat, &combat);
  acies_resolver_set_combat (resolver, step->combat, &combat);
  acies_rvm_lose_figures (resolver, combat.target, combat.hits, ACIES_NOTE_HIT);
}

void
acies_rvm_end_attack (AciesResolver   *resolver,
                      const AciesStep *step)
{
  acies_resolver_pop_combat (resolver);
  acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
}

/* RVM-K19: where the order card lets it, a unit charges without being asked. */
void
acies_rvm_attack_moment (AciesResolver   *resolver,
                         const AciesStep *step)
{
  if (acies_rvm_charges_freely (resolver->state))
    acies_rvm_charge (resolver);
  else
    acies_card_moments_ask (resolver, RVM_ASK_ATTACK_MOMENT);
}
