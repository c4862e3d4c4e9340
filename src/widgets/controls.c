/* controls.c - helper functions for buttons, spin buttons, titles and scrolling
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/controls.h"

#include <math.h>

/* --- the click guard ------------------------------------------------------------------------ */

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
  return moves && g_get_monotonic_time () - *since < ACIES_CLICK_GUARD_US;
}

/* Runs before the button receives the press. */
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

/* --- spin buttons --------------------------------------------------------------------------- */

/* An empty field or a lone minus is not a number, so the old value stays. GTK would use the minimum. */
static int
read_number_cb (GtkSpinButton *spin,
                double        *number)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  char       *end = NULL;

  *number = g_strtod (text, &end);
  if (end == text)
    *number = gtk_spin_button_get_value (spin);

  return TRUE;
}

/* GTK applies unfinished input when the field loses the focus. In a closing window this happens during dispose, when
 * other widgets can be gone already. The widget is unmapped before, when they still exist. */
GtkWidget *
acies_spin_new (const char *name,
                int         min,
                int         max)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (spin, "input", G_CALLBACK (read_number_cb), NULL);
  g_signal_connect (spin, "unmap", G_CALLBACK (gtk_spin_button_update), NULL);

  return spin;
}

/* --- horizontal scrolling ------------------------------------------------------------------- */

/* Scrolls as far as GTK does for one step of the wheel. */
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

/* --- widgets -------------------------------------------------------------------------------- */

void
acies_style_set (GtkWidget  *widget,
                 const char *name,
                 gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* The accessible name does not change, because the question says what to do. */
void
acies_mark_title (GtkWidget  *title,
                  const char *text,
                  gboolean    marked)
{
  g_autofree char *pointing = g_strdup_printf ("▸ %s", text);

  gtk_label_set_text (GTK_LABEL (title), marked ? pointing : text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  acies_style_set (title, "accent", marked);
}

void
acies_box_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* --- keys ----------------------------------------------------------------------------------- */

GtkShortcutController *
acies_keys_add (GtkWidget *widget)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (keys), GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (keys));

  return keys;
}

void
acies_keys_add_action (GtkShortcutController *keys,
                       guint                  key,
                       const char            *action,
                       guint                  number)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, 0), gtk_named_action_new (action));

  if (number > 0)
    gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 ((gint32) number));
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

GtkShortcutController *
acies_keys_add_digits (GtkWidget  *widget,
                       const char *action)
{
  GtkShortcutController *keys = acies_keys_add (widget);

  for (guint i = 1; i <= 9; i++)
    {
      acies_keys_add_action (keys, GDK_KEY_0 + i, action, i);
      acies_keys_add_action (keys, GDK_KEY_KP_0 + i, action, i);
    }

  return keys;
}
