/* open-window.c - the program opens a battle, and ends when its board has been painted
 *
 * usage: open-window FILE
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/application.h"
#include "widgets/canvas-private.h"

#include <stdlib.h>

static gboolean is_drawn;
static void (*draw_canvas) (GtkWidget *, GtkSnapshot *);

static void
draw_canvas_cb (GtkWidget   *widget,
                GtkSnapshot *snapshot)
{
  draw_canvas (widget, snapshot);
  is_drawn = TRUE;
}

static void
painted_cb (void)
{
  if (is_drawn)
    _Exit (EXIT_SUCCESS);
}

static void
realized_cb (GtkWidget *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", painted_cb, NULL);
}

static void
added_cb (GtkApplication *application,
          GtkWindow      *window)
{
  g_signal_connect_after (window, "realize", G_CALLBACK (realized_cb), NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesApplication) application = NULL;
  GtkWidgetClass *canvas_class = g_type_class_ref (ACIES_TYPE_CANVAS);

  g_set_application_name ("Acies");
  application = acies_application_new ();
  draw_canvas = canvas_class->snapshot;
  canvas_class->snapshot = draw_canvas_cb;
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_signal_connect (application, "window-added", G_CALLBACK (added_cb), NULL);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
