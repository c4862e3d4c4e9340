/* menu-later.h - menus whose widgets are made when they open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_menu_later:
 * @model: menu of @button
 *
 * Makes the menu's widgets when it opens for the first time, so that the window opens faster.
 */
void acies_menu_later (GtkMenuButton *button,
                       GMenuModel    *model);

G_END_DECLS
