/* document-header.h - the header bar of the documents: what can be done with the one that is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/page/document-page.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DOCUMENT_HEADER (acies_document_header_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentHeader, acies_document_header, ACIES, DOCUMENT_HEADER, GtkWidget)

/* @tabs: (transfer none): the open documents, from which people choose; must outlive the header */
void acies_document_header_set_tabs (AciesDocumentHeader *self,
                                     AdwTabView          *tabs);

/**
 * acies_document_header_refresh:
 * @page: (nullable): is shown, or what is shown of it has changed
 *
 * Tells the document's name, what undo and redo would do, and whether it was
 * saved.
 */
void acies_document_header_refresh  (AciesDocumentHeader *self,
                                     AciesDocumentPage   *page);

/* In a narrow window less is shown. */
void acies_document_header_set_shape (AciesDocumentHeader *self,
                                      AciesShapeKind       shape);

/* Opens the main menu of a bar that just comes into view, as soon as the bar has its place. */
void acies_document_header_open_menu (AciesDocumentHeader *self);

G_END_DECLS
