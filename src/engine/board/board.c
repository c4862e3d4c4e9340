/* board.c - hexes by column and row, and the ground: layout, size and terrain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/board.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- hexes ----------------------------------------------------------------------------------- */

/* By the parity of the row: column and row to add. Odd rows lie half a hex to
 * the right. */
/* clang-format off */
static const gint8 offsets[2][ACIES_N_DIRECTIONS][2] = {
  {
    [ACIES_DIRECTION_E]  = {  1,  0 },
    [ACIES_DIRECTION_NE] = {  0, -1 },
    [ACIES_DIRECTION_NW] = { -1, -1 },
    [ACIES_DIRECTION_W]  = { -1,  0 },
    [ACIES_DIRECTION_SW] = { -1,  1 },
    [ACIES_DIRECTION_SE] = {  0,  1 },
  },
  {
    [ACIES_DIRECTION_E]  = {  1,  0 },
    [ACIES_DIRECTION_NE] = {  1, -1 },
    [ACIES_DIRECTION_NW] = {  0, -1 },
    [ACIES_DIRECTION_W]  = { -1,  0 },
    [ACIES_DIRECTION_SW] = {  0,  1 },
    [ACIES_DIRECTION_SE] = {  1,  1 },
  },
};
/* clang-format on */

AciesHex
acies_hex_neighbour (AciesHex       hex,
                     AciesDirection direction)
{
  const gint8 *offset;
  int          column;
  int          row;

  g_return_val_if_fail (hex < ACIES_MAX_HEXES, ACIES_NO_HEX);
  g_return_val_if_fail (direction < ACIES_N_DIRECTIONS, ACIES_NO_HEX);

  offset = offsets[acies_hex_row (hex) & 1][direction];
  column = (int) acies_hex_column (hex) + offset[0];
  row = (int) acies_hex_row (hex) + offset[1];
  if (column < 0 || column >= ACIES_MAX_COLUMNS || row < 0 || row >= ACIES_MAX_ROWS)
    return ACIES_NO_HEX;

  return acies_hex (column, row);
}

/* The point on the line that is as far from @from as @hex, times the length of the line: is it in @hex? */
gboolean
acies_hex_is_straight_between (AciesHex hex,
                               AciesHex from,
                               AciesHex to)
{
  int length = (int) acies_hex_distance (from, to);
  int step = (int) acies_hex_distance (from, hex);
  int q = length * (acies_hex_axial_column (hex) - acies_hex_axial_column (from)) - step * (acies_hex_axial_column (to) - acies_hex_axial_column (from));
  int r = length * ((int) acies_hex_row (hex) - (int) acies_hex_row (from)) - step * ((int) acies_hex_row (to) - (int) acies_hex_row (from));

  return step > 0 && step + (int) acies_hex_distance (hex, to) == length && step < length &&
         ABS (q - r) <= length && ABS (q + 2 * r) <= length && ABS (2 * q + r) <= length;
}

AciesVector
acies_hex_vector (AciesHex from,
                  AciesHex to)
{
  return (AciesVector) {
    (gint16) (acies_hex_axial_column (to) - acies_hex_axial_column (from)),
    (gint16) ((int) acies_hex_row (to) - (int) acies_hex_row (from)),
  };
}

AciesHex
acies_hex_add (AciesHex    hex,
               AciesVector vector)
{
  int row = (int) acies_hex_row (hex) + vector.r;
  int column = acies_hex_axial_column (hex) + vector.q + (row - (row & 1)) / 2;

  g_return_val_if_fail (hex < ACIES_MAX_HEXES, ACIES_NO_HEX);

  if (column < 0 || column >= ACIES_MAX_COLUMNS || row < 0 || row >= ACIES_MAX_ROWS)
    return ACIES_NO_HEX;

  return acies_hex (column, row);
}

AciesVector
acies_vector_rotate (AciesVector self,
                     int         steps)
{
  for (steps = (steps % 6 + 6) % 6; steps > 0; steps--)
    self = (AciesVector) { (gint16) -self.r, (gint16) (self.q + self.r) };

  return self;
}

const char *
acies_hex_name (AciesHex     hex,
                AciesHexName buffer)
{
  guint column = acies_hex_column (hex);
  guint row = acies_hex_row (hex) + 1;
  char *end = buffer;

  if (hex >= ACIES_MAX_HEXES)
    {
      g_strlcpy (buffer, "-", sizeof (AciesHexName));
      return buffer;
    }

  if (column >= 26)
    *end++ = (char) ('A' + column / 26 - 1);
  *end++ = (char) ('A' + column % 26);
  if (row >= 10)
    *end++ = (char) ('0' + row / 10);
  *end++ = (char) ('0' + row % 10);
  *end = '\0';

  return buffer;
}

gboolean
acies_hex_parse_len (const char *name,
                     gsize       length,
                     AciesHex   *hex)
{
  guint column = 0;
  guint row = 0;
  gsize n;

  g_return_val_if_fail (name != NULL && hex != NULL, FALSE);

  /* The last five bits of a letter of either case are its number from 1. */
  for (n = 0; n < length && n < 2 && g_ascii_isalpha (name[n]); n++)
    column = column * 26 + (name[n] & 31u);
  if (n == 0 || n == length || length > n + 2 || name[n] == '0')
    return FALSE;
  for (; n < length; n++)
    {
      if (!g_ascii_isdigit (name[n]))
        return FALSE;
      row = row * 10 + (guint) (name[n] - '0');
    }
  if (column > ACIES_MAX_COLUMNS || row > ACIES_MAX_ROWS)
    return FALSE;
  *hex = acies_hex (column - 1, row - 1);

  return TRUE;
}

