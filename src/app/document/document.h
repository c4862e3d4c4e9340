/* document.h - one open scenario: its file, its editing, and a game played on it
 *
 * Knows no widget. The game, when there is one, is played on a copy of what was
 * edited; it is kept while the scenario is edited on, so that looking back at
 * the edited board costs nothing. Scenario and game each have a file, and a journal
 * that keeps their unsaved work for a crash.
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

/* What became of a document's file since it was read or written here. */
typedef enum
{
  ACIES_DISK_SAME,
  ACIES_DISK_CHANGED, /* another program has written to it */
  ACIES_DISK_GONE,
} AciesDisk;

/* What of a document is saved, kept for a crash, and asked about before it would be lost. */
typedef enum
{
  ACIES_WORK_SCENARIO, /* as it is edited */
  ACIES_WORK_GAME,     /* the one that is played on it, if there is one */
} AciesWork;

#define ACIES_TYPE_DOCUMENT (acies_document_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocument, acies_document, ACIES, DOCUMENT, GObject)

/**
 * AciesDocument::told:
 * @message: one sentence for people
 *
 * The game's file could not be brought up to date, or another program has changed or
 * removed it. It is reported once; play continues, and it is tried again.
 *
 * AciesDocument::unkept:
 * @message: why, one sentence
 *
 * Unsaved work could not be kept for a crash. It is told once until it can be again;
 * it is tried again and again.
 */

/* --- making one ----------------------------------------------------------------------------- */

/**
 * acies_document_new:
 * @ruleset: what is played
 * @columns: of the longer rows; within the limits of board.h
 * @rows: likewise
 *
 * Returns: (transfer full): an empty board, never saved
 */
AciesDocument *acies_document_new           (AciesRuleset   *ruleset,
                                             guint           columns,
                                             guint           rows);

/**
 * acies_document_new_from_template:
 * @file: a scenario that new ones may begin as
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): a scenario like it, never saved; or %NULL
 */
AciesDocument *acies_document_new_from_template (GFile        *file,
                                             AciesLibrary   *library,
                                             GError        **error);

/**
 * acies_document_duplicate:
 *
 * Returns: (transfer full): the scenario as it is edited now, under another
 *   title and never saved
 */
AciesDocument *acies_document_duplicate     (AciesDocument  *self);

/**
 * acies_document_new_imported:
 * @scenario: (transfer full): what became of a file in another format
 * @file: that file
 * @findings: what was found when it was read
 *
 * Returns: (transfer full): a document that has no file of its own yet
 */
AciesDocument *acies_document_new_imported  (AciesState          *scenario,
                                             GFile               *file,
                                             const AciesFindings *findings);

/**
 * acies_document_new_from_version:
 * @version: where an earlier version of a file is kept
 * @origin: what that file is called
 * @findings: what is wrong with it is added
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): a copy of it, never saved; or %NULL
 */
