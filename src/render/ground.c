/* ground.c - paper, the board's clear ground, and each kind of terrain on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/paint.h"
#include "render/terrain.h"

#include <math.h>
#include <string.h>

/**
 * Area:
 *
 * What a pattern needs to be drawn; everything in it is borrowed.
 */
typedef struct
{
  const AciesPaint *paint;
  const guint8     *set; /* an AciesHexFlags */
  AciesId           terrain;
  AciesColour       ground;
  AciesColour       ink;
} Area;

/* Hexes narrower than this, in device pixels, show no fine pattern. */
#define FINE_WIDTH 34

static void
add_shape (const Area      *self,
           AciesOutlineKind kind)
{
  acies_outline (self->paint->cr, &self->paint->layout, self->set, kind);
}

/* A line along an outline; within the area only its inner half shows. */
static void
stroke (const Area        *self,
        AciesOutlineKind   kind,
        const AciesColour *colour,
        double             width)
{
  cairo_t *cr = self->paint->cr;

  add_shape (self, kind);
  acies_colour_stroke (colour, cr, 1, width);
}

/* Pixels, in which a group costs little, or a file of drawings, in which it would be drawn with each look? */
static gboolean
is_pixels (const Area *self)
{
  return cairo_surface_get_type (cairo_get_group_target (self->paint->cr)) == CAIRO_SURFACE_TYPE_IMAGE;
}

/* What is drawn from here to end_area() shows within the area alone. That
 * is a clip in a file of drawings. On pixels cairo would cut each stroke's
 * polygon with that of the clip, which for a large board takes as long as to
 * draw it: there all is drawn on a picture of its own, which fills the area at last. */
static void
begin_area (const Area *self)
{
  cairo_t *cr = self->paint->cr;
  double   pixel = 1 / self->paint->view->scale;
  double   left, top, right, bottom;

  cairo_save (cr);
  add_shape (self, ACIES_OUTLINE_AREA);
  if (!is_pixels (self))
    {
      cairo_clip (cr);
      return;
    }
  /* What lies around the shape, with a pixel more on each side, need not be drawn. */
  cairo_path_extents (cr, &left, &top, &right, &bottom);
  cairo_new_path (cr);
  cairo_rectangle (cr, left - pixel, top - pixel, right - left + 2 * pixel, bottom - top + 2 * pixel);
  cairo_clip (cr);
  cairo_push_group_with_content (cr, CAIRO_CONTENT_COLOR);
  acies_colour_set (&self->ground, cr, 1);
  cairo_paint (cr);
}

