/* document-header.h - the header bar over the tabs: what can be done with the one that is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/page/document-page.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DOCUMENT_HEADER (acies_document_header_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentHeader, acies_document_header, ACIES, DOCUMENT_HEADER, GtkWidget)

/**
 * acies_document_header_set_page:
 * @page: (nullable): whose views can be exchanged
 */
void acies_document_header_set_page (AciesDocumentHeader *self,
                                     AciesDocumentPage   *page);

/**
 * acies_document_header_refresh:
 * @page: (nullable): the same; what is shown of it has changed
 *
 * Tells the document's name, what undo and redo would do, and whether it was
 * saved.
 */
void acies_document_header_refresh  (AciesDocumentHeader *self,
                                     AciesDocumentPage   *page);

/* In a narrow window less is shown. */
void acies_document_header_set_shape (AciesDocumentHeader *self,
                                      AciesShapeKind       shape);

G_END_DECLS
