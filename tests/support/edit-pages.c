/* edit-pages.c - the pages of the Edit view and its column, which are made when they are turned to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/edit-pages.h"

#include <adwaita.h>

const char *const edit_pages_names[] = { "battle", "armies", "victory", "findings", "tools", NULL };

/* The stack that has the page: of the pages, or of the column. */
static GtkWidget *
find_stack (GtkWidget  *widget,
            const char *name)
{
  if (ADW_IS_VIEW_STACK (widget) && adw_view_stack_get_child_by_name (ADW_VIEW_STACK (widget), name) != NULL)
    return widget;
  if (GTK_IS_STACK (widget) && gtk_stack_get_child_by_name (GTK_STACK (widget), name) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *stack = find_stack (child, name);

      if (stack != NULL)
        return stack;
    }

  return NULL;
}

static GtkWidget *
turn (GtkWidget  *view,
      const char *name)
{
  GtkWidget *stack = find_stack (view, name);

  g_assert_nonnull (stack);
  if (ADW_IS_VIEW_STACK (stack))
    {
      adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), name);
      return adw_view_stack_get_visible_child (ADW_VIEW_STACK (stack));
    }
  gtk_stack_set_visible_child_name (GTK_STACK (stack), name);
  return gtk_stack_get_visible_child (GTK_STACK (stack));
}

GtkWidget *
edit_pages_turn (GtkWidget  *view,
                 const char *name)
{
  GtkWidget *page = turn (view, name);

  if (find_stack (view, "battle") != find_stack (view, name))
    turn (view, "board"); /* which has the column beside it */
  while (!gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);

  return page;
}
