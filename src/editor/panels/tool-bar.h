/* tool-bar.h - one button for each tool, and the key that takes it up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TOOL_BAR (acies_tool_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesToolBar, acies_tool_bar, ACIES, TOOL_BAR, GtkWidget)

/**
 * acies_tool_bar_set_editor:
 * @editor: (transfer none): must outlive the bar
 */
void          acies_tool_bar_set_editor (AciesToolBar *self,
                                         AciesEditor  *editor);

/* The editor has another scenario: shows the tools that its ruleset knows. */
void          acies_tool_bar_rebuild    (AciesToolBar *self);

/**
 * acies_tool_for_key:
 * Returns: the tool that @keyval takes up, or %ACIES_N_TOOLS
 */
AciesToolKind acies_tool_for_key        (guint         keyval);

G_END_DECLS
