/* battle-panel.h - what people read about the scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_BATTLE_PANEL (acies_battle_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesBattlePanel, acies_battle_panel, ACIES, BATTLE_PANEL, AciesPanel)

/* Gives what stands in a text and was not taken over yet to the session. */
void acies_battle_panel_flush      (AciesBattlePanel *self);

G_END_DECLS
