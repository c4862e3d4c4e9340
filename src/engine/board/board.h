/* board.h - hexes, and boards with a layout, a size and terrain
 *
 * Hexes have a corner at the top. Rows and columns are zero-based. Odd rows start half a hex farther right than even
 * rows, and have one hex fewer. The value of an AciesHex is row * 64 + column on a board of any size. The name of a hex
 * has one or two letters for the column and a number for the row, starting from A1. For example, F5 is in column 5 and
 * row 4.
 *
 * Squares use the same values and names as hexes. acies_hex_neighbour() and acies_hex_distance() work only for hexes.
 * acies_board_neighbour() and acies_board_distance() work for both layouts.
 *
 * Copies of a state share a board. Call acies_board_make_writable() before you change a board.
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

/* The six directions on a board of hexes. A board of squares uses only four of these values. North has the value of
 * north-east, and south has the value of south-west, so that (d + 3) % 6 is the opposite of d on every board. */
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

/* North and south on a board of squares. */
#define ACIES_DIRECTION_N  ACIES_DIRECTION_NE
#define ACIES_DIRECTION_S  ACIES_DIRECTION_SW

/* A buffer for the name of a hex. The longest name is "BL64". */
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

/* Returns: the neighbour of @hex in @direction, or %ACIES_NO_HEX if it would be off the largest possible board. The
 *   neighbour can still be off a smaller board; check it with acies_board_contains(). */
AciesHex    acies_hex_neighbour (AciesHex        hex,
                                 AciesDirection  direction);

/* Returns: the column of @hex in axial coordinates */
static inline int
acies_hex_axial_column (AciesHex hex)
{
  int row = (int) acies_hex_row (hex);

  return (int) acies_hex_column (hex) - (row - (row & 1)) / 2;
}

/* Returns: the number of steps from @a to @b on a board of hexes, ignoring obstacles */
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

/* Returns: whether @hex is between @from and @to, on the straight line that connects their centres. If the line runs
 *   along the edge between two hexes, it passes through both of them. */
gboolean    acies_hex_is_straight_between (AciesHex hex,
                                           AciesHex from,
                                           AciesHex to);

/* The offset from one hex to another. It does not depend on the rows of the two hexes, so the same offsets describe the
 * same shape anywhere on a board.
 * @q: steps to the east
 * @r: steps to the south-east */
typedef struct
{
  gint16 q;
  gint16 r;
} AciesVector;

AciesVector acies_hex_vector    (AciesHex        from,
                                 AciesHex        to);

/* Returns: the hex at the offset @vector from @hex, or %ACIES_NO_HEX if it would be off the largest possible board */
AciesHex    acies_hex_add       (AciesHex        hex,
                                 AciesVector     vector);

/* Returns: @self rotated clockwise by @steps times 60 degrees, or anticlockwise if @steps is negative */
AciesVector acies_vector_rotate (AciesVector     self,
                                 int             steps);

/* Returns: @self with left and right exchanged */
static inline AciesVector
acies_vector_flip (AciesVector self)
{
  return (AciesVector) { (gint16) (-self.q - self.r), self.r };
}

/* Writes the name of @hex. For example, E5 is the fifth hex from the left in the fifth row from the top. The columns
 * after Z are AA, AB and so on. The name of %ACIES_NO_HEX is "-".
 * @buffer: (out caller-allocates): the name
 * Returns: @buffer */
const char *acies_hex_name      (AciesHex        hex,
                                 AciesHexName    buffer);

/* Finds a hex by its name.
 * @name: a name such as "E5", in upper or lower case
 * @hex: (out): the hex, which can be off the board in use
 * Returns: whether @name is the name of a hex on the largest possible board */
gboolean    acies_hex_parse     (const char     *name,
                                 AciesHex       *hex);

/* Like acies_hex_parse(), but reads only the first @length bytes of @name. */
gboolean    acies_hex_parse_len (const char     *name,
                                 gsize           length,
                                 AciesHex       *hex);

/* --- boards ------------------------------------------------------------------------------------ */

/* @ACIES_BOARD_HEXES: rows of hexes; every second row has one hex fewer. The board can have any size within the limits.
 * @ACIES_BOARD_SQUARES: rows of equal length; a square has up to four neighbours. The ruleset lists the possible
 *   sizes. */
typedef enum
{
  ACIES_BOARD_HEXES,
  ACIES_BOARD_SQUARES,
} AciesBoardLayout;

typedef struct
{
  guint8 columns;
  guint8 rows;
} AciesBoardSize;

/* A rectangle that belongs to one side on every board of a particular size. */
typedef struct
{
  AciesSide      side;
  AciesBoardSize size;
  AciesHex       first, last;  /* corner with the lowest column and row, and the opposite corner */
} AciesBoardArea;

struct _AciesBoard
{
  gatomicrefcount ref_count;
  guint8          layout;                    /* AciesBoardLayout of the ruleset */
  guint8          columns;                   /* number of columns in the first row */
  guint8          rows;
  AciesId         terrain[ACIES_MAX_HEXES];  /* indexed by hex; 0 is the ruleset's clear ground */
};

