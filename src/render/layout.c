/* layout.c - where hexes lie, and the shape that a set of them makes together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/layout.h"

#include "render/field.h"

#include <math.h>

/* From the centre, in widths of a hex and in halves of its side. */
static const int corner_x[ACIES_MOST_CORNERS] = { 0, 1, 1, 0, -1, -1 };
static const int corner_y[ACIES_MOST_CORNERS] = { -2, -1, 1, 2, 1, -1 };

/* Of a square, in halves of its side. */
static const int square_corner_x[] = { -1, 1, 1, -1 };
static const int square_corner_y[] = { -1, -1, 1, 1 };

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
  guint  row = acies_hex_row (hex);
  double shift = acies_layout_is_of_squares (self) ? 0 : 0.5 * (row & 1); /* to the right, in widths of a hex */

  *x = self->x + (acies_hex_column (hex) + 0.5 + shift) * self->hex_width;
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

/* A band of one row's distance touches two rows of hexes only: try both. A point on a side belongs to the hexes to the right
 * and below. */
AciesHex
acies_layout_hex_at (const AciesLayout *self,
                     double             x,
                     double             y)
{
  double left = (x - self->x) / self->hex_width;
  double top = (y - self->y) / self->hex_width;
  int    band, column;

  if (!(fabs (left) < ACIES_MAX_COLUMNS * 2) || !(fabs (top) < ACIES_MAX_ROWS * 2))
    return ACIES_NO_HEX;
  band = (int) floor (top / acies_layout_row_distance (self));
  column = (int) floor (left);
  if (acies_layout_is_of_squares (self))
    return column >= 0 && band >= 0 && column < (int) self->columns && band < (int) self->rows ? acies_hex ((guint) column, (guint) band) : ACIES_NO_HEX;
  for (int row = MAX (band - 1, 0); row <= band && row < (int) self->rows; row++)
    {
      double from_row = left - 0.5 * (row & 1);
      double across, down, slope;

      /* From the centre of the hex. */
      column = (int) floor (from_row);
      across = from_row - column - 0.5;
      down = top - (row * ACIES_ROW_DISTANCE + ACIES_HEX_HEIGHT / 2);
      slope = fabs (across / sqrt (3));
      if (column >= 0 && column < (int) self->columns - (row & 1) && across >= -0.5 && across < 0.5 &&
          down >= -ACIES_HEX_HEIGHT / 2 + slope && down < ACIES_HEX_HEIGHT / 2 - slope)
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

/* --- the shape that a set of hexes makes together ---------------------------------------- */

/* Each side of a hex of the set beyond which lies no hex of the set is part of
 * the outline. The loops run clockwise: at the end of a side the next one is
 * either the next side of the same hex, or, where the neighbour beyond that one
 * is in the set too, a side of that neighbour. Four squares meet at a corner, so
 * that there it may also be a side of the one beyond the corner. */

/* How far a corner may lie from its place, in widths of a hex. */
#define UNEVENNESS 0.045

/* A corner of the outline, or the middle of a side, and what begins there. */
typedef struct
{
  double   x;
  double   y;
  gboolean is_edge; /* the board ends beyond the side */
} Corner;

static gboolean
is_outline (const AciesLayout  *layout,
            const AciesHexFlags set,
            AciesHex            hex,
            guint               side)
{
  AciesHex neighbour = acies_layout_beyond (layout, hex, side);

  return neighbour == ACIES_NO_HEX || !set[neighbour];
}

/* A place is moved by chance drawn from the place itself, so that all hexes
 * around it agree. */
static void
move_by_chance (const AciesLayout *layout,
                Corner            *corner)
{
  int column = (int) lround ((corner->x - layout->x) / layout->hex_width * 4);
  int row = (int) lround ((corner->y - layout->y) / layout->hex_width / ACIES_HEX_HEIGHT * 8);

  corner->x += (2 * acies_field_dice (column, row, 1) - 1) * UNEVENNESS * layout->hex_width;
  corner->y += (2 * acies_field_dice (column, row, 2) - 1) * UNEVENNESS * layout->hex_width;
}

/* Adds a corner and the middle of the side behind it. Where the board ends they
 * stay where they are. */
static void
add_corner (const AciesLayout *layout,
            AciesHex           hex,
            guint              side,
            gboolean           is_exact,
            GArray            *loop)
{
  guint    n_corners = acies_layout_n_corners (layout);
  guint    before = (side + n_corners - 1) % n_corners;
  gboolean is_edge = acies_layout_beyond (layout, hex, side) == ACIES_NO_HEX;
  Corner   corner = { .is_edge = is_edge };
  Corner   middle = { .is_edge = is_edge };
  double   next_x, next_y;

  acies_layout_corner (layout, hex, side, &corner.x, &corner.y);
  acies_layout_corner (layout, hex, (side + 1) % n_corners, &next_x, &next_y);
  middle.x = (corner.x + next_x) / 2;
  middle.y = (corner.y + next_y) / 2;
  if (!is_exact && !is_edge)
    {
      if (acies_layout_beyond (layout, hex, before) != ACIES_NO_HEX)
        move_by_chance (layout, &corner);
      move_by_chance (layout, &middle);
    }
  g_array_append_val (loop, corner);
  if (!is_exact)
    g_array_append_val (loop, middle);
}

/* Follows one loop from a side of the outline and marks the sides it took. */
static void
trace_loop (const AciesLayout  *layout,
            const AciesHexFlags set,
            AciesHex            hex,
            guint               side,
            guint8             *taken,
            gboolean            is_exact,
            GArray             *loop)
{
  guint n_corners = acies_layout_n_corners (layout);

  g_array_set_size (loop, 0);
  while ((taken[hex] & 1u << side) == 0)
    {
      guint next = (side + 1) % n_corners;

      add_corner (layout, hex, side, is_exact, loop);
      taken[hex] |= 1u << side;
      if (is_outline (layout, set, hex, next))
        {
          side = next;
          continue;
        }
      hex = acies_layout_beyond (layout, hex, next);
      if (acies_layout_is_of_squares (layout))
        {
          if (is_outline (layout, set, hex, side))
            continue;
          hex = acies_layout_beyond (layout, hex, side);
        }
      side = (side + n_corners - 1) % n_corners;
    }
}

static const Corner *
corner_at (const GArray *loop,
           guint         i)
{
  return &g_array_index (loop, Corner, i % loop->len);
}

static void
add_loop (cairo_t      *cr,
          const GArray *loop,
          gboolean      is_exact)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < loop->len; i++)
    {
      const Corner *a = corner_at (loop, i + loop->len - 1), *b = corner_at (loop, i), *c = corner_at (loop, i + 1);
      double        from_x = (a->x + b->x) / 2, from_y = (a->y + b->y) / 2, to_x = (b->x + c->x) / 2, to_y = (b->y + c->y) / 2;

      if (is_exact || a->is_edge || b->is_edge)
        {
          cairo_line_to (cr, b->x, b->y);
          continue;
        }
      /* From the middle of a side to that of the next: a parabola with control point b, written as a cubic curve. */
      cairo_line_to (cr, from_x, from_y);
      cairo_curve_to (cr, from_x + (b->x - from_x) * 2 / 3, from_y + (b->y - from_y) * 2 / 3,
                      to_x + (b->x - to_x) * 2 / 3, to_y + (b->y - to_y) * 2 / 3, to_x, to_y);
    }
  cairo_close_path (cr);
}

void
acies_outline (cairo_t            *cr,
               const AciesLayout  *layout,
               const AciesHexFlags set,
               AciesOutlineKind    kind)
{
  g_autofree guint8 *taken = g_new0 (guint8, ACIES_MAX_HEXES);
  g_autoptr (GArray) loop = g_array_new (FALSE, FALSE, sizeof (Corner));

  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    for (guint side = 0; set[hex] && side < acies_layout_n_corners (layout); side++)
      if ((taken[hex] & 1u << side) == 0 && is_outline (layout, set, hex, side))
        {
          trace_loop (layout, set, hex, side, taken, kind == ACIES_OUTLINE_HEXES, loop);
          add_loop (cr, loop, kind == ACIES_OUTLINE_HEXES);
        }
}

void
acies_outline_hex (cairo_t           *cr,
                   const AciesLayout *layout,
                   AciesHex           hex)
{
  cairo_new_sub_path (cr);
  for (guint corner = 0; corner < acies_layout_n_corners (layout); corner++)
    {
      double x, y;

      acies_layout_corner (layout, hex, corner, &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
}
