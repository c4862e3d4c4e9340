/* computers.h - computers that play a game as people would, and advise them
 *
 * Where a computer decides, or advises, it is given what its side may know, and
 * nothing else, and thinks on a thread of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/search.h"
#include "session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- a seat ------------------------------------------------------------------------------------- */

/* The command of a computer is applied from the main loop like anybody's. It is a function of the seed of the game and
 * the length of its log: the same seed and the same commands are the same game, as long as no clock is set. */
#define ACIES_TYPE_COMPUTER_SEAT (acies_computer_seat_get_type ())
G_DECLARE_FINAL_TYPE (AciesComputerSeat, acies_computer_seat, ACIES, COMPUTER_SEAT, GObject)

/**
 * acies_computer_seat_new:
 * @session: a game
 *
 * Computers wait until acies_computer_seat_set_active(). Letting go of the seat
 * ends what they think of.
 */
AciesComputerSeat *acies_computer_seat_new        (AciesSession      *session);

/* Whether computers play now, or wait. */
void               acies_computer_seat_set_active (AciesComputerSeat *self,
                                                   gboolean           active);

/* How many milliseconds a computer lets go by before each command, so that people can follow. */
void               acies_computer_seat_set_pause  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/**
 * acies_computer_seat_set_limit:
 * @milliseconds: 0, as at first: none
 *
 * So long a computer thinks at most of one command; then it plays the best that it
 * has found. For who has people waiting, on however slow a machine.
 */
void               acies_computer_seat_set_limit  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/**
 * acies_session_find_computer:
 *
 * Returns: the side for which a computer decides now, or %ACIES_NO_SIDE. Dice are
 *   nobody's decision.
 */
AciesSide          acies_session_find_computer    (AciesSession      *session);

/* The same of a person. */
AciesSide          acies_session_find_person      (AciesSession      *session);

/* --- advice ------------------------------------------------------------------------------------- */

/* The advice is good for the position in which it was asked for: whoever asks has it forgotten when the game goes on. */
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

/* --- a thought ---------------------------------------------------------------------------------- */

/* What a computer works out on a thread of its own, for whoever waits for it in the main loop, may want it sooner, or may
 * be gone before it has ended. */
typedef struct _AciesBackgroundTask AciesBackgroundTask;

/**
 * AciesThink:
 * @data: what it works on and nothing else; what it comes to is kept there, too
 * @cancellable: it shall end with what it has
 */
typedef void (*AciesThink) (gpointer      data,
                            GCancellable *cancellable);

/**
 * acies_background_task_new:
 * @data: (transfer full)
 * @ended: called from the main loop when it has ended, with @user_data; it may free the thought
 *
 * Begins to think.
 */
AciesBackgroundTask *acies_background_task_new           (AciesThink     think,
                                                          gpointer       data,
                                                          GDestroyNotify free_data,
                                                          GFunc          ended,
                                                          gpointer       user_data);

/* What it came to: once it has ended. */
gpointer      acies_background_task_get_data      (AciesBackgroundTask  *self);

/* Has it end with what it has. */
void          acies_background_task_hurry (AciesBackgroundTask  *self);

/* Nobody wants it any more: "ended" is not called. The thread may go on for a moment. */
void          acies_background_task_free  (AciesBackgroundTask  *self);

/* The same, for who is about to let go of what the thread works on. */
void          acies_background_task_free_and_wait (AciesBackgroundTask  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBackgroundTask, acies_background_task_free)

G_END_DECLS