AciesBoard *acies_board_new      (AciesBoardLayout  layout,
                                  guint             columns,
                                  guint             rows);
AciesBoard *acies_board_ref      (AciesBoard       *self);
void        acies_board_unref    (AciesBoard       *self);
gboolean    acies_board_equal    (const AciesBoard *a,
                                  const AciesBoard *b);

/* Prepares a board for changes. If there are other references to the board, replaces it with a copy.
 * @board: (inout): the board to change */
void        acies_board_make_writable (AciesBoard **board);

/* Returns: the number of hexes in @row, which is zero-based */
static inline guint
acies_board_columns_in_row (const AciesBoard *self, guint row)
{
  return self->columns - (row & (self->layout == ACIES_BOARD_HEXES));
}

static inline gboolean
acies_board_contains (const AciesBoard *self, AciesHex hex)
{
  guint row = acies_hex_row (hex);

  return row < self->rows && acies_hex_column (hex) < acies_board_columns_in_row (self, row);
}

/* Iterates over the hexes of a board, row by row.
 * @hex: the previous hex, or %ACIES_NO_HEX to start
 * Returns: the next hex; %ACIES_NO_HEX after the last hex */
AciesHex    acies_board_next     (const AciesBoard *self,
                                  AciesHex          hex);

/* Counts the hexes of each terrain type. @counts: (out): the number of hexes, indexed by terrain type */
void        acies_board_count_terrains (const AciesBoard *self,
                                        guint             counts[ACIES_MAX_TERRAINS]);

/* Returns: the neighbour of @hex in @direction, or %ACIES_NO_HEX if it would be off the board */
AciesHex    acies_board_neighbour (const AciesBoard *self,
                                   AciesHex          hex,
                                   AciesDirection    direction);

/* Returns: the neighbour of a square in @direction, or %ACIES_NO_HEX if it would be off the largest possible board or
 *   @direction is NW or SE */
AciesHex    acies_square_neighbour (AciesHex         hex,
                                    AciesDirection   direction);

/* Selects the wording that suits the layout of @board. Evaluates only the selected expression.
 * @hexes: an expression that returns a complete sentence, worded for hexes
 * @squares: an expression that returns the same sentence, worded for squares */
#define acies_board_say(board, hexes, squares) \
  ((board)->layout == ACIES_BOARD_SQUARES ? (squares) : (hexes))

/* Returns: the number of steps from @a to @b on a board of squares. Each step goes to one of the four neighbours. */
static inline guint
acies_square_distance (AciesHex a, AciesHex b)
{
  int columns = (int) acies_hex_column (a) - (int) acies_hex_column (b);
  int rows = (int) acies_hex_row (a) - (int) acies_hex_row (b);

  return (guint) (ABS (columns) + ABS (rows));
}

/* Returns: the number of steps from @a to @b in the layout of @self, ignoring obstacles */
static inline guint
acies_board_distance (const AciesBoard *self, AciesHex a, AciesHex b)
{
  return G_LIKELY (self->layout == ACIES_BOARD_HEXES) ? acies_hex_distance (a, b) : acies_square_distance (a, b);
}

static inline gboolean
acies_board_is_adjacent (const AciesBoard *self, AciesHex a, AciesHex b)
{
  return acies_board_distance (self, a, b) == 1;
}

/* --- changes to a whole board ----------------------------------------------------------------
 *
 * Only boards of hexes can be reshaped. In games that use squares, the rules prescribe the board. */

/* @ACIES_RESHAPE_SIZE: changes the number of columns or rows
 * @ACIES_RESHAPE_SHIFT: moves everything in one direction
 * @ACIES_RESHAPE_MIRROR: mirrors or rotates everything
 * @ACIES_RESHAPE_SYMMETRY: paints several hexes at once to keep the board symmetrical
 * @ACIES_RESHAPE_PIECE: copies, pastes, moves or rotates part of the board */
typedef enum
{
  ACIES_RESHAPE_SIZE,
  ACIES_RESHAPE_SHIFT,
  ACIES_RESHAPE_MIRROR,
  ACIES_RESHAPE_SYMMETRY,
  ACIES_RESHAPE_PIECE,
} AciesReshape;
#define ACIES_N_RESHAPES (ACIES_RESHAPE_PIECE + 1)

/* Returns: (transfer none) (nullable): a translated sentence that says why @reshape is impossible; %NULL if it is
 *   possible */
const char *acies_reshape_refusal (const AciesBoard *board,
                                   AciesReshape      reshape);

/* Checks whether @reshape is possible.
 * @error: %ACIES_RULE_ERROR_LIMIT with the sentence from acies_reshape_refusal() */
gboolean    acies_reshape_check   (const AciesBoard *board,
                                   AciesReshape      reshape,
                                   GError          **error);

/* Returns: (transfer full): the size of a board as shown to users, for example "7 × 3" */
char       *acies_board_size_dup_name (guint         columns,
                                       guint             rows);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBoard, acies_board_unref)

G_END_DECLS
