/* mind.h - what a computer player need not work out twice
 *
 * Nothing in it is about one game: a player chooses the same with a new mind. It is
 * slow to make up again, though, so that whoever plays many games keeps one. A
 * mind is used by one thread at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/state.h"

G_BEGIN_DECLS

typedef struct _AciesAiMind AciesAiMind;

AciesAiMind *acies_ai_mind_new  (void);
void         acies_ai_mind_free (AciesAiMind *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiMind, acies_ai_mind_free)

G_END_DECLS
