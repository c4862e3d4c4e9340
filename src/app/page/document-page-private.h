/* document-page-private.h - internals of AciesDocumentPage
 *
 * document-page-game.c starts games, document-page-table.c shows them at a table, document-page.c has the views and the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/page/disk-notice.h"
#include "app/page/document-page.h"
#include "companion/companion-view.h"
#include "companion/start-page.h"
#include "editor/edit-view.h"
#include "play/play-view.h"
#include "widgets/sheet-view.h"
#include "widgets/split.h"
#include "widgets/stage.h"
#include "widgets/hex-text.h"

G_BEGIN_DECLS

struct _AciesDocumentPage
{
  AdwBin parent_instance;

  AciesDiskNotice    *disk_notice;
  AciesDocument      *document;
  AciesCatalog       *catalog;
  AciesViewKind       view;
  gboolean            goes_on;  /* the user continues a game although the scenario has changed since */
  GSettings          *settings; /* (nullable) */
  GSignalGroup       *edit_signals;
  GSignalGroup       *play_signals;

  GtkOrientable   *board_and_strip;
  AdwBin          *strip_place; /* the tools of Edit */
  GtkWidget       *board_and_tray;
  AdwBin          *tray_place;  /* what the selected tool can place */
  gboolean         tray_hidden;
  AciesCanvas     *canvas;
  AdwBin          *hand_place; /* above the bar */
  AdwBin          *aside_place;
  AdwBin          *banner_place;
  AdwBin          *bar_place;
  GtkWidget       *zoom;       /* beside the bar */
  AciesSplit      *split;      /* the board, and the column with the panels */
  AdwViewStack       *pages;     /* the board and the other pages of Edit */
  AdwViewSwitcherBar *pages_bar; /* switches the pages if the header bar has no room for that */
  const char         *edit_page; /* name of the current page of Edit; interned */
  gboolean            beside;    /* whether the column is open beside a page without the board */
  gboolean            switching; /* the code, not the user, is changing the page */
  gboolean         column_hidden;
  gboolean         placing;    /* the code, not the user, is opening or closing the column */
  const char      *column_key; /* (nullable): the settings key for column_hidden */
  AciesShapeKind   shape;
  gboolean         low;
  gboolean         bare;       /* whether everything except the board is hidden until the user asks for it */
  AciesStatusLine *status_line;
  GtkPaned        *paned;
  GtkStack        *views;      /* the pages of Edit and Play, or Table */
  AciesSheetView  *sheet_view; /* (nullable): created when it is first shown */
  gboolean         sheet_shown; /* whether Edit shows it */
  GtkStack        *panels;
  AciesEditView   *edit_view;
  AdwBin          *play_place;
  AciesPlayView   *play_view;  /* (nullable): created for the first game */

  AdwBin             *table_place;
  GtkStack           *table_rules;
  AciesCompanionView *companion;   /* (nullable): created for each game */
  AciesStartPage     *start;       /* (nullable): shown instead of it */
  gboolean            starts_anew; /* the user wants another game at the table */
  AciesViewKind       left_view;   /* the view before Table */
  guint               awake;       /* the request to keep the screen awake, or 0 */
};

/* Returns: (transfer none): the theme of the scenario's ruleset */
AciesTheme *acies_document_page_get_theme   (AciesDocumentPage *self);

/* Creates the Play view if necessary. It is created late because many users only edit. */
void        acies_document_page_make_play_view (AciesDocumentPage *self);

/* Shows the panels, the canvas and its surroundings for the current view. */
void        acies_document_page_show_view   (AciesDocumentPage *self);

/* Emits #AciesDocumentPage::told. */
void        acies_document_page_show_message        (AciesDocumentPage *self,
                                                     const char        *message);

/* Shows @game in the Play view. @game: (nullable) */
void        acies_document_page_take_game   (AciesDocumentPage *self,
                                             AciesSession      *game);

/* Makes sure that there is a game to show. Keeps the current game if the scenario has not changed or the user chose to
 * continue; otherwise starts a new game.
 * Returns: %FALSE if that is not possible, or only after a question that is now open */
gboolean    acies_document_page_prepare_game (AciesDocumentPage *self);

/* --- at a table: document-page-table.c --------------------------------------------------------- */

/* Returns: whether only the trackers of the game are known, so that it cannot be shown in Play */
gboolean        acies_document_page_counts_only     (AciesDocumentPage *self);

/* Turns the game on the screen, if there is one, into a game at a table. Call this function before showing Table. */
void            acies_document_page_prepare_table   (AciesDocumentPage *self);

/* Shows the game in its place, or the page with which one starts, and adapts it to the window. */
void            acies_document_page_show_table      (AciesDocumentPage *self);

/* Removes what acies_document_page_show_table() has made. */
void            acies_document_page_clear_table     (AciesDocumentPage *self);

void            acies_document_page_focus_table     (AciesDocumentPage *self);

/* Undoes the last step of the game that Table shows. Returns: whether there was one */
gboolean        acies_document_page_undo_tap        (AciesDocumentPage *self);

/* Returns: (transfer none): the rules of what Table shows */
AciesRulesPane *acies_document_page_get_table_rules (AciesDocumentPage *self);

G_END_DECLS
