/* document.h - one open scenario: its file, its editing, and a game played on it
 *
 * Does not use GTK. A game is played on a copy of the scenario and continues while the scenario is edited, so users can
 * switch between both. The scenario and the game each have a file, and a journal from which unsaved work is recovered
 * after a crash.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "formats/ruleset/library.h"
#include "formats/save.h"
#include "session/journal.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What other programs did to a document's file since it was last read or written. */
typedef enum
{
  ACIES_DISK_SAME,
  ACIES_DISK_CHANGED, /* the file is another version */
  ACIES_DISK_GONE,
} AciesDisk;

/* The two parts of a document. Each has its own file and its own journal. */
typedef enum
{
  ACIES_WORK_SCENARIO, /* the edited scenario */
  ACIES_WORK_GAME,     /* the game played on it, if there is one */
} AciesWork;

#define ACIES_TYPE_DOCUMENT (acies_document_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocument, acies_document, ACIES, DOCUMENT, GObject)

/**
 * AciesDocument::told:
 * @message: one translated sentence
 *
 * Emitted if the game's file cannot be updated, for example because another program has changed or removed it. The game
 * continues, and the update is retried after each turn. Emitted again only after a save has succeeded.
 *
 * AciesDocument::unkept:
 * @message: the reason, as one translated sentence
 *
 * Emitted once per failure to write a journal. The write is retried until it succeeds.
 */

/* --- creating ------------------------------------------------------------------------------- */

/**
 * acies_document_new:
 * @ruleset: the ruleset of the scenario
 * @columns: number of columns in the longer rows; within the limits of board.h
 * @rows: number of rows; within the limits of board.h
 *
 * Returns: (transfer full): an unsaved scenario with an empty board
 */
AciesDocument *acies_document_new           (AciesRuleset   *ruleset,
                                             guint           columns,
                                             guint           rows);

/**
 * acies_document_new_from_template:
 * @file: a scenario that is a template for new ones
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): an unsaved copy of the template, or %NULL on error
 */
AciesDocument *acies_document_new_from_template (GFile        *file,
                                             AciesLibrary   *library,
                                             GError        **error);

/**
 * acies_document_duplicate:
 *
 * Returns: (transfer full): an unsaved copy of the edited scenario, titled "Copy of …"
 */
AciesDocument *acies_document_duplicate     (AciesDocument  *self);

/* Returns: (transfer full): an unsaved document. @scenario: (transfer full): a scenario made from a game */
AciesDocument *acies_document_new_from_state (AciesState    *scenario);

/**
 * acies_document_new_imported:
 * @scenario: (transfer full): the scenario imported from @file
 * @file: a file in another format
 * @findings: the problems found during the import
 *
 * Returns: (transfer full): an unsaved document
 */
AciesDocument *acies_document_new_imported  (AciesState          *scenario,
                                             GFile               *file,
                                             const AciesFindings *findings);

/**
 * acies_document_new_from_version:
 * @version: an earlier version of a scenario, kept as a backup
 * @origin: the name of the scenario's file
 * @findings: receives the problems in @version
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): an unsaved copy of @version, or %NULL on error
 */
