/* pointed-panel.h - what is under the pointer or the hex cursor, told beside the board
 *
 * The card of the unit, and what an attack on it would come to where a click
 * would make one. It lies over the end of the side panel, so that nothing moves
 * when it comes and goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_POINTED_PANEL (acies_pointed_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesPointedPanel, acies_pointed_panel, ACIES, POINTED_PANEL, GtkWidget)

/**
 * acies_pointed_panel_set_table:
 * @table: whose hex under the pointer is followed. Set once
 */
void acies_pointed_panel_set_table (AciesPointedPanel *self,
                                    AciesGameTable    *table);

G_END_DECLS
