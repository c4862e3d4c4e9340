/* switch-panel.h - the rules that a scenario may set differently from its ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_SWITCH_PANEL (acies_switch_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesSwitchPanel, acies_switch_panel, ACIES, SWITCH_PANEL, GtkWidget)

/**
 * acies_switch_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void acies_switch_panel_set_editor (AciesSwitchPanel *self,
                                    AciesEditor      *editor);

/* The editor has another scenario: begins again with the switches of its ruleset. */
void acies_switch_panel_rebuild    (AciesSwitchPanel *self);

/* The scenario has changed. */
void acies_switch_panel_refresh    (AciesSwitchPanel *self);

G_END_DECLS
