/* journal.h - journals that protect unsaved work and games in progress from a crash
 *
 * Call these functions only from the main thread, and not directly from widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- folders of journals: journal-folder.c ------------------------------------------------------ */

/* Each process has a unique NAME and locks the file NAME.lock. The journals of the process are NAME-1, NAME-2 and so on. The system
 * releases the lock when the process ends. If the lock is free, the journals belong to a process that has ended. A process that
 * claims these journals takes over the lock, so two processes never offer to recover the same journal. */
typedef struct _AciesJournalFolder AciesJournalFolder;

/**
 * acies_journal_folder_new:
 * @path: (nullable): the path of the folder; %NULL for the default in the user's state folder
 *
 * The folder and the lock file are created at the first acies_journal_folder_dup_next().
 */
AciesJournalFolder *acies_journal_folder_new    (const char          *path);
AciesJournalFolder *acies_journal_folder_ref    (AciesJournalFolder  *self);

/* Dropping the last reference releases the locks and deletes the lock files that have no journals. */
void                acies_journal_folder_unref  (AciesJournalFolder  *self);

/**
 * acies_journal_folder_dup_next:
 * @error: %G_IO_ERROR if the folder cannot be created or locked
 *
 * Returns: (transfer full): the path for a new journal, which the lock of this process protects
 */
char               *acies_journal_folder_dup_next (AciesJournalFolder *self,
                                                 GError             **error);

/**
 * acies_journal_folder_claim:
 *
 * Claims the journals of processes that have ended, and deletes the incomplete files of these processes.
 *
 * Returns: (transfer full) (element-type filename): the paths of all claimed journals that no document of this
 *   process uses, newest first
 */
GPtrArray          *acies_journal_folder_claim  (AciesJournalFolder  *self);

/* Mark the journal as used or no longer used by a document of this process. */
void                acies_journal_folder_take   (AciesJournalFolder  *self,
                                                 const char          *path);
void                acies_journal_folder_release (AciesJournalFolder *self,
                                                 const char          *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJournalFolder, acies_journal_folder_unref)

/* Sets @error to a message about @path and the errno value @reason. Returns %FALSE. */
gboolean            acies_journal_set_errno     (const char          *path,
                                                 int                  reason,
                                                 GError             **error);

/* --- journal files: journal-file.c -------------------------------------------------------------- */

/* A journal of unsaved work or of a game. The part of a journal before the document is its head. If the head of a journal of
 * unsaved work is damaged, only the description of the work for the user is lost. */
typedef struct
{
  char   *path;      /* path of the journal */
  GFile  *file;      /* (nullable): the local file of the document; NULL if the document was never saved */
  GBytes *document;  /* the text of the document; for a game, the text of the game at its start */
  /* unsaved work only */
  char   *title;     /* (nullable): title of the document */
  char   *ruleset;   /* (nullable): id of the ruleset */
  gint64  file_time; /* modification time of @file when the journal was written; 0 if unknown */
  gint64  time;      /* time when the work was in the state of @document, in microseconds since 1970 */
  /* games only */
  GFile  *scenario;  /* (nullable): file of the scenario */
  GBytes *lines;     /* steps of the game, as lines of text */
} AciesJournalFile;

void              acies_journal_file_free      (AciesJournalFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJournalFile, acies_journal_file_free)

/* (transfer full): the contents of a journal of unsaved work; @title can contain any characters */
GBytes           *acies_journal_file_write     (const char       *title,
                                                GFile            *file,
                                                const char       *ruleset,
                                                gint64            time,
                                                GBytes           *document);

/* (transfer full): the readable part of a journal of unsaved work; @error: see acies_file_load_regular() */
AciesJournalFile *acies_journal_file_read      (const char       *path,
                                                GError          **error);

/* Returns whether the file of the document was modified after the journal was written, even if the clock was set back. */
gboolean          acies_journal_file_is_outdated (const AciesJournalFile *self);

/* (transfer full): the start of a game journal, without the steps; @scenario, @game: (nullable): files of scenario and game */
GString          *acies_journal_file_write_game (AciesSession    *session,
                                                GFile            *scenario,
                                                GFile            *game);

/* (transfer full): the contents of a game journal, not replayed yet; @error: see acies_file_load_regular(), or %ACIES_FORMAT_ERROR
 * if the file is not a journal */
AciesJournalFile *acies_journal_file_read_game (const char       *path,
                                                GError          **error);

/**
 * acies_journal_file_open_game:
 * @corrected: (out): whether the rules were corrected after the journal was written
 * @fault: (out) (transfer full) (nullable): one sentence about the first invalid step; the game then ends before that step
 * @error: %ACIES_FORMAT_ERROR if the journal contains no game
 *
 * Replays the game, including the steps that can be undone and redone. Ignores an incomplete last line.
 *
 * Returns: (transfer full): the game, or %NULL
 */
