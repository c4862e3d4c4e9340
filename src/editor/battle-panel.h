/* battle-panel.h - the scenario's title, turns, and the numbers of both sides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_BATTLE_PANEL (acies_battle_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesBattlePanel, acies_battle_panel, ACIES, BATTLE_PANEL, GtkWidget)

/**
 * acies_battle_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void acies_battle_panel_set_editor (AciesBattlePanel *self,
                                    AciesEditor      *editor);

/* The editor has another scenario: begins again with the sides of its ruleset. */
void acies_battle_panel_rebuild    (AciesBattlePanel *self);

/* The scenario has changed. */
void acies_battle_panel_refresh    (AciesBattlePanel *self);

/* Gives what stands in a text and was not taken over yet to the session. */
void acies_battle_panel_flush      (AciesBattlePanel *self);

G_END_DECLS
