/* sideways.h - a strip of cards that a plain wheel turns, too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_scroll_sideways:
 * @scroller: what scrolls to the sides alone
 *
 * A wheel that only turns up and down goes along it; by itself GTK asks for Shift.
 */
void acies_scroll_sideways (GtkScrolledWindow *scroller);

G_END_DECLS
