/* hand-over.h - between two people at one screen: it is handed over, and nobody's cards are seen
 *
 * It stands in the place of question and hand; the board stays in sight, as
 * nothing on it is hidden. Enter and Space take the screen while it is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_HAND_OVER (acies_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandOver, acies_hand_over, ACIES, HAND_OVER, AciesPanel)

/**
 * acies_hand_over_new:
 * @table: the table whose seat is handed over; listened to
 *
 * Returns: (transfer floating): what is shown until then, hidden at other times
 */
GtkWidget *acies_hand_over_new (AciesGameTable *table);

G_END_DECLS
