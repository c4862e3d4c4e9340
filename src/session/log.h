/* log.h - the commands and events of a session, and the notes of people
 *
 * Notes are not part of the state, and undo does not remove them. A note keeps the number of commands after which it was
 * written. If the game is undone to before that, the note is shown at the last command. It stays there if the game continues
 * differently; redo returns it to its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-xml.h"
#include "session/session.h"

G_BEGIN_DECLS

/**
 * AciesCommandFunc:
 * @command: (nullable): %NULL for the start of the game
 * @events: its events
 * @number: of the command in the log, from 1; 0 for the start of the game
 */
typedef void (*AciesCommandFunc) (const AciesCommand *command,
                                  const AciesEvent   *events,
                                  guint               n_events,
                                  guint               number,
                                  gpointer            data);

/**
 * acies_session_foreach_command:
 * @first: how many commands to skip; with 0 the start of the game comes first
 *
 * Calls @func for each command of the log, oldest first.
 */
void acies_session_foreach_command (AciesSession     *self,
                                    guint             first,
                                    AciesCommandFunc  func,
                                    gpointer          data);

/**
 * acies_replay_new:
 * @game: a game; not changed
 *
 * The same game in a session of its own for display. Each command, dice included, is one step, so
 * acies_session_go_to_step() can show any position. The replay starts at the position of @game and never rolls dice.
 *
 * Returns: (transfer full): the replay
 */
AciesSession *acies_replay_new (AciesSession *game);

/* --- notes ------------------------------------------------------------------------------------ */

/**
 * acies_session_get_notes:
 * Returns: (transfer none) (element-type AciesNote): the notes, sorted by command; changes emit "remarks-changed"
 */
const GPtrArray  *acies_session_get_notes       (AciesSession       *self);

/* The number of commands after which the note is shown now. */
guint             acies_session_get_note_moment (AciesSession     *self,
                                               const AciesNote  *note);

/**
 * acies_session_add_note:
 * @command: number of commands after which the note is shown
 * @text: one line; see acies_note_is_sound()
 * @error: %ACIES_FORMAT_ERROR if @text is not valid or there are too many notes
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
