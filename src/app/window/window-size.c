/* window-size.c - how large windows are, remembered from one to the next
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

void
acies_window_size_restore (GtkWindow *window)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  if (settings == NULL)
    return;
  gtk_window_set_default_size (window, g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}
