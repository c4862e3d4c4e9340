/* trees.c - a wood: trees that grow across the sides of its hexes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/area.h"

#include <math.h>

typedef struct
{
  double x;
  double y;
  double size;
} Tree;

static void
plant (const AciesArea *self,
       GArray          *trees,
       double           x,
       double           y,
       double           size)
{
  Tree tree = { x, y, size };

  g_array_append_val (trees, tree);
}

/* From the middle, in radians: the top one first, of a square the left one of the two at the top. */
static double
corner_angle (const AciesLayout *layout,
              guint              corner)
{
  return acies_layout_is_of_squares (layout) ? G_PI / 2 * corner - G_PI * 3 / 4 : G_PI / 3 * corner - G_PI / 2;
}

/* Trees around the hex, so that a unit in the wood does not hide them all, and
 * trees across the sides to the next hex of the same wood. */
static void
plant_hex (const AciesArea *self,
           GArray          *trees,
           AciesHex         hex)
{
  const AciesLayout *layout = &self->paint->layout;
  double             width = layout->hex_width;
  guint              n_corners = acies_layout_n_corners (layout);
  double             x, y;

  acies_layout_centre (layout, hex, &x, &y);
  plant (self, trees, x + width * 0.05, y - width * 0.06, width * 0.4);
  for (guint i = 0; i < n_corners; i++)
    {
      double   angle = corner_angle (layout, i) + 0.22 * acies_outline_noise (hex, i, 5);
      double   radius = width * (acies_layout_is_of_squares (layout) ? 0.42 : 0.35 + 0.04 * acies_outline_noise (hex, i, 6));
      AciesHex neighbour = acies_layout_beyond (layout, hex, i);
      double   size = acies_outline_noise (hex, i, 7) < 0 ? 0.34 : 0.4;

      plant (self, trees, x + cos (angle) * radius, y + sin (angle) * radius, width * size);
      if (i < n_corners / 2 && neighbour != ACIES_NO_HEX && self->set[neighbour])
        {
          double next_x, next_y;

          acies_layout_centre (layout, neighbour, &next_x, &next_y);
          plant (self, trees, (x + next_x) / 2, (y + next_y) / 2, width * 0.36);
        }
    }
}

static int
compare_trees (gconstpointer a,
               gconstpointer b)
{
  const Tree *first = a, *second = b;

  return first->y < second->y ? -1 : first->y > second->y;
}

void
acies_area_scatter (const AciesArea *self)
{
  const AciesPaint *paint = self->paint;
  AciesPicture     *picture = paint->theme->terrains[self->terrain];
  g_autoptr (GArray) trees = g_array_new (FALSE, FALSE, sizeof (Tree));

  if (picture == NULL)
    return;
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    if (self->set[hex] && acies_paint_shows (paint, hex))
      plant_hex (self, trees, hex);
  g_array_sort (trees, compare_trees);
  for (guint i = 0; i < trees->len; i++)
    {
      const Tree *tree = &g_array_index (trees, Tree, i);

      acies_picture_draw (picture, paint->cr, tree->x, tree->y, tree->size, &self->ink, paint->view->scale);
    }
}

void
acies_area_draw_trees (const AciesArea *self)
{
  AciesColour edge = acies_colour_mix (&self->ground, &self->ink, 0.45);

  acies_area_begin (self);
  acies_area_stroke_shore (self, &edge, acies_paint_line (self->paint, 0.05));
  acies_area_end (self);
  acies_area_scatter (self);
}
