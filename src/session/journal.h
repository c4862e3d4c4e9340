/* journal.h - journals, which preserve unsaved work and games in progress if the program crashes
 *
 * These functions must be called from the main thread. Widgets must not call them directly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- folders of journals: journal-folder.c ------------------------------------------------------ */

/* A folder that several processes share for their journals. Each process has a unique NAME, locks the file NAME.lock,
 * and names its journals NAME-1, NAME-2, and so on. The system releases the lock when the process ends, so that another
 * process can lock the file and claim the journals. Because of the lock, two processes never offer to recover the same
 * journal. */
typedef struct _AciesJournalFolder AciesJournalFolder;

/**
 * acies_journal_folder_new:
 * @path: (nullable): the path of the folder; %NULL for the default folder in the user's state directory
 *
 * The first call to acies_journal_folder_dup_next() creates the folder and the lock file.
 */
AciesJournalFolder *acies_journal_folder_new    (const char          *path);
AciesJournalFolder *acies_journal_folder_ref    (AciesJournalFolder  *self);

/* Drops a reference. If it was the last reference, releases all locks and deletes the lock files that have no
 * journals. */
void                acies_journal_folder_unref  (AciesJournalFolder  *self);

/**
 * acies_journal_folder_dup_next:
 * @error: %G_IO_ERROR if the folder cannot be created or locked
 *
 * Returns: (transfer full): the path for a new journal of this process, or %NULL on error
 */
char               *acies_journal_folder_dup_next (AciesJournalFolder *self,
                                                 GError             **error);

/**
 * acies_journal_folder_claim:
 *
 * Claims the journals of processes that have ended, and deletes the incomplete files that these processes left behind.
 *
 * Returns: (transfer full) (element-type filename): the paths of all claimed journals that no document of this
 *   process is using, newest first
 */
GPtrArray          *acies_journal_folder_claim  (AciesJournalFolder  *self);

/* Mark a journal as in use, or no longer in use, by a document of this process. */
void                acies_journal_folder_take   (AciesJournalFolder  *self,
                                                 const char          *path);
void                acies_journal_folder_release (AciesJournalFolder *self,
                                                 const char          *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJournalFolder, acies_journal_folder_unref)

/* Sets @error to a message with @path and the description of the errno value @reason. Always returns %FALSE. */
gboolean            acies_journal_set_errno     (const char          *path,
                                                 int                  reason,
                                                 GError             **error);

/* --- journal files: journal-file.c -------------------------------------------------------------- */

/* The contents of a journal, either of unsaved work or of a game. A journal starts with a head, followed by the
 * document. If the head of a journal of unsaved work is damaged, the document can still be recovered. */
typedef struct
{
  char   *path;      /* the path of the journal */
  GFile  *file;      /* (nullable): the document's local file; NULL if the document has never been saved */
  GBytes *document;  /* the text of the document; for a game, a game file that contains no turns */
  /* unsaved work only */
  char   *title;     /* (nullable): the title of the document */
  char   *ruleset;   /* (nullable): the id of the ruleset */
  gint64  file_time; /* the modification time of @file when the journal was written; 0 if unknown */
  gint64  time;      /* the time at which @document was current, in microseconds since 1970 */
  /* games only */
  GFile  *scenario;  /* (nullable): the file of the scenario */
  GBytes *lines;     /* the steps of the game, as lines of text */
} AciesJournalFile;

void              acies_journal_file_free      (AciesJournalFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJournalFile, acies_journal_file_free)

/* Returns: (transfer full): the contents of a journal of unsaved work. @title can contain any characters. */
GBytes           *acies_journal_file_write     (const char       *title,
                                                GFile            *file,
                                                const char       *ruleset,
                                                gint64            time,
                                                GBytes           *document);

/* Reads a journal of unsaved work. Ignores unreadable lines in the head. @error: as for acies_file_load_regular()
 * Returns: (transfer full): the journal, or %NULL on error */
AciesJournalFile *acies_journal_file_read      (const char       *path,
                                                GError          **error);

/* Returns whether the document's file was modified after the journal was written, even if the clock has been set back
 * since then. */
gboolean          acies_journal_file_is_outdated (const AciesJournalFile *self);

/* @scenario: (nullable): the file of the scenario. @game: (nullable): the file of the game
 * Returns: (transfer full): the start of a game journal, without the steps of the game */
GString          *acies_journal_file_write_game (AciesSession    *session,
                                                GFile            *scenario,
                                                GFile            *game);

/* Reads a game journal without replaying the game.
 * @error: as for acies_file_load_regular(), or %ACIES_FORMAT_ERROR if the file is not a game journal
 * Returns: (transfer full): the journal, or %NULL on error */
AciesJournalFile *acies_journal_file_read_game (const char       *path,
                                                GError          **error);

/**
 * acies_journal_file_open_game:
 * @corrected: (out): whether the rules have been corrected since the journal was written
 * @fault: (out) (transfer full) (nullable): one sentence about the first invalid line, or %NULL if all lines are valid
 * @error: %ACIES_FORMAT_ERROR if the journal does not contain a game
 *
 * Replays the game, including the steps that can be undone or redone. Ignores an incomplete write at the end of the
 * journal. If a line is invalid, the returned game ends after the last valid write before that line.
 *
 * Returns: (transfer full): the game session, or %NULL on error
 */
