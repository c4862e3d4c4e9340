/* close.c - closes tabs and windows, after asking about unsaved work
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/close.h"

#include "app/actions/settle.h"
#include "app/recovery/open-files.h"

#define MAY_CLOSE_KEY "acies-may-close" /* of a window: the question was answered */

/* --- tabs ----------------------------------------------------------------------------------- */

static void
page_settled_cb (AciesWindow *window,
                 gpointer     data,
                 gboolean     settled)
{
  g_autoptr (AdwTabPage) tab = data;

  adw_tab_view_close_page_finish (acies_window_get_tabs (window), tab, settled);
}

static gboolean
close_page_cb (AdwTabView  *tabs,
               AdwTabPage  *tab,
               AciesWindow *window)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  g_ptr_array_add (pages, adw_tab_page_get_child (tab));
  acies_action_settle (window, pages, FALSE, page_settled_cb, g_object_ref (tab));
  return GDK_EVENT_STOP;
}

/* --- windows -------------------------------------------------------------------------------- */

static gboolean
may_close (AciesWindow *window)
{
  return acies_window_count_pages (window) == 0 || g_object_get_data (G_OBJECT (window), MAY_CLOSE_KEY) != NULL;
}

static void
settled_cb (AciesWindow *window,
            gpointer     data,
            gboolean     settled)
{
  if (!settled)
    {
      acies_open_files_stay (acies_open_files_of (window));
      return;
    }
  g_object_set_data (G_OBJECT (window), MAY_CLOSE_KEY, window);
  gtk_window_close (GTK_WINDOW (window)); /* does nothing within a request to close, which goes on by itself */
}

static gboolean
close_request_cb (AciesWindow *window)
{
  g_autoptr (GPtrArray) pages = NULL;

  if (may_close (window))
    return GDK_EVENT_PROPAGATE;
  pages = acies_window_list_pages (window);
  acies_action_settle (window, pages, TRUE, settled_cb, NULL);
  return !may_close (window);
}

void
acies_action_confirm_unsaved (AciesWindow *window)
{
  g_signal_connect (acies_window_get_tabs (window), "close-page", G_CALLBACK (close_page_cb), window);
  g_signal_connect (window, "close-request", G_CALLBACK (close_request_cb), NULL);
}

/* --- either --------------------------------------------------------------------------------- */

void
acies_action_close_shown (AciesWindow *window)
{
  if (acies_window_get_page (window) != NULL)
    acies_window_close_page (window, acies_window_get_page (window));
  else if (acies_window_count_pages (window) > 0)
    acies_window_show_documents (window);
  else
    gtk_window_close (GTK_WINDOW (window));
}
