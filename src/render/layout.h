/* layout.h - computes the positions of hexes in a picture
 *
 * Hexes have a corner at the top, and every second row starts half a hex further to the right. Squares form a grid. All
 * lengths are in picture units: pixels on the screen, and points on paper. The y axis points down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"
#include <cairo.h>

G_BEGIN_DECLS

/* The position and size of a board in a picture. This is a plain value that can be copied by assignment. */
typedef struct
{
  guint8 shape;      /* an AciesBoardLayout: hexes or squares */
  guint  columns;    /* number of columns in the first row */
  guint  rows;       /* number of rows */
  double hex_width;  /* width of a hex or square */
  double x;          /* left edge of the first hex */
  double y;          /* top edge of the first hex */
} AciesLayout;

/* A range of rows and columns, including the last row and the last column. The range is empty if the last row or column
 * is less than the first. */
typedef struct
{
  int first_row;
  int last_row;
  int first_column;
  int last_column;
} AciesHexSpan;

/* The number of corners of a hex. A square has four corners. */
#define ACIES_MOST_CORNERS 6

/* The height of a hex, and the vertical distance between rows, in hex widths. */
#define ACIES_HEX_HEIGHT   1.1547005383792517
#define ACIES_ROW_DISTANCE 0.8660254037844386

static inline gboolean
acies_layout_is_of_squares (const AciesLayout *self)
{
  return self->shape == ACIES_BOARD_SQUARES;
}

static inline guint
acies_layout_columns_in_row (const AciesLayout *self, guint row)
{
  return acies_layout_is_of_squares (self) ? self->columns : self->columns - (row & 1);
}

static inline guint
acies_layout_n_corners (const AciesLayout *self)
{
  return acies_layout_is_of_squares (self) ? 4 : ACIES_MOST_CORNERS;
}

/* Return the height of a hex or square, and the vertical distance between rows, in hex widths. */
static inline double
acies_layout_hex_height (const AciesLayout *self)
{
  return acies_layout_is_of_squares (self) ? 1 : ACIES_HEX_HEIGHT;
}

static inline double
acies_layout_row_distance (const AciesLayout *self)
{
  return acies_layout_is_of_squares (self) ? 1 : ACIES_ROW_DISTANCE;
}

/* Returns the length of one side of a hex or square, in hex widths. */
static inline double
acies_layout_side_length (const AciesLayout *self)
{
  return acies_layout_is_of_squares (self) ? 1 : ACIES_HEX_HEIGHT / 2;
}

AciesLayout acies_layout         (const AciesBoard  *board,
                                  double             hex_width,
                                  double             x,
                                  double             y);

/* Returns: the width of the margin that holds the ruler on each side of the board */
double      acies_layout_margin  (double             hex_width);

/**
 * acies_layout_size:
 * @width: (out): the width of the board without rulers
 * @height: (out): the height of the board without rulers
 */
void        acies_layout_size    (const AciesLayout *self,
                                  double            *width,
                                  double            *height);

/**
 * acies_layout_fit:
 * @width: the available width
 * @height: the available height
 * Returns: the largest centred layout of @board and its rulers that fits in the available space, with hexes at least
 *   1 unit wide
 */
AciesLayout acies_layout_fit     (const AciesBoard  *board,
                                  double             width,
                                  double             height);

void        acies_layout_centre  (const AciesLayout *self,
                                  AciesHex           hex,
                                  double            *x,
                                  double            *y);

/**
 * acies_layout_corner:
 * @corner: the index of the corner, counted clockwise from the top corner of a hex or the top left corner of a square
 */
void        acies_layout_corner  (const AciesLayout *self,
                                  AciesHex           hex,
                                  guint              corner,
                                  double            *x,
                                  double            *y);

/**
 * acies_layout_side:
 * @side: the index of the side, which connects the corner with the same index to the next corner
 * Returns: the direction of the neighbour that shares the side
 */
AciesDirection acies_layout_side (const AciesLayout *self,
                                  guint              side);

/**
 * acies_layout_beyond:
 * @side: the index of a side, as in acies_layout_side()
 * Returns: the neighbour of @hex that shares the side, or %ACIES_NO_HEX at the edge of the board
 */
AciesHex    acies_layout_beyond  (const AciesLayout *self,
                                  AciesHex           hex,
                                  guint              side);

/* Returns: the hex that contains the point (@x, @y), or %ACIES_NO_HEX */
AciesHex    acies_layout_hex_at  (const AciesLayout *self,
                                  double             x,
                                  double             y);

/* Returns: a range that contains every hex in the rectangle, and possibly other hexes; the whole board if the
 * rectangle is empty */
AciesHexSpan acies_layout_visible (const AciesLayout *self,
                                   double             x,
                                   double             y,
                                   double             width,
                                   double             height);

/* Returns whether @hex is on the board. On a board of hexes, every second row has one hex fewer than the first. */
gboolean    acies_layout_contains (const AciesLayout *self,
                                   AciesHex           hex);

/* --- outlines of sets of hexes ----------------------------------------------------------- */

/* A set of hexes, as an array indexed by hex. Hexes in the set have a nonzero value. For operations on whole rows, use
 * engine/board/hex-set.h. */
typedef guint8 AciesHexFlags[ACIES_MAX_HEXES];

typedef enum
{
  ACIES_OUTLINE_HEXES,   /* follows the sides of the hexes exactly */
  ACIES_OUTLINE_AREA,    /* a slightly irregular curve */
} AciesOutlineKind;

/* Adds the outline of @set to the path of @cr. */
void acies_outline     (cairo_t            *cr,
                        const AciesLayout  *layout,
                        const AciesHexFlags set,
                        AciesOutlineKind    kind);

/* Adds one hex to the path of @cr. */
void acies_outline_hex (cairo_t           *cr,
                        const AciesLayout *layout,
                        AciesHex           hex);

G_END_DECLS
