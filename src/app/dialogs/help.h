/* help.h - the shortcuts dialog and the About dialog
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void acies_shortcuts_dialog_show (GtkWindow *parent);

void acies_about_dialog_show (GtkWindow *parent);

G_END_DECLS