AciesDocument *acies_document_new_from_version (GFile        *version,
                                             const char     *origin,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/**
 * acies_document_open:
 * @file: a scenario or a game, or a scenario of the designer's own program
 * @findings: what is wrong with the file is added
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR when nothing can be opened
 *
 * A file of the library's own is an original: it is never written to. Of a file
 * in another format, and of one that cannot be read whole, a new document is
 * made, which has no file yet.
 *
 * Returns: (transfer full): the document, or %NULL
 */
AciesDocument *acies_document_open          (GFile          *file,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/* The same of what acies_document_load_regular() has read of @file, and said to be of that kind. */
AciesDocument *acies_document_open_bytes    (GFile          *file,
                                             GBytes         *bytes,
                                             AciesDocumentKind kind,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/**
 * acies_document_recover:
 * @left: a journal that was claimed from @folder, of a scenario or a game
 * @findings: what is wrong with it is added; a game is at the position before that
 * @error: %ACIES_FORMAT_ERROR when nothing can be opened
 *
 * A journal of a game that cannot be played again whole is put by, and the game goes on
 * with another; any other journal stays, and what is recovered goes on with it.
 *
 * Returns: (transfer full): a document with unsaved work and the files it belongs to;
 *   the scenario of a game only if @left says where it is; or %NULL
 */
AciesDocument *acies_document_recover       (const AciesJournalFile *left,
                                             AciesJournalFolder *folder,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/* --- files ---------------------------------------------------------------------------------- */

/**
 * acies_document_save:
 * @work: which there must be
 * @file: (nullable): a new place; %NULL for the one it was opened from or saved
 *   at, which it must have then
 *
 * Writes the edited scenario, or the game with its log. On an error it stays
 * modified, and with the file it had.
 */
gboolean       acies_document_save          (AciesDocument  *self,
                                             AciesWork       work,
                                             GFile          *file,
                                             AciesLibrary   *library,
                                             GError        **error);

/**
 * acies_document_has_no_backup:
 *
 * Returns: whether what the last save replaced could not be kept as a backup
 */
gboolean       acies_document_has_no_backup (AciesDocument  *self);

/* (nullable) (transfer none): NULL for one that has no place of its own yet */
GFile         *acies_document_get_file      (AciesDocument  *self);

/* (nullable) (transfer none): where the game was opened from or saved last */
GFile         *acies_document_get_game_file (AciesDocument  *self);

/**
 * acies_document_is_at:
 * Returns: whether @file, by this or another name, is what it was opened from or
 *   is saved to
 */
gboolean       acies_document_is_at         (AciesDocument  *self,
                                             GFile          *file);

/* Looks at the file of @work, if there is one. When it is gone, the work is unsaved. */
AciesDisk      acies_document_check_disk    (AciesDocument  *self,
                                             AciesWork       work);

/* What is here stays, and the file as it is now is known: the document differs from it until it is saved. */
void           acies_document_keep          (AciesDocument  *self);

/**
 * acies_document_bring_back:
 * @version: an earlier version of it, whole; see acies_document_new_from_version()
 *
 * Takes what is in @version, as one step that can be undone. The file stays as
 * it is until the document is saved. It is refused while a group of steps is
 * open, such as a unit that is carried.
 */
gboolean       acies_document_bring_back    (AciesDocument  *self,
                                             AciesDocument  *version,
                                             GError        **error);

/**
 * acies_document_reload:
 * @findings: what is wrong with the file is added
 *
 * Takes what is in the document's file, as one step that can be undone. It is
 * refused while a group of steps is open.
 */
gboolean       acies_document_reload        (AciesDocument  *self,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

/* Whether the file of @work is read-only: it is saved elsewhere only. */
gboolean       acies_document_is_read_only  (AciesDocument  *self,
                                             AciesWork       work);

/**
 * acies_document_update_game_file:
 * @error: (nullable): why it could not be written
 *
 * Brings the game's own file up to date, if it has one and needs it. What
 * another program has written to the file meanwhile is left alone.
 *
 * Returns: whether the file now has the game as it is
 */
gboolean       acies_document_update_game_file (AciesDocument *self,
                                             GError        **error);

/* --- unsaved work --------------------------------------------------------------------------- */

/**
 * acies_document_keep_work:
 * @folder: of journals of such work
 *
 * From now on unsaved work is kept there, until it is saved or let go: who lets go
 * of a document with unsaved work does not want it. A game is kept command by
 * command, and one that has a file has it brought up to date at the end of each turn.
 * Does nothing if the work is kept already.
 */
void           acies_document_keep_work     (AciesDocument  *self,
                                             AciesWork       work,
                                             AciesJournalFolder *folder,
                                             AciesLibrary   *library);

/* Writes what is not kept yet; does not wait for it. */
void           acies_document_flush_work    (AciesDocument  *self);

/* The program ends: the work stays kept, for the next start. */
void           acies_document_leave_work    (AciesDocument  *self,
                                             AciesWork       work);

/* Of scenario and game, how many cannot be kept for a crash at present. */
guint          acies_document_count_unkept  (AciesDocument  *self);

/* Whether a game that is left here now would come back at the next start, and is worth it. */
gboolean       acies_document_game_is_kept  (AciesDocument  *self);

/* (nullable) (transfer full): where the game is kept */
GFile         *acies_document_dup_game_journal (AciesDocument *self);

/**
 * acies_document_note_report:
 * @game: that was reported; another one than the document's does not matter
 * @n_commands: how many it had then
 */
void           acies_document_note_report   (AciesDocument  *self,
                                             AciesSession   *game,
                                             guint           n_commands);

/**
 * acies_document_would_lose_game:
 *
 * Returns: whether closing loses a game: one that is not saved as it is,
 *   unless it has ended and a report has it
 */
gboolean       acies_document_would_lose_game (AciesDocument *self);

/* --- what it is ----------------------------------------------------------------------------- */

/* Came with the program: is saved elsewhere only. */
gboolean       acies_document_is_original   (AciesDocument  *self);
/* Was made of a file in another format, and never saved. */
gboolean       acies_document_is_imported   (AciesDocument  *self);

/* (nullable) (transfer none): what was kept and what was dropped of the damaged
 * file it is an unsaved copy of */
const char    *acies_document_get_damage    (AciesDocument  *self);
gboolean       acies_document_is_modified   (AciesDocument  *self);

/* Whether a game is in progress that is not saved as it is. */
gboolean       acies_document_has_unsaved_game (AciesDocument *self);

/* Whether it is new and nothing was done with it. */
gboolean       acies_document_is_untouched  (AciesDocument  *self);

/* (transfer full): the scenario's title, or a name in place of one */
char          *acies_document_dup_title     (AciesDocument  *self);

/* (transfer full): where it is, for people */
char          *acies_document_dup_place     (AciesDocument  *self);

/* (transfer full): what distinguishes it from others of its title: "Round 2 of 6, your turn as Rome" */
char          *acies_document_dup_summary   (AciesDocument  *self);

/* (transfer full): the title as a name for a file that ends in @ending */
char          *acies_document_dup_name_with (AciesDocument *self,
                                             const char    *ending);

/* (transfer full): a name for its file, with the extension */
char          *acies_document_dup_file_name (AciesDocument  *self);

AciesRuleset  *acies_document_get_ruleset   (AciesDocument  *self);
AciesSession  *acies_document_get_edit      (AciesDocument  *self);

/* (nullable) (transfer none): the game, when one was begun */
AciesSession  *acies_document_get_play      (AciesDocument  *self);

/* --- playing -------------------------------------------------------------------------------- */

/**
 * acies_document_find_faults:
 * Returns: (transfer full): what is wrong with the edited scenario
 */
AciesFindings *acies_document_find_faults   (AciesDocument  *self);

/**
 * acies_document_play_is_current:
 * Returns: whether there is a game, and it is played on the board as it is
 *   edited now
 */
gboolean       acies_document_play_is_current (AciesDocument *self);

/**
 * acies_document_begin_play:
 * @seed: of the dice
 * @settings: (nullable): how it is played, from the first card that is drawn on; %NULL: as usual
 *
 * Begins a game on a copy of the edited scenario, in place of the one there was.
 * The scenario must have no findings of severity ERROR.
 *
 * Returns: (transfer none): the game
 */
AciesSession  *acies_document_begin_play    (AciesDocument  *self,
                                             guint64         seed,
                                             const AciesGameSettings *settings);

/**
 * acies_document_take_game:
 *
 * @other is the same battle as it was saved: its game goes on here, with its
 * file and as it is kept.
 */
void           acies_document_take_game     (AciesDocument  *self,
                                             AciesDocument  *other);

G_END_DECLS
