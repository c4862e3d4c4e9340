/* tab-label.h - what a tab says of its document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/page/document-page.h"

G_BEGIN_DECLS

/**
 * acies_tab_label_list_names:
 * @pages: (element-type AciesDocumentPage): of the tabs that stand beside each other
 *
 * Returns: (transfer full): what each is called, so that no two are the same
 */
char **acies_tab_label_list_names (GPtrArray       *pages);

/* @page is that of @tab: its @name, whether it is saved, where it is. */
void acies_tab_label_refresh (AdwTabPage        *tab,
                              AciesDocumentPage *page,
                              const char        *name);

G_END_DECLS
