/* document-page.h - a document in a tab of the window: one board, and the views around it
 *
 * The board stays where it is while Edit and Play are exchanged: each view has
 * its panel in the same place and is lent the same canvas.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "app/shared/catalog.h"
#include "widgets/canvas.h"
#include "widgets/shape.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_VIEW_EDIT,
  ACIES_VIEW_PLAY,
} AciesViewKind;

#define ACIES_TYPE_DOCUMENT_PAGE (acies_document_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentPage, acies_document_page, ACIES, DOCUMENT_PAGE, GtkWidget)

/**
 * AciesDocumentPage::changed:
 *
 * What can be done has changed: another view, another step of a history.
 *
 * AciesDocumentPage::told:
 * @message: one sentence for the people at the window
 *
 * AciesDocumentPage::faulty:
 * @findings: (type gpointer): the #AciesFindings that keep the scenario from
 *   being played
 *
 * AciesDocumentPage::set-up:
 *
 * A game is wanted, and it has to be asked how it shall be played: then comes
 * acies_document_page_begin().
 */

/**
 * acies_document_page_new:
 * @document: what to show; one with a game opens in Play
 * @catalog: knows the art of each ruleset; must outlive the page
 */
AciesDocumentPage *acies_document_page_new      (AciesDocument     *document,
                                                 AciesCatalog      *catalog);

AciesDocument *acies_document_page_get_document (AciesDocumentPage *self);

/* The page folds as @shape says. @bare: what is beside the board is shown only while it is asked for. */
void              acies_document_page_set_shape     (AciesDocumentPage *self,
                                                     AciesShape        *shape,
                                                     gboolean           bare);

/* Returns: (transfer none) (nullable): the middle of the header bar: the score of the game, or the switch of Edit's pages;
 * NULL where that is below the page */
GtkWidget        *acies_document_page_get_title_widget (AciesDocumentPage *self);

/* Returns: (transfer none) (nullable): in Edit the number of problems, for the header bar */
GtkWidget        *acies_document_page_get_badge     (AciesDocumentPage *self);

/* In Edit: goes to the next problem or to the previous one. */
void           acies_document_page_go_to_finding (AciesDocumentPage *self,
                                                  gboolean           forward);

AciesViewKind  acies_document_page_get_view     (AciesDocumentPage *self);

/* Play may be refused, then "faulty" says why; or "set-up" or "again" asks for it. The view stays. */
void           acies_document_page_set_view     (AciesDocumentPage *self,
                                                 AciesViewKind      view);

/**
 * acies_document_page_get_session:
 * Returns: (nullable) (transfer none): what the current view works on: undo and
 *   redo are meant for it
 */
AciesSession  *acies_document_page_get_session  (AciesDocumentPage *self);
AciesCanvas   *acies_document_page_get_canvas   (AciesDocumentPage *self);

/* The focus goes to the board, or to the page that Edit shows instead. */
void           acies_document_page_take_focus   (AciesDocumentPage *self);

/* The focus goes from the board to the panel beside it; from anywhere else to the board. From a page of Edit that is
 * alone it goes to the switch of the pages. */
void           acies_document_page_exchange_focus (AciesDocumentPage *self);

/* In Edit: see acies_deck_start_from_file(). */
gboolean       acies_document_page_take_deck    (AciesDocumentPage *self,
                                                 guint              side,
                                                 GFile             *file,
                                                 GError           **error);

/* What was typed and not taken over yet becomes part of the document. */
void           acies_document_page_flush        (AciesDocumentPage *self);

/**
 * acies_document_page_key:
 *
 * A key that nothing with the focus wanted: perhaps that of a tool.
 *
 * Returns: whether it was used
 */
gboolean       acies_document_page_key          (AciesDocumentPage *self,
                                                 guint              keyval,
                                                 GdkModifierType    modifiers);

/* What is done to the selection of the Edit view: see acies_edit_act(). */
void           acies_document_page_act          (AciesDocumentPage *self,
                                                 const char        *name);

/* The document may have another file now, or its file be another: looks, and says so. */
void           acies_document_page_check_disk   (AciesDocumentPage *self);

/* Shows the scenario sheet beside the board, or hides it again; it goes with Edit. */
void           acies_document_page_toggle_sheet (AciesDocumentPage *self);

/* Shows the column beside the board, or hides it; the next document and the next start do the same. */
void           acies_document_page_toggle_column (AciesDocumentPage *self);

/* Shows the tray below the board in Edit, or hides it; the next document and the next start do the same. */
void           acies_document_page_toggle_tray   (AciesDocumentPage *self);

/* In Play: asks a computer for advice, stops it, or puts its advice away. */
void           acies_document_page_advise       (AciesDocumentPage *self);

/* (transfer full) (nullable) (element-type AciesHex): the hexes that are selected
 * in Edit, when there are several */
GArray        *acies_document_page_dup_selection (AciesDocumentPage *self);

/* Begins another game on the edited board, as the one there was, and shows it. */
void           acies_document_page_restart      (AciesDocumentPage *self,
                                                 guint64            seed);

/* Whether the edited board can be played; if not, "faulty" has said why. */
gboolean       acies_document_page_may_begin    (AciesDocumentPage *self);

/* Begins a game on the edited board, in place of the one there was, and shows it. */
void           acies_document_page_begin        (AciesDocumentPage       *self,
                                                 const AciesGameSettings *settings,
                                                 guint64                  seed);

G_END_DECLS
