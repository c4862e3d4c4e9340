/* library-page.h - the library: ways to start, all battles, and the user's own
 *
 * What people choose there is an action of the window: "win.open-file", "win.learn",
 * "win.play-side", "win.set-up-file".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "app/shared/catalog.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_LIBRARY_PAGE (acies_library_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesLibraryPage, acies_library_page, ACIES, LIBRARY_PAGE, GtkWidget)

/**
 * AciesLibraryPage::forgot:
 * @message: one sentence: recent files were taken off the list;
 *   acies_library_page_restore_recent() takes it back
 */

/**
 * acies_library_page_load:
 * @catalog: whose library and art to show; must outlive the page
 * @tabs: the open documents; must outlive the page
 *
 * Reads nothing before it shows.
 */
void acies_library_page_load         (AciesLibraryPage *self,
                                      AciesCatalog     *catalog,
                                      AdwTabView       *tabs);

/* The list of recent files may have changed. */
void acies_library_page_refresh      (AciesLibraryPage *self);

/* Puts back what was taken off the list of recent files last. */
void acies_library_page_restore_recent (AciesLibraryPage *self);

/* @document: (nullable): the one to go back to, if any is open */
void acies_library_page_set_open     (AciesLibraryPage *self,
                                      AciesDocument    *document);

void acies_library_page_start_search (AciesLibraryPage *self);

/* The library has come to the front: what most people want there has the focus. */
void acies_library_page_take_focus   (AciesLibraryPage *self);

G_END_DECLS
