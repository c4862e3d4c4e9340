/* selected-panel.h - what is on the selected hexes, and what can be done to all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_SELECTED_PANEL (acies_selected_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesSelectedPanel, acies_selected_panel, ACIES, SELECTED_PANEL, GtkWidget)

/**
 * acies_selected_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void acies_selected_panel_set_editor (AciesSelectedPanel *self,
                                     AciesEditor       *editor);

/* The editor has another scenario: begins again with what its ruleset declares. */
void acies_selected_panel_rebuild    (AciesSelectedPanel *self);

/* The selection or the scenario has changed. Counts nothing while nobody can see it. */
void acies_selected_panel_refresh    (AciesSelectedPanel *self);

G_END_DECLS
