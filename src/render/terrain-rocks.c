/* terrain-rocks.c - rocky ground and marsh
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>

/* --- rocks --------------------------------------------------------------------------------------- */

#define ROCKS 12
#define FACETS 7

/* A rock with its lit face, its face in the shade and its shadow. */
static void
draw_rock (const AciesTerrain *self,
           cairo_t            *cr,
           guint               variant)
{
  double      size = (0.036 + 0.052 * pow (variant / (ROCKS - 1.0), 1.6)) * (self->pixels >= ACIES_LAND_FULL ? 1 : 1.45);
  AciesColour stone = acies_colour_mix (&self->ink, &self->ground, self->dark ? 0.25 : 0.35);
  AciesColour lit = self->dark ? acies_colour_lighter (&self->ink, 0.18) : acies_colour_lighter (&self->ground, 0.35);
  AciesColour dark = acies_colour_mix (&self->ink, &self->style->shade, self->dark ? 0.75 : 0.5);
  double      x[FACETS], y[FACETS];

  for (guint i = 0; i < FACETS; i++)
    {
      double a = (i + 0.6 * (acies_field_dice ((int) variant, (int) i, 130) - 0.5)) * 2 * G_PI / FACETS;
      double reach = size * (0.84 + 0.32 * acies_field_dice ((int) variant, (int) i, 131));

      x[i] = reach * 1.15 * cos (a);
      y[i] = reach * 0.86 * sin (a);
    }
  for (guint i = 0; i < FACETS; i++)
    cairo_line_to (cr, x[i] * 1.08 + size * 0.3, y[i] * 1.02 + size * 0.34);
  cairo_close_path (cr);
  acies_colour_fill (&self->style->shade, cr, 0.32);
  for (guint i = 0; i < FACETS; i++)
    cairo_line_to (cr, x[i], y[i]);
  cairo_close_path (cr);
  acies_colour_fill_preserve (&stone, cr, 1);
  acies_colour_stroke (&dark, cr, self->pixels < ACIES_LAND_FULL ? 0.4 : 1, MAX (0.012, 0.6 / self->pixels)); /* small stones would be black */
  /* The sun is in the north-west: the face there is lit, and the one across is dark. */
  for (guint face = 0; face < 2; face++)
    {
      static const guint faces[2][4] = { { 3, 4, 5, 6 }, { 0, 1, 2, 2 } };

      cairo_move_to (cr, -size * 0.02, -size * 0.06);
      for (guint i = 0; i < 4; i++)
        cairo_line_to (cr, x[faces[face][i]] * 0.92, y[faces[face][i]] * 0.92);
      cairo_close_path (cr);
      acies_colour_fill (face == 0 ? &lit : &dark, cr, face == 0 ? 0.9 : 0.42);
    }
}

/* Draws something at many places of a lattice, from north to south.
 * @share: how many of the places have something, from 0 to 1 */
static void
scatter (const AciesTerrain *self,
         AciesStampKind      kind,
         AciesStampFunc      draw,
         double              reach,
         double              step,
         double              share,
         double              least_depth,
         guint               n_variants)
{
  double row_step = step * 0.86;

  for (int j = (int) floor ((self->part.top - 0.3) / row_step); j * row_step < self->part.bottom + 0.3; j++)
    for (int i = (int) floor ((self->part.left - 0.3) / step) - 1; i * step < self->part.right + 0.3; i++)
      {
        /* Within a row, in the order of the lattice: neighbours differ little in height. */
        double x = (i + 0.5 * (j & 1) + 0.7 * (acies_field_dice (i, j, 120 + kind) - 0.5)) * step;
        double y = (j + 0.6 * (acies_field_dice (i, j, 126 + kind) - 0.5)) * row_step;
        double chance = acies_field_dice (i, j, 132 + kind) * 0.75 + acies_field_noise (x * 2.3, y * 2.3, 138 + kind) * 0.25;

        if (chance > share || acies_terrain_depth (self, x, y) < least_depth)
          continue;
        acies_terrain_stamp (self, kind, (guint) (pow (acies_field_dice (i, j, 144 + kind), 1.3) * 0.999 * n_variants), reach, draw, x, y);
      }
}

