/* dice.h - Rome vs Macedon: all that the dice of one roll depend on
 *
 * What dice depend on (factors.h), with the conditions of this game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/shared/factors.h"

G_BEGIN_DECLS

/* What a modifier may depend on, in the order of acies_rvm_conditions. */
enum
{
  RVM_IF_ATTACKER_BESIDE_LEADER,
  RVM_IF_TARGET_BATTLELINE,
  RVM_IF_CHARGING,
  RVM_IF_FLANKED,
  RVM_IF_ENVELOPED,
  RVM_IF_TARGET_TESTUDO,
  RVM_IF_UPHILL_MELEE,
  RVM_IF_RANGED_COMBAT,
  RVM_IF_ANY_COMBAT,
  RVM_IF_TARGET_PHALANX,
  RVM_IF_TARGET_BESIDE_LEADER,
  RVM_IF_MELEE_COMBAT,
  RVM_IF_DOWNHILL_MELEE,
  RVM_IF_MELEE_ON_LEADER,
  RVM_IF_MELEE_FROM_BEHIND,
  RVM_N_CONDITIONS,
};

/* The names of the conditions, for those who write data. */
extern const char *const acies_rvm_conditions[];

/**
 * acies_rvm_fight_read:
 * @combat: attack, strike or counter; who rolls is its attacker
 * Fills @self with what holds in @state at this moment.
 */
void     acies_rvm_fight_read           (AciesFactors         *self,
                                         const AciesState  *state,
                                         const AciesCombat *combat);

/**
 * acies_rvm_fight_derive:
 * Fills in the conditions that follow from the rest of @self: kind of combat,
 * types, ground.
 */
void     acies_rvm_fight_derive         (AciesFactors         *self);

/* Does acies_rvm_fight_derive() fill in @condition? */
gboolean acies_rvm_condition_is_derived (guint              condition);

/* The attack value that counts. */
int      acies_rvm_fight_attack         (const AciesFactors   *self);
int      acies_rvm_fight_combat_point   (const AciesFactors   *self);

/* RVM-K18: does each retreat count as a hit? */
gboolean acies_rvm_fight_retreats_hit   (const AciesFactors   *self);

G_END_DECLS
