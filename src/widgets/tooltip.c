/* tooltip.c - tooltips of what is told anew at every turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/tooltip.h"

void
acies_tooltip_set (GtkWidget  *widget,
                   const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}
