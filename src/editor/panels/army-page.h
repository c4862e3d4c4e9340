/* army-page.h - one army: its numbers, scenario card, reserve, camp and entry hexes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_ARMY_PAGE (acies_army_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyPage, acies_army_page, ACIES, ARMY_PAGE, GtkWidget)

/**
 * acies_army_page_new:
 * @editor: (transfer none): an editor with a scenario; must outlive the page
 */
GtkWidget *acies_army_page_new     (AciesEditor   *editor,
                                    AciesSide      side);

/* Call this function when the scenario has changed. */
void       acies_army_page_refresh (AciesArmyPage *self);

G_END_DECLS
