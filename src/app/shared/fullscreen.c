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

static void
root_cb (GtkWidget  *leave,
         GParamSpec *spec,
         gpointer    bar)
{
  GtkRoot *root = gtk_widget_get_root (leave);

  if (GTK_IS_WINDOW (root))
    bind_to (GTK_WINDOW (root), bar, leave);
}

void
acies_fullscreen_follow (AdwHeaderBar *bar,
                         GtkWidget    *leave)
{
  g_return_if_fail (ADW_IS_HEADER_BAR (bar));
  g_return_if_fail (GTK_IS_WIDGET (leave));

  g_signal_connect_object (leave, "notify::root", G_CALLBACK (root_cb), bar, 0);
}
