/* switch-panel.h - the rules that a scenario may set differently from its ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_SWITCH_PANEL (acies_switch_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesSwitchPanel, acies_switch_panel, ACIES, SWITCH_PANEL, AciesPanel)

G_END_DECLS
