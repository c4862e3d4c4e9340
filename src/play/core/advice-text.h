/* advice-text.h - advice of the computer and its reasons, in words
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
 * Returns: (transfer full): its effect in a few words, as on the board, a card or a button: "Attack Peltasts D5
 *   with Velites D4"
 */
char *acies_advice_dup_command (const AciesCommand  *command,
                                const AciesState    *state);

/**
 * acies_advice_dup_reason:
 *
 * Returns: (transfer full): the expected results, in one sentence
 */
char *acies_advice_dup_reason  (const AciesAiAdvice *self,
                                const AciesRuleset  *ruleset);

/* (transfer full): a chance such as "62%", without a line break */
char *acies_advice_dup_chance  (double               chance);

G_END_DECLS
