/* accessible.c - names and descriptions for assistive technology
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/accessible.h"

/* In newer GTK and libadwaita, a relation overrides a property. */

void
acies_accessible_name (GtkWidget  *widget,
                       const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
acies_accessible_describe (GtkWidget  *widget,
                           const char *description)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static GtkLabel *
find_label (GtkWidget *widget)
{
  GtkLabel *found = GTK_IS_LABEL (widget) ? GTK_LABEL (widget) : NULL;

  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL && found == NULL; part = gtk_widget_get_next_sibling (part))
    found = find_label (part);
  return found;
}

static void
name_button (GtkButton *button)
{
  /* A button that is changing from text to an icon still has a label. */
  gboolean is_text = GTK_IS_LABEL (gtk_button_get_child (button)) && gtk_button_get_label (button) != NULL &&
                     gtk_button_get_use_underline (button);
  GtkLabel *label = is_text ? find_label (GTK_WIDGET (button)) : NULL;

  if (label != NULL)
    acies_accessible_name (GTK_WIDGET (button), gtk_label_get_text (label));
}

static gboolean
button_shown_cb (GSignalInvocationHint *hint,
                 guint                  n_values,
                 const GValue          *values,
                 gpointer               data)
{
  GObject *button = g_value_get_object (values);

  if (GTK_IS_BUTTON (button) && g_object_get_data (button, "acies-named") == NULL)
    {
      g_object_set_data (button, "acies-named", button);
      g_signal_connect (button, "notify::label", G_CALLBACK (name_button), NULL);
      name_button (GTK_BUTTON (button));
    }
  return TRUE;
}

void
acies_accessible_name_buttons (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, button_shown_cb, NULL, NULL);
}

static gboolean
is_item (GtkWidget *widget)
{
  switch (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)))
    {
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO:
      return TRUE;

    default:
      return FALSE;
    }
}

/* GTK 4.8 reports a check item as a plain item if its role was set before assistive technology asked for the item. */
static void
tell_kind (GtkWidget *item)
{
  int kind = 0;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (item), "role") == NULL)
    return;
  g_object_get (item, "role", &kind, NULL);
  if (kind == 0)
    return;
  g_object_set (item, "role", 0, NULL);
  g_object_set (item, "role", kind, NULL);
}

static void
name_items (GtkWidget *widget)
{
  GtkLabel *label = is_item (widget) ? find_label (widget) : NULL;

  if (label != NULL)
    {
      tell_kind (widget);
      acies_accessible_name (widget, gtk_label_get_text (label));
    }
  else
    for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL; part = gtk_widget_get_next_sibling (part))
      name_items (part);
}

void
acies_accessible_name_menu (GtkPopover *menu)
{
  g_return_if_fail (GTK_IS_POPOVER (menu));

  g_signal_connect (menu, "map", G_CALLBACK (name_items), NULL);
}
