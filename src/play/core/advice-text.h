/* advice-text.h - sentences that give the computer's advice and its reasons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/search.h"
#include "play/core/choices.h"

G_BEGIN_DECLS

/**
 * acies_advice_dup_command:
 * @command: a legal command
 *
 * Returns: (transfer full): the effect of @command in a few words, such as "Attack Peltasts D5 with Velites D4"
 */
char *acies_advice_dup_command (const AciesCommand  *command,
                                const AciesState    *state);

/**
 * acies_advice_dup_reason:
 * Returns: (transfer full): the expected losses and the chance of winning, as text without a full stop
 */
char *acies_advice_dup_reason  (const AciesAiAdvice *self,
                                const AciesRuleset  *ruleset);

/* @chance: a chance from 0 to 1
 * Returns: (transfer full): the chance as a percentage, such as "62%" */
char *acies_advice_dup_chance  (double               chance);

G_END_DECLS
