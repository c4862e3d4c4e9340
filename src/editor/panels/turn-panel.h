/* turn-panel.h - where the battle begins and where it ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TURN_PANEL (acies_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesTurnPanel, acies_turn_panel, ACIES, TURN_PANEL, GtkWidget)

/**
 * acies_turn_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void acies_turn_panel_set_editor (AciesTurnPanel *self,
                                  AciesEditor    *editor);

/* The editor has another scenario: begins again with the turn of its ruleset. */
void acies_turn_panel_rebuild    (AciesTurnPanel *self);

/* The scenario has changed. */
void acies_turn_panel_refresh    (AciesTurnPanel *self);

G_END_DECLS