AciesSession     *acies_journal_file_open_game (const AciesJournalFile *self,
                                                AciesLibrary     *library,
                                                gboolean         *corrected,
                                                char            **fault,
                                                GError          **error);

/* --- the unsaved work of one session: journal.c ------------------------------------------------- */

/* The maximum age of unwritten changes, in seconds. A crash loses at most the changes of this time. */
#define ACIES_JOURNAL_SECONDS 3

/* A journal that follows an edit session. At most ACIES_JOURNAL_SECONDS after the first unwritten change, a thread rewrites the
 * whole journal from a copy of the state. The journal is deleted when all changes are saved. */
#define ACIES_TYPE_JOURNAL (acies_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesJournal, acies_journal, ACIES, JOURNAL, GObject)

/**
 * AciesJournal::failed:
 * @message: one sentence with the reason
 *
 * Emitted when a write of unsaved work fails, but not again until a write has succeeded. A failed write is tried again.
 */

/* Returns whether the last write failed. */
gboolean      acies_journal_is_failing (AciesJournal     *self);

/**
 * acies_journal_new:
 * @session: an edit session
 * @path: (nullable): the journal to continue, if the session was recovered from it; %NULL for a new journal
 *
 * Schedules a write of unsaved work, unless @path already contains it.
 */
AciesJournal *acies_journal_new      (AciesSession        *session,
                                      AciesJournalFolder  *folder,
                                      const char          *path);

/**
 * acies_journal_set_file:
 * @file: (nullable): the file of the session's scenario
 */
void          acies_journal_set_file (AciesJournal        *self,
                                      GFile               *file);

/**
 * acies_journal_set_delay:
 * @milliseconds: the time between a change and its write; for tests only
 */
void          acies_journal_set_delay (AciesJournal       *self,
                                      guint                milliseconds);

/* Starts to write unwritten changes at once, without waiting for the result. */
void          acies_journal_flush    (AciesJournal        *self);

/**
 * acies_journal_leave:
 * @error: the reason why unsaved work cannot be written
 *
 * Writes unwritten changes, waits for the end of the write and stops following the session. Call this when the program
 * must end. The journal file remains for the next start.
 */
gboolean      acies_journal_leave    (AciesJournal        *self,
                                      GError             **error);

/* Deletes the journal and stops following the session. Call this after the work is saved or discarded. */
void          acies_journal_close    (AciesJournal        *self);

/* --- a game, command by command: game-journal.c ------------------------------------------------- */

/* A journal that follows a game session. It writes the start of the game once. Then it appends each command with its dice, each
 * undo and each redo immediately in one write, so a crash loses at most the last command. Other changes, such as a change of
 * players, rewrite the whole journal. */
#define ACIES_TYPE_GAME_JOURNAL (acies_game_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesGameJournal, acies_game_journal, ACIES, GAME_JOURNAL, GObject)

/**
 * AciesGameJournal::failed:
 * @message: one sentence with the reason
 *
 * Emitted when a write of the game fails, but not again until a write has succeeded. A failed write is tried again.
 */

/**
 * acies_game_journal_dup_folder_path:
 * Returns: (transfer full): the path of the folder for game journals, in the user's state folder
 */
char             *acies_game_journal_dup_folder_path (void);

/**
 * acies_game_journal_new:
 * @game: a game session
 * @path: (nullable): the journal to continue, if the game was resumed from it; %NULL for a new journal
 *
 * Writes nothing before acies_game_journal_begin().
 */
AciesGameJournal *acies_game_journal_new   (AciesSession       *game,
                                            AciesJournalFolder *folder,
                                            const char         *path);

/* Returns whether the last write failed. */
gboolean          acies_game_journal_is_failing (AciesGameJournal *self);

/* Writes the current game and then every change. */
void              acies_game_journal_begin (AciesGameJournal   *self);

/**
 * acies_game_journal_set_places:
 * @scenario: (nullable): the file of the scenario
 * @game: (nullable): the file of the game
 */
void              acies_game_journal_set_places (AciesGameJournal *self,
                                            GFile              *scenario,
                                            GFile              *game);

/* (nullable) (transfer none): the path of the journal; %NULL before the first write */
const char       *acies_game_journal_get_path (AciesGameJournal *self);

/* Stops following the session. Call this when the program ends. The journal file remains for the next start. */
void              acies_game_journal_leave (AciesGameJournal   *self);

/* Deletes the journal and stops following the session. Call this after the game is saved elsewhere or discarded. */
void              acies_game_journal_close (AciesGameJournal   *self);

G_END_DECLS
