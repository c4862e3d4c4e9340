/* thought.h - something that a computer works out on a thread of its own
 *
 * For who waits for it in the main loop, may want it sooner, or may be gone before
 * it has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _AciesThought AciesThought;

/**
 * AciesThink:
 * @data: what it works on and nothing else; what it comes to is kept there, too
 * @cancellable: it shall end with what it has
 */
typedef void (*AciesThink) (gpointer      data,
                            GCancellable *cancellable);

/**
 * acies_thought_new:
 * @data: (transfer full)
 * @ended: called from the main loop when it has ended, with @user_data; it may free the thought
 *
 * Begins to think.
 */
AciesThought *acies_thought_new           (AciesThink     think,
                                           gpointer       data,
                                           GDestroyNotify free_data,
                                           GFunc          ended,
                                           gpointer       user_data);

/* What it came to: once it has ended. */
gpointer      acies_thought_get_data      (AciesThought  *self);

/* Has it end with what it has. */
void          acies_thought_hurry         (AciesThought  *self);

/* Nobody wants it any more: "ended" is not called. The thread may go on for a moment. */
void          acies_thought_free          (AciesThought  *self);

/* The same, for who is about to let go of what the thread works on. */
void          acies_thought_free_and_wait (AciesThought  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesThought, acies_thought_free)

G_END_DECLS
