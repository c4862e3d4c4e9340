/* document-page.h - a tab with a document: the board, and the views Edit and Play around it
 *
 * Both views use the same canvas, and have their panels in the same place. So the board does not move when the user
 * switches views.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "app/shared/catalog.h"
#include "editor/edit-view.h"
#include "widgets/canvas.h"
#include "widgets/shape.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_VIEW_EDIT,
  ACIES_VIEW_PLAY,
  ACIES_VIEW_TABLE, /* a game at a real table, or the page with which one starts */
} AciesViewKind;

#define ACIES_TYPE_DOCUMENT_PAGE (acies_document_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentPage, acies_document_page, ACIES, DOCUMENT_PAGE, AdwBin)

/**
 * AciesDocumentPage::changed:
 *
 * Emitted when the view, the undo history or the available actions have changed.
 *
 * AciesDocumentPage::told:
 * @message: one translated sentence to show in the window
 *
 * AciesDocumentPage::faulty:
 * @findings: (type gpointer): the #AciesFindings with the errors because of which the scenario cannot be played
 *
 * AciesDocumentPage::set-up:
 *
 * Emitted to request a game after asking for its settings. The handler calls acies_document_page_begin().
 *
 * AciesDocumentPage::again:
 * @seed: the seed for the dice
 *
 * Emitted to request a new game with the settings of the current one, which may have to be saved first. The handler
 * calls acies_document_page_restart().
 *
 * AciesDocumentPage::table:
 *
 * Emitted to start a game at a table. The handler calls acies_document_page_begin_table().
 *
 * AciesDocumentPage::to-screen:
 *
 * Emitted if a game of which only the trackers are known is wanted on the screen.
 */

/**
 * acies_document_page_new:
 * @document: the document to show; opens in Play or Table if it has a game
 * @catalog: provides the themes; must outlive the page
 */
AciesDocumentPage *acies_document_page_new      (AciesDocument     *document,
                                                 AciesCatalog      *catalog);

AciesDocument *acies_document_page_get_document (AciesDocumentPage *self);

/* Adapts to the size of the window. @bare: whether to hide everything except the board until the user asks for it */
void              acies_document_page_set_shape     (AciesDocumentPage *self,
                                                     AciesShape        *shape,
                                                     gboolean           bare);

/* Returns: (transfer none) (nullable): the widget for the middle of the header bar: the score of the game, or the page
 * switcher of Edit or Table; NULL if the switcher is below the page */
GtkWidget        *acies_document_page_get_title_widget (AciesDocumentPage *self);

/* Returns: (transfer none) (nullable): the number of problems, for the header bar; NULL in Play */
GtkWidget        *acies_document_page_get_badge     (AciesDocumentPage *self);

AciesViewKind  acies_document_page_get_view     (AciesDocumentPage *self);

/* Returns: whether the current view shows a game */
gboolean       acies_document_page_shows_game   (AciesDocumentPage *self);

/* Switches the view. If Play is not possible yet, the view stays, and the page asks the user or emits "faulty",
 * "set-up", "again" or "to-screen". */
void           acies_document_page_set_view     (AciesDocumentPage *self,
                                                 AciesViewKind      view);

/**
 * acies_document_page_get_session:
 * Returns: (nullable) (transfer none): the session of the current view, to which undo and redo apply; in Table without a
 *   game, that of the scenario
 */
AciesSession  *acies_document_page_get_session  (AciesDocumentPage *self);
AciesCanvas   *acies_document_page_get_canvas   (AciesDocumentPage *self);
AciesEditView *acies_document_page_get_edit_view (AciesDocumentPage *self);

/* Focuses the board, or the page that Edit shows instead. */
void           acies_document_page_take_focus   (AciesDocumentPage *self);

/* Moves the focus from the board to the panel beside it, and from anywhere else to the board. If Edit shows a page
 * without a panel, moves the focus to the page switcher. */
void           acies_document_page_exchange_focus (AciesDocumentPage *self);

/* Applies text that is still being typed to the document. */
void           acies_document_page_flush        (AciesDocumentPage *self);

/**
 * acies_document_page_key:
 *
 * Handles a key that the focused widget did not use, for example the key of a tool.
 *
 * Returns: whether the key was used
 */
gboolean       acies_document_page_key          (AciesDocumentPage *self,
                                                 guint              keyval,
                                                 GdkModifierType    modifiers);

/* Checks whether another program has changed the scenario's file. Call this function also when the file is another. */
void           acies_document_page_check_disk   (AciesDocumentPage *self);

/* Shows or hides the scenario sheet beside the board, in Edit. */
void           acies_document_page_toggle_sheet (AciesDocumentPage *self);

/* Shows or hides the column beside the board. The choice is remembered for other documents and the next start. */
void           acies_document_page_toggle_column (AciesDocumentPage *self);

/* Whether the column is open and shows the rules. */
gboolean       acies_document_page_shows_rules   (AciesDocumentPage *self);

/**
 * acies_document_page_show_rules:
 * @topic: (nullable): what to show (widgets/rule-link.h), or %NULL to search
 *
 * Opens the rules in the column.
 */
void           acies_document_page_show_rules    (AciesDocumentPage *self,
                                                 const char        *topic);

/* Closes the rules: the column shows what it showed first, or closes if it covers the board. */
void           acies_document_page_hide_rules    (AciesDocumentPage *self);

/* Shows in Play what the player can do. */
void           acies_document_page_show_overview (AciesDocumentPage *self);

/* Opens the rules about what has the focus, or to search if it has no topic. */
void           acies_document_page_look_up       (AciesDocumentPage *self);

/* Shows or hides the tray below the board, in Edit. The choice is remembered for other documents and the next start. */
void           acies_document_page_toggle_tray   (AciesDocumentPage *self);

/* Asks the computer for advice, cancels the request, or closes the advice. Does nothing in Edit. */
void           acies_document_page_advise       (AciesDocumentPage *self);

/* Plays the last turn of other sides, or stops playing it. Does nothing in Edit. */
void           acies_document_page_show_last_turn (AciesDocumentPage *self);

/* (transfer full) (nullable) (element-type AciesHex): the selected hexes of Edit; NULL if fewer than two */
GArray        *acies_document_page_dup_selection (AciesDocumentPage *self);

/* Starts a game on the edited board with the settings of the current or last game, and shows it. */
void           acies_document_page_restart      (AciesDocumentPage *self,
                                                 guint64            seed);

/* Whether the scenario can be played. Emits "faulty" if not. */
gboolean       acies_document_page_may_begin    (AciesDocumentPage *self);

/* Starts a game on the edited board instead of the current game, and shows it. */
void           acies_document_page_begin        (AciesDocumentPage       *self,
                                                 const AciesGameSettings *settings,
                                                 guint64                  seed);

/* Switches to Table, or from there to the view before. */
void           acies_document_page_toggle_table (AciesDocumentPage *self);

/* Shows the page with which another game at a table starts. */
void           acies_document_page_start_table  (AciesDocumentPage *self);

/* Starts a game at a table as that page says, instead of the current game. */
void           acies_document_page_begin_table  (AciesDocumentPage *self);

G_END_DECLS
