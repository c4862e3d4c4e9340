/* log-panel.h - what has happened, in words, by round and turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_LOG_PANEL (acies_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesLogPanel, acies_log_panel, ACIES, LOG_PANEL, AciesPanel)

/**
 * acies_log_panel_set_table:
 * @table: the table whose game is told; listened to. Set once
 */
void acies_log_panel_set_table (AciesLogPanel  *self,
                                AciesGameTable *table);

/* Whether eight rows of it are to be seen, whatever else wants their room. */
void acies_log_panel_keep_room (AciesLogPanel  *self,
                                gboolean        keeps);

G_END_DECLS
