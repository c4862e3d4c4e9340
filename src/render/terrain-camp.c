/* terrain-camp.c - camps and field works
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>

static void
add_polygon (cairo_t *cr,
             double   x,
             double   y,
             double   size,
             guint    n,
             const double (*corners)[2])
{
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, x + size * corners[i][0], y + size * corners[i][1]);
  cairo_close_path (cr);
}

static void
draw_tent (const AciesTerrain *self,
           cairo_t            *cr,
           double              x,
           double              y,
           double              size,
           const AciesColour  *colour)
{
  static const double shadow[][2] = { { -0.7, 1 }, { 1.5, 1.15 }, { 0.9, 0.3 } };
  static const double lit[][2] = { { -0.25, -0.75 }, { -1, 0.6 }, { -0.1, 0.8 }, { 0.35, -0.6 } };
  static const double dark[][2] = { { 0.35, -0.6 }, { -0.1, 0.8 }, { 1, 0.55 } };
  AciesColour         bright = acies_colour_lighter (colour, 0.25), dim = acies_colour_darker (colour, 0.28);

  add_polygon (cr, x, y, size, 3, shadow);
  acies_colour_fill (&self->style->shade, cr, 0.35);
  add_polygon (cr, x, y, size, 4, lit);
  acies_colour_fill (&bright, cr, 1);
  add_polygon (cr, x, y, size, 3, dark);
  acies_colour_fill (&dim, cr, 1);
}

/* Tents in rows at both sides of two streets, and the general's where they cross. */
static void
draw_tents (const AciesTerrain *self,
            cairo_t            *cr)
{
  static const double columns[] = { -0.25, -0.165, -0.08, 0.09, 0.175, 0.26 };
  static const double rows[] = { -0.185, -0.095, 0.125, 0.215 };
  AciesColour         red = acies_colour_of (self->dark ? 0xB23A38 : 0x9E2A2B);

  for (guint j = 0; j < G_N_ELEMENTS (rows); j++)
    for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
      draw_tent (self, cr, columns[i], rows[j], 0.05, &self->style->canvas);
  draw_tent (self, cr, 0, 0, 0.085, &red);
}

/* --- one camp on a hex ------------------------------------------------------------------------------ */

static void
fill_slope (const AciesTerrain *self,
            cairo_t            *cr,
            double              north_west,
            double              south_east)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (-0.3, -0.3, 0.3, 0.3);
  double           shares[] = { north_west, south_east };

  for (guint i = 0; i < 2; i++)
    {
      AciesColour colour = acies_colour_mix (&self->style->earth, shares[i] > 0 ? &self->style->lit : &self->style->shade, fabs (shares[i]));

      cairo_pattern_add_color_stop_rgb (pattern, i == 0 ? 0.25 : 0.75, colour.red, colour.green, colour.blue);
    }
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

static void
add_stakes (cairo_t *cr,
            double   shift,
            double   radius)
{
  for (int i = -7; i <= 7; i++)
    for (int side = -1; side <= 1; side += 2)
      {
        if (abs (i) < 2)
          continue;
        cairo_new_sub_path (cr);
        cairo_arc (cr, i * 0.047 + shift, side * 0.3 + shift, radius, 0, 2 * G_PI);
        if (abs (i) > 5)
          continue;
        cairo_new_sub_path (cr);
        cairo_arc (cr, side * 0.35 + shift, i * 0.047 + shift, radius, 0, 2 * G_PI);
      }
}

static void
draw_stakes (const AciesTerrain *self,
             cairo_t            *cr)
{
  AciesColour lit = acies_colour_lighter (&self->style->timber, self->dark ? 0.2 : 0.45);

  add_stakes (cr, 0.011, 0.018);
  acies_colour_fill (&self->style->shade, cr, 0.55);
  add_stakes (cr, 0, 0.0175);
  acies_colour_fill (&self->style->timber, cr, 1);
  add_stakes (cr, -0.004, 0.008);
  acies_colour_fill (&lit, cr, 1);
}

/* One large tent, which stands for all where they would be specks. */
static void
draw_great_tent (const AciesTerrain *self,
                 cairo_t            *cr)
{
  static const double roof[][2] = { { 0, -0.85 }, { -1, 0.7 }, { 1, 0.7 } };
  static const double door[][2] = { { 0, -0.3 }, { -0.34, 0.7 }, { 0.34, 0.7 } };
  AciesColour         edge = acies_colour_mix (&self->style->timber, &self->style->shade, 0.7);

  add_polygon (cr, 0, 0, 0.24, 3, roof);
  acies_colour_fill_preserve (&self->style->canvas, cr, 1);
  acies_colour_stroke (&edge, cr, 1, MAX (0.035, 1 / self->pixels));
  add_polygon (cr, 0, 0, 0.24, 3, door);
  acies_colour_fill (&edge, cr, 1);
}

