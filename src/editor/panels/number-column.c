/* number-column.c - numbers below each other, as in a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/number-column.h"

/* Those that are folded away or cannot be changed are passed over; from the last there is nowhere to go. */
static void
go (GPtrArray *column,
    GtkWidget *spin,
    int        step)
{
  guint index;

  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  if (!g_ptr_array_find (column, spin, &index))
    return;
  for (index += (guint) step; index < column->len; index += (guint) step)
    {
      GtkWidget *next = g_ptr_array_index (column, index);

      if (gtk_widget_get_mapped (next) && gtk_widget_is_sensitive (next))
        {
          gtk_widget_grab_focus (next);
          return;
        }
    }
  gtk_widget_error_bell (spin);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *keys,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                GPtrArray             *column)
{
  GtkWidget *spin = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  gboolean   shift = (modifiers & GDK_SHIFT_MASK) != 0;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      go (column, spin, shift ? -1 : 1);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      go (column, spin, 1);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      go (column, spin, -1);
      return TRUE;
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
      gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_FORWARD, 1);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_BACKWARD, 1);
      return TRUE;
    default:
      return FALSE;
    }
}

void
acies_number_column_add (GPtrArray *column,
                         GtkWidget *spin)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Before the spin button, for which the arrows are steps. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), column);
  gtk_widget_add_controller (spin, keys);
  g_ptr_array_add (column, spin);
}
