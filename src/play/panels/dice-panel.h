/* dice-panel.h - the dice that are asked for, to be set as they lie on the table
 *
 * It stands below the board while dice are awaited. The keys 1 to 9 set one
 * after the other, Backspace takes the last one back, Enter uses them; the
 * computer can roll them, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DICE_PANEL (acies_dice_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesDicePanel, acies_dice_panel, ACIES, DICE_PANEL, AciesPanel)

/**
 * acies_dice_panel_new:
 * @table: listened to
 *
 * Returns: (transfer floating): a panel that hides itself while no dice are awaited
 */
GtkWidget *acies_dice_panel_new (AciesGameTable *table);

G_END_DECLS
