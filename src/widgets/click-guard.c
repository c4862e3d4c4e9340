/* click-guard.c - a button that has just appeared under the pointer takes no click
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/click-guard.h"

#define GUARDED_US (400 * G_TIME_SPAN_MILLISECOND) /* the usual time between the clicks of a double click */

static GQuark
since_quark (void)
{
  return g_quark_from_static_string ("acies-click-guard");
}

static gboolean
is_guarded (GtkWidget *button)
{
  const gint64 *since = g_object_get_qdata (G_OBJECT (button), since_quark ());
  gboolean      moves;

  g_object_get (gtk_widget_get_settings (button), "gtk-enable-animations", &moves, NULL);
  return moves && g_get_monotonic_time () - *since < GUARDED_US;
}

/* Before the button sees the press, so that it knows nothing of it. */
static gboolean
event_cb (GtkEventController *controller,
          GdkEvent           *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  return (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) && is_guarded (gtk_event_controller_get_widget (controller));
}

void
acies_click_guard_restart (GtkWidget *button)
{
  gint64 *since;

  g_return_if_fail (GTK_IS_WIDGET (button));

  since = g_object_get_qdata (G_OBJECT (button), since_quark ());
  g_return_if_fail (since != NULL);
  *since = g_get_monotonic_time ();
}

static void
state_flags_cb (GtkWidget    *button,
                GtkStateFlags before)
{
  if ((before & GTK_STATE_FLAG_INSENSITIVE) != 0 && gtk_widget_is_sensitive (button))
    acies_click_guard_restart (button);
}

void
acies_click_guard_add (GtkWidget *button)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  g_return_if_fail (GTK_IS_WIDGET (button));

  g_object_set_qdata_full (G_OBJECT (button), since_quark (), g_new0 (gint64, 1), g_free);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), NULL);
  g_signal_connect (button, "map", G_CALLBACK (acies_click_guard_restart), NULL);
  g_signal_connect (button, "state-flags-changed", G_CALLBACK (state_flags_cb), NULL);
  gtk_widget_add_controller (button, controller);
}
