/* window.h - the window: the library, and the open documents
 *
 * It shows them and says which is shown. What is done with them is done by
 * others, who listen to it, to its library and to its tabs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/library/library-page.h"
#include "app/page/document-page.h"

G_BEGIN_DECLS

#define ACIES_TYPE_WINDOW (acies_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesWindow, acies_window, ACIES, WINDOW, AdwApplicationWindow)

/**
 * AciesWindow::changed:
 *
 * What is shown is another, or what can be done with it.
 *
 * AciesWindow::tabs-changed:
 *
 * The next start would open something else now: another file, or another view.
 */

/**
 * acies_window_new:
 * @catalog: whose library and art to show; must outlive the window
 *
 * Returns: (transfer none): a window that shows the library; GTK owns it
 */
AciesWindow       *acies_window_new             (GtkApplication    *application,
                                                 AciesCatalog      *catalog);

AciesCatalog      *acies_window_get_catalog     (AciesWindow       *self);

/* (transfer none): made now, if it never showed */
AciesLibraryPage  *acies_window_get_library_page (AciesWindow      *self);

/* (transfer none): of AciesDocumentPage; who closes or moves a tab is asked by its signals */
AdwTabView        *acies_window_get_tabs        (AciesWindow       *self);

/* --- what is shown */

/* (nullable) (transfer none): of the tab that is shown; NULL while the library is */
AciesDocument     *acies_window_get_document    (AciesWindow       *self);
AciesDocumentPage *acies_window_get_page        (AciesWindow       *self);

/* Goes back from the library to the documents, also to one that is only coming; and there. */
void               acies_window_show_documents  (AciesWindow       *self);
void               acies_window_show_library    (AciesWindow       *self);
void               acies_window_show_page       (AciesWindow       *self,
                                                 AciesDocumentPage *page);

/* --- the tabs */

/* (transfer none): the new tab of @document, which is shown now */
AciesDocumentPage *acies_window_add_document    (AciesWindow       *self,
                                                 AciesDocument     *document);

/* (transfer none): the same at a place among the tabs; what is shown stays, if something is */
AciesDocumentPage *acies_window_insert_document (AciesWindow       *self,
                                                 AciesDocument     *document,
                                                 int                position);

/* Closes a tab, after asking about unsaved work. */
void               acies_window_close_page      (AciesWindow       *self,
                                                 AciesDocumentPage *page);

/* What can be done with a document, or what it is called, has changed. */
void               acies_window_update_page     (AciesWindow       *self,
                                                 AciesDocumentPage *page);

/* The file of a tab is another now. */
void               acies_window_note_tabs       (AciesWindow       *self);

guint              acies_window_count_pages     (AciesWindow       *self);

/* (transfer full) (element-type AciesDocumentPage): in the order of the tabs */
GPtrArray         *acies_window_list_pages      (AciesWindow       *self);

/* (nullable) (transfer none): the tab in which @file is open in this window */
AciesDocumentPage *acies_window_find_page       (AciesWindow       *self,
                                                 GFile             *file);

/* What is still being typed somewhere becomes part of its document. */
void               acies_window_flush           (AciesWindow       *self);

/* --- what it says */

/* Shows a sentence for a few seconds, or until the next one. */
void               acies_window_show_message    (AciesWindow       *self,
                                                 const char        *message);

/* Shows a sentence for @seconds, whatever comes after it. */
void               acies_window_tell_for        (AciesWindow       *self,
                                                 const char        *message,
                                                 guint              seconds);

/* @toast: (transfer full): whose signals the caller uses */
void               acies_window_add_toast       (AciesWindow       *self,
                                                 AdwToast          *toast);

/* Whether it was closed while work for it was under way: a message would not be seen. */
gboolean           acies_window_has_gone        (AciesWindow       *self);

G_END_DECLS
