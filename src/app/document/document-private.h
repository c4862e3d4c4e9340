/* document-private.h - internals of AciesDocument
 *
 * document-open.c creates documents, document-keep.c saves their work and keeps journals, document.c has the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "render/sheet.h"

G_BEGIN_DECLS

/* The saved state of the scenario or the game. */
typedef struct
{
  AciesSession       *session; /* NULL if there is no game */
  GFile              *file;    /* NULL if the work was neither opened from a file nor saved */
  char               *stamp;   /* identifies the last known version of the file; NULL if there was no file */
  AciesJournalFolder *folder;  /* where the journal is; NULL for no journal */
} AciesSavedWork;

struct _AciesDocument
{
  GObject parent_instance;

  AciesSavedWork    scenario;
  AciesSavedWork    game;
  AciesLibrary     *library;       /* NULL if there are no journals */
  AciesJournal     *journal;       /* journal of the scenario; may be NULL */
  AciesGameJournal *game_journal;  /* journal of the game; may be NULL */
  gboolean          has_no_backup; /* the last save could not back up the file that it replaced */

  /* the scenario */
  GFile            *import; /* the file that the scenario was imported from; NULL once it is saved */
  gboolean          original;
  char             *damage; /* for a copy of a damaged file, what was kept and what was lost; otherwise NULL */
  char             *origin; /* for a copy, the name of the original file; otherwise NULL */
  AciesSheetFinder *sheet_finder;

  /* the game */
  guint             turn;         /* round and active side at the last change, as one number */
  guint             updating;     /* source id of the pending update of the game's file, or 0 */
  gboolean          game_failing; /* an update of the game's file failed and was reported */
  guint             n_reported;   /* number of commands in the last report of the game, or 0 */
  gboolean          is_new_game;  /* whether the game was started here, not opened or resumed */
  gboolean          was_over;     /* whether the game was over at the last change */
  char             *records;      /* folder for records of finished games; NULL for no records */
  char             *record;       /* file of the game's record; NULL if it has none yet */
  guint             recording;    /* source id of the pending record, or 0 */
};

/* Call this function after reading or writing the file of @work, to detect later changes by other programs. */
void acies_document_note_file     (AciesDocument *self,
                                   AciesWork      work);

/**
 * acies_document_begin_journal:
 * @path: (nullable): an existing journal to continue
 *
 * Starts the journal of @work, which must exist. A scenario must have a journal folder; a game without one gets no
 * journal.
 */
void acies_document_begin_journal (AciesDocument *self,
                                   AciesWork      work,
                                   const char    *path);

/* Ends the game, if there is one, and deletes its journal. */
void acies_document_end_game      (AciesDocument *self);

G_END_DECLS
