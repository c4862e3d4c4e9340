/* log.h - what was done in a session, and what people wrote beside it
 *
 * Notes are no part of the state, and undo does not remove them. A note stays
 * with the number of commands it was written at. While the game is undone to before
 * that, it is shown at the last moment there is, and it stays there if the game
 * continues differently; redo brings it back to its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-xml.h"
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

/**
 * acies_replay_new:
 * @game: a game; it is not changed
 *
 * The same game in a session of its own, for views to show: each command, dice
 * too, is one step of its history, so acies_session_go_to_step() goes to any
 * moment. It stands where @game stands, and nothing is rolled in it.
 *
 * Returns: (transfer full): the replay
 */
AciesSession *acies_replay_new (AciesSession *game);

/* --- notes ------------------------------------------------------------------------------------ */

/**
 * acies_session_get_notes:
 * Returns: (transfer none) (element-type AciesNote): what people have written
 *   beside the game, by moment; "notes-changed" tells when they differ
 */
const GPtrArray  *acies_session_get_notes       (AciesSession       *self);

/* At which moment one stands now: after so many commands. */
guint             acies_session_get_note_moment (AciesSession     *self,
                                               const AciesNote  *note);

/**
 * acies_session_add_note:
 * @command: after so many commands of the game
 * @text: one line; see acies_note_is_sound()
 * @error: %ACIES_FORMAT_ERROR: @text is not that, or there are too many
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
