/* home-page.h - the first page of the library: ways to start or continue, and the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "app/shared/catalog.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_HOME_PAGE (acies_home_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesHomePage, acies_home_page, ACIES, HOME_PAGE, GtkWidget)

/**
 * acies_home_page_load:
 * @catalog: must outlive the page
 * @tabs: the open documents; must outlive the page
 *
 * Returns: whether a game is shown; otherwise an error message is shown
 */
gboolean acies_home_page_load         (AciesHomePage *self,
                                       AciesCatalog  *catalog,
                                       AdwTabView    *tabs);

/**
 * acies_home_page_offer:
 * @document: (nullable): what people can continue with; %NULL on the first start
 * @file: (nullable): where it is, if it is not open
 */
void     acies_home_page_offer        (AciesHomePage *self,
                                       AciesDocument *document,
                                       GFile         *file);

/* The button that most people want has the focus. */
void     acies_home_page_take_focus   (AciesHomePage *self);

G_END_DECLS
