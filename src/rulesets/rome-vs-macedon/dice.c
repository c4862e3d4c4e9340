/* dice.c - Rome vs Macedon: Combat Point, number of dice, what is ignored
 *
 * Conditions are questions about a fight; ruleset.xml says what each is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/dice.h"

#include "rulesets/rome-vs-macedon/rvm.h"

G_STATIC_ASSERT (RVM_N_CONDITIONS <= FACTORS_MAX_CONDITIONS);

/* clang-format off */
const char *const acies_rvm_conditions[] = {
  [RVM_IF_ATTACKER_BESIDE_LEADER] = "attacker-beside-leader",
  [RVM_IF_TARGET_BATTLELINE]      = "target-battleline",
  [RVM_IF_CHARGING]               = "charging",
  [RVM_IF_FLANKED]                = "flanked",
  [RVM_IF_ENVELOPED]              = "enveloped",
  [RVM_IF_TARGET_TESTUDO]         = "target-testudo",
  [RVM_IF_UPHILL_MELEE]           = "uphill-melee",
  [RVM_IF_RANGED_COMBAT]          = "ranged-combat",
  [RVM_IF_ANY_COMBAT]             = "any-combat",
  [RVM_IF_TARGET_PHALANX]         = "target-phalanx",
  [RVM_IF_TARGET_BESIDE_LEADER]   = "target-beside-leader",
  [RVM_IF_MELEE_COMBAT]           = "melee-combat",
  [RVM_IF_DOWNHILL_MELEE]         = "downhill-melee",
  [RVM_IF_MELEE_ON_LEADER]        = "melee-on-leader",
  [RVM_IF_MELEE_FROM_BEHIND]      = "melee-from-behind",
  [RVM_N_CONDITIONS]              = NULL,
};
/* clang-format on */

/* What follows from kind of combat, types and ground. The card of a modifier,
 * and the ground under one of the two, are the modifier's. */
void
acies_rvm_factors_derive (AciesFactors *self)
{
  guint8 melee = self->melee != FALSE;
  guint8 other_ground = melee && self->attacker_terrain != self->target_terrain;

  self->counts[RVM_IF_ANY_COMBAT] = 1;         /* RVM-T12, RVM-A28 */
  self->counts[RVM_IF_RANGED_COMBAT] = !melee; /* RVM-T6 */
  self->counts[RVM_IF_MELEE_COMBAT] = melee;   /* RVM-K24 */
  self->counts[RVM_IF_CHARGING] = melee;       /* RVM-K9 */
  /* RVM-T3, RVM-A27: it is the target that stands on the hill, and RVM-K23: the attacker. */
  self->counts[RVM_IF_UPHILL_MELEE] = other_ground;
  self->counts[RVM_IF_DOWNHILL_MELEE] = other_ground;
  /* RVM-K18 */
  self->counts[RVM_IF_MELEE_ON_LEADER] = melee &&
                                         self->ruleset->unit_types[self->target_type].class_ == RVM_CLASS_LEADER;
}

/* RVM-K22: in the row of the target, or nearer to the edge the target retreats to. */
static gboolean
stands_behind (const AciesState  *state,
               const AciesCombat *combat)
{
  const AciesUnit *target = &state->units[combat->target];
  guint            attacker_row = acies_hex_row (state->units[combat->attacker].hex);
  guint            target_row = acies_hex_row (target->hex);

  return state->ruleset->sides[target->side].home == ACIES_HOME_TOP ? attacker_row <= target_row
                                                                    : attacker_row >= target_row;
}

