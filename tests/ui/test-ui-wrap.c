/* test-ui-wrap.c - where lines of buttons end
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/wrap-layout.h"

#include <adwaita.h>

#define GAP 10
#define ROOM 100

typedef struct
{
  GtkWidget *box;
  GtkWidget *children[4];
} Fixture;

/* Each 50 wide and 20 high, but for the first, which expands in the cases that say so. */
static void
set_up (Fixture      *self,
        gconstpointer expands)
{
  self->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager (self->box, acies_wrap_layout_new (GAP, ROOM));
  for (guint i = 0; i < G_N_ELEMENTS (self->children); i++)
    {
      self->children[i] = gtk_drawing_area_new ();
      gtk_widget_set_size_request (self->children[i], 50, 20);
      gtk_box_append (GTK_BOX (self->box), self->children[i]);
    }
  gtk_widget_set_hexpand (self->children[0], GPOINTER_TO_INT (expands));
}

static void
tear_down (Fixture      *self,
           gconstpointer expands)
{
  g_object_unref (self->box);
}

static void
assert_sizes (Fixture       *self,
              GtkOrientation orientation,
              int            for_size,
              int            minimum,
              int            natural)
{
  int least;
  int usual;

  gtk_widget_measure (self->box, orientation, for_size, &least, &usual, NULL, NULL);
  g_assert_cmpint (least, ==, minimum);
  g_assert_cmpint (usual, ==, natural);
}

static void
assert_at (Fixture *self,
           guint    i,
           int      x,
           int      y,
           int      width,
           int      height)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (self->children[i], self->box, &place));
  g_assert_cmpfloat (place.origin.x, ==, x);
  g_assert_cmpfloat (place.origin.y, ==, y);
  g_assert_cmpfloat (place.size.width, ==, width);
  g_assert_cmpfloat (place.size.height, ==, height);
}

static void
place (Fixture *self,
       int      width,
       int      height)
{
  int least;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, width, height }, -1);
}

/* As many in a line as there is room for, gaps and all. */
static void
lines (Fixture      *self,
       gconstpointer expands)
{
  assert_sizes (self, GTK_ORIENTATION_HORIZONTAL, -1, 50, 230);
  assert_sizes (self, GTK_ORIENTATION_VERTICAL, 230, 20, 20);
  assert_sizes (self, GTK_ORIENTATION_VERTICAL, 229, 50, 50);
  assert_sizes (self, GTK_ORIENTATION_VERTICAL, 109, 110, 110);
  assert_sizes (self, GTK_ORIENTATION_VERTICAL, -1, 20, 20);
  place (self, 229, 50);
  assert_at (self, 2, 120, 0, 50, 20);
  assert_at (self, 3, 0, 30, 50, 20);
  gtk_widget_set_visible (self->children[0], FALSE);
  assert_sizes (self, GTK_ORIENTATION_VERTICAL, 229, 20, 20);
}

/* What one line has more of height than it needs the children in it have. */
static void
spare_height (Fixture      *self,
              gconstpointer expands)
{
  place (self, 230, 36);
  assert_at (self, 0, 0, 0, 50, 36);
  place (self, 110, 60);
  assert_at (self, 1, 60, 0, 50, 30);
  assert_at (self, 2, 0, 40, 50, 20);
}

/* The one that expands has what its line leaves, and room enough before others stand beside it. */
static void
expanding (Fixture      *self,
           gconstpointer expands)
{
  assert_sizes (self, GTK_ORIENTATION_VERTICAL, 330, 20, 20);
  assert_sizes (self, GTK_ORIENTATION_VERTICAL, 329, 50, 50);
  assert_sizes (self, GTK_ORIENTATION_VERTICAL, -1, 20, 20);
  place (self, 400, 20);
  assert_at (self, 0, 0, 0, 220, 20);
  assert_at (self, 3, 350, 0, 50, 20);
  place (self, 300, 50);
  assert_at (self, 0, 0, 0, 180, 20);
  assert_at (self, 3, 0, 30, 50, 20);
  place (self, 120, 80);
  assert_at (self, 0, 0, 0, 120, 20);
}

/* A child that is wider than all there is has that. */
static void
too_wide (Fixture      *self,
          gconstpointer expands)
{
  GtkWidget *label = gtk_label_new ("So many words that they do not fit beside each other");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_prepend (GTK_BOX (self->box), label);
  self->children[3] = label;
  place (self, 110, 200);
  assert_at (self, 3, 0, 0, 110, gtk_widget_get_height (label));
}

/* At each width every child gets the height that it asks for at the width it gets. */
static void
enough_height (Fixture      *self,
               gconstpointer expands)
{
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *long_label = gtk_label_new ("So many words that they do not fit beside each other — and …");

  gtk_label_set_wrap (GTK_LABEL (long_label), TRUE);
  gtk_label_set_lines (GTK_LABEL (long_label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (long_label), PANGO_ELLIPSIZE_END);
  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_add_child (GTK_STACK (stack), long_label);
  gtk_stack_add_child (GTK_STACK (stack), gtk_label_new ("Short"));
  gtk_widget_set_hexpand (stack, expands != NULL);
  gtk_box_prepend (GTK_BOX (self->box), stack);
  self->children[3] = stack;
  for (int width = 60; width < 500; width++)
    {
      int least;
      int height;

      gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, MAX (width, least), &height, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, MAX (width, least), height }, -1);
      for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL; child = gtk_widget_get_next_sibling (child))
        {
          gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
          g_assert_cmpint (gtk_widget_get_width (child), >=, least);
          gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (child), &least, NULL, NULL, NULL);
          g_assert_cmpint (gtk_widget_get_height (child), >=, least);
        }
    }
}

static void
from_right_to_left (Fixture      *self,
                    gconstpointer expands)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->children); i++)
    gtk_widget_set_direction (self->children[i], GTK_TEXT_DIR_RTL);
  place (self, 229, 50);
  assert_at (self, 0, 179, 0, 50, 20);
  assert_at (self, 3, 179, 30, 50, 20);
}

#define ADD(path, expands, function) g_test_add (path, Fixture, GINT_TO_POINTER (expands), set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("/ui/wrap/lines", FALSE, lines);
  ADD ("/ui/wrap/spare-height", FALSE, spare_height);
  ADD ("/ui/wrap/expanding", TRUE, expanding);
  ADD ("/ui/wrap/too-wide", FALSE, too_wide);
  ADD ("/ui/wrap/enough-height", FALSE, enough_height);
  ADD ("/ui/wrap/enough-height-expanding", TRUE, enough_height);
  ADD ("/ui/wrap/from-right-to-left", FALSE, from_right_to_left);

  return g_test_run ();
}
