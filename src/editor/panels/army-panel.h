/* army-panel.h - the armies: their numbers, cards, reserve and places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_ARMY_PANEL (acies_army_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyPanel, acies_army_panel, ACIES, ARMY_PANEL, AciesPanel)

G_END_DECLS
