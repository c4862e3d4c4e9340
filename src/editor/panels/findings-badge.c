/* findings-badge.c - how many problems the battle has, as a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/findings-badge.h"

#include "widgets/accessible.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* "2 errors, 1 warning" */
static char *
dup_name (guint n_errors,
          guint n_warnings)
{
  g_autofree char *errors = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u error", "%u errors", n_errors), n_errors);
  g_autofree char *warnings = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u warning", "%u warnings", n_warnings), n_warnings);

  if (n_errors == 0 && n_warnings == 0)
    return g_strdup (_ ("Problems, none"));
  if (n_errors > 0 && n_warnings > 0)
    /* Translators: "2 errors", "1 warning" */
    return g_strdup_printf (_ ("Problems, %1$s, %2$s"), errors, warnings);

  /* Translators: "2 errors" or "1 warning" */
  return g_strdup_printf (_ ("Problems, %s"), n_errors > 0 ? errors : warnings);
}

static void
counted_cb (GtkWidget          *badge,
            AciesFindingsPanel *findings)
{
  GtkWidget       *box = gtk_button_get_child (GTK_BUTTON (badge));
  GtkWidget       *icon = gtk_widget_get_first_child (box);
  GtkWidget       *number = gtk_widget_get_last_child (box);
  guint            n_errors = acies_findings_panel_count_errors (findings);
  guint            n_warnings = acies_findings_panel_count_warnings (findings);
  guint            n = n_errors > 0 ? n_errors : n_warnings;
  g_autofree char *text = g_strdup_printf ("%u", n);
  g_autofree char *name = dup_name (n_errors, n_warnings);
  /* Translators: the first is such as "Problems, 2 errors" */
  g_autofree char *tooltip = g_strdup_printf (_ ("%s (F8: Next)"), name);

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), n > 0 ? "dialog-warning-symbolic" : "object-select-symbolic");
  gtk_widget_set_visible (number, n > 0);
  gtk_label_set_text (GTK_LABEL (number), text);
  if (n_errors > 0)
    gtk_widget_add_css_class (number, "errors");
  else
    gtk_widget_remove_css_class (number, "errors");
  acies_accessible_name (badge, name);
  acies_tooltip_set (badge, tooltip);
}

GtkWidget *
acies_findings_badge_new (AciesFindingsPanel *findings)
{
  GtkWidget *badge = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "findings-number");
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_image_new ());
  gtk_box_append (GTK_BOX (box), number);
  gtk_button_set_child (GTK_BUTTON (badge), box);
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  g_signal_connect_object (findings, "counted", G_CALLBACK (counted_cb), badge, G_CONNECT_SWAPPED);
  counted_cb (badge, findings);

  return badge;
}
