/* combat-panel.h - the last attack: its rolls and what came of them
 *
 * Before the roll it tells the dice, the reason for each, and the chances.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/dice.h"
#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_COMBAT_PANEL (acies_combat_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesCombatPanel, acies_combat_panel, ACIES, COMBAT_PANEL, GtkWidget)

/**
 * acies_combat_panel_set_table:
 * @table: the table whose combats are shown; listened to. Set once
 *
 * The panel hides itself while no combat has been fought.
 */
void acies_combat_panel_set_table (AciesCombatPanel *self,
                                   AciesGameTable   *table);

/* Returns: whether a combat is in progress, or the last change of the game ended one or rolled dice */
gboolean acies_combat_panel_has_news (AciesCombatPanel *self);

/**
 * acies_combat_panel_set_speed:
 *
 * How fast dice are seen to fall. Any key and any click shows them at rest, and
 * does what it does all the same; where the desktop has animations switched off
 * they are never seen to fall.
 */
void acies_combat_panel_set_speed   (AciesCombatPanel *self,
                                     AciesDiceSpeed    speed);

/* Whether there is little height: the dice then stand without a title. */
void     acies_combat_panel_set_low   (AciesCombatPanel *self,
                                       gboolean          is_low);

G_END_DECLS
