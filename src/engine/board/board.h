/* board.h - hexes by column and row, and the board: layout, size and terrain
 *
 * Hexes have a corner at the top. Odd rows, counted from 0, start half a hex farther right and have one hex fewer. The value of an
 * AciesHex is row * 64 + column on a board of any size. Names count columns from A and rows from 1: F5 is row 4, column 5.
 *
 * Squares have the same values and names as hexes. acies_hex_neighbour() and acies_hex_distance() work for hexes only;
 * acies_board_neighbour() and acies_board_distance() work for both layouts.
 *
 * Copies of a state share a board. Call acies_board_make_writable() before the first write.
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

/* The six directions of a hex. A square has four directions: its north and south have the values of north-east and south-west, so
 * (d + 3) % 6 is the opposite of d on every board. A square has no neighbour to the north-west or south-east. */
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

/* Directions on squares. */
#define ACIES_DIRECTION_N  ACIES_DIRECTION_NE
#define ACIES_DIRECTION_S  ACIES_DIRECTION_SW

/* A buffer for the name of a hex. It has room for the longest name, "BL64", and the terminating null byte. */
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

/* Returns: the adjacent hex in @direction, or %ACIES_NO_HEX if it would be off the largest board. The returned hex can be off the
 * board in use, which can be smaller; see acies_board_contains(). */
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

/* Returns: whether @hex is between @from and @to, on the straight line from the centre of @from to the centre of @to. A line along
 * the edge between two hexes passes through both hexes. */
gboolean    acies_hex_is_straight_between (AciesHex hex,
                                           AciesHex from,
                                           AciesHex to);

/* A displacement between two hexes. The numbers do not depend on the rows of the hexes, so the same vectors describe a shape
 * anywhere on a board.
 * @q: steps to the east
 * @r: steps to the south-east */
typedef struct
{
  gint16 q;
  gint16 r;
} AciesVector;

AciesVector acies_hex_vector    (AciesHex        from,
                                 AciesHex        to);

/* Returns: the hex at the displacement @vector from @hex, or %ACIES_NO_HEX if it would be off the largest board */
AciesHex    acies_hex_add       (AciesHex        hex,
                                 AciesVector     vector);

/* Returns: @self rotated clockwise by @steps times 60 degrees; negative values rotate anticlockwise */
AciesVector acies_vector_rotate (AciesVector     self,
                                 int             steps);

/* Returns: @self mirrored left to right */
static inline AciesVector
acies_vector_flip (AciesVector self)
{
  return (AciesVector) { (gint16) (-self.q - self.r), self.r };
}

/* Writes the name of @hex: E5 is the fifth column from the left in the fifth row from the top. The columns after Z are AA, AB
 * and so on. The name of %ACIES_NO_HEX is "-".
 * @buffer: (out caller-allocates): receives the name
 * Returns: @buffer */
const char *acies_hex_name      (AciesHex        hex,
                                 AciesHexName    buffer);

/* @name: the name of a hex, as acies_hex_name() writes it, in upper or lower case
 * @hex: (out): a hex within the largest board
 * Returns: %FALSE if @name is not the name of a hex */
gboolean    acies_hex_parse     (const char     *name,
                                 AciesHex       *hex);

/* Like acies_hex_parse(), for the first @length bytes of @name. */
gboolean    acies_hex_parse_len (const char     *name,
                                 gsize           length,
                                 AciesHex       *hex);

/* --- boards ------------------------------------------------------------------------------------ */

/* @ACIES_BOARD_HEXES: rows of hexes, in which every second row has one hex fewer; the board can have any size within the limits
 * @ACIES_BOARD_SQUARES: rows of equal length, in which a square has up to four neighbours; the ruleset lists the possible sizes */
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

/* A rectangle that belongs to one side on every board of the given size. */
typedef struct
{
  AciesSide      side;
  AciesBoardSize size;
  AciesHex       first, last;  /* opposite corners: the corner with the lowest column and row, then the corner with the highest */
} AciesBoardArea;

