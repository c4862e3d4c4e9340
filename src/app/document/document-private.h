/* document-private.h - what the files of the document share
 *
 * document-open.c makes documents, document-disk.c looks what other programs do
 * to their files, document-game.c has the game that is played, document.c the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "render/sheet.h"
#include "session/journal.h"

G_BEGIN_DECLS

struct _AciesDocument
{
  GObject parent_instance;

  GFile        *file;      /* NULL: has no place yet */
  GFile        *game_file; /* NULL: the game was not opened, nor saved */
  GFile        *import;    /* the file in another format it was made of and never saved since, or NULL */
  gboolean      has_no_backup; /* what the last save replaced could not be kept */
  char         *stamp;     /* of the file as it was read or written; NULL: it was not there */
  gboolean      original;
  char         *damage; /* what was kept of the damaged file it is a copy of; NULL for no such copy */
  char         *origin; /* of such a copy: what the file is called */
  AciesSession *edit;
  AciesSession *play;    /* NULL: no game was begun */
  AciesJournal *journal; /* NULL: nobody keeps unsaved work */

  AciesJournalFolder *games;        /* NULL: nobody keeps games */
  AciesLibrary       *library;      /* as @games */
  AciesGameJournal   *game_journal; /* of @play; NULL: it is not kept */
  char               *game_stamp;   /* of the game's file, as @stamp */
  guint               turn;         /* whose turn of which round it was last */
  guint               updating;     /* id of what will bring the game's file up to date */
  gboolean            game_failing; /* it could not, and that was told */
  guint               n_reported;   /* after so many commands a report of @play was written last; 0: none */

  AciesSheetFinder *sheet_finder;
};

/* The file is as it was read or written just now. */
void acies_document_note_file (AciesDocument *self);

/* The same of the game's file. */
void     acies_document_note_game_file    (AciesDocument *self);

/* The files are others now: whoever keeps the game is to know. */
void     acies_document_note_places       (AciesDocument *self);
/* There is no game any more, and nobody wants it. */
void     acies_document_end_game          (AciesDocument *self);

/* (transfer full): the board @game began with, as a new scenario */
AciesDocument *acies_document_new_of_game (AciesSession *game);

/**
 * acies_document_begin_journal:
 * @path: (nullable): a journal that is there already, to be taken over
 */
AciesJournal *acies_document_begin_journal (AciesDocument      *self,
                                            AciesJournalFolder *folder,
                                            const char         *path);

G_END_DECLS
