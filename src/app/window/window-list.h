/* window-list.h - all windows of the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* (transfer container) (element-type AciesWindow): all windows, the last used one first */
GList   *acies_window_list_get      (GtkApplication *application);

/* Shows a message in all windows for a few seconds. Later messages do not replace it, because work may be lost. */
void     acies_window_list_show_message     (GtkApplication *application,
                                             const char     *message);

/* Whether @file is open in any window. */
gboolean acies_window_list_has_file (GtkApplication *application,
                                     GFile          *file);

G_END_DECLS
