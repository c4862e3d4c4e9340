/* document-private.h - what the files of the document share
 *
 * document-open.c makes documents, document-keep.c saves and keeps what is done with
 * them, document.c has the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "render/sheet.h"

G_BEGIN_DECLS

/* The scenario, or the game. */
typedef struct
{
  AciesSession       *session; /* NULL: no game was begun */
  GFile              *file;    /* NULL: it was not opened, nor saved */
  char               *stamp;   /* of the file as it was read or written; NULL: it was not there */
  AciesJournalFolder *folder;  /* NULL: unsaved work is not kept */
} AciesSavedWork;

struct _AciesDocument
{
  GObject parent_instance;

  AciesSavedWork    scenario;
  AciesSavedWork    game;
  AciesLibrary     *library;       /* NULL: unsaved work is not kept */
  AciesJournal     *journal;       /* of the scenario; NULL: it is not kept */
  AciesGameJournal *game_journal;  /* likewise */
  gboolean          has_no_backup; /* what the last save replaced could not be kept */

  /* the scenario */
  GFile            *import; /* the file in another format it was made of and never saved since, or NULL */
  gboolean          original;
  char             *damage; /* what was kept of the damaged file it is a copy of; NULL for no such copy */
  char             *origin; /* of such a copy: what the file is called */
  AciesSheetFinder *sheet_finder;

  /* the game */
  guint             turn;         /* whose turn of which round it was last */
  guint             updating;     /* id of what will bring the game's file up to date */
  gboolean          game_failing; /* it could not, and a message said so */
  guint             n_reported;   /* after so many commands a report of the game was written last; 0: none */
};

/* The file of @work is as it was read or written just now. */
void acies_document_note_file     (AciesDocument *self,
                                   AciesWork      work);

/**
 * acies_document_begin_journal:
 * @path: (nullable): a journal that is there already, to be taken over
 *
 * Keeps @work, which there is, if it has a folder for that.
 */
void acies_document_begin_journal (AciesDocument *self,
                                   AciesWork      work,
                                   const char    *path);

/* Ends the game, which is not wanted any more. */
void acies_document_end_game      (AciesDocument *self);

G_END_DECLS
