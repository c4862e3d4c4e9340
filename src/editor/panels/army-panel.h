/* army-panel.h - the armies: their numbers, cards, reserve and places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_ARMY_PANEL (acies_army_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyPanel, acies_army_panel, ACIES, ARMY_PANEL, GtkWidget)

/**
 * acies_army_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void acies_army_panel_set_editor (AciesArmyPanel *self,
                                  AciesEditor    *editor);

/* The editor has another scenario: begins again with what its ruleset declares. */
void acies_army_panel_rebuild    (AciesArmyPanel *self);

/* The scenario has changed. */
void acies_army_panel_refresh    (AciesArmyPanel *self);

G_END_DECLS
