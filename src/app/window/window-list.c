/* window-list.c - all windows of the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-list.h"

GList *
acies_window_list_get (GtkApplication *application)
{
  GList *windows = NULL;

  for (GList *link = gtk_application_get_windows (application); link != NULL; link = link->next)
    if (ACIES_IS_WINDOW (link->data))
      windows = g_list_prepend (windows, link->data);
  return g_list_reverse (windows);
}

void
acies_window_list_show_message (GtkApplication *application,
                                const char     *message)
{
  g_autoptr (GList) windows = acies_window_list_get (application);

  for (GList *link = windows; link != NULL; link = link->next)
    acies_window_tell_for (link->data, message, 4);
}

gboolean
acies_window_list_has_file (GtkApplication *application,
                            GFile          *file)
{
  g_autoptr (GList) windows = acies_window_list_get (application);

  for (GList *link = windows; link != NULL; link = link->next)
    if (acies_window_find_page (link->data, file) != NULL)
      return TRUE;
  return FALSE;
}
