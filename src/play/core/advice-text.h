/* advice-text.h - what a computer advises, and why, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/search.h"
#include "play/core/choices.h"

G_BEGIN_DECLS

/**
 * acies_advice_dup_command:
 * @command: one that may be given now
 *
 * Returns: (transfer full): what it does, a few words, as on the board, a card or a
 *   button: "Attack Peltasts D5 with Velites D4"
 */
char *acies_advice_dup_command (const AciesCommand  *command,
                                const AciesState    *state);

/**
 * acies_advice_dup_reason:
 *
 * Returns: (transfer full): what it is expected to come to, one sentence
 */
char *acies_advice_dup_reason  (const AciesAiAdvice *self,
                                const AciesRuleset  *ruleset);

/* (transfer full): a chance such as "62%", which stays on one line */
char *acies_advice_dup_chance  (double               chance);

G_END_DECLS
