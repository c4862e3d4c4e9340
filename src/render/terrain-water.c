/* terrain-water.c - rivers, streams, lakes and fords
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>

typedef struct
{
  const AciesTerrain *terrain;
  AciesNetwork        network;
  AciesField          water; /* at least 0 where there is water */
  AciesField          sand;
  AciesColour         shallow;
  AciesColour         deep;
  AciesColour         edge;
  AciesColour         flow;
} Water;

static AciesPattern
pattern_at (const AciesTerrain *self,
            AciesHex            hex)
{
  const AciesPaint *paint = self->paint;

  if (paint->state == NULL) /* a sample */
    return self->set[hex] ? paint->theme->patterns[self->terrain] : ACIES_PATTERN_PLAIN;
  return paint->theme->patterns[paint->state->board->terrain[hex]];
}

/* Half the width of the water in a hex: all terrains of water flow into each other. */
static double
half_at (const AciesTerrain *self,
         AciesHex            hex)
{
  static const double width[ACIES_N_PATTERNS] = { [ACIES_PATTERN_WAVES] = 0.225, [ACIES_PATTERN_FORD] = 0.2, [ACIES_PATTERN_STREAM] = 0.115 };
  AciesPattern        pattern = pattern_at (self, hex);

  for (guint side = 0; pattern == ACIES_PATTERN_FORD && side < acies_layout_n_corners (&self->layout); side++)
    {
      AciesHex next = acies_layout_beyond (&self->layout, hex, side);

      /* A ford is as wide as the water at both sides of it. */
      if (next != ACIES_NO_HEX && pattern_at (self, next) == ACIES_PATTERN_STREAM)
        return 0.15;
    }
  return width[pattern];
}

/* --- banks and depth ------------------------------------------------------------------------------- */

/* Banks are uneven, and here and there the water leaves a bar of sand. */
static void
roughen (Water *self)
{
  AciesField *water = &self->water;

  self->sand = *water;
  self->sand.values = g_new (float, (gsize) water->columns * water->rows);
  for (guint row = 0; row < water->rows; row++)
    for (guint column = 0; column < water->columns; column++)
      {
        float *value = &water->values[row * water->columns + column];
        double x = water->x + column * water->step, y = water->y + row * water->step;
        double rough = 0.1 * (acies_field_fractal (x * 1.7, y * 1.7, 95) - 0.5) + 0.1 * (acies_field_noise (x * 0.8, y * 0.8, 99) - 0.5);

        /* In the middle of a stream there is always water. */
        if (*value > -0.6)
          *value = (float) MAX (*value + rough, *value > 0.04 ? 1.2 * (*value - 0.04) : -1);
        self->sand.values[row * water->columns + column] =
            *value > -0.6 ? *value + (float) (0.022 + 0.1 * acies_field_ramp (acies_field_noise (x * 0.95, y * 0.95, 98), 0.4, 0.85)) : *value;
      }
}

static void
draw_damp (cairo_t      *cr,
           gconstpointer data)
{
  static const double levels[] = { -0.3, -0.25, -0.2, -0.15, -0.1 };
  const Water        *self = data;

  guint part = acies_art_keeps_drawings (cr) ? 2 : 1; /* a file has half of the steps */

  for (guint i = 0; i < G_N_ELEMENTS (levels); i += part)
    {
      acies_field_area (&self->water, cr, levels[i]);
      acies_colour_fill (&self->terrain->style->damp, cr, part * (self->terrain->dark ? 0.05 : 0.06));
    }
}

static void
draw_depth (const Water *self)
{
  static const double steps[][2] = { { 0.045, 0.3 }, { 0.085, 0.35 }, { 0.13, 0.45 }, { 0.25, 0.3 } };
  cairo_t            *cr = self->terrain->cr;

  acies_colour_set (&self->shallow, cr, 1);
  cairo_paint (cr);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      acies_field_area (&self->water, cr, steps[i][0]);
      acies_colour_fill (&self->deep, cr, steps[i][1]);
    }
}

/* The banks to the north and west throw their shadow on the water: a line beside each bank, of which half is on land and
 * does not show. */
