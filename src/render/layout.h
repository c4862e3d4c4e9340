/* layout.h - where the hexes lie in a picture: pure maths, no drawing
 *
 * Pointy-top hexes. The second, fourth, sixth ... row lies half a hex to the
 * right. Or squares, as high as they are wide, one below the other. All lengths
 * are in the units of the picture (pixels on screen, points on paper); y grows
 * downward.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"
#include <cairo.h>

G_BEGIN_DECLS

/**
 * AciesLayout:
 * @shape: AciesBoardLayout: of the board
 * @columns: of the first row
 * @rows: of the board
 * @hex_width: from the left to the right side of a hex, or of a square
 * @x: the left side of the first hex
 * @y: the top corner of the first hex, or the top side of the first square
 *
 * A plain value: copy it as you like.
 */
typedef struct
{
  guint8 shape;
  guint  columns;
  guint  rows;
  double hex_width;
  double x;
  double y;
} AciesLayout;

/* A range of rows and columns, both ends in it. Empty when the last is before the first. */
typedef struct
{
  int first_row;
  int last_row;
  int first_column;
  int last_column;
} AciesHexSpan;

/* Of a hex; a square has fewer. */
#define ACIES_MOST_CORNERS 6

/* Height of a hex of width 1, and the distance from one row to the next. */
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

/* From the top to the bottom of a hex, and from one row to the next: in widths of a hex. */
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

/* Length of a side, in widths of a hex. */
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
 * Returns: the room the rulers want on each side of a board of such hexes
 */
double      acies_layout_margin  (double             hex_width);

/**
 * acies_layout_size:
 * @width: (out): of the board without rulers
 * @height: (out): the same
 */
void        acies_layout_size    (const AciesLayout *self,
                                  double            *width,
                                  double            *height);

/**
 * acies_layout_fit:
 * @width: of the room there is
 * @height: of the room there is
 * Returns: the layout of @board, with rulers, as large as fits and centred
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
 * @corner: 0 is the top one, of a square the left one of the two at the top; the
 *   others follow clockwise
 */
void        acies_layout_corner  (const AciesLayout *self,
                                  AciesHex           hex,
                                  guint              corner,
                                  double            *x,
                                  double            *y);

/**
 * acies_layout_side:
 * @side: the side between corner @side and the next one clockwise
 * Returns: the direction of the neighbour beyond it
 */
AciesDirection acies_layout_side (const AciesLayout *self,
                                  guint              side);

/**
 * acies_layout_beyond:
 * Returns: the hex of the board beyond that side of @hex, %ACIES_NO_HEX where the
 *   board ends
 */
AciesHex    acies_layout_beyond  (const AciesLayout *self,
                                  AciesHex           hex,
                                  guint              side);

/**
 * acies_layout_hex_at:
 * Returns: the hex of the board under a point, or %ACIES_NO_HEX
 */
AciesHex    acies_layout_hex_at  (const AciesLayout *self,
                                  double             x,
                                  double             y);

/**
 * acies_layout_visible:
 * Returns: rows and columns that may show in a rectangle, never too few. A
 *   rectangle without area means the whole board.
 */
AciesHexSpan acies_layout_visible (const AciesLayout *self,
                                   double             x,
                                   double             y,
                                   double             width,
                                   double             height);

/* Whether the layout's board has that hex: odd rows of hexes are one shorter. */
gboolean    acies_layout_contains (const AciesLayout *self,
                                   AciesHex           hex);

/* --- the shape that a set of hexes makes together ---------------------------------------- */

/* Some hexes, to be asked for one by one: not zero at the place of each of them. (What is done with whole rows of hexes is
 * done with an AciesHexSet, engine/find/hex-set.h.) */
typedef guint8 AciesHexFlags[ACIES_MAX_HEXES];

typedef enum
{
  ACIES_OUTLINE_HEXES,   /* along the sides of the hexes */
  ACIES_OUTLINE_AREA,    /* rounded, closed: to fill */
  ACIES_OUTLINE_SHORE,   /* rounded, only where land meets it and not along the
                            edge of the board, beyond which it goes on: to stroke */
  ACIES_OUTLINE_PIECES,  /* as the area, two pieces to a side of a hex: to dash */
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
 * @salt: tells the different uses of one place apart
 * Returns: a number from -1 to 1 that looks like chance and is always the same
 */
double acies_outline_noise (int  x,
                            int  y,
                            guint salt);

G_END_DECLS
