/* pointed-panel.h - what is under the pointer or the hex cursor, told beside the board
 *
 * The card of the unit, and what an attack on it would come to where a click
 * would make one; of a card in the hand or the deck what it does, and why it
 * cannot be used now. It has a place of its own in the column, and is
 * visible while there is something to tell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_POINTED_PANEL (acies_pointed_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesPointedPanel, acies_pointed_panel, ACIES, POINTED_PANEL, GtkWidget)

/**
 * acies_pointed_panel_new:
 * @table: whose hex or card under the pointer is followed
 */
GtkWidget *acies_pointed_panel_new (AciesGameTable *table);

/* Whether there is little height: several parts are then beside each other, and a forecast stands alone. */
void       acies_pointed_panel_set_low (AciesPointedPanel *self,
                                        gboolean           is_low);

G_END_DECLS
