/* selection-panel.h - what is selected: a hex, several, or nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_SELECTION_PANEL (acies_selection_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesSelectionPanel, acies_selection_panel, ACIES, SELECTION_PANEL, GtkWidget)

/**
 * acies_selection_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void acies_selection_panel_set_editor (AciesSelectionPanel *self,
                                       AciesEditor         *editor);

/* The editor has another scenario, with art of @theme (transfer none). */
void acies_selection_panel_rebuild    (AciesSelectionPanel *self,
                                       AciesTheme          *theme);

/* The selection or the scenario has changed. */
void acies_selection_panel_refresh    (AciesSelectionPanel *self);

G_END_DECLS