static void
draw_bank_shadow (const Water *self)
{
  static const double shifts[][2] = { { 0.0, 0.05 }, { 0.012, 0.035 } };
  cairo_t            *cr = self->terrain->cr;

  for (guint i = 0; i < G_N_ELEMENTS (shifts); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0.012 + shifts[i][0] * 0.6, 0.022 + shifts[i][0]);
      acies_field_line (&self->water, cr, 0);
      cairo_restore (cr);
      acies_colour_stroke (&self->terrain->style->shade, cr, 0.17, shifts[i][1]);
    }
}

/* --- the flow of the water -------------------------------------------------------------------------- */

/* Lines along the ways, where the noise of the place is high. */
static void
draw_flow (const Water *self)
{
  static const double shares[] = { -0.74, -0.44, -0.14, 0.18, 0.48, 0.76 };
  cairo_t            *cr = self->terrain->cr;

  for (guint i = 0; i < self->network.ways->len; i++)
    {
      const AciesWay *way = &g_array_index (self->network.ways, AciesWay, i);

      for (guint k = 0; k < G_N_ELEMENTS (shares); k++)
        {
          gboolean is_drawn = FALSE;

          if (way->is_in_area || (way->points[ACIES_WAY_POINTS / 2].half < 0.16 && k % 2 == 0))
            continue;
          for (guint n = 0; n < ACIES_WAY_POINTS; n++)
            {
              const AciesWayPoint *point = &way->points[n];
              const AciesWayPoint *before = &way->points[n > 0 ? n - 1 : 0], *after = &way->points[MIN (n + 1, ACIES_WAY_POINTS - 1)];
              double               dx = after->x - before->x, dy = after->y - before->y, length = hypot (dx, dy) + 1e-9;
              double               x = point->x - dy / length * shares[k] * point->half, y = point->y + dx / length * shares[k] * point->half;
              gboolean             is_on = acies_field_noise ((x + y) * 1.3 + 17 * k, (x - y) * 0.5 + k * 5.0, 97) > 0.55;

              if (is_on && is_drawn)
                cairo_line_to (cr, x, y);
              else
                cairo_move_to (cr, x, y);
              is_drawn = is_on;
            }
        }
    }
  acies_colour_stroke (&self->flow, cr, self->terrain->dark ? 0.32 : 0.66, acies_terrain_line (self->terrain, 0.012));
}

/* Short waves on lakes, which have no way to flow. */
static void
draw_ripples (const Water *self)
{
  const AciesTerrain *terrain = self->terrain;
  const double        step = 0.3;

  for (int j = (int) floor (terrain->part.top / step) - 1; j * step < terrain->part.bottom + 0.2; j++)
    for (int i = (int) floor (terrain->part.left / step) - 1; i * step < terrain->part.right + 0.2; i++)
      {
        double x = (i + acies_field_dice (i, j, 105)) * step, y = (j + acies_field_dice (i, j, 106)) * step;
        double half = 0.05 + 0.04 * acies_field_dice (i, j, 107);

        if (acies_field_at (&self->water, x, y) < 0.3 || acies_field_dice (i, j, 108) < 0.45)
          continue;
        cairo_move_to (terrain->cr, x - half, y);
        cairo_curve_to (terrain->cr, x - half * 0.6, y - 0.012, x - half * 0.2, y - 0.012, x, y);
        cairo_curve_to (terrain->cr, x + half * 0.2, y + 0.012, x + half * 0.6, y + 0.012, x + half, y);
      }
  acies_colour_stroke (&self->flow, terrain->cr, terrain->dark ? 0.35 : 0.55, acies_terrain_line (terrain, 0.012));
}

/* --- fords -------------------------------------------------------------------------------------------- */

/* Returns: the middle of the way in a hex, and the direction of its flow, of length 1 */
static AciesWayPoint
middle_of (const AciesWay *way,
           double         *dx,
           double         *dy)
{
  const AciesWayPoint *before = &way->points[ACIES_WAY_POINTS / 2 - 1], *after = &way->points[ACIES_WAY_POINTS / 2 + 1];
  double               length = hypot (after->x - before->x, after->y - before->y) + 1e-9;

  *dx = (after->x - before->x) / length;
  *dy = (after->y - before->y) / length;
  return way->points[ACIES_WAY_POINTS / 2];
}

