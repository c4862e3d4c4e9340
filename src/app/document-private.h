/* document-private.h - what the files of the document share
 *
 * document-open.c makes documents, document-disk.c looks what other programs do
 * to their files, document.c has the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document.h"
#include "render/sheet.h"
#include "session/journal.h"

G_BEGIN_DECLS

struct _AciesDocument
{
  GObject parent_instance;

  GFile        *file;      /* NULL: has no place yet */
  GFile        *game_file; /* NULL: the game was not opened, nor saved */
  GFile        *import;    /* the file in another format it was made of and never saved since, or NULL */
  char         *stamp;     /* of the file as it was read or written; NULL: it was not there */
  gboolean      original;
  char         *damage; /* what was kept of the damaged file it is a copy of; NULL for no such copy */
  char         *origin; /* of such a copy: what the file is called */
  AciesSession *edit;
  AciesSession *play;    /* NULL: no game was begun */
  AciesJournal *journal; /* NULL: nobody keeps unsaved work */

  AciesSheetFinder *sheet_finder;
};

/* The file is as it was read or written just now. */
void acies_document_note_file (AciesDocument *self);

/**
 * acies_document_begin_journal:
 * @path: (nullable): a journal that is there already, to be taken over
 */
AciesJournal *acies_document_begin_journal (AciesDocument      *self,
                                            AciesJournalFolder *folder,
                                            const char         *path);

G_END_DECLS
