/* terrain.c - what the drawings of all terrain share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>

double
acies_terrain_line (const AciesTerrain *self,
                    double              width)
{
  return MAX (width, 0.7 / self->pixels);
}

void
acies_terrain_outline (const AciesTerrain *self)
{
  if (self->paint->view->high_contrast)
    acies_colour_stroke (&self->style->grid, self->cr, 1, MAX (0.028, 1.5 / self->pixels));
  else
    cairo_new_path (self->cr);
}

gboolean
acies_terrain_find_part (AciesTerrain *self,
                         double        margin)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    if (self->set[hex])
      {
        AciesPoint centre = acies_land_centre (&self->layout, (AciesHex) hex);

        left = MIN (left, centre.x - 0.5 - margin);
        right = MAX (right, centre.x + 0.5 + margin);
        top = MIN (top, centre.y - 0.58 - margin);
        bottom = MAX (bottom, centre.y + 0.58 + margin);
      }
  cairo_clip_extents (self->cr, &self->part.left, &self->part.top, &self->part.right, &self->part.bottom);
  self->part.left = MAX (self->part.left, left);
  self->part.top = MAX (self->part.top, top);
  self->part.right = MIN (self->part.right, right);
  self->part.bottom = MIN (self->part.bottom, bottom);
  return self->part.left < self->part.right && self->part.top < self->part.bottom;
}

/* --- how deep in a terrain a place lies ---------------------------------------------------------- */

double
acies_terrain_depth (const AciesTerrain *self,
                     double              x,
                     double              y)
{
  const AciesLayout *layout = &self->layout;
  gboolean           is_of_squares = acies_layout_is_of_squares (layout);
  double             row_distance = acies_layout_row_distance (layout);
  int                row = (int) floor (y / row_distance - (is_of_squares ? 0.5 : 0.66));
  double             nearest = 9, second = 9;

  /* Distances count to the side of a hex: 0.5 is its middle from there. */
  for (int j = MAX (row, 0); j <= MIN (row + 2, (int) layout->rows - 1); j++)
    {
      double shift = is_of_squares || (j & 1) == 0 ? 0.5 : 1;
      int    column = (int) floor (x - shift);

      for (int i = MAX (column, 0); i <= MIN (column + 1, (int) acies_layout_columns_in_row (layout, (guint) j) - 1); i++)
        if (self->set[acies_hex (i, j)])
          {
            double u = fabs (x - i - shift), v = fabs (y - acies_layout_hex_height (layout) / 2 - j * row_distance);
            double distance = is_of_squares ? MAX (u, v) : MAX (u, u * 0.5 + v * 0.8660254);

            second = MIN (second, MAX (distance, nearest));
            nearest = MIN (nearest, distance);
          }
    }
  /* Where two hexes of the terrain meet there is no border. */
  return MAX (1 - nearest * 2, 1 - MAX (second * 2 - 0.25, 0));
}

double
acies_terrain_swell (const AciesTerrain *self,
                     double              x,
                     double              y)
{
  const AciesLayout *layout = &self->layout;
  gboolean           is_of_squares = acies_layout_is_of_squares (layout);
  double             row_distance = acies_layout_row_distance (layout), first = acies_layout_hex_height (layout) / 2;
  double             swell = 0;

  for (int j = MAX ((int) ceil ((y - 0.85 - first) / row_distance), 0); j <= MIN ((int) floor ((y + 0.85 - first) / row_distance), (int) layout->rows - 1); j++)
    {
      double shift = is_of_squares || (j & 1) == 0 ? 0.5 : 1;
      int    last = MIN ((int) floor (x + 0.85 - shift), (int) acies_layout_columns_in_row (layout, (guint) j) - 1);

      for (int i = MAX ((int) ceil (x - 0.85 - shift), 0); i <= last; i++)
        if (self->set[acies_hex (i, j)])
          {
            double u = x - i - shift, v = y - first - j * row_distance, share = 1 - (u * u + v * v) / (0.85 * 0.85);

            if (share > 0)
              swell += share * share;
          }
    }
  return swell;
}

static double
uneven_swell (gconstpointer data,
              double        x,
              double        y)
{
  double swell = acies_terrain_swell (data, x, y);

  return swell > 0 ? swell + 0.5 * (acies_field_fractal (x * 2.3, y * 2.3, 140) - 0.5) : 0;
}

/* The steps in which a tint ends in a file of drawings; a soft picture goes from the first to the last. */
static const double tint_levels[] = { 0.2, 0.28, 0.37, 0.48 };
#define TINT_FIELD_STEP 0.1