/* A bar of gravel from bank to bank, with broken water over it. */
static void
draw_shallow (const Water    *self,
              const AciesWay *way)
{
  static const double bars[][2] = { { 0.25, 0.35 }, { 0.19, 0.45 }, { 0.12, 0.7 } };
  cairo_t            *cr = self->terrain->cr;
  double              dx, dy;
  AciesWayPoint       middle = middle_of (way, &dx, &dy);
  double              across = MIN (middle.half, 0.24) + 0.14;

  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    {
      for (int side = -1; side <= 1; side += 2)
        for (int n = -3; n <= 3; n++)
          {
            double t = side * n / 3.0 * across;
            double s = side * (bars[i][0] + 0.09 * (acies_field_dice (way->hex, n + 4 * side, 100 + i) - 0.5));

            cairo_line_to (cr, middle.x + dx * s - dy * t, middle.y + dy * s + dx * t);
          }
      cairo_close_path (cr);
      acies_colour_fill (&self->terrain->style->sand, cr, bars[i][1]);
    }
  if (self->terrain->pixels < ACIES_LAND_SOME)
    return;
  for (int i = 0; i < 11; i++)
    {
      double s = (acies_field_dice (i, way->hex, 101) - 0.5) * 0.5, t = (acies_field_dice (i, way->hex, 102) - 0.5) * 1.7 * middle.half;
      double x = middle.x + dx * s - dy * t, y = middle.y + dy * s + dx * t;

      cairo_move_to (cr, x - 0.07, y);
      cairo_curve_to (cr, x - 0.03, y - 0.022, x + 0.03, y - 0.018, x + 0.08, y + 0.005);
    }
  acies_colour_stroke (&self->flow, cr, 0.85, acies_terrain_line (self->terrain, 0.012));
}

static void
draw_stone (const AciesTerrain *self,
            cairo_t            *cr,
            guint               variant)
{
  double      size = 0.017 + 0.004 * (variant % 4);
  AciesColour top = acies_colour_lighter (&self->style->sand, self->dark ? 0.12 : 0.35);

  cairo_scale (cr, 1.25, 0.85);
  cairo_arc (cr, 0.008, 0.013, size, 0, 2 * G_PI);
  acies_colour_fill (&self->style->shade, cr, 0.55);
  cairo_arc (cr, 0, 0, size, 0, 2 * G_PI);
  acies_colour_fill (&top, cr, 1);
}

/* Stones across the water, which go on as a trail on both banks. */
static void
draw_stones (const Water    *self,
             const AciesWay *way)
{
  double        dx, dy;
  AciesWayPoint middle = middle_of (way, &dx, &dy);

  for (int i = -6; i <= 6; i++)
    for (int row = -1; row <= 1; row += 2)
      {
        double t = i / 6.0 * (middle.half + 0.2) + 0.02 * row;
        double s = row * 0.055 + 0.05 * (acies_field_dice (way->hex, 2 * i + row, 103) - 0.5);

        if (acies_field_dice (way->hex, 2 * i + row, 104) < 0.75)
          acies_terrain_stamp (self->terrain, ACIES_STAMP_STONE, (guint) (i + 6) % 4, 0.06, draw_stone, middle.x + dx * s - dy * t, middle.y + dy * s + dx * t);
      }
}

static void
for_fords (const Water *self,
           void (*draw) (const Water *, const AciesWay *))
{
  AciesHex last = ACIES_NO_HEX;

  for (guint i = 0; i < self->network.ways->len; i++)
    {
      const AciesWay *way = &g_array_index (self->network.ways, AciesWay, i);

      if (way->hex != last && pattern_at (self->terrain, way->hex) == ACIES_PATTERN_FORD)
        draw (self, way);
      last = way->hex;
    }
}

/* Water runs on this far beyond the edge of the board. */
#define BEYOND 2.6

/* --- all of it ------------------------------------------------------------------------------------------ */

