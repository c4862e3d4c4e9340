/* reserve-panel.h - the unit types in reserve, from which the player chooses one and then its hex
 *
 * Shown while units can enter the board, usually instead of the hand. The keys 1 to 9 choose the types from left to
 * right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_RESERVE_PANEL (acies_reserve_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesReservePanel, acies_reserve_panel, ACIES, RESERVE_PANEL, GtkWidget)

/**
 * acies_reserve_panel_new:
 * @table: the table of the game
 *
 * Returns: (transfer floating): a panel that is visible only while units can enter
 */
GtkWidget *acies_reserve_panel_new (AciesGameTable *table);

G_END_DECLS
