/* shown.h - all that a widget shows, as words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * shown_dump:
 * Returns: (transfer full): where the focus is, and a line for each widget in
 *   @widget that can be seen, but for what depends on how far something is scrolled
 */
char *shown_dump        (GtkWidget  *widget);

void  shown_assert_same (const char *one,
                         const char *other,
                         const char *moment);

G_END_DECLS
