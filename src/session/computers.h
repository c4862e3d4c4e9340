/* computers.h - computer players and advice for human players
 *
 * Searches run in background threads. A search uses only what the deciding side is allowed to know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/search.h"
#include "session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- computer players --------------------------------------------------------------------------- */

/* Plays the sides of a game that are assigned to computers. It searches in the background and applies the commands in
 * the main loop. The random numbers of a search depend only on the seed of the game and the number of earlier commands.
 * Without a time limit, the same position of the same game therefore always leads to the same command. */
#define ACIES_TYPE_COMPUTER_SEAT (acies_computer_seat_get_type ())
G_DECLARE_FINAL_TYPE (AciesComputerSeat, acies_computer_seat, ACIES, COMPUTER_SEAT, GObject)

/**
 * acies_computer_seat_new:
 * @session: a game
 *
 * Creates an inactive object; call acies_computer_seat_set_active() to let it play. When the object is disposed of, it
 * cancels any running search and waits for its thread.
 */
AciesComputerSeat *acies_computer_seat_new        (AciesSession      *session);

void               acies_computer_seat_set_active (AciesComputerSeat *self,
                                                   gboolean           active);

/* Sets the delay before a computer player starts a search, which lets users follow the game. The default is 0. */
void               acies_computer_seat_set_pause  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/* Makes the delay end no earlier than @time, a monotonic time, for example because the last change is still being shown. A
 * time in the past leaves only the usual delay. */
void               acies_computer_seat_set_busy_until (AciesComputerSeat *self,
                                                   gint64             time);

/**
 * acies_computer_seat_set_limit:
 * @milliseconds: the maximum time to search for a command, or 0 for no limit, which is the default
 *
 * Limits the time of a search. When the time runs out, the computer player uses the best command found so far. This is
 * useful on slow machines.
 */
void               acies_computer_seat_set_limit  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/**
 * acies_session_find_computer:
 *
 * Returns: the side that must decide now if a computer plays it; %ACIES_NO_SIDE if a human plays it or no side must
 *   decide
 */
AciesSide          acies_session_find_computer    (AciesSession      *session);

/* Returns: the side that must decide now if a human plays it; otherwise %ACIES_NO_SIDE */
AciesSide          acies_session_find_person      (AciesSession      *session);

/* --- advice ------------------------------------------------------------------------------------- */

/* Searches for advice on the current position of a game. When the position changes, the caller must call
 * acies_adviser_forget(). */
#define ACIES_TYPE_ADVISER (acies_adviser_get_type ())
G_DECLARE_FINAL_TYPE (AciesAdviser, acies_adviser, ACIES, ADVISER, GObject)

/**
 * AciesAdviser::changed:
 *
 * Emitted when a search starts or finishes, and when a search or advice is discarded.
 */

/**
 * acies_adviser_new:
 * @session: a game
 *
 * Creates an adviser. When the object is disposed of, it cancels any running search and waits for its thread.
 */
AciesAdviser        *acies_adviser_new         (AciesSession *session);

/**
 * acies_adviser_ask:
 *
 * Starts a search for the current position. Does nothing if a search is running, if there is advice already, or if
 * acies_session_find_person() returns %ACIES_NO_SIDE.
 */
void                 acies_adviser_ask         (AciesAdviser *self);

/* Cancels any running search and discards the advice. */
void                 acies_adviser_forget      (AciesAdviser *self);

gboolean             acies_adviser_is_thinking (AciesAdviser *self);

/* Returns: (transfer none) (nullable): the advice, or %NULL if there is none */
const AciesAiAdvice *acies_adviser_get_advice  (AciesAdviser *self);

/* --- background tasks --------------------------------------------------------------------------- */

/* A task that runs a function in a background thread. The caller can ask the task to end early, or cancel it. */
typedef struct _AciesBackgroundTask AciesBackgroundTask;

/**
 * AciesThink:
 * @data: input and output of the function, which must not access any other data
 * @cancellable: once it is cancelled, the function must store its best result so far in @data and return
 *
 * The type of function that an AciesBackgroundTask runs.
 */
typedef void (*AciesThink) (gpointer      data,
                            GCancellable *cancellable);

/**
 * acies_background_task_new:
 * @data: (transfer full): the data for @think
 * @free_data: frees @data; can be called in any thread
 * @ended: called with the task and @user_data in the main loop after @think has returned; can free the task
 *
 * Starts @think in a background thread.
 */
AciesBackgroundTask *acies_background_task_new           (AciesThink     think,
                                                          gpointer       data,
                                                          GDestroyNotify free_data,
                                                          GFunc          ended,
                                                          gpointer       user_data);

/* Returns: (transfer none): the data of the task, which contains the result once the task has ended */
gpointer      acies_background_task_get_data      (AciesBackgroundTask  *self);

/* Asks the task to end early, with the best result so far. */
void          acies_background_task_hurry (AciesBackgroundTask  *self);

/* Cancels and frees the task. Its callback will not be called, but its thread can keep running for a moment. */
void          acies_background_task_free  (AciesBackgroundTask  *self);

/* Cancels and frees the task after waiting for its thread. Data that the thread used can then be freed. */
void          acies_background_task_free_and_wait (AciesBackgroundTask  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBackgroundTask, acies_background_task_free)

G_END_DECLS
