/* session-log.h - what each command of a session has brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/**
 * AciesCommandFunc:
 * @events: what came of it
 * @number: of the command in the log, from 1
 */
typedef void (*AciesCommandFunc) (const AciesCommand *command,
                                  const AciesEvent   *events,
                                  guint               n_events,
                                  guint               number,
                                  gpointer            data);

/**
 * acies_session_foreach_command:
 * @first: so many commands are left out
 *
 * The log, with what each command has brought, oldest first.
 */
void acies_session_foreach_command (AciesSession     *self,
                                    guint             first,
                                    AciesCommandFunc  func,
                                    gpointer          data);

/**
 * AciesEventFunc:
 * @place: of the event among those of its command
 * @command: number of the command that brought it; 0 for the beginning of a game
 */
typedef void (*AciesEventFunc) (const AciesEvent *event,
                                guint             place,
                                guint             command,
                                gpointer          data);

/**
 * acies_session_foreach_event:
 * @first: the events of so many commands are left out; 0: none, not even those
 *   of the beginning
 *
 * All that has happened so far, oldest first.
 */
void acies_session_foreach_event   (AciesSession     *self,
                                    guint             first,
                                    AciesEventFunc    func,
                                    gpointer          data);

G_END_DECLS
