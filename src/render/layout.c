/* layout.c - where the hexes lie in a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/layout.h"

#include <math.h>

/* From the centre, in widths of a hex and in halves of its side. */
static const int corner_x[ACIES_MOST_CORNERS] = { 0, 1, 1, 0, -1, -1 };
static const int corner_y[ACIES_MOST_CORNERS] = { -2, -1, 1, 2, 1, -1 };

/* Of a square, in halves of its side. */
static const int square_corner_x[] = { -1, 1, 1, -1 };
static const int square_corner_y[] = { -1, -1, 1, 1 };

/* How far the row lies to the right, in widths of a hex. */
static double
shift_of (const AciesLayout *self,
          guint              row)
{
  return acies_layout_is_of_squares (self) ? 0 : 0.5 * (row & 1);
}

AciesLayout
acies_layout (const AciesBoard *board,
              double            hex_width,
              double            x,
              double            y)
{
  return (AciesLayout) {
    .shape = board->layout,
    .columns = board->columns,
    .rows = board->rows,
    .hex_width = hex_width,
    .x = x,
    .y = y,
  };
}

double
acies_layout_margin (double hex_width)
{
  return CLAMP (hex_width * 0.42, 12, 40);
}

void
acies_layout_size (const AciesLayout *self,
                   double            *width,
                   double            *height)
{
  *width = self->columns * self->hex_width;
  *height = ((self->rows - 1) * acies_layout_row_distance (self) + acies_layout_hex_height (self)) * self->hex_width;
}

/* The margin has bounds, so the largest width is found by trying again with the
 * margin of the last try; each try comes closer and none is too large. */
AciesLayout
acies_layout_fit (const AciesBoard *board,
                  double            width,
                  double            height)
{
  AciesLayout self = acies_layout (board, 1, 0, 0);
  double      unit_width, unit_height, board_width, board_height;
  double      margin = acies_layout_margin (G_MAXINT);
  double      last = 0;

  acies_layout_size (&self, &unit_width, &unit_height);
  for (guint i = 0; i < 12 && margin != last; i++)
    {
      self.hex_width = MAX (1, MIN ((width - 2 * margin) / unit_width, (height - 2 * margin) / unit_height));
      last = margin;
      margin = acies_layout_margin (self.hex_width);
    }
  acies_layout_size (&self, &board_width, &board_height);
  self.x = (width - board_width) / 2;
  self.y = (height - board_height) / 2;
  return self;
}

void
acies_layout_centre (const AciesLayout *self,
                     AciesHex           hex,
                     double            *x,
                     double            *y)
{
  guint row = acies_hex_row (hex);

  *x = self->x + (acies_hex_column (hex) + 0.5 + shift_of (self, row)) * self->hex_width;
  *y = self->y + (row * acies_layout_row_distance (self) + acies_layout_hex_height (self) / 2) * self->hex_width;
}

void
acies_layout_corner (const AciesLayout *self,
                     AciesHex           hex,
                     guint              corner,
                     double            *x,
                     double            *y)
{
  double centre_x, centre_y;

  g_return_if_fail (corner < acies_layout_n_corners (self));

  acies_layout_centre (self, hex, &centre_x, &centre_y);
  if (acies_layout_is_of_squares (self))
    {
      *x = centre_x + square_corner_x[corner] * self->hex_width / 2;
      *y = centre_y + square_corner_y[corner] * self->hex_width / 2;
      return;
    }
  *x = centre_x + corner_x[corner] * self->hex_width / 2;
  *y = centre_y + corner_y[corner] * self->hex_width * ACIES_HEX_HEIGHT / 4;
}

