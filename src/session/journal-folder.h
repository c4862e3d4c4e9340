/* journal-folder.h - where unsaved work is kept, and what programs that ended left there
 *
 * Each running program has a name of its own, holds a lock of that name, and
 * calls its journals after it: NAME.lock, NAME-1, NAME-2. A lock goes with its
 * program, however that ends, so what has no living lock was left behind. Who
 * lists it takes over its lock: two programs never offer the same.
 *
 * Knows no widget. To be used from the main thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

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

G_END_DECLS
