/* tool-tray.h - what the current tool works with, in one line below the board; its property "model" is the editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TOOL_TRAY (acies_tool_tray_get_type ())
G_DECLARE_FINAL_TYPE (AciesToolTray, acies_tool_tray, ACIES, TOOL_TRAY, AciesPanel)

/* @low: in a window that is not high; @narrow: in one that is not wide */
void     acies_tool_tray_set_compact  (AciesToolTray *self,
                                       gboolean       low,
                                       gboolean       narrow);

/**
 * acies_tool_tray_start_search:
 *
 * Moves the focus to the search entry of the palette that is shown.
 *
 * Returns: whether there is one
 */
gboolean acies_tool_tray_start_search (AciesToolTray *self);

G_END_DECLS
