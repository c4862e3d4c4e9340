/* computers.h - computer players and advice
 *
 * A computer player or adviser gets only what its side is allowed to know. It runs on its own thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/search.h"
#include "session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- computer players --------------------------------------------------------------------------- */

/* Applies the commands of computer players from the main loop. A command depends only on the seed of the game and the length
 * of its log: the same seed and commands give the same game, unless a time limit is set. */
#define ACIES_TYPE_COMPUTER_SEAT (acies_computer_seat_get_type ())
G_DECLARE_FINAL_TYPE (AciesComputerSeat, acies_computer_seat, ACIES, COMPUTER_SEAT, GObject)

/**
 * acies_computer_seat_new:
 * @session: a game
 *
 * Computers wait until acies_computer_seat_set_active(). Dropping the last reference cancels the search.
 */
AciesComputerSeat *acies_computer_seat_new        (AciesSession      *session);

void               acies_computer_seat_set_active (AciesComputerSeat *self,
                                                   gboolean           active);

/* How many milliseconds a computer waits before each command, so that people can follow. */
void               acies_computer_seat_set_pause  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/**
 * acies_computer_seat_set_limit:
 * @milliseconds: the most time for one command; 0, the default, for no limit
 *
 * After this time a computer plays the best command found so far. For programs that people wait for on slow machines.
 */
void               acies_computer_seat_set_limit  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/**
 * acies_session_find_computer:
 * Returns: the side whose computer player has to decide now; %ACIES_NO_SIDE if there is none or dice are awaited
 */
AciesSide          acies_session_find_computer    (AciesSession      *session);

/* The same for a side played by a person. */
AciesSide          acies_session_find_person      (AciesSession      *session);

/* --- advice ------------------------------------------------------------------------------------- */

/* Advice is for one position. The caller calls acies_adviser_forget() when the game continues. */
#define ACIES_TYPE_ADVISER (acies_adviser_get_type ())
G_DECLARE_FINAL_TYPE (AciesAdviser, acies_adviser, ACIES, ADVISER, GObject)

/**
 * AciesAdviser::changed:
 *
 * The search started or ended, or the advice was cleared.
 */

/**
 * acies_adviser_new:
 * @session: a game
 *
 * Dropping the last reference cancels the search.
 */
AciesAdviser        *acies_adviser_new         (AciesSession *session);

/**
 * acies_adviser_ask:
 *
 * Starts the search, unless it is running or has a result. Does nothing if no person decides: the game is over, dice are
 * awaited, or a computer has to decide.
 */
void                 acies_adviser_ask         (AciesAdviser *self);

/* Cancels the search and clears the result. */
void                 acies_adviser_forget      (AciesAdviser *self);

gboolean             acies_adviser_is_thinking (AciesAdviser *self);

/* (nullable): the result of the search */
const AciesAiAdvice *acies_adviser_get_advice  (AciesAdviser *self);

/* --- background tasks --------------------------------------------------------------------------- */

/* Work on a thread for a caller in the main loop, who can ask for an early result or drop the task before it ends. */
typedef struct _AciesBackgroundTask AciesBackgroundTask;

/**
 * AciesThink:
 * @data: input and result; the function must use no other data
 * @cancellable: when cancelled, the function returns with the result so far
 */
typedef void (*AciesThink) (gpointer      data,
                            GCancellable *cancellable);

/**
 * acies_background_task_new:
 * @data: (transfer full)
 * @ended: called from the main loop with @user_data after the end; it can free the task
 *
 * Starts the task.
 */
AciesBackgroundTask *acies_background_task_new           (AciesThink     think,
                                                          gpointer       data,
                                                          GDestroyNotify free_data,
                                                          GFunc          ended,
                                                          gpointer       user_data);

/* The data with the result, once the task has ended. */
gpointer      acies_background_task_get_data      (AciesBackgroundTask  *self);

/* Cancels the task, which then ends with the result so far. */
void          acies_background_task_hurry (AciesBackgroundTask  *self);

/* Cancels and drops the task; "ended" is not called. The thread can run for a moment longer. */
void          acies_background_task_free  (AciesBackgroundTask  *self);

/* Same, but waits for the thread to end, so that the caller can free the data that it uses. */
void          acies_background_task_free_and_wait (AciesBackgroundTask  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBackgroundTask, acies_background_task_free)

G_END_DECLS
