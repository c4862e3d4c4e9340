/* tool-bar.h - a toolbar with a button for each tool, labelled with its key
 *
 * The toolbar shows all tools without scrolling. Its last two buttons open popovers for the symmetry and for the whole
 * board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/scout.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TOOL_BAR (acies_tool_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesToolBar, acies_tool_bar, ACIES, TOOL_BAR, GtkWidget)

/**
 * acies_tool_bar_new:
 * @editor: (transfer none): must outlive the bar
 * @scout: (transfer none): the scout that the board menu controls
 *
 * Returns: (transfer floating): a vertical toolbar
 */
GtkWidget    *acies_tool_bar_new             (AciesEditor    *editor,
                                              AciesScout     *scout);

/* The default is vertical, for a toolbar beside the board. */
void          acies_tool_bar_set_orientation (AciesToolBar   *self,
                                              GtkOrientation  orientation);

/* Returns: the tool that @keyval selects, or %ACIES_N_TOOLS for other keys */
AciesToolKind acies_tool_for_key             (guint           keyval);

G_END_DECLS
