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

static gboolean
query_cb (GtkLabel   *label,
          int         x,
          int         y,
          gboolean    by_keys,
          GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

void
acies_tooltip_when_cut (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_cb), NULL);
}
