/* journal.h - unsaved work, and games that are played, kept where a crash or a kill cannot reach them
 *
 * Known to no widget, and to be used from the main thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- where journals are: journal-folder.c ------------------------------------------------------- */

/* Each running program has a name of its own, holds a lock of that name, and calls its journals after it: NAME.lock,
 * NAME-1, NAME-2. A lock goes with its program, however that ends, so a journal without a living lock was left behind. A
 * program that lists it takes over its lock: two programs never offer the same. */
typedef struct _AciesJournalFolder AciesJournalFolder;

/**
 * acies_journal_folder_new:
 * @path: (nullable): the folder; %NULL for that of the user's state
 *
 * Nothing is made or locked before it is needed.
 */
AciesJournalFolder *acies_journal_folder_new    (const char          *path);
AciesJournalFolder *acies_journal_folder_ref    (AciesJournalFolder  *self);

/* With the last reference the locks go, and their files where no journal is left. */
void                acies_journal_folder_unref  (AciesJournalFolder  *self);

/**
 * acies_journal_folder_dup_next:
 * @error: %G_FILE_ERROR or %G_IO_ERROR when nothing can be kept there
 *
 * Returns: (transfer full): a path for a journal of this program, under its lock
 */
char               *acies_journal_folder_dup_next (AciesJournalFolder *self,
                                                 GError             **error);

/**
 * acies_journal_folder_claim:
 *
 * Takes over what ended programs left, and clears away what they had not
 * finished writing.
 *
 * Returns: (transfer full) (element-type filename): the paths of all journals
 *   taken over that no document of this program has, the newest first
 */
GPtrArray          *acies_journal_folder_claim  (AciesJournalFolder  *self);

/* A document of this program has the journal now, or has it no more. */
void                acies_journal_folder_take   (AciesJournalFolder  *self,
                                                 const char          *path);
void                acies_journal_folder_release (AciesJournalFolder *self,
                                                 const char          *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJournalFolder, acies_journal_folder_unref)

/* --- what they hold: journal-file.c ------------------------------------------------------------- */

/* Unsaved work and what is needed to offer it, or a game that was played. A damaged head costs nothing but the words of
 * the offer. */
typedef struct
{
  char   *path;      /* of the journal */
  GFile  *file;      /* (nullable): what it belongs to, on this machine; NULL: it has no place yet */
  GBytes *document;  /* the text of the document; of a game, as it started */
  /* of unsaved work */
  char   *title;     /* (nullable): of the document, as people know it */
  char   *ruleset;   /* (nullable): id */
  gint64  file_time; /* when @file had been written last as the work was kept, by the file's own word; 0: unknown */
  gint64  time;      /* when the work was as it holds it, in microseconds since 1970 */
  /* of a game */
  GFile  *scenario;  /* (nullable): the file of the scenario that is played */
  GBytes *lines;     /* what was done since */
} AciesJournalFile;

void              acies_journal_file_free      (AciesJournalFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJournalFile, acies_journal_file_free)

/* (transfer full): the bytes of a journal of unsaved work; @title may hold anything */
GBytes           *acies_journal_file_write     (const char       *title,
                                                GFile            *file,
                                                const char       *ruleset,
                                                gint64            time,
                                                GBytes           *document);

/* (transfer full): what is in a journal of unsaved work, as far as it can be read; @error: as acies_file_load_regular() */
AciesJournalFile *acies_journal_file_read      (const char       *path,
                                                GError          **error);

/* Has the file it belongs to been written to since, by another program perhaps? A clock that went back does not matter. */
gboolean          acies_journal_file_is_outdated (const AciesJournalFile *self);

/* (transfer full): what the journal of a game begins with, without the steps of the game; @scenario, @game: (nullable):
 * their files */
GString          *acies_journal_file_write_game (AciesSession    *session,
                                                GFile            *scenario,
                                                GFile            *game);

/* (transfer full): the journal of a game, not played yet; @error: also %ACIES_FORMAT_ERROR when it is no journal */
AciesJournalFile *acies_journal_file_read_game (const char       *path,
                                                GError          **error);

/**
 * acies_journal_file_open_game:
 * @corrected: (out): the rules were corrected since the journal was written
 * @fault: (out) (transfer full) (nullable): what is wrong, one sentence; the
 *   game stands before that then
 * @error: %ACIES_FORMAT_ERROR when there is no game in it
 *
 * Plays it again: the game is as it was, with what can be undone and redone. What
 * was being written when the program ended is left out and no fault.
 *
 * Returns: (transfer full): the game; or %NULL
 */
AciesSession     *acies_journal_file_open_game (const AciesJournalFile *self,
                                                AciesLibrary     *library,
                                                gboolean         *corrected,
                                                char            **fault,
                                                GError          **error);

/* --- the unsaved work of one session: journal.c ------------------------------------------------- */

/* Listens to a session that edits. At most ACIES_JOURNAL_SECONDS after the first change that is not in it yet, the journal
 * is written anew, whole, from a copy of the state and beside the main thread. When nothing is unsaved any more there is no
 * journal. */
/* What a crash costs at most. */
#define ACIES_JOURNAL_SECONDS 3

#define ACIES_TYPE_JOURNAL (acies_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesJournal, acies_journal, ACIES, JOURNAL, GObject)

/**
 * AciesJournal::failed:
 * @message: why, one sentence
 *
 * Unsaved work could not be written; told once until it can be again. It is
 * tried again and again.
 */

/* Returns: whether the last try to write it came to nothing */
gboolean      acies_journal_is_failing (AciesJournal     *self);

/**
 * acies_journal_new:
 * @session: that edits a scenario
 * @path: (nullable): a journal the session's state was recovered from, to go on
 *   with; %NULL for a new one
 *
 * Unsaved work that there is already is written soon, too.
 */
AciesJournal *acies_journal_new      (AciesSession        *session,
                                      AciesJournalFolder  *folder,
                                      const char          *path);

/**
 * acies_journal_set_file:
 * @file: (nullable): where the session's scenario belongs
 */
void          acies_journal_set_file (AciesJournal        *self,
                                      GFile               *file);

/**
 * acies_journal_set_delay:
 * @milliseconds: what is waited after a change; for tests
 */
void          acies_journal_set_delay (AciesJournal       *self,
                                      guint                milliseconds);

/* Writes what is not written yet now, without waiting until it is done. */
void          acies_journal_flush    (AciesJournal        *self);

/**
 * acies_journal_leave:
 * @error: why what is unsaved could not be written
 *
 * The program is told to end: writes what is not written yet, waits until that is
 * done, and listens no more. The journal stays for the next start.
 */
gboolean      acies_journal_leave    (AciesJournal        *self,
                                      GError             **error);

/* The work was saved, or is not wanted: removes the journal, and listens no more. */
void          acies_journal_close    (AciesJournal        *self);

/* --- a game, command by command: game-journal.c ------------------------------------------------- */

/* Listens to a session that plays. The start is written once; each command, its dice with it, follows at once and in one
 * piece, and so do undo and redo. Whenever the program ends, at most the command in flight is lost. What cannot be
 * appended, such as other players at the table, has all of it written anew. */
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
