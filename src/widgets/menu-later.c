/* menu-later.c - menus that are made when they are opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/menu-later.h"

#include "widgets/accessible.h"

/* GTK 4.8 takes the item of the menu that gets the focus for a part of the page, which it turns to where that seems to be:
 * the menu goes with it from under the pointer. */
static void
visible_cb (GtkWidget *menu)
{
  GtkWidget *page = gtk_widget_get_ancestor (menu, GTK_TYPE_VIEWPORT);

  if (page != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (page), !gtk_widget_get_visible (menu));
}

static void
make_menu_cb (GtkMenuButton *button,
              gpointer       model)
{
  GtkWidget *menu;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  menu = gtk_popover_menu_new_from_model (model);
  acies_accessible_name_menu (GTK_POPOVER (menu));
  g_signal_connect (menu, "notify::visible", G_CALLBACK (visible_cb), NULL);
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
