/* tab-label.h - what a tab says of its document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/page/document-page.h"

G_BEGIN_DECLS

/* @page is that of @tab: its title, whether it is saved, where it is. */
void acies_tab_label_refresh (AdwTabPage        *tab,
                              AciesDocumentPage *page);

G_END_DECLS
