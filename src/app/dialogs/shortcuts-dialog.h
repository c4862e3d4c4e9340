/* shortcuts-dialog.h - all keys by subject, to be searched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Over @parent, and gone with it. */
void acies_shortcuts_dialog_show (GtkWindow *parent);

G_END_DECLS
