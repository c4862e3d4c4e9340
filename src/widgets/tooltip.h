/* tooltip.h - tooltips of what is told anew at every turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_tooltip_set:
 * @text: (nullable): for the tooltip of @widget
 *
 * Does nothing where it says so already: GTK would ask the display where the
 * pointer is, and which tooltip is to be shown there.
 */
void acies_tooltip_set (GtkWidget  *widget,
                        const char *text);

G_END_DECLS
