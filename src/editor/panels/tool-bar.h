/* tool-bar.h - one button for each tool, and the key that chooses it
 *
 * A strip beside the board, or a row below it, that shows all tools without scrolling. Its last buttons open the
 * symmetry and what concerns the whole board.
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
 * @scout: (transfer none): shows reach and threats on the board
 *
 * Returns: (transfer floating): a strip
 */
GtkWidget    *acies_tool_bar_new             (AciesEditor    *editor,
                                              AciesScout     *scout);

/* Vertical beside the board (the default), horizontal below it. */
void          acies_tool_bar_set_orientation (AciesToolBar   *self,
                                              GtkOrientation  orientation);

/**
 * acies_tool_for_key:
 * Returns: the tool that @keyval chooses, or %ACIES_N_TOOLS
 */
AciesToolKind acies_tool_for_key             (guint           keyval);

G_END_DECLS
