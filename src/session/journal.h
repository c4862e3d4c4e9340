/* journal.h - keeps unsaved work and games in progress safe from a crash or a kill
 *
 * For use from the main thread. No widget uses it directly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* --- folders of journals: journal-folder.c ------------------------------------------------------ */

/* Each running program has its own name and holds the lock NAME.lock. Its journals are NAME-1, NAME-2 and so on. The lock
 * is released when the program ends, however it ends. A journal without a held lock was left behind; the program that claims
 * it takes over its lock, so two programs never offer the same journal. */
typedef struct _AciesJournalFolder AciesJournalFolder;

/**
 * acies_journal_folder_new:
 * @path: (nullable): the folder; %NULL for the default in the user's state folder
 *
 * Creates and locks nothing until needed.
 */
AciesJournalFolder *acies_journal_folder_new    (const char          *path);
AciesJournalFolder *acies_journal_folder_ref    (AciesJournalFolder  *self);

/* The last unref releases the locks and deletes lock files that have no journals. */
void                acies_journal_folder_unref  (AciesJournalFolder  *self);

/**
 * acies_journal_folder_dup_next:
 * @error: %G_FILE_ERROR or %G_IO_ERROR if the folder cannot hold journals
 *
 * Returns: (transfer full): a path for a new journal, under the lock of this program
 */
char               *acies_journal_folder_dup_next (AciesJournalFolder *self,
                                                 GError             **error);

/**
 * acies_journal_folder_claim:
 *
 * Takes over the journals of ended programs and deletes their incomplete files.
 *
 * Returns: (transfer full) (element-type filename): the paths of all journals taken over that no document of this program
 *   uses, newest first
 */
GPtrArray          *acies_journal_folder_claim  (AciesJournalFolder  *self);

/* Marks the journal as used, or no longer used, by a document of this program. */
void                acies_journal_folder_take   (AciesJournalFolder  *self,
                                                 const char          *path);
void                acies_journal_folder_release (AciesJournalFolder *self,
                                                 const char          *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJournalFolder, acies_journal_folder_unref)

/* For the files of journals: sets @error to what @reason, an errno, says about @path. Returns: %FALSE */
gboolean            acies_journal_set_errno     (const char          *path,
                                                 int                  reason,
                                                 GError             **error);

/* --- journal files: journal-file.c -------------------------------------------------------------- */

/* A journal of unsaved work, or of a game. If its head is damaged, only the details of the offer are lost. */
typedef struct
{
  char   *path;      /* the journal itself */
  GFile  *file;      /* (nullable): the local file of the document; NULL if never saved */
  GBytes *document;  /* the text of the document; for a game, as it started */
  /* unsaved work only */
  char   *title;     /* (nullable): of the document */
  char   *ruleset;   /* (nullable): id */
  gint64  file_time; /* modification time of @file when the journal was written; 0 if unknown */
  gint64  time;      /* when the work was in this state, in microseconds since 1970 */
  /* games only */
  GFile  *scenario;  /* (nullable): the file of the scenario */
  GBytes *lines;     /* the steps of the game */
} AciesJournalFile;

void              acies_journal_file_free      (AciesJournalFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJournalFile, acies_journal_file_free)

/* (transfer full): the bytes of a journal of unsaved work; @title can be any text */
GBytes           *acies_journal_file_write     (const char       *title,
                                                GFile            *file,
                                                const char       *ruleset,
                                                gint64            time,
                                                GBytes           *document);

/* (transfer full): a journal of unsaved work, as far as it is readable; @error: as acies_file_load_regular() */
AciesJournalFile *acies_journal_file_read      (const char       *path,
                                                GError          **error);

/* Was the file of the document modified since? A clock that was set back is not a problem. */
gboolean          acies_journal_file_is_outdated (const AciesJournalFile *self);

/* (transfer full): the head of the journal of a game, without its steps; @scenario, @game: (nullable): their files */
GString          *acies_journal_file_write_game (AciesSession    *session,
                                                GFile            *scenario,
                                                GFile            *game);

