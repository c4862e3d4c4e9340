/* document-page-private.h - what the files of the page share
 *
 * document-page-game.c begins games, document-page.c has the views and the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/page/disk-notice.h"
#include "app/page/document-page.h"
#include "editor/edit-view.h"
#include "play/play-view.h"
#include "widgets/sheet-view.h"
#include "widgets/split.h"
#include "widgets/stage.h"
#include "widgets/hex-text.h"

G_BEGIN_DECLS

struct _AciesDocumentPage
{
  GtkWidget parent_instance;

  GtkWidget          *box;
  AciesDiskNotice    *disk_notice;
  AciesDocument      *document;
  AciesCatalog       *catalog;
  AciesViewKind       view;
  gboolean            goes_on;  /* people want the game that there is, though its board is no longer the edited one */
  GSettings          *settings; /* (nullable) */
  GSignalGroup       *edit_signals;
  GSignalGroup       *play_signals;

  GtkOrientable   *board_and_strip;
  AdwBin          *strip_place; /* the tools of Edit */
  GtkWidget       *board_and_tray;
  AdwBin          *tray_place;  /* what the tool works with */
  gboolean         tray_hidden;
  AciesStage      *stage;      /* the canvas, and the controls on its edges */
  AciesCanvas     *canvas;
  AdwBin          *hand_place; /* above the bar */
  AdwBin          *aside_place;
  AdwBin          *bar_place;
  GtkWidget       *zoom;       /* beside the bar */
  AciesSplit      *split;      /* the board, and the column with the panels */
  AdwViewStack       *pages;     /* the board, and what Edit has besides it */
  AdwViewSwitcherBar *pages_bar; /* their switch, where the header has no room for it */
  const char         *edit_page; /* the one that Edit shows; interned */
  gboolean            beside;    /* the column is also beside a page without the board */
  gboolean            switching; /* what page is shown now is not people's doing */
  gboolean         column_hidden;
  gboolean         placing;    /* what opens and closes now is not people's doing */
  const char      *column_key; /* (nullable): of the settings, that says whether it is hidden */
  AciesShapeKind   shape;
  gboolean         low;
  gboolean         bare;       /* the board alone is wanted */
  AciesStatusLine *status_line;
  GtkPaned        *paned;
  AciesSheetView  *sheet_view; /* (nullable): made when it is shown first */
  gboolean         sheet_shown; /* in Edit */
  GtkStack        *panels;
  AciesEditView   *edit_view;
  AdwBin          *play_place;
  AciesPlayView   *play_view;  /* (nullable): made for the first game */
};

/* The art of the document's ruleset. */
AciesTheme *acies_document_page_get_theme   (AciesDocumentPage *self);

/* The view of games is built with the first game: people who only edit do without it. */
void        acies_document_page_make_play_view (AciesDocumentPage *self);

/* Shows the panels, the canvas and what is around it for the current view. */
void        acies_document_page_show_view   (AciesDocumentPage *self);

/* One sentence for the people at the window. */
void        acies_document_page_show_message        (AciesDocumentPage *self,
                                                     const char        *message);
/* @findings keep the scenario from being played. */
void        acies_document_page_tell_faults (AciesDocumentPage *self,
                                             AciesFindings     *findings);
/* It has to be asked how the game shall be played. */
void        acies_document_page_ask_set_up  (AciesDocumentPage *self);

/* @game: (nullable): is shown in Play from now on */
void        acies_document_page_take_game   (AciesDocumentPage *self,
                                             AciesSession      *game);

/* A game that was begun goes on while its board is the edited one, or people want
 * it to; else a new one begins. Returns whether there is a game now. */
gboolean    acies_document_page_prepare_game (AciesDocumentPage *self);

/* Another game, as the one there was, is wished for; the one there is may have to be saved before. */
void        acies_document_page_ask_again   (AciesDocumentPage *self,
                                             guint64            seed);

G_END_DECLS
