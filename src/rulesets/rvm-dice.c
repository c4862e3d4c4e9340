/* rvm-dice.c - Rome vs Macedon: Combat Point, number of dice, what is ignored
 *
 * The conditions are pure questions about a combat; ruleset.xml says what each
 * is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvm.h"

/* RVM-R25, RVM-A29: a die in melee, not a point; RVM-A24: never for himself. */
static guint
attacker_beside_leader (const AciesState  *state,
                        const AciesCombat *combat)
{
  const AciesUnit *attacker = &state->units[combat->attacker];

  return combat->melee && acies_rvm_count_beside (state, attacker->hex, attacker->side, combat->attacker,
                                                  RVM_SKILL_LEADERSHIP) > 0;
}

/* RVM-D9, RVM-A30: one for each; in melee only; a Charge sets it aside. */
static guint
target_battleline (const AciesState  *state,
                   const AciesCombat *combat)
{
  const AciesUnit *target = &state->units[combat->target];

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (((combat->cards >> i) & 1) && state->ruleset->cards[i].effect == RVM_EFFECT_CHARGE)
        return 0;
    }

  return combat->melee ? acies_rvm_count_beside (state, target->hex, target->side, combat->target,
                                                 RVM_SKILL_BATTLELINE)
                       : 0;
}

/* The card itself is the condition: the modifier names it. */
static guint
charging (const AciesState  *state,
          const AciesCombat *combat)
{
  return combat->melee;
}

static guint
flanked (const AciesState  *state,
         const AciesCombat *combat)
{
  return combat->n_flankers;
}

/* No Envelopment is played yet, so nobody envelops. */
static guint
enveloped (const AciesState  *state,
           const AciesCombat *combat)
{
  return 0;
}

/* RVM-K15, RVM-D6 */
static guint
target_testudo (const AciesState  *state,
                const AciesCombat *combat)
{
  return acies_state_unit_has_mark (state, combat->target, RVM_MARK_TESTUDO);
}

/* RVM-T3, RVM-A27: the ground under the target is the modifier's; the attacker's must differ. */
static guint
uphill_melee (const AciesState  *state,
              const AciesCombat *combat)
{
  const AciesBoard *board = state->board;

  return combat->melee &&
         board->terrain[state->units[combat->attacker].hex] != board->terrain[state->units[combat->target].hex];
}

/* RVM-T6 */
static guint
ranged_combat (const AciesState  *state,
               const AciesCombat *combat)
{
  return !combat->melee;
}

/* RVM-T12, RVM-A28 */
static guint
any_combat (const AciesState  *state,
            const AciesCombat *combat)
{
  return 1;
}

/* RVM-K16 */
static guint
target_phalanx (const AciesState  *state,
                const AciesCombat *combat)
{
  return acies_state_unit_has_mark (state, combat->target, RVM_MARK_PHALANX);
}

/* RVM-R25, RVM-A24, RVM-A60 */
static guint
target_beside_leader (const AciesState  *state,
                      const AciesCombat *combat)
{
  const AciesUnit *target = &state->units[combat->target];

  return acies_rvm_count_beside (state, target->hex, target->side, combat->target, RVM_SKILL_LEADERSHIP) > 0;
}

/* clang-format off */
const AciesCondition acies_rvm_conditions[] = {
  { "attacker-beside-leader", attacker_beside_leader },
  { "target-battleline",      target_battleline },
  { "charging",               charging },
  { "flanked",                flanked },
  { "enveloped",              enveloped },
  { "target-testudo",         target_testudo },
  { "uphill-melee",           uphill_melee },
  { "ranged-combat",          ranged_combat },
  { "any-combat",             any_combat },
  { "target-phalanx",         target_phalanx },
  { "target-beside-leader",   target_beside_leader },
  { NULL,                     NULL },
};
/* clang-format on */

/* RVM-R13 */
int
acies_rvm_combat_point (const AciesState  *state,
                        const AciesCombat *combat)
{
  const gint8 *attacker = acies_state_unit_type (state, combat->attacker)->values;
  const gint8 *target = acies_state_unit_type (state, combat->target)->values;

  return combat->melee ? target[RVM_MELEE_DEFENCE] - acies_rvm_melee_attack (state, combat->attacker) + 4
                       : target[RVM_RANGED_DEFENCE] - attacker[RVM_RANGED_ATTACK] + 4;
}

static gboolean
holds (const AciesState    *state,
       const AciesCombat   *combat,
       const AciesModifier *modifier)
{
  if (modifier->terrain != ACIES_NO_ID &&
      state->board->terrain[state->units[combat->target].hex] != modifier->terrain)
    return FALSE;

  return modifier->card == ACIES_NO_ID || state->turn.order_card == modifier->card ||
         ((combat->cards >> modifier->card) & 1);
}

int
acies_rvm_modify (const AciesState   *state,
                  const AciesCombat  *combat,
                  AciesModifierTarget target)
{
  int sum = 0;

  for (guint i = 0; i < state->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &state->ruleset->modifiers[i];

      if (modifier->target == target && holds (state, combat, modifier))
        sum += modifier->add * (int) acies_rvm_conditions[modifier->condition].count (state, combat);
    }

  return sum;
}

/* RVM-R13, RVM-A30: figures and modifiers; a shot is its figures alone. */
guint
acies_rvm_n_dice (const AciesState  *state,
                  const AciesCombat *combat)
{
  int figures = state->units[combat->attacker].figures;

  if (!combat->melee)
    return (guint) figures;

  return (guint) CLAMP (figures + acies_rvm_modify (state, combat, ACIES_MODIFIES_DICE),
                        state->switches[RVM_FEWEST_MELEE_DICE], ACIES_MAX_DICE);
}