static void
tint_softly (const AciesTerrain *self,
             const AciesColour  *colour,
             double              alpha,
             AciesSoft          *soft)
{
  for (guint row = 0; row < soft->rows; row++)
    for (guint column = 0; column < soft->columns; column++)
      {
        AciesColour *under = &soft->colours[row * soft->columns + column];
        double       swell = uneven_swell (self, soft->x + column * soft->step, soft->y + row * soft->step);

        if (swell > tint_levels[0])
          *under = acies_colour_mix (under, colour, alpha * acies_field_ramp (swell, 0.16, 0.52));
      }
}

static void
tint_in_steps (const AciesTerrain *self,
               const AciesColour  *colour,
               double              alpha)
{
  AciesField field;

  acies_field_init (&field, &self->part, 0.1, TINT_FIELD_STEP, 0);
  acies_field_set (&field, uneven_swell, self);
  for (guint i = 0; i < G_N_ELEMENTS (tint_levels); i++)
    {
      acies_field_area (&field, self->cr, tint_levels[i]);
      acies_colour_fill (colour, self->cr, 1 - pow (1 - alpha, 1.0 / G_N_ELEMENTS (tint_levels)));
    }
  acies_field_clear (&field);
}

void
acies_terrain_tint (const AciesPaint *paint,
                    const guint8     *terrain,
                    const AciesPart  *part,
                    AciesSoft        *soft)
{
  g_autofree guint8 *set = g_new0 (guint8, ACIES_MAX_HEXES);
  gboolean           dark = paint->view->dark;
  AciesTerrain       self = { .paint = paint, .cr = paint->cr, .set = set, .layout = acies_land_layout (paint), .part = *part };

  for (AciesId id = 1; id < ACIES_MAX_TERRAINS; id++)
    {
      gboolean    is_rocks = paint->theme->patterns[id] == ACIES_PATTERN_ROCKS, any = FALSE;
      double      share = is_rocks ? (dark ? 0.1 : 0.22) : dark ? 0
                                                                : 0.3; /* of the ink */
      AciesColour colour = acies_colour_mix (&paint->style->ground[id], &paint->style->ink[id], share);

      if (!is_rocks && paint->theme->patterns[id] != ACIES_PATTERN_REEDS)
        continue;
      for (AciesHex hex = acies_paint_next (paint, ACIES_NO_HEX, 1); hex != ACIES_NO_HEX; hex = acies_paint_next (paint, hex, 1))
        any |= set[hex] = terrain[hex] == id;
      if (any && soft != NULL)
        tint_softly (&self, &colour, is_rocks ? 0.62 : 0.85, soft);
      else if (any)
        tint_in_steps (&self, &colour, is_rocks ? 0.62 : 0.85);
    }
}

/* --- which hexes they are ---------------------------------------------------------------------------- */

/* Adds the outline of a hex, or of a smaller one within it. */
static void
add_hex (cairo_t           *cr,
         const AciesLayout *layout,
         AciesHex           hex,
         double             share)
{
  AciesPoint centre = acies_land_centre (layout, hex);

  cairo_new_sub_path (cr);
  for (guint i = 0; i < acies_layout_n_corners (layout); i++)
    {
      double x, y;

      acies_layout_corner (layout, hex, i, &x, &y);
      cairo_line_to (cr, centre.x + share * (x - centre.x), centre.y + share * (y - centre.y));
    }
  cairo_close_path (cr);
}

