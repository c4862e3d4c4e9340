/* window-size.h - stores and restores the size of windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void acies_window_size_keep    (GtkWindow *window);
void acies_window_size_restore (GtkWindow *window);

G_END_DECLS
