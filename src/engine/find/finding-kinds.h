/* finding-kinds.h - every kind of finding there is, with its stable code
 *
 * Whoever reports something has a table of its kinds: the engine that of what
 * holds for all games and for printing, each ruleset its own (AciesScenarioProcs), the
 * formats that of files. acies_finding_kinds_list() in formats has them all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"

G_BEGIN_DECLS

/* Where a designer looks for it; what has a hex is on the board whatever its subject. */
typedef enum
{
  ACIES_ABOUT_BATTLE,   /* texts */
  ACIES_ABOUT_ARMIES,   /* numbers of an army, units that wait, camps, cards */
  ACIES_ABOUT_VICTORY,  /* rounds and switches */
} AciesFindingSubject;

typedef struct
{
  const char   *code;
  AciesSeverity severity;  /* of files the gravest: a reader may put right what another drops */
  gboolean      has_fix;   /* mostly; not where nothing would help */
  const char   *text;      /* one line, to be translated: what it means */
  AciesFindingSubject subject;
} AciesFindingKind;

/* Of scenarios, whatever the game. Ends with a kind without code. */
extern const AciesFindingKind acies_scenario_kinds[];

/**
 * acies_finding_kind_of:
 * Returns: (nullable): the kind with that code among those of all scenarios and
 *   those of the ruleset
 */
const AciesFindingKind *acies_finding_kind_of (const AciesRuleset *ruleset,
                                               const char         *code);

G_END_DECLS
