/* document-header.h - the header bar of the documents, with buttons for the shown one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/page/document-page.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DOCUMENT_HEADER (acies_document_header_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentHeader, acies_document_header, ACIES, DOCUMENT_HEADER, AdwBin)

/* @tabs: (transfer none): the open documents to choose from; must outlive the header */
void acies_document_header_set_tabs (AciesDocumentHeader *self,
                                     AdwTabView          *tabs);

/**
 * acies_document_header_refresh:
 * @page: (nullable): the shown page
 *
 * Updates everything that depends on the page: title, undo and redo tooltips, the save button and so on. Call this
 * function when another page is shown or the page has changed.
 */
void acies_document_header_refresh  (AciesDocumentHeader *self,
                                     AciesDocumentPage   *page);

/* Adapts to the width of the window. */
void acies_document_header_set_shape (AciesDocumentHeader *self,
                                      AciesShapeKind       shape);

/* Opens the main menu. */
void acies_document_header_open_menu (AciesDocumentHeader *self);

G_END_DECLS
