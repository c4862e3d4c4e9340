/* menus.c - menus that are created when they open, and popovers that point at a hex of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/menus.h"

#include "widgets/accessible.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* --- menus that are created when they open -------------------------------------------------- */

/* GTK 4.8 treats the focused menu item as a part of the page and scrolls the page to it, which moves the menu away from
 * the pointer. */
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
  acies_tooltip_not_over (GTK_WIDGET (button), menu);
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

/* --- popovers that point at a hex ----------------------------------------------------------- */

/* Runs in an idle callback, because the popover must exist until its signal emission ends. */
static gboolean
unparent_idle (gpointer data)
{
  gtk_widget_unparent (GTK_WIDGET (data));
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkPopover  *popover,
           AciesCanvas *canvas)
{
  gtk_widget_grab_focus (GTK_WIDGET (canvas));
  g_idle_add_full (G_PRIORITY_DEFAULT, unparent_idle, g_object_ref (popover), g_object_unref);
}

static void
point_at (GtkPopover  *popover,
          GtkWidget   *parent,
          AciesCanvas *canvas,
          AciesHex     hex)
{
  graphene_rect_t bounds;
  GdkRectangle    place;
  double          x, y;

  acies_canvas_scroll_to (canvas, hex);
  acies_canvas_get_hex_bounds (canvas, hex, &bounds);
  if (!gtk_widget_translate_coordinates (GTK_WIDGET (canvas), parent, bounds.origin.x, bounds.origin.y, &x, &y))
    return;
  place = (GdkRectangle) { (int) x, (int) y, (int) bounds.size.width, (int) bounds.size.height };
  gtk_popover_set_pointing_to (popover, &place);
}

/* Returns an ancestor with a layout manager, which a popover needs in its parent; the canvas has none. */
static GtkWidget *
find_parent (AciesCanvas *canvas)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (canvas));

  while (parent != NULL && gtk_widget_get_layout_manager (parent) == NULL)
    parent = gtk_widget_get_parent (parent);
  return parent;
}

void
acies_hex_popover_open (GtkPopover  *popover,
                        AciesCanvas *canvas,
                        AciesHex     hex)
{
  GtkWidget *parent = find_parent (canvas);

  g_return_if_fail (GTK_IS_POPOVER (popover) && parent != NULL);

  gtk_widget_set_parent (GTK_WIDGET (popover), parent);
  point_at (popover, parent, canvas, hex);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), canvas, 0);
  gtk_popover_popup (popover);
}

void
acies_hex_menu_open (GMenuModel   *model,
                     GActionGroup *actions,
                     AciesCanvas  *canvas,
                     AciesHex      hex)
{
  GtkWidget   *popover = gtk_popover_menu_new_from_model (model);
  AciesHexName name;
  /* Translators: a hex or a square */
  g_autofree char *label = g_strdup_printf (_ ("Menu for %s"), acies_hex_name (hex, name));

  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  acies_accessible_name_menu (GTK_POPOVER (popover));
  gtk_widget_insert_action_group (popover, "hex", actions);
  acies_hex_popover_open (GTK_POPOVER (popover), canvas, hex);
}
