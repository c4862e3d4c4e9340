/* tool-panel.h - the tools, and what the current one works with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TOOL_PANEL (acies_tool_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesToolPanel, acies_tool_panel, ACIES, TOOL_PANEL, GtkWidget)

/**
 * acies_tool_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void acies_tool_panel_set_editor (AciesToolPanel *self,
                                  AciesEditor    *editor);

/* The editor has another scenario, with art of @theme (transfer none). */
void acies_tool_panel_rebuild    (AciesToolPanel *self,
                                  AciesTheme     *theme);

/* The scenario has changed. */
void acies_tool_panel_refresh    (AciesToolPanel *self);

/**
 * acies_tool_panel_start_search:
 *
 * Goes to the search entry of the palette that is shown.
 *
 * Returns: whether there is one
 */
gboolean acies_tool_panel_start_search (AciesToolPanel *self);

G_END_DECLS
