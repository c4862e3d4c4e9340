/* accessible.h - names and descriptions for assistive technology
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_accessible_name:
 * @name: the action of a button and its object, or the purpose of a drop-down
 *
 * Sets an accessible name that differs from the visible text. Newer GTK names a button or drop-down by its visible
 * text, which overrides the name; this function removes that relation. Older GTK resets the name whenever the label of
 * a button changes, so call this function after setting the label.
 */
void acies_accessible_name     (GtkWidget  *widget,
                                const char *name);

/**
 * acies_accessible_name_buttons:
 *
 * Makes the accessible name of every button with a mnemonic the text without the underscore. Older GTK uses the label
 * with the underscore, followed by the text: "_Save Save". Call this function once, at startup.
 */
void acies_accessible_name_buttons (void);

/**
 * acies_accessible_describe:
 *
 * Sets the accessible description. Newer libadwaita describes a row by its subtitle, even if it has none; this function
 * removes that relation.
 */
void acies_accessible_describe (GtkWidget  *widget,
                                const char *description);

/**
 * acies_accessible_name_menu:
 * @menu: a popover created from a menu model
 *
 * Sets the accessible names of the menu items whenever the menu opens. In newer GTK they have none, because GTK takes
 * the name from a label that is hidden from assistive technology.
 */
void acies_accessible_name_menu (GtkPopover *menu);

G_END_DECLS
