/* area.c - draws hexes of one terrain as one piece, with their pattern
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/paint.h"

#include <math.h>

/* Hexes narrower than this show no fine pattern. */
#define FINE_WIDTH 34

/* What one pattern needs to be drawn. */
typedef struct
{
  const AciesPaint *paint;
  const guint8     *set;
  AciesId           terrain;
  AciesColour       ground;
  AciesColour       ink;
} Area;

static void
add_shape (const Area      *self,
           AciesOutlineKind kind)
{
  acies_outline (self->paint->cr, &self->paint->layout, self->set, kind);
}

static void
fill_shape (const Area        *self,
            const AciesColour *colour)
{
  add_shape (self, ACIES_OUTLINE_AREA);
  acies_colour_set (colour, self->paint->cr, 1);
  cairo_fill (self->paint->cr);
}

/* A line along an outline; within the clip only its inner half shows. */
static void
stroke (const Area        *self,
        AciesOutlineKind   kind,
        const AciesColour *colour,
        double             width)
{
  cairo_t *cr = self->paint->cr;

  add_shape (self, kind);
  acies_colour_set (colour, cr, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
stroke_shore (const Area        *self,
              const AciesColour *colour,
              double             width)
{
  stroke (self, ACIES_OUTLINE_SHORE, colour, width);
}

static void
clip_to_shape (const Area *self)
{
  add_shape (self, ACIES_OUTLINE_AREA);
  cairo_clip (self->paint->cr);
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

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      AciesColour above = at_height (self, G_N_ELEMENTS (steps) - i);
      AciesColour below = at_height (self, G_N_ELEMENTS (steps) - i - 1);

      if (i == 0)
        fill_shape (self, &above);
      stroke_shore (self, &self->ink, acies_paint_length (paint, 2 * steps[i]) + line);
      stroke_shore (self, &below, acies_paint_length (paint, 2 * steps[i]) - line);
    }
  stroke_shore (self, &self->ink, 2 * line);
}

static void
draw_wave (const Area *self,
           double      x,
           double      y,
           double      width)
{
  cairo_t *cr = self->paint->cr;
  double   quarter = width / 4;
  double   height = width * 0.13;

  cairo_move_to (cr, x - width / 2, y);
  for (guint i = 0; i < 4; i++)
    {
      double from = x - width / 2 + i * quarter;

      cairo_curve_to (cr, from + quarter * 0.36, y + (i % 2 == 0 ? -height : height),
                      from + quarter * 0.64, y + (i % 2 == 0 ? -height : height), from + quarter, y);
    }
  cairo_stroke (cr);
}

static void
draw_waves_in_hex (const Area *self,
                   AciesHex    hex)
{
  const AciesPaint *paint = self->paint;
  double            x, y;

  acies_layout_centre (&paint->layout, hex, &x, &y);
  for (int i = -1; i <= 1; i++)
    {
      double aside = acies_outline_noise (hex, i, 3);
      double down = acies_outline_noise (hex, i, 4);

      draw_wave (self, x + acies_paint_length (paint, 0.2 * aside + 0.12 * i), y + acies_paint_length (paint, 0.25 * i + 0.03 * down),
                 acies_paint_length (paint, 0.36));
    }
}

static void
draw_waves (const Area *self)
{
  const AciesPaint *paint = self->paint;
  AciesColour       shallow = acies_colour_lighter (&self->ground, paint->view->dark ? 0.07 : 0.3);
  AciesColour       wave = acies_colour_mix (&self->ground, &self->ink, 0.75);

  stroke_shore (self, &shallow, acies_paint_length (paint, 0.22));
  stroke_shore (self, &self->ink, acies_paint_line (paint, 0.05));
  acies_colour_set (&wave, paint->cr, 1);
  cairo_set_line_width (paint->cr, acies_paint_line (paint, 0.02));
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    if (self->set[hex] && acies_paint_shows (paint, hex))
      draw_waves_in_hex (self, hex);
}

typedef struct
{
  double x;
  double y;
  double size;
} Tree;

static void
plant (const Area *self,
       GArray     *trees,
       double      x,
       double      y,
       double      size)
{
  Tree tree = { x, y, size };

  g_array_append_val (trees, tree);
}

/* Trees around the hex, so that a unit in the wood does not hide them all, and
 * trees across the sides to the next hex of the same wood. */
static void
plant_hex (const Area *self,
           GArray     *trees,
           AciesHex    hex)
{
  const AciesLayout *layout = &self->paint->layout;
  double             width = layout->hex_width;
  double             x, y;

  acies_layout_centre (layout, hex, &x, &y);
  plant (self, trees, x + width * 0.05, y - width * 0.06, width * 0.4);
  for (guint i = 0; i < ACIES_N_CORNERS; i++)
    {
      double   angle = G_PI / 3 * i - G_PI / 2 + 0.22 * acies_outline_noise (hex, i, 5);
      double   radius = width * (0.35 + 0.04 * acies_outline_noise (hex, i, 6));
      AciesHex neighbour = acies_hex_neighbour (hex, acies_layout_side (i));
      double   size = acies_outline_noise (hex, i, 7) < 0 ? 0.34 : 0.4;

      plant (self, trees, x + cos (angle) * radius, y + sin (angle) * radius, width * size);
      if (i < 3 && neighbour != ACIES_NO_HEX && self->set[neighbour])
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

static void
draw_trees (const Area *self)
{
  const AciesPaint *paint = self->paint;
  AciesPicture     *picture = paint->theme->terrains[self->terrain];
  g_autoptr (GArray) trees = g_array_new (FALSE, FALSE, sizeof (Tree));
  AciesColour edge = acies_colour_mix (&self->ground, &self->ink, 0.45);

  cairo_save (paint->cr);
  clip_to_shape (self);
  stroke_shore (self, &edge, acies_paint_line (paint, 0.05));
  cairo_restore (paint->cr);
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

static void
draw_tuft (const AciesPaint *paint,
           double            x,
           double            y)
{
  double size = acies_paint_length (paint, 0.055);

  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (paint->cr, x + i * size * 0.45, y);
      cairo_line_to (paint->cr, x + i * size * 0.95, y - size * (i == 0 ? 1.2 : 0.85));
    }
}

static void
draw_tufts (const Area *self)
{
  const AciesPaint *paint = self->paint;

  if (paint->layout.hex_width * paint->view->scale < FINE_WIDTH)
    return;
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    for (guint i = 0; i < 3 && self->set[hex] && acies_paint_shows (paint, hex); i++)
      {
        double x, y;

        acies_layout_centre (&paint->layout, hex, &x, &y);
        draw_tuft (paint, x + acies_paint_length (paint, 0.4 * acies_outline_noise (hex, i, 8)),
                   y + acies_paint_length (paint, 0.42 * acies_outline_noise (hex, i, 9)));
      }
  acies_colour_set (&self->ink, paint->cr, 1);
  cairo_set_line_width (paint->cr, acies_paint_line (paint, 0.013));
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (paint->cr);
}

/* Stakes are the dashes of a wide line; they close the camp at the board's edge too. */
static void
draw_palisade (const Area *self)
{
  const AciesPaint *paint = self->paint;
  AciesPicture     *picture = paint->theme->terrains[self->terrain];
  AciesColour       earth = acies_colour_mix (&self->ground, &self->ink, 0.35);
  double            dashes[] = { acies_paint_length (paint, 0.05), acies_paint_length (paint, 0.035) };

  stroke (self, ACIES_OUTLINE_AREA, &earth, acies_paint_length (paint, 0.2));
  cairo_set_dash (paint->cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke (self, ACIES_OUTLINE_AREA, &self->ink, acies_paint_length (paint, 0.14));
  cairo_set_dash (paint->cr, NULL, 0, 0);
  for (guint hex = 0; picture != NULL && hex < ACIES_MAX_HEXES; hex++)
    if (self->set[hex] && acies_paint_shows (paint, hex))
      {
        double x, y;

        acies_layout_centre (&paint->layout, hex, &x, &y);
        acies_picture_draw (picture, paint->cr, x, y, acies_paint_length (paint, 0.6), &self->ink, paint->view->scale);
      }
}

static void
draw_plain (const Area *self)
{
}

/* What rises above the plain throws a little shadow. */
static void
draw_shadow (const Area *self)
{
  cairo_t *cr = self->paint->cr;

  cairo_save (cr);
  cairo_translate (cr, acies_paint_length (self->paint, 0.018), acies_paint_length (self->paint, 0.032));
  add_shape (self, ACIES_OUTLINE_AREA);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.13);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
acies_paint_area (const AciesPaint *self,
                  const AciesHexSet set,
                  AciesId           terrain)
{
  static void (*const draw[ACIES_N_PATTERNS]) (const Area *) = {
    [ACIES_PATTERN_PLAIN] = draw_plain,
    [ACIES_PATTERN_TUFTS] = draw_tufts,
    [ACIES_PATTERN_CONTOURS] = draw_contours,
    [ACIES_PATTERN_TREES] = draw_trees,
    [ACIES_PATTERN_WAVES] = draw_waves,
    [ACIES_PATTERN_PALISADE] = draw_palisade,
  };
  AciesPattern pattern = self->theme->patterns[terrain];
  Area         area = {
            .paint = self,
            .set = set,
            .terrain = terrain,
            .ground = self->style->ground[terrain],
            .ink = self->style->ink[terrain],
  };

  if (terrain != 0)
    {
      if (pattern == ACIES_PATTERN_CONTOURS)
        draw_shadow (&area);
      fill_shape (&area, &area.ground);
    }
  cairo_save (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  if (terrain != 0 && pattern != ACIES_PATTERN_TREES)
    clip_to_shape (&area);
  draw[pattern](&area);
  cairo_restore (self->cr);
}
