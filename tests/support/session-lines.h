/* session-lines.h - commands written as lines, for an open scenario or game, and what they have brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "session/session.h"

G_BEGIN_DECLS

/**
 * session_apply_lines:
 * @lines: commands, one a line; each must be allowed
 */
void session_apply_lines (AciesSession *session,
                          const char   *lines);

/**
 * session_new_of_lines:
 * @position: lines of the editor, for an empty board of the ruleset's size
 * @lines: lines of play
 *
 * Returns: (transfer full): a game with entered dice
 */
AciesSession *session_new_of_lines (AciesLibrary *library,
                                    const char   *ruleset_id,
                                    const char   *position,
                                    const char   *lines);

/* @command: the number of the command that caused @entry, from 1; 0: the start of the game */
typedef void (*SessionNoteFunc) (const AciesLogEntry *entry,
                                 guint                command,
                                 gpointer             data);

/* Calls @func for each log entry, from the oldest to the newest. */
void session_foreach_note (AciesSession   *session,
                           SessionNoteFunc func,
                           gpointer        data);

/**
 * session_dup_notes:
 * Returns: (transfer full) (element-type AciesLogEntry): of all that has happened so far
 */
GArray *session_dup_notes (AciesSession *session);

G_END_DECLS
