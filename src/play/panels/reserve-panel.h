/* reserve-panel.h - the units that come in now: one is chosen, then its hex
 *
 * Stands in the place of the hand while somebody brings in a reserve. The keys 1
 * to 9 choose the unit that stands there from the left.
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
 * @table: the table whose reserve is shown; listened to
 *
 * Returns: (transfer floating): a panel, which shows itself when it is needed
 */
GtkWidget *acies_reserve_panel_new (AciesGameTable *table);

G_END_DECLS
