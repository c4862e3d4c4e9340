/* library-page.h - the library: start a battle, all battles, recent files, and records
 *
 * Activates actions of the window: "win.open-file", "win.learn", "win.play-side" and "win.set-up-file".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "app/shared/catalog.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_LIBRARY_PAGE (acies_library_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesLibraryPage, acies_library_page, ACIES, LIBRARY_PAGE, AdwBin)

/**
 * AciesLibraryPage::forgot:
 * @message: one translated sentence
 *
 * Emitted when the user has removed recent files or a record from a list; acies_library_page_restore_recent() undoes this.
 */

/**
 * acies_library_page_load:
 * @catalog: must outlive the page
 * @tabs: the open documents; must outlive the page
 *
 * Nothing is loaded before the page is shown.
 */
void acies_library_page_load         (AciesLibraryPage *self,
                                      AciesCatalog     *catalog,
                                      AdwTabView       *tabs);

/* Updates the list of recent files. */
void acies_library_page_refresh      (AciesLibraryPage *self);

/* Restores the recent files or the record that were last removed from a list. */
void acies_library_page_restore_recent (AciesLibraryPage *self);

/* @document: (nullable): the open document that the Back button returns to */
void acies_library_page_set_open     (AciesLibraryPage *self,
                                      AciesDocument    *document);

void acies_library_page_start_search (AciesLibraryPage *self);

/* Shows the page of finished games. */
void acies_library_page_show_records (AciesLibraryPage *self);

/* Focuses the button that the user most likely wants. Call this function after showing the library. */
void acies_library_page_take_focus   (AciesLibraryPage *self);

G_END_DECLS
