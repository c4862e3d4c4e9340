/* menu-later.c - menus that are made when they are opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/menu-later.h"

#include "widgets/accessible.h"

static void
make_menu_cb (GtkMenuButton *button,
              gpointer       model)
{
  GtkWidget *menu;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  menu = gtk_popover_menu_new_from_model (model);
  acies_accessible_name_menu (GTK_POPOVER (menu));
  gtk_menu_button_set_popover (button, menu);
}

void
acies_menu_later (GtkMenuButton *button,
                  GMenuModel    *model)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (model));

  gtk_menu_button_set_create_popup_func (button, make_menu_cb, g_object_ref (model), g_object_unref);
}
