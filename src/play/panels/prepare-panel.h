/* prepare-panel.h - the deck while a hand is set: what may be taken from it
 *
 * The hand itself lies below the board, where its cards can be put back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_PREPARE_PANEL (acies_prepare_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesPreparePanel, acies_prepare_panel, ACIES, PREPARE_PANEL, AciesPanel)

/**
 * acies_prepare_panel_set_table:
 * @table: the table whose deck is shown; listened to. Set once
 *
 * The panel shows itself only while cards are taken or put back.
 */
void acies_prepare_panel_set_table (AciesPreparePanel *self,
                                    AciesGameTable    *table);

G_END_DECLS
