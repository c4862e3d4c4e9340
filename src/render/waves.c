/* waves.c - water between its banks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/area.h"

static void
add_wave (const AciesArea *self,
          double           x,
          double           y,
          double           width)
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
}

static void
add_waves_in_hex (const AciesArea *self,
                  AciesHex         hex)
{
  const AciesPaint *paint = self->paint;
  double            x, y;

  acies_layout_centre (&paint->layout, hex, &x, &y);
  for (int i = -1; i <= 1; i++)
    {
      double aside = acies_outline_noise (hex, i, 3);
      double down = acies_outline_noise (hex, i, 4);

      add_wave (self, x + acies_paint_length (paint, 0.2 * aside + 0.12 * i), y + acies_paint_length (paint, 0.25 * i + 0.03 * down),
                acies_paint_length (paint, 0.36));
    }
}

/* All waves are one stroke: a file of drawings has the clip around the water with each. */
void
acies_area_draw_waves (const AciesArea *self)
{
  const AciesPaint *paint = self->paint;
  AciesColour       shallow = acies_colour_lighter (&self->ground, paint->view->dark ? 0.07 : 0.3);
  AciesColour       wave = acies_colour_mix (&self->ground, &self->ink, 0.75);

  acies_area_stroke_shore (self, &shallow, acies_paint_length (paint, 0.22));
  acies_area_stroke_shore (self, &self->ink, acies_paint_line (paint, 0.05));
  acies_colour_set (&wave, paint->cr, 1);
  cairo_set_line_width (paint->cr, acies_paint_line (paint, 0.02));
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    if (self->set[hex] && acies_paint_shows (paint, hex))
      add_waves_in_hex (self, hex);
  cairo_stroke (paint->cr);
}
