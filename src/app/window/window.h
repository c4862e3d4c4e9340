/* window.h - the window: the library, and the open documents
 *
 * The window only shows them. Actions are implemented elsewhere, in handlers for the signals of the window, its library
 * and its tabs.
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
 * Emitted when another page is shown, or the available actions have changed.
 *
 * AciesWindow::tabs-changed:
 *
 * Emitted when the next start would open other files or views.
 */

/**
 * acies_window_new:
 * @catalog: provides rulesets, battles and themes; must outlive the window
 *
 * Returns: (transfer none): a window that shows the library; GTK owns it
 */
AciesWindow       *acies_window_new             (GtkApplication    *application,
                                                 AciesCatalog      *catalog);

AciesCatalog      *acies_window_get_catalog     (AciesWindow       *self);

/* (transfer none): the library page, which is created if necessary */
AciesLibraryPage  *acies_window_get_library_page (AciesWindow      *self);

/* (transfer none): the tabs, whose children are AciesDocumentPage */
AdwTabView        *acies_window_get_tabs        (AciesWindow       *self);

/* --- what is shown */

/* (nullable) (transfer none): the shown document or its page; NULL if the library is shown */
AciesDocument     *acies_window_get_document    (AciesWindow       *self);
AciesDocumentPage *acies_window_get_page        (AciesWindow       *self);

/* Returns from the library to the selected tab. Also works before the first tab has been added. */
void               acies_window_show_documents  (AciesWindow       *self);
void               acies_window_show_library    (AciesWindow       *self);
void               acies_window_show_page       (AciesWindow       *self,
                                                 AciesDocumentPage *page);

/* --- the tabs */

/* Adds a tab and shows it. Returns: (transfer none): its page */
AciesDocumentPage *acies_window_add_document    (AciesWindow       *self,
                                                 AciesDocument     *document);

/* Adds a tab at @position, without selecting it unless it is the only one. Returns: (transfer none): its page */
AciesDocumentPage *acies_window_insert_document (AciesWindow       *self,
                                                 AciesDocument     *document,
                                                 int                position);

/* Closes a tab, after asking about unsaved work. */
void               acies_window_close_page      (AciesWindow       *self,
                                                 AciesDocumentPage *page);

/* Updates the tab of @page, and the header bar if it is shown. Call this function when the document has changed. */
void               acies_window_update_page     (AciesWindow       *self,
                                                 AciesDocumentPage *page);

/* Emits #AciesWindow::tabs-changed. Call this function when a tab has another file. */
void               acies_window_note_tabs       (AciesWindow       *self);

guint              acies_window_count_pages     (AciesWindow       *self);

/* (transfer full) (element-type AciesDocumentPage): all pages in the order of the tabs */
GPtrArray         *acies_window_list_pages      (AciesWindow       *self);

/* (nullable) (transfer none): the page of the tab in which @file is open */
AciesDocumentPage *acies_window_find_page       (AciesWindow       *self,
                                                 GFile             *file);

/* Applies text that is still being typed to its document. */
void               acies_window_flush           (AciesWindow       *self);

/* --- messages */

/* Shows a message for a few seconds, or until the next call. */
void               acies_window_show_message    (AciesWindow       *self,
                                                 const char        *message);

/* Shows a message for @seconds. Later messages do not replace it. Returns: (transfer none): the message */
AdwToast          *acies_window_tell_for        (AciesWindow       *self,
                                                 const char        *message,
                                                 guint              seconds);

/* @toast: (transfer full): the caller can connect to its signals */
void               acies_window_add_toast       (AciesWindow       *self,
                                                 AdwToast          *toast);

/* Whether the window was closed while an operation was running, so that messages would not be seen. */
gboolean           acies_window_has_gone        (AciesWindow       *self);

/* --- all windows */

/* (transfer container) (element-type AciesWindow): all windows, the last used one first */
GList   *acies_window_list_get      (GtkApplication *application);

/* Shows a message in all windows for a few seconds. Later messages do not replace it, because work may be lost. */
void     acies_window_list_show_message     (GtkApplication *application,
                                             const char     *message);

/* Whether @file is open in any window. */
gboolean acies_window_list_has_file (GtkApplication *application,
                                     GFile          *file);

G_END_DECLS
