/* layout.h - computes the positions of the hexes in a picture
 *
 * Hexes have a corner at the top, and every second row starts half a hex to the right. Squares form a grid. All
 * lengths are in units of the picture (pixels on screen, points on paper); y increases downward.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"
#include <cairo.h>

G_BEGIN_DECLS

/* The position and the size of a board in a picture. A value type. */
typedef struct
{
  guint8 shape;      /* AciesBoardLayout of the board */
  guint  columns;    /* number of columns in the first row */
  guint  rows;       /* number of rows */
  double hex_width;  /* width of a hex or square */
  double x;          /* left edge of the first hex */
  double y;          /* top edge of the first hex */
} AciesLayout;

/* An inclusive range of rows and columns. The range is empty if the last row or column is less than the first. */
typedef struct
{
  int first_row;
  int last_row;
  int first_column;
  int last_column;
} AciesHexSpan;

/* Number of corners of a hex. A square has four corners. */
#define ACIES_MOST_CORNERS 6

/* The height of a hex and the distance between rows, for hexes of width 1. */
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

/* Return the height of a hex and the distance between rows, in hex widths. */
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

/* Returns the length of a side, in hex widths. */
static inline double
acies_layout_side_length (const AciesLayout *self)
{
  return acies_layout_is_of_squares (self) ? 1 : ACIES_HEX_HEIGHT / 2;
}

AciesLayout acies_layout         (const AciesBoard  *board,
                                  double             hex_width,
                                  double             x,
                                  double             y);

/**
 * acies_layout_margin:
 * Returns: the width of the margin for rulers on each side of the board
 */
double      acies_layout_margin  (double             hex_width);

/**
 * acies_layout_size:
 * @width: (out): width of the board without rulers
 * @height: (out): height of the board without rulers
 */
void        acies_layout_size    (const AciesLayout *self,
                                  double            *width,
                                  double            *height);

/**
 * acies_layout_fit:
 * @width: available width
 * @height: available height
 * Returns: the largest centred layout that fits @board and its rulers into the available space
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
 * @corner: 0 for the top corner of a hex or the top left corner of a square; the other corners follow clockwise
 */
void        acies_layout_corner  (const AciesLayout *self,
                                  AciesHex           hex,
                                  guint              corner,
                                  double            *x,
                                  double            *y);

/**
 * acies_layout_side:
 * @side: index of the side that connects corner @side to the next corner, clockwise
 * Returns: the direction of the neighbour across that side
 */
AciesDirection acies_layout_side (const AciesLayout *self,
                                  guint              side);

/**
 * acies_layout_beyond:
 * Returns: the neighbour of @hex across @side, or %ACIES_NO_HEX at the edge of the board
 */
AciesHex    acies_layout_beyond  (const AciesLayout *self,
                                  AciesHex           hex,
                                  guint              side);

/**
 * acies_layout_hex_at:
 * Returns: the hex at the point (@x, @y), or %ACIES_NO_HEX
 */
AciesHex    acies_layout_hex_at  (const AciesLayout *self,
                                  double             x,
                                  double             y);

/**
 * acies_layout_visible:
 * Returns: a span that contains at least all hexes in the rectangle. For an empty rectangle, the span is the
 *   whole board.
 */
AciesHexSpan acies_layout_visible (const AciesLayout *self,
                                   double             x,
                                   double             y,
                                   double             width,
                                   double             height);

/* Returns whether @hex is on the board. Odd rows of a hex board, counted from 0, have one hex fewer than even rows. */
gboolean    acies_layout_contains (const AciesLayout *self,
                                   AciesHex           hex);

/* --- outlines of sets of hexes ----------------------------------------------------------- */

/* A set of hexes. The value of a hex in the set is not 0. For operations on whole rows, see engine/board/hex-set.h. */
typedef guint8 AciesHexFlags[ACIES_MAX_HEXES];

typedef enum
{
  ACIES_OUTLINE_HEXES,   /* follows the sides of the hexes */
  ACIES_OUTLINE_AREA,    /* rounded and closed, for filling */
  ACIES_OUTLINE_SHORE,   /* rounded, for stroking; omits sides at the edge of the board */
  ACIES_OUTLINE_PIECES,  /* like ACIES_OUTLINE_AREA, but with two segments per side of a hex, for dashed lines */
} AciesOutlineKind;

/**
 * acies_outline:
 *
 * Adds the outline of @set to the path of @cr.
 */
void acies_outline     (cairo_t            *cr,
                        const AciesLayout  *layout,
                        const AciesHexFlags set,
                        AciesOutlineKind    kind);

/**
 * acies_outline_hex:
 *
 * Adds one hex to the path of @cr.
 */
void acies_outline_hex (cairo_t           *cr,
                        const AciesLayout *layout,
                        AciesHex           hex);

/**
 * acies_outline_noise:
 * @salt: a number that distinguishes different uses of the same place
 * Returns: a pseudo-random number from -1 to 1; equal arguments give equal numbers
 */
double acies_outline_noise (int  x,
                            int  y,
                            guint salt);

G_END_DECLS