AciesSession     *acies_journal_file_open_game (const AciesJournalFile *self,
                                                AciesLibrary     *library,
                                                gboolean         *corrected,
                                                char            **fault,
                                                GError          **error);

/* --- the unsaved work of one session: journal.c ------------------------------------------------- */

/* The maximum time before a change is written, in seconds. A crash loses at most the changes made in this time. */
#define ACIES_JOURNAL_SECONDS 3

/* A journal of an edit session. Within ACIES_JOURNAL_SECONDS of the first unwritten change, a thread rewrites the whole
 * journal from a copy of the state. When the session no longer has unsaved changes, the journal is deleted. */
#define ACIES_TYPE_JOURNAL (acies_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesJournal, acies_journal, ACIES, JOURNAL, GObject)

/**
 * AciesJournal::failed:
 * @message: one sentence with the reason
 *
 * Emitted when a write fails. It is not emitted for further failures until a write has succeeded. Failed writes are
 * retried.
 */

/* Returns whether the last write failed and its changes are still unwritten. */
gboolean      acies_journal_is_failing (AciesJournal     *self);

/**
 * acies_journal_new:
 * @session: an edit session
 * @path: (nullable): the journal to continue, from which @session was recovered; %NULL to create a new journal
 *
 * If @path is %NULL and @session has unsaved changes, schedules a write.
 */
AciesJournal *acies_journal_new      (AciesSession        *session,
                                      AciesJournalFolder  *folder,
                                      const char          *path);

/**
 * acies_journal_set_file:
 * @file: (nullable): the file in which the scenario is saved
 */
void          acies_journal_set_file (AciesJournal        *self,
                                      GFile               *file);

/**
 * acies_journal_set_delay:
 * @milliseconds: the time from the first unwritten change to the write; only for tests
 */
void          acies_journal_set_delay (AciesJournal       *self,
                                      guint                milliseconds);

/* Starts writing unwritten changes immediately, but does not wait for the result. */
void          acies_journal_flush    (AciesJournal        *self);

/**
 * acies_journal_leave:
 * @error: set if unsaved work cannot be written
 *
 * Writes unwritten changes synchronously, and then stops following the session. Call this function when the program
 * must exit. The journal is kept, so that the work can be recovered at the next start.
 *
 * Returns: %TRUE if all changes were written
 */
gboolean      acies_journal_leave    (AciesJournal        *self,
                                      GError             **error);

/* Deletes the journal and stops following the session. Call this function after the user has saved or discarded the
 * work. */
void          acies_journal_close    (AciesJournal        *self);

/* --- a game, command by command: game-journal.c ------------------------------------------------- */

/* A journal of a game session. It first writes the start of the game. Each command with its dice, each undo and each
 * redo is then appended immediately in a single write, so that a crash loses at most the last command. A change to the
 * settings, such as different players, rewrites the whole journal. */
#define ACIES_TYPE_GAME_JOURNAL (acies_game_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesGameJournal, acies_game_journal, ACIES, GAME_JOURNAL, GObject)

/**
 * AciesGameJournal::failed:
 * @message: one sentence with the reason
 *
 * Emitted when a write fails. It is not emitted for further failures until a write has succeeded. Failed writes are
 * retried.
 */

/**
 * acies_game_journal_dup_folder_path:
 * Returns: (transfer full): the path of the folder for game journals, in the user's state directory
 */
char             *acies_game_journal_dup_folder_path (void);

/**
 * acies_game_journal_new:
 * @game: a game session
 * @path: (nullable): the journal to continue, from which @game was resumed; %NULL to create a new journal
 *
 * Nothing is written until acies_game_journal_begin() is called.
 */
AciesGameJournal *acies_game_journal_new   (AciesSession       *game,
                                            AciesJournalFolder *folder,
                                            const char         *path);

/* Returns whether the last write of the game failed. */
gboolean          acies_game_journal_is_failing (AciesGameJournal *self);

/* Writes the current state of the game. From then on, every change is also written. */
void              acies_game_journal_begin (AciesGameJournal   *self);

/**
 * acies_game_journal_set_places:
 * @scenario: (nullable): the file of the scenario
 * @game: (nullable): the file in which the game is saved
 */
void              acies_game_journal_set_places (AciesGameJournal *self,
                                            GFile              *scenario,
                                            GFile              *game);

/* Returns: (transfer none) (nullable): the path of the journal; %NULL before the first write of a new journal */
const char       *acies_game_journal_get_path (AciesGameJournal *self);

/* Stops following the session, but keeps the journal for the next start. If the last write failed, first tries to write
 * again. Call this function when the program exits. */
void              acies_game_journal_leave (AciesGameJournal   *self);

/* Deletes the journal and stops following the session. Call this function after the user has saved or discarded the
 * game. */
void              acies_game_journal_close (AciesGameJournal   *self);

G_END_DECLS
