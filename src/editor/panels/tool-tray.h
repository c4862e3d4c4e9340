/* tool-tray.h - the options of the current tool, in one line below the board; the property "model" is the editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TOOL_TRAY (acies_tool_tray_get_type ())
G_DECLARE_FINAL_TYPE (AciesToolTray, acies_tool_tray, ACIES, TOOL_TRAY, AciesPanel)

/* @low: whether the window is low; @narrow: whether it is narrow */
void     acies_tool_tray_set_compact  (AciesToolTray *self,
                                       gboolean       low,
                                       gboolean       narrow);

/**
 * acies_tool_tray_start_search:
 *
 * Focuses the search entry of the visible palette.
 *
 * Returns: whether there is a search entry
 */
gboolean acies_tool_tray_start_search (AciesToolTray *self);

G_END_DECLS
