/* tooltip.c - faster tooltips, and tooltips for ellipsized labels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/tooltip.h"

void
acies_tooltip_set (GtkWidget  *widget,
                   const char *text)
{
  gboolean is_apart;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;
  is_apart = gtk_widget_get_visible (widget) && gtk_widget_get_root (widget) == NULL;
  if (is_apart)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (is_apart)
    gtk_widget_set_visible (widget, TRUE);
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

void
acies_tooltip_not_over (GtkWidget *widget,
                        GtkWidget *popover)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_POPOVER (popover));

  g_object_bind_property (popover, "visible", widget, "has-tooltip", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
}
