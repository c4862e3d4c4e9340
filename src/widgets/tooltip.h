/* tooltip.h - faster tooltips, and tooltips for ellipsized labels
 *
 * When the tooltip of a visible widget changes, GTK queries the pointer position, which takes three round trips on X11.
 * With fifty tooltips, this is 5 % of the time to open a window. acies_tooltip_set() avoids the query by hiding a new
 * widget while it sets the tooltip. Templates set the property "visible" before and after the tooltip.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_tooltip_set:
 * @text: (nullable): the tooltip
 *
 * Sets the tooltip of @widget if it is different.
 */
void acies_tooltip_set (GtkWidget  *widget,
                        const char *text);

/**
 * acies_tooltip_when_cut:
 *
 * Gives @label its text as the tooltip, shown only while the label is ellipsized.
 */
void acies_tooltip_when_cut (GtkLabel *label);

/**
 * acies_tooltip_not_over:
 * @popover: the popover that @widget opens
 *
 * Disables the tooltip of @widget while @popover is open, because the tooltip would cover it.
 */
void acies_tooltip_not_over (GtkWidget *widget,
                             GtkWidget *popover);

G_END_DECLS
