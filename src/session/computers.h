/* computers.h - computer players and advice
 *
 * Each search runs on its own thread and uses only the information of the side that must decide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/search.h"
#include "session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- computer players --------------------------------------------------------------------------- */

/* The computer players of a game. They search on threads, and their commands are applied in the main loop. The random numbers of a
 * search depend only on the seed of the game and the number of commands so far, so a search without a time limit always
 * chooses the same command in the same game. */
#define ACIES_TYPE_COMPUTER_SEAT (acies_computer_seat_get_type ())
G_DECLARE_FINAL_TYPE (AciesComputerSeat, acies_computer_seat, ACIES, COMPUTER_SEAT, GObject)

/**
 * acies_computer_seat_new:
 * @session: a game
 *
 * Computer players are inactive until acies_computer_seat_set_active(). Dropping the last reference cancels a running search.
 */
AciesComputerSeat *acies_computer_seat_new        (AciesSession      *session);

void               acies_computer_seat_set_active (AciesComputerSeat *self,
                                                   gboolean           active);

/* Sets the pause before each command of a computer player, so that people can follow the game. */
void               acies_computer_seat_set_pause  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/**
 * acies_computer_seat_set_limit:
 * @milliseconds: the maximum time for one command; 0, the default, sets no limit
 *
 * When the time has passed, the computer player uses the best command found so far. Set a limit for slow machines.
 */
void               acies_computer_seat_set_limit  (AciesComputerSeat *self,
                                                   guint              milliseconds);

/**
 * acies_session_find_computer:
 * Returns: the side that must decide now, if a computer plays it; otherwise %ACIES_NO_SIDE
 */
AciesSide          acies_session_find_computer    (AciesSession      *session);

/* Returns the side that must decide now, if a person plays it; otherwise %ACIES_NO_SIDE. */
AciesSide          acies_session_find_person      (AciesSession      *session);

/* --- advice ------------------------------------------------------------------------------------- */

/* Searches for advice on one position. The caller must call acies_adviser_forget() when the position changes. */
#define ACIES_TYPE_ADVISER (acies_adviser_get_type ())
G_DECLARE_FINAL_TYPE (AciesAdviser, acies_adviser, ACIES, ADVISER, GObject)

/**
 * AciesAdviser::changed:
 *
 * Emitted when a search starts or ends and when the advice is cleared.
 */

/**
 * acies_adviser_new:
 * @session: a game
 *
 * Dropping the last reference cancels a running search.
 */
AciesAdviser        *acies_adviser_new         (AciesSession *session);

/**
 * acies_adviser_ask:
 *
 * Starts a search for the current position. Does nothing if a search is running, if advice is available, or if
 * acies_session_find_person() returns %ACIES_NO_SIDE.
 */
void                 acies_adviser_ask         (AciesAdviser *self);

/* Cancels the search and clears the advice. */
void                 acies_adviser_forget      (AciesAdviser *self);

gboolean             acies_adviser_is_thinking (AciesAdviser *self);

/* (transfer none) (nullable): the advice; %NULL if there is none yet */
const AciesAiAdvice *acies_adviser_get_advice  (AciesAdviser *self);

/* --- background tasks --------------------------------------------------------------------------- */

/* A task that runs a function on its own thread. The main loop can request an early result or drop the task. */
typedef struct _AciesBackgroundTask AciesBackgroundTask;

/**
 * AciesThink:
 * @data: the input and the result of the function. The function must not use other data.
 * @cancellable: when this object is cancelled, the function must store the result found so far in @data and return
 */
typedef void (*AciesThink) (gpointer      data,
                            GCancellable *cancellable);

/**
 * acies_background_task_new:
 * @data: (transfer full): the argument of @think
 * @ended: called in the main loop with the task and @user_data after @think has returned. The function can free the task.
 *
 * Starts @think on a thread.
 */
AciesBackgroundTask *acies_background_task_new           (AciesThink     think,
                                                          gpointer       data,
                                                          GDestroyNotify free_data,
                                                          GFunc          ended,
                                                          gpointer       user_data);

/* (transfer none): the @data of the task, which contains the result after the task has ended */
gpointer      acies_background_task_get_data      (AciesBackgroundTask  *self);

/* Cancels the task. It then ends with the result found so far. */
void          acies_background_task_hurry (AciesBackgroundTask  *self);

/* Cancels and drops the task. Its function @ended is not called. The thread can run for a short time longer. */
void          acies_background_task_free  (AciesBackgroundTask  *self);

/* Cancels and drops the task, and waits until the thread ends. The caller can then free data that the thread used. */
void          acies_background_task_free_and_wait (AciesBackgroundTask  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBackgroundTask, acies_background_task_free)

G_END_DECLS
