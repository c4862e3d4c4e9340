/* tooltip.h - tooltips that ask the display for nothing, and such as come only where a text is cut
 *
 * For each tooltip that changes of what is visible, GTK asks where the pointer
 * is, in case the tooltip is shown right there. X11 is asked three times then, and
 * waited for: with fifty tooltips a twentieth of the time until the window is up. So
 * who gets one is hidden for that moment while it is made, and nobody is asked. In
 * templates the property "visible" stands before and after that of the tooltip.
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
 * Does nothing where it says so already.
 */
void acies_tooltip_set (GtkWidget  *widget,
                        const char *text);

/**
 * acies_tooltip_when_cut:
 *
 * The tooltip of @label is its text, and comes only while that is cut off: a
 * tooltip that says what can be read covers what stands below for nothing.
 */
void acies_tooltip_when_cut (GtkLabel *label);

G_END_DECLS
