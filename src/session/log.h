/* log.h - the commands and events of a session, and the notes of its players
 *
 * Notes are not part of the state, and undo does not remove them. A note stores the number of commands after which it was
 * written. If undo leaves fewer commands, the note is shown at the last command. Redo shows the note at its old command again.
 * If the game continues with other commands, the note stays at the command where it is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-xml.h"
#include "session/session.h"

G_BEGIN_DECLS

/**
 * AciesCommandFunc:
 * @command: (nullable): the command; %NULL for the start of the game
 * @events: the events of the command
 * @number: log number of the command, from 1; 0 for the start of the game
 */
typedef void (*AciesCommandFunc) (const AciesCommand *command,
                                  const AciesEvent   *events,
                                  guint               n_events,
                                  guint               number,
                                  gpointer            data);

/**
 * acies_session_foreach_command:
 * @first: number of commands to skip; if 0, @func is first called for the start of the game
 *
 * Calls @func for each command of the log, oldest first.
 */
void acies_session_foreach_command (AciesSession     *self,
                                    guint             first,
                                    AciesCommandFunc  func,
                                    gpointer          data);

/**
 * acies_replay_new:
 * @game: a game, which is not changed
 *
 * Copies @game to a new session for display. Each command, including dice, is one step, so acies_session_go_to_step() can show any
 * position. The replay starts at the current position of @game and never rolls dice.
 *
 * Returns: (transfer full): the replay
 */
AciesSession *acies_replay_new (AciesSession *game);

/* --- notes ------------------------------------------------------------------------------------ */

/**
 * acies_session_get_notes:
 * Returns: (transfer none) (element-type AciesNote): the notes, sorted by command. Every change of the
 *   notes emits "notes-changed".
 */
const GPtrArray  *acies_session_get_notes       (AciesSession       *self);

/* Returns the number of commands after which the note is shown now. */
guint             acies_session_get_note_moment (AciesSession     *self,
                                               const AciesNote  *note);

/**
 * acies_session_add_note:
 * @command: number of commands after which the note is shown
 * @text: one line; see acies_note_is_sound()
 * @error: %ACIES_FORMAT_ERROR if @text is invalid or there are too many notes
 */
gboolean          acies_session_add_note        (AciesSession       *self,
                                                 guint               command,
                                                 const char         *text,
                                                 GError            **error);
gboolean          acies_session_edit_note       (AciesSession       *self,
                                                 guint               id,
                                                 const char         *text,
                                                 GError            **error);
void              acies_session_remove_note     (AciesSession       *self,
                                                 guint               id);

G_END_DECLS
