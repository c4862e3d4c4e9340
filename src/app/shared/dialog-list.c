/* dialog-list.c - a list of rows within a question
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/dialog-list.h"

#define SHADOW 2 /* pixels around the list, for what it casts */

/* What a dialog has beside its content, and 12 pixels more: one of libadwaita 1.10 that is only as wide as it needs
 * asks how high it would be in less. */
#define AROUND 60

static GtkListBox *
new_list (const char *name)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_set_margin_start (list, SHADOW);
  gtk_widget_set_margin_end (list, SHADOW);
  gtk_widget_set_margin_top (list, SHADOW);
  gtk_widget_set_margin_bottom (list, SHADOW);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_LIST_BOX (list);
}

GtkListBox *
acies_dialog_list_new (AdwMessageDialog *dialog,
                       const char       *name,
                       int               width,
                       int               height,
                       GtkWidget       **scroller)
{
  GtkListBox *list = new_list (name);

  *scroller = gtk_scrolled_window_new ();
  g_object_set (*scroller, "child", list, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE,
                "max-content-height", height, "width-request", width, NULL);
  gtk_window_set_default_size (GTK_WINDOW (dialog), width + AROUND, -1);
  return list;
}