void
acies_terrain_rocks (const AciesTerrain *self)
{
  gboolean is_hill = self->paint->theme->patterns[self->terrain] == ACIES_PATTERN_ROCKY_HILL;
  gboolean is_coarse = self->pixels < ACIES_LAND_FULL;

  if (!is_hill)
    acies_terrain_outline_tint (self);
  scatter (self, ACIES_STAMP_ROCK, draw_rock, 0.19, is_coarse ? 0.23 : 0.165, is_hill ? 0.46 : is_coarse ? 0.66
                                                                                                         : 0.58,
           is_hill ? 0.06 : 0.14, ROCKS);
}

/* --- marsh ------------------------------------------------------------------------------------------ */

#define REEDS 6

static double
pool_at (gconstpointer data,
         double        x,
         double        y)
{
  double dry = 1 - acies_field_ramp (acies_terrain_swell (data, x, y), 0.3, 0.8);

  if (dry >= 1)
    return -0.5;
  return acies_field_noise (x * 2.1, y * 3.3, 150) * 0.75 + 0.25 * acies_field_noise (x * 5, y * 7, 151) - 0.5 - 0.5 * dry;
}

/* A clump of reeds: blades that lean apart, and two with a brown head. */
static void
draw_reed (const AciesTerrain *self,
           cairo_t            *cr,
           guint               variant)
{
  double      grow = self->pixels >= ACIES_LAND_FULL ? 1 : 1.5;
  AciesColour blade = self->dark ? acies_colour_mix (&self->ink, &self->ground, 0.3) : acies_colour_darker (&self->ink, 0.22);
  AciesColour head = acies_colour_mix (&self->style->timber, &self->style->shade, 0.2);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < 6; i++)
    {
      double lean = (i - 2.5) / 2.5, height = grow * (0.085 + 0.06 * acies_field_dice (i, (int) variant, 152)) * (1 - 0.35 * fabs (lean));
      double x = grow * 0.026 * lean, w = grow * 0.0085;

      cairo_move_to (cr, x - w, 0.02);
      cairo_curve_to (cr, x - w, -height * 0.4, x + lean * 0.02, -height * 0.75, x + lean * grow * 0.05, -height);
      cairo_curve_to (cr, x + lean * 0.03, -height * 0.7, x + w, -height * 0.4, x + w, 0.02);
      cairo_close_path (cr);
    }
  acies_colour_fill (&blade, cr, 1);
  for (int i = 0; i < 2; i++)
    {
      double x = grow * 0.034 * (i * 2 - 1) * (0.6 + 0.5 * acies_field_dice (i, (int) variant, 153)), y = -grow * (0.1 + 0.03 * acies_field_dice (i, (int) variant, 154));

      cairo_move_to (cr, x, y - grow * 0.014);
      cairo_line_to (cr, x, y + grow * 0.014);
    }
  acies_colour_stroke (&head, cr, 1, grow * 0.017);
}

void
acies_terrain_reeds (const AciesTerrain *self)
{
  AciesColour water = acies_colour_of (self->dark ? 0x2C4B5A : 0xA5C2C6), edge = acies_colour_darker (&water, self->dark ? 0.5 : 0.35);
  AciesField  pools;

  acies_terrain_outline_tint (self);
  acies_field_init (&pools, &self->part, 0.1, CLAMP (4.5 / self->pixels, 0.05, 0.1), 0);
  acies_field_set (&pools, pool_at, self);
  acies_field_area (&pools, self->cr, 0);
  acies_colour_fill (&water, self->cr, 1);
  acies_field_line (&pools, self->cr, 0);
  acies_colour_stroke (&edge, self->cr, 0.7, acies_terrain_line (self, 0.011));
  acies_field_clear (&pools);
  scatter (self, ACIES_STAMP_REED, draw_reed, 0.26, self->pixels < ACIES_LAND_FULL ? 0.3 : 0.2, 0.5, 0.12, REEDS);
}