static AciesColour
trodden (const AciesTerrain *self)
{
  return acies_colour_mix (&self->style->sand, &self->ground, 0.5);
}

/* @variant: 0 for a camp of its own, 1 for the tents in a larger one */
static void
draw_castrum (const AciesTerrain *self,
              cairo_t            *cr,
              guint               variant)
{
  static const double shadows[][3] = { { 0.06, 0.035, 0.12 }, { 0.03, 0.03, 0.16 }, { 0.01, 0.025, 0.2 } };
  void (*draw) (const AciesTerrain *, cairo_t *) = self->pixels < ACIES_LAND_FULL ? draw_great_tent : draw_tents;
  AciesColour floor_colour = trodden (self), street = acies_colour_lighter (&self->style->sand, self->dark ? 0.08 : 0.3);

  if (variant == 1)
    {
      draw (self, cr);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (shadows); i++)
    {
      acies_add_tablet (cr, shadows[i][1], shadows[i][1] * 1.3, 0.39 + shadows[i][0] / 2, 0.34 + shadows[i][0] / 2, 0.11);
      acies_colour_fill (&self->style->shade, cr, shadows[i][2]);
    }
  acies_add_tablet (cr, 0, 0, 0.4, 0.35, 0.12);
  fill_slope (self, cr, 0.3, -0.3);
  acies_add_tablet (cr, 0, 0, 0.35, 0.3, 0.09);
  fill_slope (self, cr, -0.42, 0.18);
  acies_add_tablet (cr, 0, 0, 0.315, 0.265, 0.05);
  acies_colour_fill (&floor_colour, cr, 1);
  if (self->pixels >= ACIES_LAND_FULL)
    {
      cairo_rectangle (cr, -0.4, -0.032, 0.8, 0.064);
      cairo_rectangle (cr, -0.032, -0.35, 0.064, 0.7);
      acies_colour_fill (&street, cr, 1);
      draw_stakes (self, cr);
    }
  draw (self, cr);
  if (self->paint->view->high_contrast)
    {
      acies_add_tablet (cr, 0, 0, 0.4, 0.35, 0.12);
      acies_colour_stroke (&self->style->grid, cr, 1, MAX (0.028, 1.5 / self->pixels));
    }
}

/* --- a rampart along hexes, or around them ------------------------------------------------------------- */

static double
half_at (const AciesTerrain *self,
         AciesHex            hex)
{
  const AciesPaint *paint = self->paint;

  if (paint->state == NULL)
    return self->set[hex] ? 0.13 : 0;
  return paint->state->board->terrain[hex] == self->terrain ? 0.13 : 0;
}

/* Moves a place to where the field has a value, straight up or down its slope. */
static void
move_to_level (const AciesField *field,
               double            level,
               double           *x,
               double           *y)
{
  const double e = 0.04;

  for (guint i = 0; i < 6; i++)
    {
      double dx = (acies_field_at (field, *x + e, *y) - acies_field_at (field, *x - e, *y)) / (2 * e);
      double dy = (acies_field_at (field, *x, *y + e) - acies_field_at (field, *x, *y - e)) / (2 * e);
      double miss = level - acies_field_at (field, *x, *y);
      double square = dx * dx + dy * dy;

      if (square < 0.05)
        return;
      *x += CLAMP (dx * miss / square, -0.15, 0.15);
      *y += CLAMP (dy * miss / square, -0.15, 0.15);
    }
}

/* Stakes on the outer slope: a number for each outer side of a hex, so that none moves when the works grow elsewhere. */
static void
draw_outer_stakes (const AciesTerrain *self,
                   const AciesField   *field)
{
  const AciesLayout *layout = &self->layout;
  guint              n = acies_layout_n_corners (layout);
  int                count = (int) lround (acies_layout_side_length (layout) / 0.075);
  AciesColour        lit = acies_colour_lighter (&self->style->timber, self->dark ? 0.2 : 0.4);

  for (guint pass = 0; pass < 2; pass++)
    {
      for (AciesHex hex = acies_paint_next (self->paint, ACIES_NO_HEX, 1); hex != ACIES_NO_HEX; hex = acies_paint_next (self->paint, hex, 1))
        for (guint side = 0; self->set[hex] && side < n; side++)
          {
            AciesHex beyond = acies_layout_beyond (layout, hex, side);
            double   ax, ay, bx, by;

            if (beyond != ACIES_NO_HEX && half_at (self, beyond) > 0)
              continue;
            acies_layout_corner (layout, hex, side, &ax, &ay);
            acies_layout_corner (layout, hex, (side + 1) % n, &bx, &by);
            for (int i = 0; i < count; i++)
              {
                double t = (i + 0.5) / count;
                double x = ax + (bx - ax) * t, y = ay + (by - ay) * t;

                if (x < self->part.left || x > self->part.right || y < self->part.top || y > self->part.bottom)
                  continue;
                move_to_level (field, 0.035, &x, &y);
                if (fabs (acies_field_at (field, x, y) - 0.035) > 0.03)
                  continue;
                cairo_move_to (self->cr, x, y + 0.012);
                cairo_line_to (self->cr, x - (pass == 1 ? 0.006 : 0), y - 0.05);
              }
          }
      acies_colour_stroke (pass == 0 ? &self->style->shade : &lit, self->cr, pass == 0 ? 0.9 : 1, pass == 0 ? 0.034 : 0.019);
    }
}

