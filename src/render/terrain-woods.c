/* terrain-woods.c - the canopy of a wood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>

/* Kinds of crowns: each of the tones has several shapes. */
#define TONES 4
#define SHAPES 5

typedef struct
{
  double x;
  double y;
  double radius;
  guint  variant;
} Crown;

static const double shape_sizes[SHAPES] = { 0.76, 0.87, 0.97, 1.08, 1.21 };

static double
radius_of (const AciesTerrain *self,
           guint               variant)
{
  return (self->pixels >= ACIES_LAND_FULL ? 0.12 : 0.14) * shape_sizes[variant % SHAPES];
}

/* --- one crown ------------------------------------------------------------------------------------- */

/* A crown's outline: a ring of small bows. */
static void
add_lump (cairo_t *cr,
          double   x,
          double   y,
          double   radius,
          int      seed,
          int      lobes)
{
  double turn = acies_field_dice (seed, 5, 0) * 2 * G_PI, step = 2 * G_PI / lobes, bow = radius * 1.22;

  for (int i = 0; i <= lobes; i++)
    {
      double a = turn + i * step, reach = radius * (0.9 + 0.12 * acies_field_dice (seed, i % lobes, 0));

      if (i == 0)
        cairo_move_to (cr, x + reach * cos (a), y + reach * sin (a));
      else
        cairo_curve_to (cr, x + bow * cos (a - step * 0.75), y + bow * sin (a - step * 0.75), x + bow * cos (a - step * 0.25),
                        y + bow * sin (a - step * 0.25), x + reach * cos (a), y + reach * sin (a));
    }
  cairo_close_path (cr);
}

/* Small bows of leaves on one side of a crown. */
static void
add_leaves (cairo_t *cr,
            double   radius,
            int      seed,
            double   towards,
            int      n)
{
  for (int i = 0; i < n; i++)
    {
      double a = towards + 2.2 * (acies_field_dice (seed, i, 115) - 0.5), d = radius * (0.22 + 0.48 * acies_field_dice (seed, i, 116)), s = radius * 0.16;
      double x = d * cos (a), y = d * sin (a);

      cairo_move_to (cr, x - s, y);
      cairo_curve_to (cr, x - s * 0.5, y - s * 1.1, x + s * 0.5, y - s * 1.1, x + s, y);
      cairo_curve_to (cr, x + s * 0.4, y - s * 0.35, x - s * 0.4, y - s * 0.35, x - s, y);
    }
}

static AciesColour
rim_of (const AciesTerrain *self)
{
  return self->dark ? acies_colour_darker (&self->ground, 0.5) : acies_colour_darker (&self->ink, 0.36);
}

static void
draw_crown (const AciesTerrain *self,
            cairo_t            *cr,
            guint               variant)
{
  gboolean    is_hill = self->paint->theme->patterns[self->terrain] == ACIES_PATTERN_WOODED_HILL;
  double      radius = radius_of (self, variant);
  int         seed = (int) variant * 31 + 7;
  AciesColour rim = rim_of (self);
  AciesColour sun = self->dark ? acies_colour_lighter (&self->ink, 0.25) : acies_colour_mix (&self->ink, &self->ground, 0.75);
  AciesColour body, shade, light;

  /* By day in the colour of its ink, by night in that of its ground: as light as the picture of a wood needs. */
  body = self->dark ? acies_colour_mix (&self->ground, &self->ink, is_hill ? 0.6 : 0.45) : acies_colour_mix (&self->ink, &self->ground, 0.08);
  body = acies_colour_mix (&body, &rim, 0.3 * (variant / SHAPES) / (TONES - 1.0));
  shade = acies_colour_mix (&body, &rim, 0.72);
  light = acies_colour_mix (&body, &sun, 0.34);
  add_lump (cr, radius * 0.08, radius * 0.1, radius, seed, 7);
  acies_colour_fill (&shade, cr, 1);
  add_lump (cr, -radius * 0.03, -radius * 0.05, radius * 0.9, seed, 7);
  acies_colour_fill (&body, cr, 1);
  add_lump (cr, -radius * 0.2, -radius * 0.24, radius * 0.54, seed + 1, 5);
  acies_colour_fill (&light, cr, 1);
  if (self->pixels < ACIES_LAND_FULL)
    return;
  light = acies_colour_mix (&body, &sun, 0.6);
  add_leaves (cr, radius, seed, -2.36, 4);
  acies_colour_fill (&light, cr, 1);
  add_leaves (cr, radius, seed + 9, 0.79, 3);
  acies_colour_fill (&shade, cr, 1);
}

/* --- the canopy ---------------------------------------------------------------------------------------- */

/* Whether a crown of the lattice stands here: it may lean a little out of the wood, but a small wood would then seem to have more
 * hexes. On a hill the wood is open. */
