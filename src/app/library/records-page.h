/* records-page.h - the library's page about finished games: a list, charts, and export as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_RECORDS_PAGE (acies_records_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecordsPage, acies_records_page, ACIES, RECORDS_PAGE, AdwBin)

/**
 * AciesRecordsPage::forgot:
 * @message: one translated sentence
 *
 * Emitted when the user has deleted a game; acies_records_page_restore() undoes this.
 */

/* @catalog: must outlive the page. The records are loaded whenever the page is shown. */
void acies_records_page_set_catalog (AciesRecordsPage *self,
                                     AciesCatalog     *catalog);

/* @search: beginnings of words, as in acies_battle_list_filter(), for the title, the game, the sides and the date */
void acies_records_page_filter      (AciesRecordsPage *self,
                                     const char       *search);

/* Restores the game that was last deleted. */
void acies_records_page_restore     (AciesRecordsPage *self);

G_END_DECLS
