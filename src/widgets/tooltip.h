/* tooltip.h - faster tooltips, and tooltips for ellipsized labels
 *
 * When the tooltip of a visible widget changes, GTK queries the position of the pointer, which takes three
 * round trips on X11. With fifty tooltips that is a twentieth of the time to open a window. These functions
 * hide a new widget while its tooltip is set, which avoids the query. Templates set the property "visible"
 * before and after the tooltip.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_tooltip_set:
 * @text: (nullable): tooltip of @widget
 *
 * Does nothing if the text is unchanged.
 */
void acies_tooltip_set (GtkWidget  *widget,
                        const char *text);

/**
 * acies_tooltip_when_cut:
 *
 * Shows the text of @label as its tooltip, but only while the label is ellipsized.
 */
void acies_tooltip_when_cut (GtkLabel *label);

/**
 * acies_tooltip_not_over:
 * @popover: what @widget opens
 *
 * Hides the tooltip of @widget while @popover is open, which it would cover.
 */
void acies_tooltip_not_over (GtkWidget *widget,
                             GtkWidget *popover);

G_END_DECLS
