/* mind.h - what a computer player need not work out twice
 *
 * Nothing in it is about one game: a player chooses the same with a new mind. It is
 * slow to make up again, though, so that whoever plays many games keeps one. A
 * mind is used by one thread at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/lore.h"

G_BEGIN_DECLS

typedef struct _AciesAiMind AciesAiMind;

AciesAiMind *acies_ai_mind_new (void);
void         acies_ai_mind_free (AciesAiMind *self);

/* Threads that one may think with. */
#define ACIES_AI_MOST_THREADS 4

/**
 * acies_ai_mind_get_lore:
 * @i: below %ACIES_AI_MOST_THREADS: each for a thread of its own
 *
 * Returns: (transfer none): about the ruleset of @state, until the mind is asked
 *   about another
 */
AciesAiLore *acies_ai_mind_get_lore (AciesAiMind      *self,
                                     const AciesState *state,
                                     guint             i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiMind, acies_ai_mind_free)

G_END_DECLS
