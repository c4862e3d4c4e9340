/* game-journal.h - a game as it is played, command by command, where a kill cannot reach it
 *
 * Listens to a session that plays. What it began with is written once; each
 * command, its dice with it, follows at once and in one piece, and so do undo
 * and redo. Whenever the program ends, at most the command in flight is lost.
 * Something that cannot be appended, such as other players at the table, has
 * all of it written anew in place of what was there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/journal-folder.h"
#include "session/session.h"

G_BEGIN_DECLS

#define ACIES_TYPE_GAME_JOURNAL (acies_game_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesGameJournal, acies_game_journal, ACIES, GAME_JOURNAL, GObject)

/**
 * AciesGameJournal::failed:
 * @message: why, one sentence
 *
 * The game could not be kept; told once until it can be again. It is tried
 * again and again.
 */

/**
 * acies_game_journal_dup_folder_path:
 * Returns: (transfer full): where games that are being played are kept: in the
 *   user's state folder
 */
char             *acies_game_journal_dup_folder_path (void);

/**
 * acies_game_journal_new:
 * @game: that is played
 * @path: (nullable): a journal the game was resumed from, to go on with; %NULL
 *   for a new one
 *
 * Nothing is written before acies_game_journal_begin().
 */
AciesGameJournal *acies_game_journal_new   (AciesSession       *game,
                                            AciesJournalFolder *folder,
                                            const char         *path);

/* Returns: whether the last try to write it came to nothing */
gboolean          acies_game_journal_is_failing (AciesGameJournal *self);

/* Writes the game as it is, and from now on whatever is done in it. */
void              acies_game_journal_begin (AciesGameJournal   *self);

/**
 * acies_game_journal_set_places:
 * @scenario: (nullable): the file of the scenario that is played
 * @game: (nullable): the game's own file
 */
void              acies_game_journal_set_places (AciesGameJournal *self,
                                            GFile              *scenario,
                                            GFile              *game);

/* (nullable) (transfer none): where it is; %NULL before anything could be written */
const char       *acies_game_journal_get_path (AciesGameJournal *self);

/* The program ends: listens no more. What is written stays for the next start. */
void              acies_game_journal_leave (AciesGameJournal   *self);

/* The game is not wanted any more, or is kept elsewhere: removes the journal, and listens no more. */
void              acies_game_journal_close (AciesGameJournal   *self);

G_END_DECLS
