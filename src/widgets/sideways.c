/* sideways.c - a strip of cards that a plain wheel turns, too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/sideways.h"

#include <math.h>

/* As far as GTK goes with a turn of the wheel. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           GtkScrolledWindow        *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (scroller);
  double         page = gtk_adjustment_get_page_size (adjustment);
  double         step = pow (page, 2.0 / 3.0);

  if (fabs (dx) >= fabs (dy) || page >= gtk_adjustment_get_upper (adjustment))
    return GDK_EVENT_PROPAGATE;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + dy * step);

  return GDK_EVENT_STOP;
}

void
acies_scroll_sideways (GtkScrolledWindow *scroller)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect_object (wheel, "scroll", G_CALLBACK (scroll_cb), scroller, 0);
  gtk_widget_add_controller (GTK_WIDGET (scroller), wheel);
}
