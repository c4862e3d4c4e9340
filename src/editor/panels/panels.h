/* panels.h - the panels of the Edit view; the property "model" of each is the editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

/* All armies, with their numbers and a table of their decks */
#define ACIES_TYPE_ARMY_PANEL (acies_army_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyPanel, acies_army_panel, ACIES, ARMY_PANEL, AciesPanel)

/* The texts of the battle */
#define ACIES_TYPE_BATTLE_PANEL (acies_battle_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesBattlePanel, acies_battle_panel, ACIES, BATTLE_PANEL, AciesPanel)

/* Applies unfinished text input. */
void acies_battle_panel_flush (AciesBattlePanel *self);

/* The selected hex, and the unit on it */
#define ACIES_TYPE_HEX_PANEL (acies_hex_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesHexPanel, acies_hex_panel, ACIES, HEX_PANEL, AciesPanel)

/* Several selected hexes, with actions for all of them */
#define ACIES_TYPE_SELECTED_PANEL (acies_selected_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesSelectedPanel, acies_selected_panel, ACIES, SELECTED_PANEL, AciesPanel)

/* Start and end of the battle, and rules that the scenario changes */
#define ACIES_TYPE_VICTORY_PANEL (acies_victory_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesVictoryPanel, acies_victory_panel, ACIES, VICTORY_PANEL, AciesPanel)

G_END_DECLS
