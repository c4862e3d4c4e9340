/* hex.h - hexes by column and row, their names, neighbours and distances
 *
 * Rows of pointy-top hexes. Odd rows, counted from 0, are half a hex to the right and one hex shorter. A hex is the number
 * row * 64 + column, so its number does not depend on the size of the board. Names count from A and 1: row 4, column 5 is F5.
 *
 * Squares have the same numbers and names. The neighbours and distances here are for hexes only; board.h has functions for
 * both layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/types.h"

G_BEGIN_DECLS

typedef guint16 AciesHex;

#define ACIES_NO_HEX      ((AciesHex) G_MAXUINT16)
#define ACIES_MIN_COLUMNS 3
#define ACIES_MAX_COLUMNS 64
#define ACIES_MIN_ROWS    3
#define ACIES_MAX_ROWS    64
#define ACIES_MAX_HEXES   (ACIES_MAX_COLUMNS * ACIES_MAX_ROWS)

/* The six directions of a hex. A square has four: north and south use the values of north-east and south-west, so (d + 3) % 6
 * is opposite to d on every board. A square has no neighbour to the north-west and south-east. */
typedef enum
{
  ACIES_DIRECTION_E,
  ACIES_DIRECTION_NE,
  ACIES_DIRECTION_NW,
  ACIES_DIRECTION_W,
  ACIES_DIRECTION_SW,
  ACIES_DIRECTION_SE,
} AciesDirection;
#define ACIES_N_DIRECTIONS (ACIES_DIRECTION_SE + 1)

/* For squares. */
#define ACIES_DIRECTION_N  ACIES_DIRECTION_NE
#define ACIES_DIRECTION_S  ACIES_DIRECTION_SW

/* Holds the longest name, "BL64", and its terminator. */
typedef char AciesHexName[8];

static inline AciesHex
acies_hex (guint column, guint row)
{
  return (AciesHex) (row * ACIES_MAX_COLUMNS + column);
}

static inline guint
acies_hex_column (AciesHex hex)
{
  return hex % ACIES_MAX_COLUMNS;
}

static inline guint
acies_hex_row (AciesHex hex)
{
  return hex / ACIES_MAX_COLUMNS;
}

/* Returns: the next hex in @direction, or %ACIES_NO_HEX beyond the largest board. The hex can be off a smaller board; see
 * acies_board_contains(). */
AciesHex    acies_hex_neighbour (AciesHex        hex,
                                 AciesDirection  direction);

/* Returns: the column in axial coordinates */
static inline int
acies_hex_axial_column (AciesHex hex)
{
  int row = (int) acies_hex_row (hex);

  return (int) acies_hex_column (hex) - (row - (row & 1)) / 2;
}

/* Returns: the number of steps from @a to @b, obstacles ignored */
static inline guint
acies_hex_distance (AciesHex a, AciesHex b)
{
  int dq = acies_hex_axial_column (a) - acies_hex_axial_column (b);
  int dr = (int) acies_hex_row (a) - (int) acies_hex_row (b);

  return (guint) (ABS (dq) + ABS (dr) + ABS (dq + dr)) / 2;
}

static inline gboolean
acies_hex_is_adjacent (AciesHex a, AciesHex b)
{
  return acies_hex_distance (a, b) == 1;
}

/* Returns: whether @hex is between @from and @to and on the straight line that joins their centres. A line along the edge
 * between two hexes runs through both. */
gboolean    acies_hex_is_straight_between (AciesHex hex,
                                           AciesHex from,
                                           AciesHex to);

/* A displacement. It is the same from every row, full or short, so a shape made of vectors can be placed anywhere.
 * @q: steps to the east
 * @r: steps to the south-east */
typedef struct
{
  gint16 q;
  gint16 r;
} AciesVector;

AciesVector acies_hex_vector    (AciesHex        from,
                                 AciesHex        to);

/* Returns: the hex at @vector from @hex; %ACIES_NO_HEX beyond the largest board */
AciesHex    acies_hex_add       (AciesHex        hex,
                                 AciesVector     vector);

/* Turns the vector clockwise by @steps of 60 degrees; negative steps turn anticlockwise. */
AciesVector acies_vector_rotate (AciesVector     self,
                                 int             steps);

/* Mirrors the vector left to right. */
static inline AciesVector
acies_vector_flip (AciesVector self)
{
  return (AciesVector) { (gint16) (-self.q - self.r), self.r };
}

/* E5 is the fifth column from the left in the fifth row from the top. Columns after Z are AA, AB ... The name of %ACIES_NO_HEX
 * is "-".
 * @buffer: (out caller-allocates): receives the name
 * Returns: @buffer */
const char *acies_hex_name      (AciesHex        hex,
                                 AciesHexName    buffer);

/* @name: a name as from acies_hex_name(), in upper or lower case
 * @hex: (out): a hex within the largest board
 * Returns: %FALSE if @name is not a hex */
gboolean    acies_hex_parse     (const char     *name,
                                 AciesHex       *hex);

/* The same for the first @length bytes of @name. */
gboolean    acies_hex_parse_len (const char     *name,
                                 gsize           length,
                                 AciesHex       *hex);

G_END_DECLS
