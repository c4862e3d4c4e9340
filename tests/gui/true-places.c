/* true-places.c - has newer GTK tell assistive technology where things really are
 *
 * GTK 4.24 tells the place of a widget within its parent without what pads the parent, so whoever adds the places up
 * comes out above and to the left of it; in a dialog by more than a button is high. Loaded before the program
 * (LD_PRELOAD), this puts it right where GTK's widgets learn how to tell it, so that a test may point at what it
 * has found. GTK before 4.10 tells the truth, and has no way in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>
#include <math.h>

static gboolean (*get_bounds) (GtkAccessible *, int *, int *, int *, int *);

/* Within the border of the parent, where GTK begins to count at what the parent pads. */
static gboolean
get_true_bounds (GtkAccessible *accessible,
                 int           *x,
                 int           *y,
                 int           *width,
                 int           *height)
{
  GtkWidget      *parent = gtk_widget_get_parent (GTK_WIDGET (accessible));
  graphene_rect_t own, around;

  if (parent == NULL || GTK_IS_NATIVE (accessible) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (accessible), parent, &own) ||
      !gtk_widget_compute_bounds (parent, parent, &around))
    return get_bounds (accessible, x, y, width, height);
  *x = (int) floorf (own.origin.x - around.origin.x);
  *y = (int) floorf (own.origin.y - around.origin.y);
  *width = (int) ceilf (own.size.width);
  *height = (int) ceilf (own.size.height);
  return TRUE;
}

static void
interface_made_cb (gpointer data,
                   gpointer instance_interface)
{
  GTypeInterface         *type = instance_interface;
  GtkAccessibleInterface *interface = instance_interface;

  /* By name: to ask for a type would make it, too early. */
  if (get_bounds != NULL || g_strcmp0 (g_type_name (type->g_instance_type), "GtkWidget") != 0 ||
      g_strcmp0 (g_type_name (type->g_type), "GtkAccessible") != 0)
    return;
  get_bounds = interface->get_bounds;
  interface->get_bounds = get_true_bounds;
}

__attribute__ ((constructor)) static void
load (void)
{
  g_type_add_interface_check (NULL, interface_made_cb);
}
