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

/**
 * acies_tooltip_when_cut:
 *
 * The tooltip of @label is its text, and comes only while that is cut off: a
 * tooltip that says what can be read covers what stands below for nothing.
 */
void acies_tooltip_when_cut (GtkLabel   *label);

G_END_DECLS
