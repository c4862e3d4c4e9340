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
 * Sets an accessible name that differs from the visible text. Newer GTK names a button or drop-down by its
 * visible text, which overrides a label; this removes that relation. Older GTK resets the name with each new
 * button label: set the name after the label.
 */
void acies_accessible_name     (GtkWidget  *widget,
                                const char *name);

/**
 * acies_accessible_name_buttons:
 *
 * From now on names each button with a mnemonic by the text of its label. Older GTK names it by the label with the
 * underscore, followed by the text: "_Save Save".
 */
void acies_accessible_name_buttons (void);

/**
 * acies_accessible_describe:
 *
 * The same for the accessible description. Newer libadwaita describes a row by its subtitle, even if it has
 * none.
 */
void acies_accessible_describe (GtkWidget  *widget,
                                const char *description);

/**
 * acies_accessible_name_menu:
 * @menu: made from a menu model
 *
 * Names the items of a menu whenever it opens. Newer GTK names an item by a label hidden from assistive
 * technology, which leaves it without a name.
 */
void acies_accessible_name_menu (GtkPopover *menu);

G_END_DECLS
