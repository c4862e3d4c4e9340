/* log.h - the commands and events of a session, and the notes of its players
 *
 * Notes are not part of the state, and undo does not remove them. A note belongs to a command, which is identified by
 * its number in the log. While this command is undone, the note is shown at the last remaining command. Redo moves the
 * note back. If the game continues with other commands instead, the note stays at the command where it is shown.
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
 * @events: (array length=n_events): the events of the command
 * @number: position of the command in the log, from 1; 0 for the start of the game
 */
typedef void (*AciesCommandFunc) (const AciesCommand *command,
                                  const AciesEvent   *events,
                                  guint               n_events,
                                  guint               number,
                                  gpointer            data);

/**
 * acies_session_foreach_command:
 * @first: number of commands to skip
 *
 * Calls @func for each command in the log, oldest first. In a game, if @first is 0, @func is called for the start of
 * the game before the first command.
 */
void acies_session_foreach_command (AciesSession     *self,
                                    guint             first,
                                    AciesCommandFunc  func,
                                    gpointer          data);

/**
 * acies_replay_new:
 * @game: a game, which is not changed
 *
 * Copies @game to a new session, which can show any position of the game. Each command is one step, even if it is a
 * roll of dice, so acies_session_go_to_step() can go to it. The replay starts at the current position of @game and
 * never rolls dice.
 *
 * Returns: (transfer full): the replay
 */
AciesSession *acies_replay_new (AciesSession *game);

/* --- notes ------------------------------------------------------------------------------------ */

/**
 * acies_session_get_notes:
 *
 * Returns: (transfer none) (element-type AciesNote): the notes, sorted by command. The signal "notes-changed" is
 *   emitted whenever the notes change.
 */
const GPtrArray  *acies_session_get_notes       (AciesSession       *self);

/* Returns the number of the command at which the note is currently shown, or 0 for the start of the game. */
guint             acies_session_get_note_moment (AciesSession     *self,
                                               const AciesNote  *note);

/**
 * acies_session_add_note:
 * @command: number of the command at which the note is shown, or 0 for the start of the game
 * @text: one line of text; see acies_note_is_sound()
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
