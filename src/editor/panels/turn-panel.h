/* turn-panel.h - where the battle begins and where it ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TURN_PANEL (acies_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesTurnPanel, acies_turn_panel, ACIES, TURN_PANEL, AciesPanel)

G_END_DECLS
