/* hex.h - hexes by column and row, their names, neighbours and distances
 *
 * Pointy-top hexes in rows. The second, fourth, sixth ... row ("odd" when
 * counted from 0) lies half a hex to the right and is one hex shorter. A hex
 * is one number that does not depend on the size of the board: row * 64 +
 * column. So a resized board renames nothing. Names count from A and 1: row 4,
 * column 5 is F5.
 *
 * The squares of a board that is laid out in squares have the same numbers and
 * names, and are an AciesHex too. What lies beside what, and how far it is, the
 * board alone knows (board.h); here neighbours and distances are those of hexes.
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

/**
 * AciesDirection:
 *
 * Six of a hex. A square has four neighbours: those to the north and south stand
 * where a hex has its north-east and south-west, so that (d + 3) % 6 is opposite
 * to d on every board, and nothing lies to the north-west and south-east.
 */
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

/* Of squares. */
#define ACIES_DIRECTION_N  ACIES_DIRECTION_NE
#define ACIES_DIRECTION_S  ACIES_DIRECTION_SW

/* Room for the longest name, "BL64", and the end of the string. */
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

/* Returns: the next hex in @direction, or %ACIES_NO_HEX where even the largest
 * board ends. A board may end earlier: see acies_board_contains(). */
AciesHex    acies_hex_neighbour (AciesHex        hex,
                                 AciesDirection  direction);

/* Axial column: rows slant, so that one axis is straight. */
static inline int
acies_hex_axial_column (AciesHex hex)
{
  int row = (int) acies_hex_row (hex);

  return (int) acies_hex_column (hex) - (row - (row & 1)) / 2;
}

/* Returns: the number of steps from @a to @b over an empty plain */
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

/* Returns: whether @hex is one of those between @from and @to, a step apart, that the
 * straight line between their middles runs through. A line along the edge of two hexes
 * has both. */
gboolean    acies_hex_is_straight_between (AciesHex hex,
                                           AciesHex from,
                                           AciesHex to);

/**
 * AciesVector:
 * @q: steps to the east
 * @r: steps to the south-east
 *
 * A way from one hex to another. It leads to the same place from every row, full
 * or short, so shapes made of vectors can be put anywhere.
 */
typedef struct
{
  gint16 q;
  gint16 r;
} AciesVector;

AciesVector acies_hex_vector    (AciesHex        from,
                                 AciesHex        to);

/* Returns: the hex that @vector leads to, %ACIES_NO_HEX where even the largest board ends */
AciesHex    acies_hex_add       (AciesHex        hex,
                                 AciesVector     vector);

/* The vector turned clockwise by @steps of 60 degrees; negative: the other way. */
AciesVector acies_vector_rotate (AciesVector     self,
                                 int             steps);

/* The vector as a mirror shows it whose axis runs from top to bottom. */
AciesVector acies_vector_flip   (AciesVector     self);

/**
 * acies_hex_name:
 * @buffer: where the name is written
 *
 * E5 is the fifth column from the left in the fifth row from the top; the
 * columns after Z are AA, AB and so on. %ACIES_NO_HEX gives "-".
 *
 * Returns: @buffer
 */
const char *acies_hex_name      (AciesHex        hex,
                                 AciesHexName    buffer);

/**
 * acies_hex_parse:
 * @name: a name as acies_hex_name() writes it; lower case is understood
 * @hex: (out): the hex, within the largest board
 * Returns: %FALSE when @name is no hex
 */
gboolean    acies_hex_parse     (const char     *name,
                                 AciesHex       *hex);

/* The same of the first @length bytes. */
gboolean    acies_hex_parse_len (const char     *name,
                                 gsize           length,
                                 AciesHex       *hex);

G_END_DECLS
