/* board.h - the board: layout, size and terrain
 *
 * The functions for neighbours and distances work on boards of hexes and of squares; those of hex.h, on hexes only.
 *
 * Copies of a state share a board. Call acies_board_make_writable() before the first write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/hex.h"

G_BEGIN_DECLS

/* @ACIES_BOARD_HEXES: rows of hexes, every second row one hex shorter (hex.h); any size within the limits
 * @ACIES_BOARD_SQUARES: equal rows of squares with up to four neighbours each; the ruleset lists the possible sizes */
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

/* A rectangle that belongs to a side on every board of one size. */
typedef struct
{
  AciesSide      side;
  AciesBoardSize size;
  AciesHex       first, last;  /* corners: the smallest column and row; the largest column and row */
} AciesBoardArea;

struct _AciesBoard
{
  gatomicrefcount ref_count;
  guint8          layout;                    /* AciesBoardLayout of the ruleset */
  guint8          columns;                   /* of the first row */
  guint8          rows;
  AciesId         terrain[ACIES_MAX_HEXES];  /* by hex; 0: the ruleset's clear ground */
};

AciesBoard *acies_board_new      (AciesBoardLayout  layout,
                                  guint             columns,
                                  guint             rows);
AciesBoard *acies_board_ref      (AciesBoard       *self);
void        acies_board_unref    (AciesBoard       *self);
gboolean    acies_board_equal    (const AciesBoard *a,
                                  const AciesBoard *b);

/* @board: (inout): a board; replaced by a copy if it has other references */
void        acies_board_make_writable (AciesBoard **board);

/* Returns: the number of whole hexes in @row; rows count from 0 */
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
 * Returns: the next hex of the row or the first of the next row; %ACIES_NO_HEX after the last hex */
AciesHex    acies_board_next     (const AciesBoard *self,
                                  AciesHex          hex);

/* Counts the hexes of each terrain. */
void        acies_board_count_terrains (const AciesBoard *self,
                                        guint             counts[ACIES_MAX_TERRAINS]);

/* Returns: the next hex in @direction, or %ACIES_NO_HEX if it is off the board */
AciesHex    acies_board_neighbour (const AciesBoard *self,
                                   AciesHex          hex,
                                   AciesDirection    direction);

/* Returns: the next square in @direction; %ACIES_NO_HEX beyond the largest board and for north-west and south-east */
AciesHex    acies_square_neighbour (AciesHex         hex,
                                    AciesDirection   direction);

/* Evaluates only the expression that fits the layout of @board.
 * @hexes: an expression: a complete sentence with the word "hex"
 * @squares: the same sentence with the word "square" */
#define acies_board_say(board, hexes, squares) \
  ((board)->layout == ACIES_BOARD_SQUARES ? (squares) : (hexes))

/* Returns: the number of steps from @a to @b; a step crosses one edge of a square */
static inline guint
acies_square_distance (AciesHex a, AciesHex b)
{
  int columns = (int) acies_hex_column (a) - (int) acies_hex_column (b);
  int rows = (int) acies_hex_row (a) - (int) acies_hex_row (b);

  return (guint) (ABS (columns) + ABS (rows));
}

/* Returns: the number of steps from @a to @b, obstacles ignored */
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

/* --- changes of a whole board ----------------------------------------------------------------
 *
 * Only boards of hexes can be reshaped. A board of squares is fixed by its game, so every reshape is refused. */

/* @ACIES_RESHAPE_SIZE: change the number of columns or rows
 * @ACIES_RESHAPE_SHIFT: move the whole contents in one direction
 * @ACIES_RESHAPE_MIRROR: mirror or turn the whole contents
 * @ACIES_RESHAPE_SYMMETRY: paint with symmetry
 * @ACIES_RESHAPE_PIECE: copy, paste, move or turn a part */
typedef enum
{
  ACIES_RESHAPE_SIZE,
  ACIES_RESHAPE_SHIFT,
  ACIES_RESHAPE_MIRROR,
  ACIES_RESHAPE_SYMMETRY,
  ACIES_RESHAPE_PIECE,
} AciesReshape;
#define ACIES_N_RESHAPES (ACIES_RESHAPE_PIECE + 1)

/* Returns: (transfer none) (nullable): a sentence that explains the refusal; %NULL if the reshape is possible */
const char *acies_reshape_refusal (const AciesBoard *board,
                                   AciesReshape      reshape);

/* @error: %ACIES_RULE_ERROR_LIMIT with the sentence of acies_reshape_refusal() */
gboolean    acies_reshape_check   (const AciesBoard *board,
                                   AciesReshape      reshape,
                                   GError          **error);

/* Returns: (transfer full): "7 × 3" */
char       *acies_board_size_dup_name (guint         columns,
                                       guint             rows);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBoard, acies_board_unref)

G_END_DECLS
