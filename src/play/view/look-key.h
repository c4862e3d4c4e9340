/* look-key.h - the key that shows the hand of who is asked while it is held down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_look_key_listen:
 * @widget: while it is on screen the key works, wherever the focus in its window is
 * @table: outlives @widget
 *
 * H, unless somebody types into a field. Let go, or with another window in front,
 * the hand is covered again.
 */
void acies_look_key_listen (GtkWidget      *widget,
                            AciesGameTable *table);

G_END_DECLS