AciesDirection
acies_layout_side (const AciesLayout *self,
                   guint              side)
{
  static const AciesDirection directions[ACIES_MOST_CORNERS] = {
    ACIES_DIRECTION_NE, ACIES_DIRECTION_E, ACIES_DIRECTION_SE,
    ACIES_DIRECTION_SW, ACIES_DIRECTION_W, ACIES_DIRECTION_NW
  };
  static const AciesDirection of_squares[] = { ACIES_DIRECTION_N, ACIES_DIRECTION_E, ACIES_DIRECTION_S, ACIES_DIRECTION_W };

  g_return_val_if_fail (side < acies_layout_n_corners (self), ACIES_DIRECTION_E);

  return acies_layout_is_of_squares (self) ? of_squares[side] : directions[side];
}

AciesHex
acies_layout_beyond (const AciesLayout *self,
                     AciesHex           hex,
                     guint              side)
{
  AciesDirection direction = acies_layout_side (self, side);
  AciesHex       next = acies_layout_is_of_squares (self) ? acies_square_neighbour (hex, direction)
                                                          : acies_hex_neighbour (hex, direction);

  return next != ACIES_NO_HEX && acies_layout_contains (self, next) ? next : ACIES_NO_HEX;
}

gboolean
acies_layout_contains (const AciesLayout *self,
                       AciesHex           hex)
{
  guint row = acies_hex_row (hex);

  return row < self->rows && acies_hex_column (hex) < acies_layout_columns_in_row (self, row);
}

/* Whether a point, measured from the centre in widths of a hex, is in the hex.
 * A point on a side belongs to the hexes to the right and below. */
static gboolean
is_inside (double x,
           double y)
{
  double slope = x / sqrt (3);

  return x >= -0.5 && x < 0.5 && y >= -ACIES_HEX_HEIGHT / 2 + fabs (slope) && y < ACIES_HEX_HEIGHT / 2 - fabs (slope);
}

static AciesHex
square_at (const AciesLayout *self,
           int                column,
           int                row)
{
  if (column < 0 || row < 0 || column >= (int) self->columns || row >= (int) self->rows)
    return ACIES_NO_HEX;

  return acies_hex ((guint) column, (guint) row);
}

/* A band of one row's distance touches two rows of hexes only: try both. */
AciesHex
acies_layout_hex_at (const AciesLayout *self,
                     double             x,
                     double             y)
{
  double left = (x - self->x) / self->hex_width;
  double top = (y - self->y) / self->hex_width;
  int    band;

  if (!(fabs (left) < ACIES_MAX_COLUMNS * 2) || !(fabs (top) < ACIES_MAX_ROWS * 2))
    return ACIES_NO_HEX;
  band = (int) floor (top / acies_layout_row_distance (self));
  if (acies_layout_is_of_squares (self))
    return square_at (self, (int) floor (left), band);
  for (int row = MAX (band - 1, 0); row <= band && row < (int) self->rows; row++)
    {
      double from_row = left - 0.5 * (row & 1);
      int    column = (int) floor (from_row);
      double centre_y = row * ACIES_ROW_DISTANCE + ACIES_HEX_HEIGHT / 2;

      if (column >= 0 && column < (int) self->columns - (row & 1) &&
          is_inside (from_row - column - 0.5, top - centre_y))
        return acies_hex (column, row);
    }
  return ACIES_NO_HEX;
}

AciesHexSpan
acies_layout_visible (const AciesLayout *self,
                      double             x,
                      double             y,
                      double             width,
                      double             height)
{
  AciesHexSpan all = { 0, (int) self->rows - 1, 0, (int) self->columns - 1 };
  double       row_height = acies_layout_row_distance (self) * self->hex_width;

  if (width <= 0 || height <= 0)
    return all;
  return (AciesHexSpan) {
    .first_row = CLAMP (floor ((y - self->y) / row_height) - 1, 0, self->rows),
    .last_row = CLAMP (floor ((y + height - self->y) / row_height), -1, all.last_row),
    .first_column = CLAMP (floor ((x - self->x) / self->hex_width) - 1, 0, self->columns),
    .last_column = CLAMP (floor ((x + width - self->x) / self->hex_width), -1, all.last_column),
  };
}
