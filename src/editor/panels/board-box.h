/* board-box.h - buttons for what changes the whole board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "session/session.h"

G_BEGIN_DECLS

#define ACIES_TYPE_BOARD_BOX (acies_board_box_get_type ())
G_DECLARE_FINAL_TYPE (AciesBoardBox, acies_board_box, ACIES, BOARD_BOX, GtkWidget)

/**
 * acies_board_box_set_session:
 * @session: (nullable): a session in edit mode
 */
void acies_board_box_set_session (AciesBoardBox *self,
                                  AciesSession  *session);

G_END_DECLS
