/* board.h - the ground: layout, size and terrain
 *
 * What lies beside what, and how far one place is from another, is asked here
 * rather than in hex.h, so that the answer holds for hexes and for squares.
 *
 * A board is shared between the copies of a state. Whoever lays ground, the editor or a
 * game that does so while it is played, takes a copy of its own before the first write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/hex.h"

G_BEGIN_DECLS

/**
 * AciesBoardLayout:
 * @ACIES_BOARD_HEXES: rows of hexes, every second one shorter (hex.h); of any size
 * @ACIES_BOARD_SQUARES: rows of squares, all alike, each with up to four
 *   neighbours; of one of the sizes that the ruleset names, which no scenario changes
 */
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

/* A part of each board of that size that belongs to a side. */
typedef struct
{
  AciesSide      side;
  AciesBoardSize size;
  AciesHex       first, last;  /* its corners: the least column and row, and the largest */
} AciesBoardArea;

struct _AciesBoard
{
  gatomicrefcount ref_count;
  guint8          layout;                    /* AciesBoardLayout: always that of the ruleset */
  guint8          columns;                   /* of the first row */
  guint8          rows;
  AciesId         terrain[ACIES_MAX_HEXES];  /* by hex; 0 is the ruleset's clear ground */
};

AciesBoard *acies_board_new      (AciesBoardLayout  layout,
                                  guint             columns,
                                  guint             rows);
AciesBoard *acies_board_ref      (AciesBoard       *self);
void        acies_board_unref    (AciesBoard       *self);
gboolean    acies_board_equal    (const AciesBoard *a,
                                  const AciesBoard *b);

/**
 * acies_board_make_writable:
 * @board: (inout): a board, replaced by a copy when somebody else holds it too
 */
void        acies_board_make_writable (AciesBoard **board);

/* Returns: the number of whole hexes in @row, counted from 0 */
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

/**
 * acies_board_next:
 * @hex: a hex of the board, or %ACIES_NO_HEX to begin
 * Returns: the hex after @hex by row and column, %ACIES_NO_HEX after the last
 */
AciesHex    acies_board_next     (const AciesBoard *self,
                                  AciesHex          hex);

/* How many hexes there are of each terrain. */
void        acies_board_count_terrains (const AciesBoard *self,
                                        guint             counts[ACIES_MAX_TERRAINS]);

/* Returns: the next hex in @direction, or %ACIES_NO_HEX off the board */
AciesHex    acies_board_neighbour (const AciesBoard *self,
                                   AciesHex          hex,
                                   AciesDirection    direction);

/* Returns: the next square in @direction, or %ACIES_NO_HEX where even the largest
 * board ends, and to the north-west and south-east */
AciesHex    acies_square_neighbour (AciesHex         hex,
                                    AciesDirection   direction);

/**
 * acies_board_say:
 * @hexes: a whole sentence that calls the places of the board hexes
 * @squares: the same sentence that calls them squares
 *
 * Of the two only the one that is said is made.
 */
#define acies_board_say(board, hexes, squares) \
  ((board)->layout == ACIES_BOARD_SQUARES ? (squares) : (hexes))

/* Returns: the number of steps from @a to @b, each over the side of a square */
static inline guint
acies_square_distance (AciesHex a, AciesHex b)
{
  int columns = (int) acies_hex_column (a) - (int) acies_hex_column (b);
  int rows = (int) acies_hex_row (a) - (int) acies_hex_row (b);

  return (guint) (ABS (columns) + ABS (rows));
}

/* Returns: the number of steps from @a to @b where nothing is in the way */
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

/* --- what may be done to a board as a whole -------------------------------------------------
 *
 * A board of hexes can be made larger, shifted, mirrored, painted with symmetry,
 * and taken apart into pieces that lie elsewhere. One of squares is printed as it
 * is: its rows belong to somebody, its size is that of the game. So all this is
 * refused there, with one sentence for whoever asks: a command, a dialog, the
 * tooltip of a control that cannot be used. */

/**
 * AciesReshape:
 * @ACIES_RESHAPE_SIZE: other columns or rows
 * @ACIES_RESHAPE_SHIFT: all that is on the board goes some steps in one direction
 * @ACIES_RESHAPE_MIRROR: all of it is mirrored or turned
 * @ACIES_RESHAPE_SYMMETRY: what is painted has an image
 * @ACIES_RESHAPE_PIECE: some of it is copied, pasted, moved or turned
 */
typedef enum
{
  ACIES_RESHAPE_SIZE,
  ACIES_RESHAPE_SHIFT,
  ACIES_RESHAPE_MIRROR,
  ACIES_RESHAPE_SYMMETRY,
  ACIES_RESHAPE_PIECE,
} AciesReshape;
#define ACIES_N_RESHAPES (ACIES_RESHAPE_PIECE + 1)

/* Returns: (transfer none) (nullable): a sentence that says why it cannot be done to @board; %NULL where it can */
const char *acies_reshape_refusal (const AciesBoard *board,
                                   AciesReshape      reshape);

/**
 * acies_reshape_check:
 * @error: %ACIES_RULE_ERROR_LIMIT with that sentence
 */
gboolean    acies_reshape_check   (const AciesBoard *board,
                                   AciesReshape      reshape,
                                   GError          **error);

/* Returns: (transfer full): "7 × 3" */
char       *acies_board_size_dup_name (guint         columns,
                                       guint             rows);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBoard, acies_board_unref)

G_END_DECLS
