/* dice.c - Rome vs Carthage: number of dice, target numbers, what is ignored
 *
 * Conditions are questions about a fight; ruleset.xml says what each is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/dice.h"

#include "rulesets/rome-vs-carthage/rvc.h"
#include "rulesets/shared/units.h"

G_STATIC_ASSERT (RVC_N_CONDITIONS <= FACTORS_MAX_CONDITIONS);

/* clang-format off */
const char *const acies_rvc_conditions[] = {
  [RVC_IF_ATTACKER_BESIDE_LEADER] = "attacker-beside-leader",
  [RVC_IF_TARGET_BESIDE_LEADER]   = "target-beside-leader",
  [RVC_IF_TARGET_STEADFAST]       = "target-steadfast",
  [RVC_IF_CHARGING]               = "charging",
  [RVC_IF_FLANKED]                = "flanked",
  [RVC_IF_ENVELOPED]              = "enveloped",
  [RVC_N_CONDITIONS]              = NULL,
};
/* clang-format on */

void
acies_rvc_factors_derive (AciesFactors *self)
{
  self->counts[RVC_IF_CHARGING] = self->melee != FALSE; /* RVC-K2: the card is the modifier's */
  /* RVC-C19: a Leader */
  self->counts[RVC_IF_TARGET_STEADFAST] = acies_type_has_skill (self->ruleset, self->target_type, RVC_SKILL_STEADFAST);
}

AciesFactors
acies_rvc_read_factors (const AciesState  *state,
                        const AciesCombat *combat)
{
  AciesFactors self;

  acies_factors_init (&self, state, combat);
  acies_rvc_factors_derive (&self);
  /* RVC-C17, RVC-C19: each friendly Leader beside it, never itself. */
  self.counts[RVC_IF_ATTACKER_BESIDE_LEADER] = (guint8) acies_unit_count_beside (state, combat->attacker, RVC_SKILL_LEADERSHIP);
  self.counts[RVC_IF_TARGET_BESIDE_LEADER] = (guint8) acies_unit_count_beside (state, combat->target, RVC_SKILL_LEADERSHIP);
  /* RVC-K5, RVC-K6, RVC-K12: the two add up, in melee and at range. */
  self.counts[RVC_IF_FLANKED] = combat->n_flankers;
  self.counts[RVC_IF_ENVELOPED] = (guint8) acies_flank_count (state, combat);

  return self;
}

int
acies_rvc_factors_attack_number (const AciesFactors *self)
{
  const gint8 *values = self->ruleset->unit_types[self->attacker_type].values;
  int          number = values[self->melee ? RVC_MELEE_ATTACK : RVC_RANGED_ATTACK];

  return MAX (number + acies_factors_modify (self, ACIES_MODIFIES_TARGET_NUMBER), 1);
}

int
acies_rvc_factors_defence_number (const AciesFactors *self)
{
  const gint8 *values = self->ruleset->unit_types[self->target_type].values;

  return values[self->melee ? RVC_MELEE_DEFENCE : RVC_RANGED_DEFENCE];
}

guint
acies_rvc_factors_ignored_retreats (const AciesFactors *self)
{
  return (guint) MAX (acies_factors_modify (self, ACIES_MODIFIES_IGNORED_RETREATS), 0);
}