AciesDocument *acies_document_new_from_version (GFile        *version,
                                             const char     *origin,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/**
 * acies_document_open:
 * @file: a scenario, a game, or a scenario from the designer's own program
 * @findings: receives the problems in @file
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR if the file cannot be opened
 *
 * A scenario in the library's folder opens as an original, which is never overwritten. A file in another format or a
 * damaged file opens as a new document without a file.
 *
 * Returns: (transfer full): the document, or %NULL on error
 */
AciesDocument *acies_document_open          (GFile          *file,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/* Like acies_document_open(), but takes the content and kind of @file from acies_document_load_regular(). */
AciesDocument *acies_document_open_bytes    (GFile          *file,
                                             GBytes         *bytes,
                                             AciesDocumentKind kind,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/**
 * acies_document_recover:
 * @left: a journal claimed from @folder, of a scenario or a game
 * @findings: receives the problems in @left; a game is recovered up to the first problem
 * @error: %ACIES_FORMAT_ERROR if nothing can be recovered
 *
 * The document continues the journal. If a game cannot be replayed completely, or only under corrected rules, its
 * journal is set aside and the document starts a new one.
 *
 * Returns: (transfer full): a document with the unsaved work and its files, or %NULL on error; for a game, the scenario
 *   has a file only if @left names one that can be opened undamaged
 */
AciesDocument *acies_document_recover       (const AciesJournalFile *left,
                                             AciesJournalFolder *folder,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/* --- files ---------------------------------------------------------------------------------- */

/**
 * acies_document_save:
 * @work: the part to save, which must exist
 * @file: (nullable): the file to save to; %NULL for the current file, which must exist
 *
 * Saves the edited scenario, or the game with its log. On error, the work keeps its current file and stays modified.
 */
gboolean       acies_document_save          (AciesDocument  *self,
                                             AciesWork       work,
                                             GFile          *file,
                                             AciesLibrary   *library,
                                             GError        **error);

/**
 * acies_document_has_no_backup:
 *
 * Returns: whether the last save could not back up the file that it replaced
 */
gboolean       acies_document_has_no_backup (AciesDocument  *self);

/* (nullable) (transfer none): the scenario's file, or %NULL if it has none yet */
GFile         *acies_document_get_file      (AciesDocument  *self);

/* (nullable) (transfer none): the file that the game was opened from or last saved to */
GFile         *acies_document_get_game_file (AciesDocument  *self);

/**
 * acies_document_is_at:
 * Returns: whether @file is the file of the scenario or the game, or the file that the scenario was imported from; a
 *   link to such a file counts too
 */
gboolean       acies_document_is_at         (AciesDocument  *self,
                                             GFile          *file);

/* Checks whether the file of @work has changed. If it is gone, marks the work as unsaved. */
AciesDisk      acies_document_check_disk    (AciesDocument  *self,
                                             AciesWork       work);

/* Keeps the edited scenario although its file has changed. It counts as modified until it is saved. */
void           acies_document_keep          (AciesDocument  *self);

/**
 * acies_document_bring_back:
 * @version: an undamaged earlier version of the scenario; see acies_document_new_from_version()
 *
 * Replaces the scenario with @version, as one undo step. The file does not change until the document is saved. Fails
 * with %G_IO_ERROR_BUSY while a group of commands is open, for example while a unit is being moved.
 */
gboolean       acies_document_bring_back    (AciesDocument  *self,
                                             AciesDocument  *version,
                                             GError        **error);

/**
 * acies_document_reload:
 * @findings: receives the problems in the file
 *
 * Replaces the scenario with the content of its file, as one undo step, and marks it as saved. Fails with
 * %G_IO_ERROR_BUSY while a group of commands is open.
 */
gboolean       acies_document_reload        (AciesDocument  *self,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/* Whether the file of @work is read-only. Always %FALSE for an original scenario. */
gboolean       acies_document_is_read_only  (AciesDocument  *self,
                                             AciesWork       work);

/**
 * acies_document_update_game_file:
 * @error: (nullable): set if the file cannot be written
 *
 * Saves the game to its file if it has one and has changed. Does not overwrite changes by other programs.
 *
 * Returns: whether the file is up to date
 */
gboolean       acies_document_update_game_file (AciesDocument *self,
                                             GError        **error);

/* --- unsaved work --------------------------------------------------------------------------- */

/**
 * acies_document_keep_work:
 * @folder: the folder for journals of @work
 *
 * Keeps a journal of unsaved work from now on. The journal of a game is updated after each command; its file, if it has
 * one, at the end of each turn. Disposing of the document deletes the journals; acies_document_leave_work() prevents
 * this. Does nothing if the work already has a journal folder.
 */
void           acies_document_keep_work     (AciesDocument  *self,
                                             AciesWork       work,
                                             AciesJournalFolder *folder,
                                             AciesLibrary   *library);

/**
 * acies_document_keep_records:
 * @folder: the folder for records
 *
 * Records every game with a human player when it ends (session/finished.h). If it ends again after undo, the record is
 * replaced. Emits "told" if the record cannot be written.
 */
void           acies_document_keep_records  (AciesDocument  *self,
                                             const char     *folder);

/* Starts writing the scenario's unwritten changes to its journal, without waiting for the result. */
void           acies_document_flush_work    (AciesDocument  *self);

/* Leaves the journal for recovery at the next start. Call this function when the program exits. */
void           acies_document_leave_work    (AciesDocument  *self,
                                             AciesWork       work);

/* Returns: the number of journals, 0 to 2, that currently cannot be written */
guint          acies_document_count_unkept  (AciesDocument  *self);

/* Whether the game has a journal and at least one undo step, so that it is worth recovering at the next start. */
gboolean       acies_document_game_is_kept  (AciesDocument  *self);

/* (nullable) (transfer full): the game's journal */
GFile         *acies_document_dup_game_journal (AciesDocument *self);

/**
 * acies_document_note_report:
 * @game: a game that was exported as a report; ignored if it is not the document's game
 * @n_commands: the number of commands in the report
 */
void           acies_document_note_report   (AciesDocument  *self,
                                             AciesSession   *game,
                                             guint           n_commands);

/**
 * acies_document_would_lose_game:
 *
 * Returns: whether closing the document loses a game: the game has unsaved changes, and is neither a puzzle nor an ended
 *   game with a complete report
 */
gboolean       acies_document_would_lose_game (AciesDocument *self);

/* --- properties ----------------------------------------------------------------------------- */

/* Whether the scenario comes with the program, so that it can only be saved under another name. */
gboolean       acies_document_is_original   (AciesDocument  *self);
/* Whether the scenario was imported from a file in another format and not saved since. */
gboolean       acies_document_is_imported   (AciesDocument  *self);

/* (nullable) (transfer none): for an unsaved copy of a damaged file, what was kept and what was lost */
const char    *acies_document_get_damage    (AciesDocument  *self);
gboolean       acies_document_is_modified   (AciesDocument  *self);

/* Whether a game is in progress and has unsaved changes. */
gboolean       acies_document_has_unsaved_game (AciesDocument *self);

/* Whether the document is new: no file, no game, no changes and nothing to undo or redo. */
gboolean       acies_document_is_untouched  (AciesDocument  *self);

/* (transfer full): the scenario's title, or its file name or "New Battle" if it has no title */
char          *acies_document_dup_title     (AciesDocument  *self);

/* (transfer full): the path of the file, shortened for display, or a text such as "Not saved yet" */
char          *acies_document_dup_place     (AciesDocument  *self);

/* (transfer full): tells apart documents with the same title: "Round 2 of 6, your turn as Rome" */
char          *acies_document_dup_summary   (AciesDocument  *self);

/* (transfer full): a file name made from the title and the extension @ending */
char          *acies_document_dup_name_with (AciesDocument *self,
                                             const char    *ending);

/* (transfer full): the name of the scenario's file, or a suggested name with extension */
char          *acies_document_dup_file_name (AciesDocument  *self);

AciesRuleset  *acies_document_get_ruleset   (AciesDocument  *self);
AciesSession  *acies_document_get_edit      (AciesDocument  *self);

/* (nullable) (transfer none): the game, if there is one */
AciesSession  *acies_document_get_play      (AciesDocument  *self);

/* --- playing -------------------------------------------------------------------------------- */

/**
 * acies_document_find_faults:
 * Returns: (transfer full): the problems in the edited scenario
 */
AciesFindings *acies_document_find_faults   (AciesDocument  *self);

/**
 * acies_document_play_is_current:
 * Returns: whether there is a game and the scenario has not changed since the game started
 */
gboolean       acies_document_play_is_current (AciesDocument *self);

/**
 * acies_document_begin_play:
 * @seed: the seed for the dice
 * @settings: (nullable): the game settings, which apply from the first card draw; %NULL for the defaults
 *
 * Ends the current game, if there is one, and starts a game on a copy of the edited scenario. The scenario must have no
 * findings of severity ERROR.
 *
 * Returns: (transfer none): the game
 */
AciesSession  *acies_document_begin_play    (AciesDocument  *self,
                                             guint64         seed,
                                             const AciesGameSettings *settings);

/**
 * acies_document_take_game:
 * @other: a document for the same battle
 *
 * Moves the game of @other to @self, with its file and its journal, and ends the current game of @self. Does nothing if
 * @other has no game.
 */
void           acies_document_take_game     (AciesDocument  *self,
                                             AciesDocument  *other);

G_END_DECLS
