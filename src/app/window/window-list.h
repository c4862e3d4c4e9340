/* window-list.h - all windows of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* (transfer container) (element-type AciesWindow): the one that was used last first */
GList   *acies_window_list_get      (GtkApplication *application);

/* Shows a sentence in each of them for a few seconds, whatever comes after it: it is about work that may be lost. */
void     acies_window_list_show_message     (GtkApplication *application,
                                             const char     *message);

/* Whether @file is open in one of them. */
gboolean acies_window_list_has_file (GtkApplication *application,
                                     GFile          *file);

G_END_DECLS
