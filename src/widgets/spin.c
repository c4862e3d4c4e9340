/* spin.c - spin buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/spin.h"

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

/* GTK reads a number that was half typed when the field loses the focus. In a window that is closed that happens while
 * it is disposed, when the label that shows the result may be gone. Unmapping comes before, when all is still there. */
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
