/* adviser.h - what a computer would do in the place of the person who decides
 *
 * It is given what the side of that person may know, and nothing else, and thinks on
 * a thread of its own. What it came to is good for the position in which it was asked:
 * whoever asks has it forgotten when the game goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/search.h"
#include "session/session.h"

G_BEGIN_DECLS

#define ACIES_TYPE_ADVISER (acies_adviser_get_type ())
G_DECLARE_FINAL_TYPE (AciesAdviser, acies_adviser, ACIES, ADVISER, GObject)

/**
 * AciesAdviser::changed:
 *
 * It has begun to think, has come to something, or that is forgotten.
 */

/**
 * acies_adviser_new:
 * @session: a game
 *
 * Letting go of it ends what it thinks of.
 */
AciesAdviser        *acies_adviser_new         (AciesSession *session);

/**
 * acies_adviser_ask:
 *
 * Begins to think, unless it does or has. Does nothing where no person decides: the game is over, dice are
 * awaited, or a computer is to choose.
 */
void                 acies_adviser_ask         (AciesAdviser *self);

/* Forgets what it has come to, or stops thinking. */
void                 acies_adviser_forget      (AciesAdviser *self);

gboolean             acies_adviser_is_thinking (AciesAdviser *self);

/* (nullable): what it has come to */
const AciesAiAdvice *acies_adviser_get_advice  (AciesAdviser *self);

G_END_DECLS
