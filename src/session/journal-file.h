/* journal-file.h - what a journal holds: unsaved work, and what is needed to offer it
 *
 * A few lines "Name: value", an empty line, and the document as it would be
 * saved. A damaged head costs nothing but the words of the offer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  char   *path;      /* of the journal */
  char   *title;     /* (nullable): of the document, as people know it */
  GFile  *file;      /* (nullable): what it belongs to, on this machine; NULL: it has no place yet */
  char   *ruleset;   /* (nullable): id */
  gint64  file_time; /* when @file had been written last as the work was kept, by the file's own word; 0: unknown */
  gint64  time;      /* when the work was as it holds it, in microseconds since 1970 */
  GBytes *document;  /* the text of the document */
} AciesJournalFile;

/**
 * acies_journal_file_write:
 * @title: may hold anything
 * Returns: (transfer full): the bytes of a journal
 */
GBytes           *acies_journal_file_write (const char  *title,
                                            GFile       *file,
                                            const char  *ruleset,
                                            gint64       time,
                                            GBytes      *document);

/**
 * acies_journal_file_read:
 * @error: as acies_file_load_regular()
 *
 * Returns: (transfer full): what is in the journal, as far as it can be read
 */
AciesJournalFile *acies_journal_file_read  (const char  *path,
                                            GError     **error);
void              acies_journal_file_free  (AciesJournalFile *self);

/* Has the file it belongs to been written to since, by another program perhaps? A clock that went back does not matter. */
gboolean          acies_journal_file_is_outdated (const AciesJournalFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJournalFile, acies_journal_file_free)

G_END_DECLS
