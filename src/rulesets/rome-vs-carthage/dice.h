/* dice.h - Rome vs Carthage: all that the dice of one fight depend on
 *
 * What dice depend on (factors.h), with the conditions of this game. A strike is one like an
 * attack; it only has no cards (RVC-C25).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "rulesets/shared/procs.h"

G_BEGIN_DECLS

/* What a modifier may depend on, in the order of acies_rvc_conditions. */
enum
{
  RVC_IF_ATTACKER_BESIDE_LEADER,
  RVC_IF_TARGET_BESIDE_LEADER,
  RVC_IF_TARGET_STEADFAST,
  RVC_IF_CHARGING,
  RVC_IF_FLANKED,
  RVC_IF_ENVELOPED,
  RVC_N_CONDITIONS,
};

/* The names of the conditions, for those who write data. */
extern const char *const acies_rvc_conditions[];

/* What holds in @state at this moment; @combat: attack, strike or counter, whose attacker rolls. */
AciesFactors acies_rvc_read_factors         (const AciesState *state, const AciesCombat *combat);

/* Conditions that follow from the rest, types and kind of combat; and what fills them in. */
#define RVC_DERIVED (1u << RVC_IF_CHARGING | 1u << RVC_IF_TARGET_STEADFAST)
void     acies_rvc_factors_derive        (AciesFactors *self);

/* RVC-C16, RVC-C17: the least number on an attack die that hits. Above 6 none
 * does; help may bring it down to 1, which every die shows, and not below. */
int      acies_rvc_factors_attack_number     (const AciesFactors *self);

/* RVC-C18: a defence die below it is a wound, one equal to it a retreat. */
int      acies_rvc_factors_defence_number    (const AciesFactors *self);

/* RVC-C19: so many retreats of the roll do not count, if there are so many. */
guint    acies_rvc_factors_ignored_retreats  (const AciesFactors *self);

/* odds.c: exact chances, and why rolls are as they are */
/* Without chances: why so many dice are rolled, and what they hit on. */
AciesOdds *acies_rvc_explain_attack      (const AciesFactors *self);
/* What the defence dice are compared with, and why; in a sentence. */
char      *acies_rvc_describe_defence    (const AciesFactors *self);
extern const AciesSuppositionProcs acies_rvc_suppositions;
AciesOdds *acies_rvc_odds_of_attack      (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesOdds *acies_rvc_odds_of_duel        (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

G_END_DECLS
