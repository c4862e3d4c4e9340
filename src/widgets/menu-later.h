/* menu-later.h - menus that are made when they are opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_menu_later:
 * @model: what @button opens
 *
 * A menu has a widget for each item, which nobody sees while a window opens: it is made when it
 * is opened for the first time, and stays.
 */
void acies_menu_later (GtkMenuButton *button,
                       GMenuModel    *model);

G_END_DECLS
