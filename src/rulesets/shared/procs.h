/* procs.h - what the shared procedures need to know of a game
 *
 * A game fills in what it has (AciesProcs.shared); the functions of this folder find
 * it by the state they are asked about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/shared/acts.h"
#include "rulesets/shared/attack.h"
#include "rulesets/shared/flanking.h"
#include "rulesets/shared/hand.h"
#include "rulesets/shared/moments.h"
#include "rulesets/shared/reserve.h"
#include "rulesets/shared/steps.h"
#include "rulesets/shared/suppositions.h"
#include "rulesets/shared/targets.h"

G_BEGIN_DECLS

/* What tables of a game are made of, to be declared in a row: checks and procedures of commands, lists of answers. */
typedef gboolean AciesCheckFunc   (const AciesCommand *command, const AciesState *state, GError **error);
typedef void     AciesResolveFunc (const AciesCommand *command, AciesResolver *resolver);
typedef void     AciesListFunc    (const AciesState *state, GArray *commands);

struct _AciesSharedProcs
{
  AciesStepProcs    steps;
  AciesCardMoments  moments;
  AciesAttackProcs  attack;
  AciesActProcs     acts;
  AciesTargetProcs  targets;
  AciesFlankProcs   flanks;
  AciesHandProcs    hand;
  AciesReserveProcs reserve;
  const AciesSuppositionProcs *suppositions; /* (nullable): where chances are told */
};

static inline const AciesSharedProcs *
acies_shared_procs (const AciesState *state)
{
  return state->ruleset->procs->shared;
}

G_END_DECLS
