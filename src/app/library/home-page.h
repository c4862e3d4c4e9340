/* home-page.h - the library's first page: start or continue a battle, and all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "app/shared/catalog.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_HOME_PAGE (acies_home_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesHomePage, acies_home_page, ACIES, HOME_PAGE, AdwBin)

/**
 * acies_home_page_load:
 * @catalog: must outlive the page
 * @tabs: the open documents; must outlive the page
 *
 * Shows all games, with an error message for each one that cannot be read.
 *
 * Returns: whether any game is installed
 */
gboolean acies_home_page_load         (AciesHomePage *self,
                                       AciesCatalog  *catalog,
                                       AdwTabView    *tabs);

/**
 * acies_home_page_offer:
 * @document: (nullable): the document to offer to continue with; %NULL if there is none
 * @file: (nullable): its file if it is not open in a tab
 */
void     acies_home_page_offer        (AciesHomePage *self,
                                       AciesDocument *document,
                                       GFile         *file);

/* Focuses the button that the user most likely wants. */
void     acies_home_page_take_focus   (AciesHomePage *self);

G_END_DECLS
