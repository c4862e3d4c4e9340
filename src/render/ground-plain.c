/* ground-plain.c - the land in flat colours with simple patterns, for small files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>

/* A terrain on the hexes of a set, in widths of a hex. */
typedef struct
{
  const AciesPaint *paint;
  cairo_t          *cr;
  AciesLayout       layout;
  const guint8     *set; /* an AciesHexFlags */
  AciesColour       ground;
  AciesColour       ink;
} Plain;

/* Adds a sign to the path. */
typedef void (*SignFunc) (cairo_t *cr,
                          double   x,
                          double   y,
                          double   size);

static void
add_tree (cairo_t *cr,
          double   x,
          double   y,
          double   size)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, size, 0, 2 * G_PI);
}

static void
add_rock (cairo_t *cr,
          double   x,
          double   y,
          double   size)
{
  cairo_move_to (cr, x - size, y + size * 0.6);
  cairo_line_to (cr, x - size * 0.4, y - size * 0.6);
  cairo_line_to (cr, x + size * 0.5, y - size * 0.4);
  cairo_line_to (cr, x + size, y + size * 0.6);
  cairo_close_path (cr);
}

static void
add_wave (cairo_t *cr,
          double   x,
          double   y,
          double   size)
{
  cairo_move_to (cr, x - size, y);
  cairo_curve_to (cr, x - size * 0.6, y - size * 0.5, x - size * 0.4, y - size * 0.5, x, y);
  cairo_curve_to (cr, x + size * 0.4, y + size * 0.5, x + size * 0.6, y + size * 0.5, x + size, y);
}

static void
add_reed (cairo_t *cr,
          double   x,
          double   y,
          double   size)
{
  for (int blade = -1; blade <= 1; blade++)
    {
      cairo_move_to (cr, x + blade * size * 0.3, y + size * 0.5);
      cairo_line_to (cr, x + blade * size * 0.7, y - size * 0.5);
    }
}

/* Adds @n signs around the middle of each hex, or of each square. */
static void
scatter (const Plain *self,
         SignFunc     add,
         guint        n,
         double       size)
{
  for (AciesHex hex = acies_paint_next (self->paint, ACIES_NO_HEX, 0); hex != ACIES_NO_HEX; hex = acies_paint_next (self->paint, hex, 0))
    for (guint i = 0; i < n && self->set[hex]; i++)
      {
        double angle = 2 * G_PI * (i + 0.4 * acies_field_dice (hex, (int) i, 160)) / n, far = 0.24 + 0.12 * acies_field_dice (hex, (int) i, 161);
        double x, y;

        acies_layout_centre (&self->layout, hex, &x, &y);
        add (self->cr, x + far * cos (angle), y + far * sin (angle), size * (0.8 + 0.4 * acies_field_dice (hex, (int) i, 162)));
      }
}

static double
line (const Plain *self,
      double       width)
{
  return MAX (width, 0.8 / acies_land_pixels (self->paint));
}

/* Steps that rise from the border inwards: each is a wide line along it, of which the next leaves the inner part. */
static void
draw_steps (const Plain *self)
{
  static const double steps[] = { 0.27, 0.11 };

  acies_outline (self->cr, &self->layout, self->set, ACIES_OUTLINE_AREA);
  cairo_save (self->cr);
  cairo_clip_preserve (self->cr);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      AciesColour below = acies_colour_mix (&self->ground, &self->ink, 0.18 * i);

      acies_colour_stroke_preserve (&self->ink, self->cr, 1, 2 * steps[i] + line (self, 0.02));
      acies_colour_stroke_preserve (&below, self->cr, 1, 2 * steps[i] - line (self, 0.02));
    }
  cairo_restore (self->cr);
  acies_colour_stroke (&self->ink, self->cr, 1, line (self, 0.03));
}

static void
draw_border (const Plain *self,
             double       width,
             double       dash)
{
  acies_outline (self->cr, &self->layout, self->set, ACIES_OUTLINE_AREA);
  if (dash > 0)
    cairo_set_dash (self->cr, &dash, 1, 0);
  acies_colour_stroke (&self->ink, self->cr, 1, line (self, width));
  cairo_set_dash (self->cr, NULL, 0, 0);
}

static void
draw_pattern (const Plain *self,
              AciesPattern pattern)
{
  if (acies_pattern_is_hill (pattern))
    draw_steps (self);
  else if (acies_pattern_is_water (pattern))
    {
      draw_border (self, 0.03, 0);
      scatter (self, add_wave, pattern == ACIES_PATTERN_WAVES ? 4 : 2, 0.12);
      acies_colour_stroke (&self->ink, self->cr, 1, line (self, 0.02));
    }
  if (pattern == ACIES_PATTERN_TREES || pattern == ACIES_PATTERN_WOODED_HILL)
    scatter (self, add_tree, pattern == ACIES_PATTERN_TREES ? 7 : 4, 0.11);
  else if (pattern == ACIES_PATTERN_ROCKS || pattern == ACIES_PATTERN_ROCKY_HILL || pattern == ACIES_PATTERN_FORD)
    scatter (self, add_rock, pattern == ACIES_PATTERN_ROCKS ? 6 : 4, 0.07);
  acies_colour_fill (&self->ink, self->cr, 1);
  if (pattern == ACIES_PATTERN_REEDS)
    {
      scatter (self, add_reed, 6, 0.09);
      acies_colour_stroke (&self->ink, self->cr, 1, line (self, 0.02));
    }
  else if (pattern == ACIES_PATTERN_PALISADE || pattern == ACIES_PATTERN_RAMPART)
    draw_border (self, 0.09, 0.06);
}

void
acies_paint_plain (const AciesPaint   *paint,
                   const AciesHexFlags set,
                   AciesId             terrain)
{
  Plain self = {
    .paint = paint,
    .cr = paint->cr,
    .layout = acies_land_layout (paint),
    .set = set,
    .ground = paint->style->ground[terrain],
    .ink = paint->style->ink[terrain],
  };

  acies_land_begin (paint);
  acies_outline (self.cr, &self.layout, set, terrain == 0 ? ACIES_OUTLINE_HEXES : ACIES_OUTLINE_AREA);
  acies_colour_fill (&self.ground, self.cr, 1);
  if (terrain != 0)
    draw_pattern (&self, paint->theme->patterns[terrain]);
  cairo_restore (self.cr);
}
