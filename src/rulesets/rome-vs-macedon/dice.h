/* dice.h - Rome vs Macedon: all that the dice of one roll depend on
 *
 * What dice depend on (factors.h), with the conditions of this game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/shared/procs.h"

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

/* What holds in @state at this moment; @combat: attack, strike or counter, whose attacker rolls. */
AciesFactors acies_rvm_read_factors       (const AciesState *state, const AciesCombat *combat);

/* Conditions that follow from the rest, kind of combat, types, ground; and what fills them in. */
#define RVM_DERIVED (1u << RVM_IF_ANY_COMBAT | 1u << RVM_IF_RANGED_COMBAT | 1u << RVM_IF_MELEE_COMBAT | 1u << RVM_IF_CHARGING | \
                     1u << RVM_IF_UPHILL_MELEE | 1u << RVM_IF_DOWNHILL_MELEE | 1u << RVM_IF_MELEE_ON_LEADER)
void     acies_rvm_factors_derive         (AciesFactors *self);

/* The attack value that counts. */
int      acies_rvm_factors_attack         (const AciesFactors *self);
int      acies_rvm_factors_combat_point   (const AciesFactors *self);

/* RVM-K18: does each retreat count as a hit? */
gboolean acies_rvm_factors_retreats_hit   (const AciesFactors *self);

/* RVM-K22: is it an Unknown Tribune's attack from behind? FALSE without that card. */
gboolean acies_rvm_is_from_behind       (const AciesState *state, const AciesCombat *combat);

/* odds.c: exact chances */
/* (transfer full): how many dice are rolled, what they are compared with, and why, without chances */
AciesOdds *acies_rvm_explain_roll       (const AciesFactors *factors);
extern const AciesSuppositionProcs acies_rvm_suppositions;
AciesOdds *acies_rvm_odds_of_attack     (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
guint      acies_rvm_retreat_price       (const AciesState *state, AciesUnitId target, AciesHex from);
AciesOdds *acies_rvm_odds_of_duel       (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

G_END_DECLS
