/* about-dialog.h - what the program is, what is new in it, who made it, and where more is to be found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Over @parent, and gone with it. */
void acies_about_dialog_show (GtkWindow *parent);

G_END_DECLS