static void
end_area (const Area *self)
{
  cairo_t *cr = self->paint->cr;

  /* The group began on the same target. */
  if (is_pixels (self))
    {
      cairo_pop_group_to_source (cr);
      add_shape (self, ACIES_OUTLINE_AREA);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* Higher ground is lighter; by night it only takes on more of its own colour. */
static AciesColour
at_height (const Area *self,
           guint       step)
{
  if (self->paint->view->dark)
    return acies_colour_mix (&self->ground, &self->ink, 0.085 * step);
  return acies_colour_lighter (&self->ground, 0.075 * step);
}

/* Lines of equal distance from the shore. They need no geometry: each step is a
 * wide stroke along the shore, narrower than the step above it, so that of each
 * only the inner edge is left. */
static void
draw_contours (const Area *self)
{
  static const double steps[] = { 0.345, 0.235, 0.125 };
  const AciesPaint   *paint = self->paint;
  double              line = acies_paint_line (paint, 0.016);
  /* On very small hexes the lines would run into each other. */
  guint first = paint->layout.hex_width * paint->view->scale < 16 ? G_N_ELEMENTS (steps) - 1 : 0;

  for (guint i = first; i < G_N_ELEMENTS (steps); i++)
    {
      AciesColour above = at_height (self, G_N_ELEMENTS (steps) - i);
      AciesColour below = at_height (self, G_N_ELEMENTS (steps) - i - 1);

      if (i == first)
        {
          add_shape (self, ACIES_OUTLINE_AREA);
          acies_colour_fill (&above, paint->cr, 1);
        }
      stroke (self, ACIES_OUTLINE_SHORE, &self->ink, acies_paint_length (paint, 2 * steps[i]) + line);
      stroke (self, ACIES_OUTLINE_SHORE, &below, acies_paint_length (paint, 2 * steps[i]) - line);
    }
  stroke (self, ACIES_OUTLINE_SHORE, &self->ink, 2 * line);
}

static void
draw_tufts (const Area *self)
{
  const AciesPaint *paint = self->paint;
  double            size = acies_paint_length (paint, 0.055);

  if (paint->layout.hex_width * paint->view->scale < FINE_WIDTH)
    return;
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    for (guint i = 0; i < 3 && self->set[hex] && acies_paint_shows (paint, hex); i++)
      {
        double x, y;

        acies_layout_centre (&paint->layout, hex, &x, &y);
        x += acies_paint_length (paint, 0.4 * acies_outline_noise (hex, i, 8));
        y += acies_paint_length (paint, 0.42 * acies_outline_noise (hex, i, 9));
        for (int blade = -1; blade <= 1; blade++)
          {
            cairo_move_to (paint->cr, x + blade * size * 0.45, y);
            cairo_line_to (paint->cr, x + blade * size * 0.95, y - size * (blade == 0 ? 1.2 : 0.85));
          }
      }
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  acies_colour_stroke (&self->ink, paint->cr, 1, acies_paint_line (paint, 0.013));
}

/* --- a wood: trees that grow across the sides of its hexes ------------------------------- */

typedef struct
{
  double x;
  double y;
  double size;
} Tree;

/* Trees around the hex, so that a unit in the wood does not hide them all, and
 * trees across the sides to the next hex of the same wood. */
static void
plant_hex (const Area *self,
           GArray     *trees,
           AciesHex    hex)
{
  const AciesLayout *layout = &self->paint->layout;
  gboolean           is_of_squares = acies_layout_is_of_squares (layout);
  double             width = layout->hex_width;
  guint              n_corners = acies_layout_n_corners (layout);
  double             x, y;

  acies_layout_centre (layout, hex, &x, &y);
  g_array_append_vals (trees, &(Tree) { x + width * 0.05, y - width * 0.06, width * 0.4 }, 1);
  for (guint i = 0; i < n_corners; i++)
    {
      /* From the middle, in radians: the top one first, of a square the left one of the two at the top. */
      double   corner = is_of_squares ? G_PI / 2 * i - G_PI * 3 / 4 : G_PI / 3 * i - G_PI / 2;
      double   angle = corner + 0.22 * acies_outline_noise (hex, i, 5);
      double   radius = width * (is_of_squares ? 0.42 : 0.35 + 0.04 * acies_outline_noise (hex, i, 6));
      AciesHex neighbour = acies_layout_beyond (layout, hex, i);
      double   size = acies_outline_noise (hex, i, 7) < 0 ? 0.34 : 0.4;

      g_array_append_vals (trees, &(Tree) { x + cos (angle) * radius, y + sin (angle) * radius, width * size }, 1);
      if (i < n_corners / 2 && neighbour != ACIES_NO_HEX && self->set[neighbour])
        {
          double next_x, next_y;

          acies_layout_centre (layout, neighbour, &next_x, &next_y);
          g_array_append_vals (trees, &(Tree) { (x + next_x) / 2, (y + next_y) / 2, width * 0.36 }, 1);
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

/* Scatters the terrain's picture over the area, and beyond its shore: outside of _begin() and _end(). */
static void
scatter_trees (const Area *self)
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
acies_paint_area (const AciesPaint   *self,
                  const AciesHexFlags set,
                  AciesId             terrain)
{
  static void (*const draw[ACIES_N_PATTERNS]) (const Area *) = {
    [ACIES_PATTERN_TUFTS] = draw_tufts,
    [ACIES_PATTERN_CONTOURS] = draw_contours,
    [ACIES_PATTERN_SLOPES] = draw_contours,
    [ACIES_PATTERN_WOODED_HILL] = draw_contours,
    [ACIES_PATTERN_ROCKY_HILL] = draw_contours,
  };
  AciesPattern pattern = self->theme->patterns[terrain];
  gboolean     is_slope = pattern == ACIES_PATTERN_SLOPES || pattern == ACIES_PATTERN_WOODED_HILL || pattern == ACIES_PATTERN_ROCKY_HILL;
  gboolean     is_within = is_slope || (terrain != 0 && (pattern == ACIES_PATTERN_TUFTS || pattern == ACIES_PATTERN_CONTOURS));
  Area         area = {
            .paint = self,
            .set = set,
            .terrain = terrain,
            .ground = self->style->ground[terrain],
            .ink = self->style->ink[terrain],
  };

  if (acies_terrain_paint (self, set, terrain))
    return;
  if (terrain != 0 && (is_slope || pattern == ACIES_PATTERN_CONTOURS))
    {
      /* What rises above the plain throws a little shadow. */
      cairo_save (self->cr);
      cairo_translate (self->cr, acies_paint_length (self, 0.018), acies_paint_length (self, 0.032));
      add_shape (&area, ACIES_OUTLINE_AREA);
      cairo_set_source_rgba (self->cr, 0, 0, 0, 0.13);
      cairo_fill (self->cr);
      cairo_restore (self->cr);
    }
  if (terrain != 0)
    {
      add_shape (&area, ACIES_OUTLINE_AREA);
      acies_colour_fill (&area.ground, self->cr, 1);
    }
  cairo_save (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  if (is_within)
    begin_area (&area);
  if (draw[pattern] != NULL)
    draw[pattern](&area);
  if (is_within)
    end_area (&area);
  if (pattern == ACIES_PATTERN_SLOPES) /* what stands on a hill hangs over its foot, and would be cut off within it */
    scatter_trees (&area);
  cairo_restore (self->cr);
  acies_terrain_paint_upon (self, set, terrain);
}

/* Hexes that show, and those around whose outline could. What lies farther off is
 * left out: where it is cut, a false shore comes about, but out of sight. */
#define AROUND 1

/* Of one terrain, or of all; FALSE when there are none. */
static gboolean
collect_hexes (const AciesPaint *self,
               AciesId           terrain,
               gboolean          all,
               AciesHexFlags     set)
{
  const AciesBoard *board = self->state->board;
  gboolean          any = FALSE;

  memset (set, 0, sizeof (AciesHexFlags));
  for (AciesHex hex = acies_paint_next (self, ACIES_NO_HEX, AROUND); hex != ACIES_NO_HEX;
       hex = acies_paint_next (self, hex, AROUND))
    any |= set[hex] = all || board->terrain[hex] == terrain;
  return any;
}

void
acies_paint_ground (const AciesPaint *self)
{
  g_autofree guint8 *set = g_new (guint8, ACIES_MAX_HEXES);
  AciesColour        pale = acies_colour_mix (&self->style->paper, &self->style->ground[0], 0.45);
  double             width = acies_paint_length (self, 1);
  double             half_side = width * ACIES_HEX_HEIGHT / 4;

  acies_colour_set (&self->style->paper, self->cr, 1);
  cairo_paint (self->cr);
  /* The half hexes at both ends of the short rows: on the table, but off the battlefield. */
  for (int row = self->span.first_row | 1; row <= self->span.last_row && !acies_layout_is_of_squares (&self->layout); row += 2)
    for (guint end = 0; end < 2; end++)
      {
        double x = self->layout.x + end * self->layout.columns * width;
        double y = self->layout.y + (row * ACIES_ROW_DISTANCE + ACIES_HEX_HEIGHT / 2) * width;
        double inward = end == 0 ? width / 2 : -width / 2;

        cairo_move_to (self->cr, x, y - 2 * half_side);
        cairo_line_to (self->cr, x + inward, y - half_side);
        cairo_line_to (self->cr, x + inward, y + half_side);
        cairo_line_to (self->cr, x, y + 2 * half_side);
        cairo_close_path (self->cr);
      }
  acies_colour_fill (&pale, self->cr, 1);
  collect_hexes (self, 0, TRUE, set);
  acies_outline (self->cr, &self->layout, set, ACIES_OUTLINE_HEXES);
  acies_colour_fill (&self->style->ground[0], self->cr, 1);
  for (guint terrain = 0; terrain < self->state->ruleset->n_terrains; terrain++)
    if (collect_hexes (self, terrain, FALSE, set))
      acies_paint_area (self, set, terrain);
}