static gboolean
is_grown (const AciesTerrain *self,
          int                 i,
          int                 j,
          double              depth)
{
  double lean = acies_field_dice (i, j, 112) < 0.3 ? -0.07 : 0.01;

  if (self->paint->theme->patterns[self->terrain] == ACIES_PATTERN_WOODED_HILL)
    return depth > 0.1 && acies_field_dice (i, j, 117) < 0.48;
  return depth > (self->pixels >= ACIES_LAND_FULL ? lean + 0.44 * 0.12 : 0.14);
}

/* Crowns stand on one lattice for the whole board, so that woods of several hexes have no seams. */
static GArray *
grow (const AciesTerrain *self)
{
  GArray *crowns = g_array_new (FALSE, FALSE, sizeof (Crown));
  double  step = self->pixels >= ACIES_LAND_FULL ? 0.172 : 0.205, row_step = step * 0.88;

  for (int j = (int) floor ((self->part.top - 0.3) / row_step); j * row_step < self->part.bottom + 0.3; j++)
    for (int i = (int) floor ((self->part.left - 0.3) / step) - 1; i * step < self->part.right + 0.3; i++)
      {
        double x = (i + 0.5 * (j & 1) + 0.46 * (acies_field_dice (i, j, 110) - 0.5)) * step;
        double y = (j + 0.46 * (acies_field_dice (i, j, 111) - 0.5)) * row_step;
        double depth = acies_terrain_depth (self, x, y);
        guint  tone, shape;
        Crown  crown;

        if (!is_grown (self, i, j, depth))
          continue;
        tone = (guint) (CLAMP (1.5 * acies_field_noise (x * 1.5, y * 1.5, 114) + 0.5 * acies_field_dice (i, j, 118) - 0.5, 0, 0.999) * TONES);
        shape = (guint) (acies_field_dice (i, j, 113) * (depth < 0.24 ? SHAPES - 2 : SHAPES) * 0.999);
        crown = (Crown) { x, y, 0, tone * SHAPES + shape };
        crown.radius = radius_of (self, crown.variant);
        g_array_append_val (crowns, crown);
      }
  return crowns;
}

static int
compare_crowns (gconstpointer a,
                gconstpointer b)
{
  const Crown *one = a, *other = b;

  if (one->y != other->y)
    return one->y < other->y ? -1 : 1;
  return one->x < other->x ? -1 : one->x > other->x;
}

typedef struct
{
  const AciesTerrain *terrain;
  AciesField          cover; /* how far inside the nearest crown a place is */
} Canopy;

static void
draw_shadow (cairo_t      *cr,
             gconstpointer data)
{
  /* How far it falls, how far it reaches around the crowns, and how dark it is. */
  static const double courses[][3] = { { 0.07, 0.026, 0.12 }, { 0.055, 0.012, 0.16 }, { 0.04, 0, 0.22 } };
  const Canopy       *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (courses); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, courses[i][0], 1.2 * courses[i][0]);
      acies_field_area (&self->cover, cr, -courses[i][1]);
      cairo_restore (cr);
      acies_colour_fill (&self->terrain->style->shade, cr, courses[i][2]);
    }
}

void
acies_terrain_woods (const AciesTerrain *self)
{
  g_autoptr (GArray) crowns = grow (self);
  Canopy      canopy = { .terrain = self };
  AciesColour rim = rim_of (self);
  double      step = acies_art_keeps_drawings (self->cr) ? 0.06 : CLAMP (4 / self->pixels, 0.035, 0.08);

  acies_field_init (&canopy.cover, &self->part, 0.15, step, -0.3);
  for (guint i = 0; i < crowns->len; i++)
    {
      const Crown *crown = &g_array_index (crowns, Crown, i);
      AciesField  *field = &canopy.cover;
      double       reach = crown->radius + 0.1;
      AciesRun     columns = acies_run_within (field->x, field->step, field->columns, crown->x - reach, crown->x + reach);
      AciesRun     rows = acies_run_within (field->y, field->step, field->rows, crown->y - reach, crown->y + reach);

      for (int row = rows.first; row <= rows.last; row++)
        for (int column = columns.first; column <= columns.last; column++)
          {
            double u = field->x + column * field->step - crown->x, v = field->y + row * field->step - crown->y;
            float *value = &field->values[row * (int) field->columns + column];

            *value = MAX (*value, (float) (crown->radius - sqrt (u * u + v * v)));
          }
    }
  acies_draw_softly (self->cr, &self->part, MAX (1, self->pixels / 36), self->pixels, draw_shadow, &canopy);
  acies_field_area (&canopy.cover, self->cr, -0.012); /* one rim for all */
  acies_colour_fill (&rim, self->cr, 1);
  g_array_sort (crowns, compare_crowns); /* north to south */
  for (guint i = 0; i < crowns->len; i++)
    {
      const Crown *crown = &g_array_index (crowns, Crown, i);

      acies_terrain_stamp (self, ACIES_STAMP_CROWN, crown->variant, 0.21, draw_crown, crown->x, crown->y);
    }
  if (self->paint->view->high_contrast)
    acies_field_line (&canopy.cover, self->cr, -0.035); /* where gaps between crowns have closed */
  acies_terrain_outline (self);
  acies_field_clear (&canopy.cover);
}
