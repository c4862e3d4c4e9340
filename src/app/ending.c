/* ending.c - shuts down without questions, on a signal or at session end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ending.h"

#include "app/recovery/open-files.h"
#include "app/window/window-list.h"

#include <glib-unix.h>

static const int signals[] = { SIGTERM, SIGHUP, SIGINT };

static AciesRecovery *
recovery_of (GtkApplication *application)
{
  return acies_open_files_get_recovery (acies_open_files_get (application));
}

/* --- shutting down -------------------------------------------------------------------------- */

static gboolean
end_cb (gpointer application)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (application)) != NULL)
    gtk_window_destroy (windows->data);
  if (!g_application_get_is_busy (application)) /* otherwise the program ends with the last operation */
    g_application_quit (application);
  return G_SOURCE_REMOVE;
}

/* Closes all dialogs. Some GTK dialogs, such as the print dialog, run their own main loop, which must end first. */
static void
close_dialogs (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (toplevels); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i - 1);

      if (window != NULL && !ACIES_IS_WINDOW (window)) /* it may have been closed together with another */
        gtk_window_close (window);
    }
}

void
acies_ending_begin (GtkApplication *application)
{
  g_autoptr (GList) windows = acies_window_list_get (application);

  for (GList *link = windows; link != NULL; link = link->next)
    acies_window_flush (link->data);
  acies_recovery_leave (recovery_of (application));
  acies_open_files_end (acies_open_files_get (application));
  close_dialogs ();
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, end_cb, g_object_ref (application), g_object_unref);
}

/* --- signals -------------------------------------------------------------------------------- */

/* Removes the handler, so that the same signal kills the program if it hangs. */
static gboolean
signal_cb (gpointer application)
{
  acies_ending_begin (application);
  return G_SOURCE_REMOVE;
}

/* Does not close anything, because the user can still cancel the end of the session. */
static void
query_end_cb (GtkApplication *application)
{
  acies_recovery_flush (recovery_of (application));
}

void
acies_ending_watch (GtkApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_unix_signal_add (signals[i], signal_cb, application);
  g_signal_connect (application, "query-end", G_CALLBACK (query_end_cb), NULL);
}
