/* draw-panel.h - the card that is to be drawn, to be chosen as it came from the real deck
 *
 * It stands below the board while a card is awaited, where dice stand else: a button for
 * each card that may come, with how many of it may be left as far as is known. The keys
 * 1 to 9 choose one; the computer can draw, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DRAW_PANEL (acies_draw_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesDrawPanel, acies_draw_panel, ACIES, DRAW_PANEL, AciesPanel)

/**
 * acies_draw_panel_new:
 * @table: listened to
 *
 * Returns: (transfer floating): a panel that hides itself while no card is awaited, or it is not to be seen who draws what
 */
GtkWidget *acies_draw_panel_new (AciesGameTable *table);

G_END_DECLS
