/* sideways.h - horizontal scrolling with a vertical mouse wheel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_scroll_sideways:
 * @scroller: a window that scrolls only horizontally
 *
 * Makes the mouse wheel scroll @scroller without Shift, which GTK requires by default.
 */
void acies_scroll_sideways (GtkScrolledWindow *scroller);

G_END_DECLS
