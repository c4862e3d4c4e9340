/* document.h - one open scenario: its file, its editing, and a game played on it
 *
 * Knows no widget. The game, when there is one, is played on a copy of what was
 * edited; it is kept while the scenario is edited on, so that looking back at
 * the edited board costs nothing.
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

#define ACIES_TYPE_DOCUMENT (acies_document_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocument, acies_document, ACIES, DOCUMENT, GObject)

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
 * acies_document_save:
 * @file: (nullable): a new place; %NULL for the document's own file, which it
 *   must have then
 *
 * Writes the edited scenario. On an error the document stays modified, and with
 * the file it had.
 */
gboolean       acies_document_save          (AciesDocument  *self,
                                             GFile          *file,
                                             AciesLibrary   *library,
                                             GError        **error);

/**
 * acies_document_has_no_backup:
 *
 * Returns: whether what the last save, of the scenario or of the game, replaced
 *   could not be kept as a backup
 */
gboolean       acies_document_has_no_backup (AciesDocument  *self);

/**
 * acies_document_save_game:
 * @file: (nullable): a new place; %NULL for the one the game was opened from or
 *   saved at, which it must have then
 *
 * Writes the game, which there must be, with its log.
 */
gboolean       acies_document_save_game     (AciesDocument  *self,
                                             GFile          *file,
                                             AciesLibrary   *library,
                                             GError        **error);

/**
 * acies_document_keep_journal:
 *
 * From now on unsaved work is kept in the folder, until the document is saved or
 * let go: who lets go of a document with unsaved work does not want it.
 *
 * Returns: (transfer none): the document's journal
 */
AciesJournal  *acies_document_keep_journal  (AciesDocument  *self,
                                             AciesJournalFolder *folder);

/**
 * acies_document_recover:
 * @left: a journal that was claimed from @folder
 * @findings: what is wrong with a damaged one is added
 * @error: %ACIES_FORMAT_ERROR when nothing can be opened; the journal stays
 *
 * Returns: (transfer full): a modified document with the file it belongs to,
 *   which goes on with the same journal; or %NULL
 */
AciesDocument *acies_document_recover       (const AciesJournalFile *left,
                                             AciesJournalFolder *folder,
                                             AciesLibrary   *library,
                                             AciesFindings  *findings,
                                             GError        **error);

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

/**
 * acies_document_check_disk:
 *
 * Looks at the file, if there is one. When it is gone, the document is unsaved.
 */
AciesDisk      acies_document_check_disk    (AciesDocument  *self);

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

/* Nobody here may write to its file: is saved elsewhere only. */
gboolean       acies_document_is_read_only  (AciesDocument  *self);

/* Came with the program: is saved elsewhere only. */
gboolean       acies_document_is_original   (AciesDocument  *self);
/* Was made of a file in another format, and never saved. */
gboolean       acies_document_is_imported   (AciesDocument  *self);

/* (nullable) (transfer none): what was kept and what was dropped of the damaged
 * file it is an unsaved copy of */
const char    *acies_document_get_damage    (AciesDocument  *self);
gboolean       acies_document_is_modified   (AciesDocument  *self);

/* Whether a game is going on that nobody has saved as it stands. */
gboolean       acies_document_has_unsaved_game (AciesDocument *self);

/* Whether it is new and nothing was done with it: nobody misses it. */
gboolean       acies_document_is_untouched  (AciesDocument  *self);

/* (transfer full): the scenario's title, or what stands in for one */
char          *acies_document_dup_title     (AciesDocument  *self);

/* (transfer full): where it is, for people */
char          *acies_document_dup_place     (AciesDocument  *self);

/* (transfer full): the title as a name for a file that ends in @ending */
char          *acies_document_dup_name_with (AciesDocument *self,
                                             const char    *ending);

/* (transfer full): a name for its file, with the extension */
char          *acies_document_dup_file_name (AciesDocument  *self);

AciesRuleset  *acies_document_get_ruleset   (AciesDocument  *self);
AciesSession  *acies_document_get_edit      (AciesDocument  *self);

/* (nullable) (transfer none): the game, when one was begun */
AciesSession  *acies_document_get_play      (AciesDocument  *self);

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

G_END_DECLS
