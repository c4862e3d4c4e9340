/* accessible.h - names and descriptions for assistive technology
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_accessible_name:
 * @name: of a button, what it does and to what; of a drop-down, what is chosen with it
 *
 * Names a widget that shows other words. Newer GTK takes the name from the words
 * shown, a button’s label or the item that is chosen, and no label goes against
 * that. Older GTK names a button anew with each label it is given to show: name
 * it after that.
 */
void acies_accessible_name     (GtkWidget  *widget,
                                const char *name);

/**
 * acies_accessible_describe:
 *
 * The same for what is told of a widget beside its name. Newer libadwaita has the
 * subtitle describe a row, also where there is none.
 */
void acies_accessible_describe (GtkWidget  *widget,
                                const char *description);

/**
 * acies_accessible_name_menu:
 * @menu: made from a model
 *
 * Names the items of a menu, each time it is opened. Newer GTK has an item named
 * by its label, which it keeps from assistive technology: it would have no name.
 */
void acies_accessible_name_menu (GtkPopover *menu);

G_END_DECLS