struct _AciesBoard
{
  gatomicrefcount ref_count;
  guint8          layout;                    /* an AciesBoardLayout, which the ruleset determines */
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

/* @board: (inout): the board to change; if other code also has references to this board, @board is set to a copy of it */
void        acies_board_make_writable (AciesBoard **board);

/* Returns: the number of hexes in @row, which is counted from 0 */
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

/* @hex: a hex of the board, or %ACIES_NO_HEX to start
 * Returns: the next hex in the row, or the first hex of the next row; %ACIES_NO_HEX after the last hex */
AciesHex    acies_board_next     (const AciesBoard *self,
                                  AciesHex          hex);

/* Sets @counts to the number of hexes of each terrain. */
void        acies_board_count_terrains (const AciesBoard *self,
                                        guint             counts[ACIES_MAX_TERRAINS]);

/* Returns: the adjacent hex or square in @direction, or %ACIES_NO_HEX if it is off the board */
AciesHex    acies_board_neighbour (const AciesBoard *self,
                                   AciesHex          hex,
                                   AciesDirection    direction);

/* Returns: the adjacent square in @direction; %ACIES_NO_HEX if it would be off the largest board, or for NW and SE */
AciesHex    acies_square_neighbour (AciesHex         hex,
                                    AciesDirection   direction);

/* Chooses the sentence for the layout of @board. Evaluates only the chosen expression.
 * @hexes: an expression for a complete sentence with the word "hex"
 * @squares: an expression for the same sentence with the word "square" */
#define acies_board_say(board, hexes, squares) \
  ((board)->layout == ACIES_BOARD_SQUARES ? (squares) : (hexes))

/* Returns: the number of steps from @a to @b on a board of squares. Each step crosses one edge of a square. */
static inline guint
acies_square_distance (AciesHex a, AciesHex b)
{
  int columns = (int) acies_hex_column (a) - (int) acies_hex_column (b);
  int rows = (int) acies_hex_row (a) - (int) acies_hex_row (b);

  return (guint) (ABS (columns) + ABS (rows));
}

/* Returns: the number of steps from @a to @b in the layout of the board, ignoring obstacles */
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
 * Only boards of hexes can be reshaped. Each game with squares prescribes its boards, so a board of squares cannot be reshaped. */

/* @ACIES_RESHAPE_SIZE: change the number of columns or rows
 * @ACIES_RESHAPE_SHIFT: move all contents in one direction
 * @ACIES_RESHAPE_MIRROR: mirror or rotate all contents
 * @ACIES_RESHAPE_SYMMETRY: paint several hexes at once, so that the board stays symmetrical
 * @ACIES_RESHAPE_PIECE: copy, paste, move or rotate a part of the board */
typedef enum
{
  ACIES_RESHAPE_SIZE,
  ACIES_RESHAPE_SHIFT,
  ACIES_RESHAPE_MIRROR,
  ACIES_RESHAPE_SYMMETRY,
  ACIES_RESHAPE_PIECE,
} AciesReshape;
#define ACIES_N_RESHAPES (ACIES_RESHAPE_PIECE + 1)

/* Returns: (transfer none) (nullable): a translated sentence that explains why @reshape is impossible; %NULL if it is possible */
const char *acies_reshape_refusal (const AciesBoard *board,
                                   AciesReshape      reshape);

/* @error: %ACIES_RULE_ERROR_LIMIT with the sentence from acies_reshape_refusal() */
gboolean    acies_reshape_check   (const AciesBoard *board,
                                   AciesReshape      reshape,
                                   GError          **error);

/* Returns: (transfer full): the size of a board as users read it, for example "7 × 3" */
char       *acies_board_size_dup_name (guint         columns,
                                       guint             rows);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBoard, acies_board_unref)

G_END_DECLS