/* The colours of the first terrain of wide water, so that they do not depend on which one is near. */
static void
set_colours (Water *self)
{
  const AciesTerrain *terrain = self->terrain;
  AciesId             id = terrain->terrain;
  AciesColour         ink;

  for (AciesId i = 0; terrain->paint->state != NULL && i < terrain->paint->state->ruleset->n_terrains; i++)
    if (terrain->paint->theme->patterns[i] == ACIES_PATTERN_WAVES)
      {
        id = i;
        break;
      }
  self->shallow = terrain->paint->style->ground[id];
  ink = terrain->paint->style->ink[id];
  if (terrain->dark)
    {
      /* Banks shine, as dark lines would not be seen. */
      self->deep = acies_colour_darker (&self->shallow, 0.16);
      self->edge = acies_colour_lighter (&ink, 0.2);
      self->flow = acies_colour_lighter (&ink, 0.3);
    }
  else
    {
      self->shallow = acies_colour_mix (&self->shallow, &ink, 0.12);
      self->deep = acies_colour_mix (&self->shallow, &ink, 0.55);
      self->edge = acies_colour_darker (&ink, 0.3);
      self->flow = acies_colour_lighter (&self->shallow, 0.75);
    }
}

/* What shows only where there is water is drawn on a picture of its own, which fills the area at last: cairo would cut
 * each line's polygon with that of a clip, which for a large board takes as long as to draw it, and an SVG file would
 * have the clip with each line. */
static void
draw_between_banks (const Water *self)
{
  const AciesPart *part = &self->terrain->part;
  cairo_t         *cr = self->terrain->cr;

  cairo_save (cr);
  cairo_rectangle (cr, part->left, part->top, part->right - part->left, part->bottom - part->top);
  cairo_clip (cr);
  cairo_push_group_with_content (cr, CAIRO_CONTENT_COLOR_ALPHA);
  draw_depth (self);
  for_fords (self, draw_shallow);
  draw_bank_shadow (self);
  if (self->terrain->pixels >= ACIES_LAND_SOME)
    {
      draw_flow (self);
      draw_ripples (self);
    }
  cairo_pop_group_to_source (cr);
  acies_field_area (&self->water, cr, 0);
  if (acies_art_keeps_drawings (cr))
    {
      cairo_clip (cr);
      cairo_paint (cr);
    }
  else
    cairo_fill (cr);
  cairo_restore (cr);
}

void
acies_terrain_water (const AciesTerrain *one)
{
  double             step = acies_art_keeps_drawings (one->cr) ? 0.08 : CLAMP (6 / one->pixels, 0.05, 0.11);
  cairo_t           *cr = one->cr;
  g_autofree guint8 *set = g_new0 (guint8, ACIES_MAX_HEXES);
  AciesTerrain       all = *one, *terrain = &all;
  Water              self = { .terrain = terrain };

  for (AciesHex hex = acies_paint_next (one->paint, ACIES_NO_HEX, 1); hex != ACIES_NO_HEX; hex = acies_paint_next (one->paint, hex, 1))
    {
      set[hex] = acies_pattern_is_water (pattern_at (one, hex));
      if (set[hex] && one->paint->state != NULL && one->paint->state->board->terrain[hex] < one->terrain)
        return; /* the first terrain of water that shows has drawn all water */
    }
  all.set = set;
  if (!acies_terrain_find_part (&all, BEYOND))
    return;
  set_colours (&self);
  acies_network_init (&self.network, terrain, half_at, ACIES_WATER_SWING, 0.42, TRUE);
  acies_network_field (&self.network, terrain, step, 0.42, &self.water);
  roughen (&self);
  acies_draw_softly (cr, &terrain->part, MAX (1, terrain->pixels / 18), terrain->pixels, draw_damp, &self);
  acies_field_area (&self.sand, cr, 0);
  acies_colour_fill_preserve (&terrain->style->sand, cr, 1);
  acies_colour_stroke (&terrain->style->shade, cr, 0.28, acies_terrain_line (terrain, 0.01));
  draw_between_banks (&self);
  acies_field_line (&self.water, cr, 0);
  acies_colour_stroke_preserve (&self.edge, cr, 0.75, acies_terrain_line (terrain, 0.015));
  acies_terrain_outline (terrain);
  for_fords (&self, draw_stones);
  acies_field_clear (&self.sand);
  acies_field_clear (&self.water);
  acies_network_clear (&self.network);
}
