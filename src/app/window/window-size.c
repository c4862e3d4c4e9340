/* window-size.c - stores and restores the size of windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-size.h"

#include "app/shared/settings.h"

void
acies_window_size_keep (GtkWindow *window)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();
  int width, height;

  if (settings == NULL)
    return;
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  gtk_window_get_default_size (window, &width, &height);
  if (gtk_window_is_maximized (window) || width <= 0 || height <= 0)
    return;
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
}

/* The stored size may be from a larger screen. */
static void
fit_on_screen (GtkWindow *window,
               int       *width,
               int       *height)
{
  GListModel  *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (window)));
  GdkRectangle most = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle place;

      gdk_monitor_get_geometry (monitor, &place);
      most.width = MAX (most.width, place.width);
      most.height = MAX (most.height, place.height);
    }
  if (most.width > 0 && most.height > 0)
    {
      *width = MIN (*width, most.width);
      *height = MIN (*height, most.height);
    }
}

void
acies_window_size_restore (GtkWindow *window)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();
  int width, height;

  if (settings == NULL)
    return;
  width = g_settings_get_int (settings, "window-width");
  height = g_settings_get_int (settings, "window-height");
  fit_on_screen (window, &width, &height);
  gtk_window_set_default_size (window, width, height);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}