static void
draw_bank (const AciesTerrain *self,
           const AciesField   *field)
{
  static const double      shadows[][2] = { { -0.1, 0.1 }, { -0.07, 0.14 }, { -0.04, 0.2 } };
  static const double      levels[] = { 0, 0.05, 0.1, 0.16, 0.19 };
  cairo_t                 *cr = self->cr;
  AciesColour              earth = self->style->earth, inner = trodden (self);
  AciesColour              slope = acies_colour_mix (&earth, &self->style->shade, 0.3), crest = acies_colour_mix (&earth, &self->style->lit, 0.45);
  const AciesColour *const colours[] = { &slope, &crest, &earth, &slope, &inner };

  cairo_save (cr);
  cairo_translate (cr, 0.012, 0.02);
  for (guint i = 0; i < G_N_ELEMENTS (shadows); i++)
    {
      acies_field_area (field, cr, shadows[i][0]);
      acies_colour_fill (&self->style->shade, cr, shadows[i][1]);
    }
  cairo_restore (cr);
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      acies_field_area (field, cr, levels[i]);
      acies_colour_fill (colours[i], cr, 1);
    }
}

/* Draws the works of all hexes of the set as one. */
static void
draw_works (const AciesTerrain *self,
            AciesHalfFunc       half,
            double              swing,
            double              lake)
{
  AciesNetwork network;
  AciesField   field;
  AciesTerrain wide = *self; /* stakes are moved onto the bank from places around what is drawn */

  wide.part = (AciesPart) { self->part.left - 0.5, self->part.top - 0.5, self->part.right + 0.5, self->part.bottom + 0.5 };
  acies_network_init (&network, self, half, swing, lake, FALSE);
  acies_network_field (&network, &wide, acies_art_keeps_drawings (self->cr) ? 0.07 : CLAMP (4.5 / self->pixels, 0.045, 0.1), 0.3, &field);
  draw_bank (self, &field);
  if (self->pixels >= ACIES_LAND_SOME)
    draw_outer_stakes (&wide, &field);
  acies_field_area (&field, self->cr, 0);
  acies_terrain_outline (self);
  acies_field_clear (&field);
  acies_network_clear (&network);
}

void
acies_terrain_rampart (const AciesTerrain *self)
{
  draw_works (self, half_at, 0.12, 0.4);
}

static gboolean
is_joined (const AciesTerrain *self,
           AciesHex            hex)
{
  for (guint side = 0; side < acies_layout_n_corners (&self->layout); side++)
    {
      AciesHex beyond = acies_layout_beyond (&self->layout, hex, side);

      if (beyond != ACIES_NO_HEX && half_at (self, beyond) > 0)
        return TRUE;
    }
  return FALSE;
}

/* As wide as the camp of one hex is high. */
static double
half_of_camp (const AciesTerrain *self,
              AciesHex            hex)
{
  return half_at (self, hex) > 0 && is_joined (self, hex) ? 0.38 : 0;
}

/* Camps on neighbouring hexes have one rampart around them. */
void
acies_terrain_camp (const AciesTerrain *self)
{
  gboolean any = FALSE;

  for (guint hex = 0; hex < ACIES_MAX_HEXES && !any; hex++)
    any = self->set[hex] && is_joined (self, (AciesHex) hex);
  if (any)
    draw_works (self, half_of_camp, 0, 0.44);
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    if (self->set[hex])
      {
        AciesPoint centre = acies_land_centre (&self->layout, (AciesHex) hex);

        acies_terrain_stamp (self, ACIES_STAMP_CAMP, is_joined (self, (AciesHex) hex), 0.52, draw_castrum, centre.x, centre.y);
      }
}