void
acies_terrain_stain (const AciesPaint *paint,
                     const guint8     *terrain)
{
  /* The hex, and rims that leave this share of it inside; how strong each is. */
  static const double coats[][2] = { { 0, 0.28 }, { 0.78, 0.1 }, { 0.87, 0.13 }, { 0.95, 0.14 } };
  AciesLayout         layout = acies_land_layout (paint);

  cairo_save (paint->cr);
  cairo_set_fill_rule (paint->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_antialias (paint->cr, CAIRO_ANTIALIAS_FAST);
  for (AciesId id = 1; id < ACIES_MAX_TERRAINS; id++)
    {
      const AciesColour *ink = &paint->style->ink[id];
      AciesPattern       pattern = paint->theme->patterns[id];
      AciesColour        colour = acies_pattern_is_water (pattern) ? acies_colour_mix (&paint->style->damp, ink, 0.9)
                                                                   : acies_colour_mix (&paint->style->ground[id], ink, acies_pattern_is_hill (pattern) ? 0.45 : 0.8);

      for (guint i = 0; pattern != ACIES_PATTERN_PLAIN && pattern != ACIES_PATTERN_TUFTS && i < G_N_ELEMENTS (coats); i++)
        {
          for (AciesHex hex = acies_paint_next (paint, ACIES_NO_HEX, 1); hex != ACIES_NO_HEX; hex = acies_paint_next (paint, hex, 1))
            if (terrain[hex] == id)
              {
                add_hex (paint->cr, &layout, hex, 1);
                if (coats[i][0] > 0)
                  add_hex (paint->cr, &layout, hex, coats[i][0]);
              }
          acies_colour_fill (&colour, paint->cr, coats[i][1]);
        }
    }
  cairo_restore (paint->cr);
}

void
acies_terrain_outline_tint (const AciesTerrain *self)
{
  AciesField field;

  if (!self->paint->view->high_contrast)
    return;
  acies_field_init (&field, &self->part, 0.1, TINT_FIELD_STEP, 0);
  acies_field_set (&field, uneven_swell, self);
  acies_field_line (&field, self->cr, 0.37);
  acies_terrain_outline (self);
  acies_field_clear (&field);
}

/* --- stamps ------------------------------------------------------------------------------------------ */

/* Zooming through many sizes must not fill the memory: so many pixels are kept, 4 bytes each. */
#define MOST_STAMP_PIXELS (2 << 20)
/* In a file of drawings, a drawing has this many units per width of a hex. */
#define DRAWING_SCALE 100

static cairo_surface_t *
find_stamp (const AciesTerrain *self,
            guint               kind,
            guint               variant,
            double              reach,
            double              scale,
            gboolean            is_drawing,
            AciesStampFunc      draw)
{
  gint64 key = (gint64) (is_drawing ? 0 : lround (scale * 16)) << 32 | (gint64) kind << 24 | (gint64) self->terrain << 16 |
               (gint64) self->dark << 12 |
               (gint64) self->paint->view->high_contrast << 13 |
               (gint64) self->paint->view->is_printed << 14 | variant;
  GHashTable      *stamps = self->paint->theme->stamps;
  int              side = (int) ceil (reach * scale) * 2;
  cairo_surface_t *surface;
  cairo_t         *cr;

  if (stamps == NULL)
    self->paint->theme->stamps = stamps = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, acies_art_free);
  surface = g_hash_table_lookup (stamps, &key);
  if (surface != NULL)
    return surface;
  if (g_hash_table_size (stamps) * (guint) (side * side) > MOST_STAMP_PIXELS)
    acies_art_forget (stamps);
  surface = is_drawing ? acies_art_new_drawing (side)
                       : cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cr = cairo_create (surface);
  cairo_translate (cr, side / 2, side / 2);
  cairo_scale (cr, scale, scale);
  draw (self, cr, variant);
  cairo_destroy (cr);
  g_hash_table_insert (stamps, g_memdup2 (&key, sizeof key), surface);
  return surface;
}

/* Threads that draw parts of one board share its theme. */
static GMutex stamps_lock;

void
acies_terrain_stamp (const AciesTerrain *self,
                     AciesStampKind      kind,
                     guint               variant,
                     double              reach,
                     AciesStampFunc      draw,
                     double              x,
                     double              y)
{
  cairo_t         *cr = self->cr;
  gboolean         is_drawing = acies_art_keeps_drawings (cr);
  double           scale = is_drawing ? DRAWING_SCALE : self->pixels;
  double           half = ceil (reach * scale);
  cairo_surface_t *surface;

  if (x + reach < self->part.left || x - reach > self->part.right || y + reach < self->part.top || y - reach > self->part.bottom)
    return;
  g_mutex_lock (&stamps_lock);
  surface = cairo_surface_reference (find_stamp (self, kind, variant, reach, scale, is_drawing, draw));
  g_mutex_unlock (&stamps_lock);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (!is_drawing)
    {
      /* On whole pixels of the device, so that the copy is as sharp as the drawing, in whichever part of the board. */
      double device_x = 0, device_y = 0, dx, dy;

      cairo_user_to_device (cr, &device_x, &device_y);
      dx = floor (device_x * self->paint->view->scale + 0.5 + 1e-6) / self->paint->view->scale - device_x;
      dy = floor (device_y * self->paint->view->scale + 0.5 + 1e-6) / self->paint->view->scale - device_y;
      cairo_device_to_user_distance (cr, &dx, &dy);
      cairo_translate (cr, dx, dy);
    }
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, surface, -half, -half);
  cairo_surface_destroy (surface);
  if (!is_drawing)
    cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_restore (cr);
}
