/* ground.c - paper, the board's clear ground, and each kind of terrain on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/paint.h"

#include <string.h>

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

/* The half hexes at both ends of the short rows: on the table, but off the battlefield. */
static void
add_half_hexes (const AciesPaint *self)
{
  double width = acies_paint_length (self, 1);
  double half_side = width * ACIES_HEX_HEIGHT / 4;

  if (acies_layout_is_of_squares (&self->layout))
    return;
  for (int row = self->span.first_row | 1; row <= self->span.last_row; row += 2)
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
}

static void
paint_paper (const AciesPaint *self)
{
  acies_colour_set (&self->style->paper, self->cr, 1);
  cairo_paint (self->cr);
}

static void
paint_clear_ground (const AciesPaint   *self,
                    const AciesHexFlags board)
{
  AciesColour pale = acies_colour_mix (&self->style->paper, &self->style->ground[0], 0.45);

  add_half_hexes (self);
  acies_colour_set (&pale, self->cr, 1);
  cairo_fill (self->cr);
  acies_outline (self->cr, &self->layout, board, ACIES_OUTLINE_HEXES);
  acies_colour_set (&self->style->ground[0], self->cr, 1);
  cairo_fill (self->cr);
}

void
acies_paint_ground (const AciesPaint *self)
{
  g_autofree guint8 *set = g_new (guint8, ACIES_MAX_HEXES);

  paint_paper (self);
  collect_hexes (self, 0, TRUE, set);
  paint_clear_ground (self, set);
  for (guint terrain = 0; terrain < self->state->ruleset->n_terrains; terrain++)
    if (collect_hexes (self, terrain, FALSE, set))
      acies_paint_area (self, set, terrain);
}