/* (transfer full): the journal of a game, not replayed yet; @error: also %ACIES_FORMAT_ERROR if it is not a journal */
AciesJournalFile *acies_journal_file_read_game (const char       *path,
                                                GError          **error);

/**
 * acies_journal_file_open_game:
 * @corrected: (out): whether the rules were corrected since the journal was written
 * @fault: (out) (transfer full) (nullable): what is wrong, one sentence; the game then ends before the fault
 * @error: %ACIES_FORMAT_ERROR if the journal contains no game
 *
 * Replays the game, including what can be undone and redone. An incomplete last line is ignored and is not a fault.
 *
 * Returns: (transfer full): the game, or %NULL
 */
AciesSession     *acies_journal_file_open_game (const AciesJournalFile *self,
                                                AciesLibrary     *library,
                                                gboolean         *corrected,
                                                char            **fault,
                                                GError          **error);

/* --- the unsaved work of one session: journal.c ------------------------------------------------- */

/* Watches an edit session. At most ACIES_JOURNAL_SECONDS after the first new change, a thread rewrites the whole journal from
 * a copy of the state. The journal is deleted when nothing is unsaved. */
/* A crash loses at most the changes of this time. */
#define ACIES_JOURNAL_SECONDS 3

#define ACIES_TYPE_JOURNAL (acies_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesJournal, acies_journal, ACIES, JOURNAL, GObject)

/**
 * AciesJournal::failed:
 * @message: why, one sentence
 *
 * Unsaved work could not be written. Emitted once until a write succeeds; writing is retried until then.
 */

/* Whether the last write failed. */
gboolean      acies_journal_is_failing (AciesJournal     *self);

/**
 * acies_journal_new:
 * @session: an edit session
 * @path: (nullable): the journal from which the session was recovered, to be continued; %NULL for a new one
 *
 * Unsaved work of the session is written soon.
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
 * @milliseconds: time from a change to the write; for tests
 */
void          acies_journal_set_delay (AciesJournal       *self,
                                      guint                milliseconds);

/* Starts to write unwritten changes now and does not wait for the end. */
void          acies_journal_flush    (AciesJournal        *self);

/**
 * acies_journal_leave:
 * @error: why unsaved work could not be written
 *
 * To be called when the program has to end. Writes unwritten changes, waits until that is done and stops watching. The
 * journal stays for the next start.
 */
gboolean      acies_journal_leave    (AciesJournal        *self,
                                      GError             **error);

/* Deletes the journal and stops watching, because the work was saved or discarded. */
void          acies_journal_close    (AciesJournal        *self);

/* --- a game, command by command: game-journal.c ------------------------------------------------- */

/* Watches a game session. The start is written once. Each command with its dice, each undo and each redo is then appended at
 * once in one write, so a crash loses at most the last command. Other changes, such as of the players, rewrite the whole
 * journal. */
#define ACIES_TYPE_GAME_JOURNAL (acies_game_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesGameJournal, acies_game_journal, ACIES, GAME_JOURNAL, GObject)

/**
 * AciesGameJournal::failed:
 * @message: why, one sentence
 *
 * The game could not be written. Emitted once until a write succeeds; writing is retried until then.
 */

/**
 * acies_game_journal_dup_folder_path:
 * Returns: (transfer full): the folder of the journals of games, in the user's state folder
 */
char             *acies_game_journal_dup_folder_path (void);

/**
 * acies_game_journal_new:
 * @game: a game session
 * @path: (nullable): the journal from which the game was resumed, to be continued; %NULL for a new one
 *
 * Writes nothing before acies_game_journal_begin().
 */
AciesGameJournal *acies_game_journal_new   (AciesSession       *game,
                                            AciesJournalFolder *folder,
                                            const char         *path);

/* Whether the last write failed. */
gboolean          acies_game_journal_is_failing (AciesGameJournal *self);

/* Writes the game as it is now, and every later change. */
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

/* Stops watching when the program ends. The journal stays for the next start. */
void              acies_game_journal_leave (AciesGameJournal   *self);

/* Deletes the journal and stops watching, because the game was saved elsewhere or discarded. */
void              acies_game_journal_close (AciesGameJournal   *self);

G_END_DECLS
