/* deck-panel.h - the cards of both sides: how many of each, and which open the battle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DECK_PANEL (acies_deck_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesDeckPanel, acies_deck_panel, ACIES, DECK_PANEL, GtkWidget)

/**
 * acies_deck_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void acies_deck_panel_set_editor (AciesDeckPanel *self,
                                  AciesEditor    *editor);

/* The editor has another scenario: begins again with the cards of its ruleset. */
void acies_deck_panel_rebuild    (AciesDeckPanel *self);

/* The scenario has changed. */
void acies_deck_panel_refresh    (AciesDeckPanel *self);

G_END_DECLS
