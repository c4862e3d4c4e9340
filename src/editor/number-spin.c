/* number-spin.c - a number of the scenario, to be stepped or typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/number-spin.h"

static void
leave_the_wheel_alone (GtkWidget *spin)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (spin);

  for (guint i = g_list_model_get_n_items (controllers); i > 0; i--)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_widget_remove_controller (spin, controller);
    }
}

/* Nothing, or a lone minus, is no number: what was there stays. GTK would take the least. */
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

GtkWidget *
acies_number_spin_new (const char *name,
                       int         min,
                       int         max)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 2);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (spin, "compact");
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (spin, "input", G_CALLBACK (read_number_cb), NULL);
  leave_the_wheel_alone (spin);
  return spin;
}

void
acies_number_spin_show (GtkSpinButton *spin,
                        int            value)
{
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (spin);

  if (value < gtk_adjustment_get_lower (adjustment))
    gtk_adjustment_set_lower (adjustment, value);
  if (value > gtk_adjustment_get_upper (adjustment))
    gtk_adjustment_set_upper (adjustment, value);
  gtk_spin_button_set_value (spin, value);
}
