/* edit-pages.c - the pages beside the board, which are made when they are turned to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/edit-pages.h"

const char *const edit_pages_names[] = { "battle", "armies", "victory", "findings", "tools", NULL };

static GtkStack *
find_pages (GtkWidget *widget)
{
  if (GTK_IS_STACK (widget) && gtk_stack_get_child_by_name (GTK_STACK (widget), "armies") != NULL)
    return GTK_STACK (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkStack *pages = find_pages (child);

      if (pages != NULL)
        return pages;
    }

  return NULL;
}

GtkWidget *
edit_pages_turn (GtkWidget  *view,
                 const char *name)
{
  GtkStack  *pages = find_pages (view);
  GtkWidget *page;

  g_assert_nonnull (pages);
  page = gtk_stack_get_child_by_name (pages, name);
  gtk_stack_set_visible_child (pages, page);
  while (!gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);

  return page;
}