/* What only the position can say of a melee. */
static void
read_melee (AciesFactors      *self,
            const AciesState  *state,
            const AciesCombat *combat)
{
  /* RVM-R25, RVM-A29: a die in melee, not a point. RVM-A62: a strike is an attack. RVM-A24: beside another, never for himself. */
  self->counts[RVM_IF_ATTACKER_BESIDE_LEADER] = acies_unit_count_beside (state, combat->attacker, RVM_SKILL_LEADERSHIP) > 0;
  /* RVM-D9, RVM-A30: one for each. */
  self->counts[RVM_IF_TARGET_BATTLELINE] = (guint8) acies_unit_count_beside (state, combat->target, RVM_SKILL_BATTLELINE);
  self->counts[RVM_IF_FLANKED] = combat->n_flankers;
  /* RVM-K11, RVM-D2 to RVM-D5: nothing but its place, its side and its ability counts. */
  self->counts[RVM_IF_ENVELOPED] = (guint8) acies_flank_count (state, combat);
  self->counts[RVM_IF_MELEE_FROM_BEHIND] = stands_behind (state, combat);
}

/* A scenario card helps the attacks of the units it ordered, never a strike. */
static AciesId
find_order_card (const AciesState  *state,
                 const AciesCombat *combat)
{
  if (combat->kind != ACIES_COMBAT_ATTACK || state->units[combat->attacker].side != state->turn.active ||
      !acies_state_unit_has_mark (state, combat->attacker, RVM_MARK_ORDERED))
    return ACIES_NO_ID;

  return state->turn.order_card;
}

AciesFactors
acies_rvm_read_factors (const AciesState  *state,
                        const AciesCombat *combat)
{
  AciesFactors self;

  acies_factors_init (&self, state, combat);
  self.order_card = find_order_card (state, combat);
  self.fewest_dice = state->switches[RVM_FEWEST_MELEE_DICE];
  acies_rvm_factors_derive (&self);
  /* RVM-K15, RVM-D6; RVM-K16 */
  self.counts[RVM_IF_TARGET_TESTUDO] = acies_state_unit_has_mark (state, combat->target, RVM_MARK_TESTUDO);
  self.counts[RVM_IF_TARGET_PHALANX] = acies_state_unit_has_mark (state, combat->target, RVM_MARK_PHALANX);
  /* RVM-R25, RVM-A60 */
  self.counts[RVM_IF_TARGET_BESIDE_LEADER] = acies_unit_count_beside (state, combat->target, RVM_SKILL_LEADERSHIP) > 0;
  if (combat->melee)
    read_melee (&self, state, combat);

  return self;
}

/* RVM-K19: what the order card lends counts. */
int
acies_rvm_factors_attack (const AciesFactors *self)
{
  const gint8 *values = self->ruleset->unit_types[self->attacker_type].values;

  if (!self->melee)
    return values[RVM_RANGED_ATTACK];

  return values[RVM_MELEE_ATTACK] +
         acies_rvm_lent_value (self->ruleset, self->order_card, self->attacker_type, RVM_VALUE_MELEE_ATTACK);
}

/* RVM-R13 */
int
acies_rvm_factors_combat_point (const AciesFactors *self)
{
  const gint8 *values = self->ruleset->unit_types[self->target_type].values;

  return values[self->melee ? RVM_MELEE_DEFENCE : RVM_RANGED_DEFENCE] - acies_rvm_factors_attack (self) + 4;
}

static gboolean
is_ordered_by (const AciesFactors *self,
               guint               effect)
{
  return self->order_card != ACIES_NO_ID && self->ruleset->cards[self->order_card].effect == effect;
}

gboolean
acies_rvm_factors_retreats_hit (const AciesFactors *self)
{
  return is_ordered_by (self, RVM_EFFECT_BEHEADING) && self->counts[RVM_IF_MELEE_ON_LEADER] > 0;
}

gboolean
acies_rvm_is_from_behind (const AciesState  *state,
                          const AciesCombat *combat)
{
  AciesFactors factors = acies_rvm_read_factors (state, combat);

  return is_ordered_by (&factors, RVM_EFFECT_UNKNOWN_TRIBUNE) && factors.counts[RVM_IF_MELEE_FROM_BEHIND] > 0;
}
