/* document-page.h - a document in the window: one board, and the views around it
 *
 * The board stays where it is while Edit and Play are exchanged: each view has
 * its panel in the same place and is lent the same canvas.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document.h"
#include "widgets/canvas.h"

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
 */

/**
 * acies_document_page_set_document:
 * @document: (nullable): what to show; a document with a game opens in Play
 * @theme: (nullable) (transfer none): art of its ruleset; must outlive the page
 */
void           acies_document_page_set_document (AciesDocumentPage *self,
                                                 AciesDocument     *document,
                                                 AciesTheme        *theme);

AciesViewKind  acies_document_page_get_view     (AciesDocumentPage *self);

/* Play may be refused: then "faulty" says why, and the view stays. */
void           acies_document_page_set_view     (AciesDocumentPage *self,
                                                 AciesViewKind      view);

/**
 * acies_document_page_get_session:
 * Returns: (nullable) (transfer none): what the current view works on: undo and
 *   redo are meant for it
 */
AciesSession  *acies_document_page_get_session  (AciesDocumentPage *self);
AciesCanvas   *acies_document_page_get_canvas   (AciesDocumentPage *self);

/* What was typed and not taken over yet becomes part of the document. */
void           acies_document_page_flush        (AciesDocumentPage *self);

/* Tells what undo and redo would do, and the document's name. */
void           acies_document_page_show_labels  (AciesDocumentPage *self,
                                                 const char        *title,
                                                 const char        *subtitle,
                                                 const char        *undo,
                                                 const char        *redo);

/* Begins another game on the edited board. */
void           acies_document_page_restart      (AciesDocumentPage *self);

G_END_DECLS
