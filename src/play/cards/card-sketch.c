/* card-sketch.c - the devices of the kinds of cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/cards/card-sketch.h"

#include <math.h>

/* Each fills the square from 0 to 1. */

static void
draw_standard (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.09);
  cairo_move_to (cr, 0.5, 0.02);
  cairo_line_to (cr, 0.5, 0.98);
  cairo_move_to (cr, 0.12, 0.16);
  cairo_line_to (cr, 0.88, 0.16);
  cairo_stroke (cr);
  cairo_move_to (cr, 0.18, 0.16);
  cairo_line_to (cr, 0.82, 0.16);
  cairo_line_to (cr, 0.82, 0.66);
  cairo_line_to (cr, 0.66, 0.58);
  cairo_line_to (cr, 0.5, 0.7);
  cairo_line_to (cr, 0.34, 0.58);
  cairo_line_to (cr, 0.18, 0.66);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* From the hilt below on the left to the point above on the right. */
static void
draw_sword (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.13);
  cairo_move_to (cr, 0.1, 0.9);
  cairo_line_to (cr, 0.8, 0.2);
  cairo_stroke (cr);
  cairo_move_to (cr, 0.96, 0.04);
  cairo_line_to (cr, 0.9, 0.22);
  cairo_line_to (cr, 0.78, 0.1);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_set_line_width (cr, 0.1);
  cairo_move_to (cr, 0.14, 0.62);
  cairo_line_to (cr, 0.38, 0.86);
  cairo_stroke (cr);
}

static void
draw_swords (cairo_t *cr)
{
  draw_sword (cr);
  cairo_translate (cr, 1, 0);
  cairo_scale (cr, -1, 1);
  draw_sword (cr);
}

static void
draw_shield (cairo_t *cr)
{
  cairo_move_to (cr, 0.5, 0.03);
  cairo_curve_to (cr, 0.66, 0.12, 0.78, 0.15, 0.92, 0.15);
  cairo_curve_to (cr, 0.94, 0.55, 0.82, 0.82, 0.5, 0.97);
  cairo_curve_to (cr, 0.18, 0.82, 0.06, 0.55, 0.08, 0.15);
  cairo_curve_to (cr, 0.22, 0.15, 0.34, 0.12, 0.5, 0.03);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_star (cairo_t *cr)
{
  for (guint i = 0; i < 10; i++)
    {
      double radius = i % 2 == 0 ? 0.5 : 0.21;
      double angle = -G_PI_2 + i * G_PI / 5;

      cairo_line_to (cr, 0.5 + radius * cos (angle), 0.53 + radius * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
acies_sketch_card_kind (cairo_t      *cr,
                        AciesCardKind kind,
                        double        x,
                        double        y,
                        double        size)
{
  static void (*const devices[]) (cairo_t *) = {
    [ACIES_CARD_ORDER] = draw_standard,
    [ACIES_CARD_OFFENSIVE] = draw_swords,
    [ACIES_CARD_DEFENSIVE] = draw_shield,
    [ACIES_CARD_SCENARIO] = draw_star,
  };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  devices[kind](cr);
  cairo_restore (cr);
}