gboolean
acies_hex_parse (const char *name,
                 AciesHex   *hex)
{
  g_return_val_if_fail (name != NULL, FALSE);

  return acies_hex_parse_len (name, strlen (name), hex);
}

/* --- boards ---------------------------------------------------------------------------------- */

AciesBoard *
acies_board_new (AciesBoardLayout layout,
                 guint            columns,
                 guint            rows)
{
  AciesBoard *self;

  g_return_val_if_fail (columns >= ACIES_MIN_COLUMNS && columns <= ACIES_MAX_COLUMNS, NULL);
  g_return_val_if_fail (rows >= ACIES_MIN_ROWS && rows <= ACIES_MAX_ROWS, NULL);

  self = g_new0 (AciesBoard, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->layout = (guint8) layout;
  self->columns = (guint8) columns;
  self->rows = (guint8) rows;

  return self;
}

AciesBoard *
acies_board_ref (AciesBoard *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
acies_board_unref (AciesBoard *self)
{
  if (g_atomic_ref_count_dec (&self->ref_count))
    g_free (self);
}

gboolean
acies_board_equal (const AciesBoard *a,
                   const AciesBoard *b)
{
  return a == b ||
         (a->layout == b->layout && a->columns == b->columns && a->rows == b->rows &&
          memcmp (a->terrain, b->terrain, sizeof a->terrain) == 0);
}

void
acies_board_make_writable (AciesBoard **board)
{
  AciesBoard *own;

  if (g_atomic_ref_count_compare (&(*board)->ref_count, 1))
    return;

  own = acies_board_new ((*board)->layout, (*board)->columns, (*board)->rows);
  memcpy (own->terrain, (*board)->terrain, sizeof own->terrain);
  acies_board_unref (*board);
  *board = own;
}

AciesHex
acies_board_next (const AciesBoard *self,
                  AciesHex          hex)
{
  if (hex == ACIES_NO_HEX)
    return acies_hex (0, 0);
  if (acies_board_contains (self, hex + 1) && acies_hex_row (hex + 1) == acies_hex_row (hex))
    return hex + 1;
  if (acies_hex_row (hex) + 1 < self->rows)
    return acies_hex (0, acies_hex_row (hex) + 1);

  return ACIES_NO_HEX;
}

void
acies_board_count_terrains (const AciesBoard *self,
                            guint             counts[ACIES_MAX_TERRAINS])
{
  memset (counts, 0, ACIES_MAX_TERRAINS * sizeof counts[0]);
  for (guint row = 0; row < self->rows; row++)
    {
      const AciesId *terrain = &self->terrain[acies_hex (0, row)];
      guint          n = acies_board_columns_in_row (self, row);

      for (guint column = 0; column < n; column++)
        counts[terrain[column]]++;
    }
}

AciesHex
acies_square_neighbour (AciesHex       hex,
                        AciesDirection direction)
{
  guint column = acies_hex_column (hex);
  guint row = acies_hex_row (hex);

  switch (direction)
    {
    case ACIES_DIRECTION_E:
      return column + 1 < ACIES_MAX_COLUMNS ? hex + 1 : ACIES_NO_HEX;

    case ACIES_DIRECTION_N:
      return row > 0 ? hex - ACIES_MAX_COLUMNS : ACIES_NO_HEX;

    case ACIES_DIRECTION_W:
      return column > 0 ? hex - 1 : ACIES_NO_HEX;

    case ACIES_DIRECTION_S:
      return row + 1 < ACIES_MAX_ROWS ? hex + ACIES_MAX_COLUMNS : ACIES_NO_HEX;

    case ACIES_DIRECTION_NW:
    case ACIES_DIRECTION_SE:
    default:
      return ACIES_NO_HEX;
    }
}

AciesHex
acies_board_neighbour (const AciesBoard *self,
                       AciesHex          hex,
                       AciesDirection    direction)
{
  AciesHex next = G_LIKELY (self->layout == ACIES_BOARD_HEXES) ? acies_hex_neighbour (hex, direction)
                                                               : acies_square_neighbour (hex, direction);

  return next != ACIES_NO_HEX && acies_board_contains (self, next) ? next : ACIES_NO_HEX;
}

char *
acies_board_size_dup_name (guint columns,
                           guint rows)
{
  /* Translators: columns and rows of a board: "7 × 3" */
  return g_strdup_printf (_ ("%1$u × %2$u"), columns, rows);
}

/* --- what may be done to a board as a whole ------------------------------------------------- */

const char *
acies_reshape_refusal (const AciesBoard *board,
                       AciesReshape      reshape)
{
  static const char *const sentences[ACIES_N_RESHAPES] = {
    [ACIES_RESHAPE_SIZE] = N_ ("The size of a board of squares is fixed"),
    [ACIES_RESHAPE_SHIFT] = N_ ("The contents of a board of squares cannot be shifted"),
    [ACIES_RESHAPE_MIRROR] = N_ ("A board of squares cannot be mirrored or rotated"),
    [ACIES_RESHAPE_SYMMETRY] = N_ ("Symmetry is not available on a board of squares"),
    [ACIES_RESHAPE_PIECE] = N_ ("Parts of a board of squares cannot be copied, pasted, moved or rotated"),
  };

  g_return_val_if_fail (reshape < ACIES_N_RESHAPES, NULL);

  return board->layout == ACIES_BOARD_SQUARES ? _ (sentences[reshape]) : NULL;
}

gboolean
acies_reshape_check (const AciesBoard *board,
                     AciesReshape      reshape,
                     GError          **error)
{
  const char *sentence = acies_reshape_refusal (board, reshape);

  return sentence == NULL || acies_refuse_limit (error, "%s", sentence);
}
