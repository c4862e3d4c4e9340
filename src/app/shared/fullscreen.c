/* fullscreen.c - a header bar in a window that fills the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/fullscreen.h"

/* @window holds @bar until it goes. */
static void
bind_to (GtkWindow    *window,
         AdwHeaderBar *bar,
         GtkWidget    *leave)
{
  g_object_bind_property (window, "fullscreened", leave, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (window, "fullscreened", bar, "show-start-title-buttons", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_object_bind_property (window, "fullscreened", bar, "show-end-title-buttons", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
}

/* Of the bar, whose buttons come or go: they must not while GTK goes over all that is within the bar. */
static void
root_cb (GtkWidget  *bar,
         GParamSpec *spec,
         gpointer    leave)
{
  GtkRoot *root = gtk_widget_get_root (bar);

  if (GTK_IS_WINDOW (root))
    bind_to (GTK_WINDOW (root), ADW_HEADER_BAR (bar), leave);
}

void
acies_fullscreen_follow (AdwHeaderBar *bar,
                         GtkWidget    *leave)
{
  g_return_if_fail (ADW_IS_HEADER_BAR (bar));
  g_return_if_fail (GTK_IS_WIDGET (leave));

  g_signal_connect_object (bar, "notify::root", G_CALLBACK (root_cb), leave, 0);
}
