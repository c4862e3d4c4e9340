/* hex-set.c - sets of hexes, a bit each: a row of the largest board is one number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/hex-set.h"

G_STATIC_ASSERT (ACIES_MAX_TERRAINS <= 32);

gboolean
acies_hex_set_meets (const AciesHexSet *self,
                     const AciesHexSet *other)
{
  guint64 common = 0;

  for (guint row = 0; row < ACIES_MAX_ROWS; row++)
    common |= self->rows[row] & other->rows[row];

  return common != 0;
}

void
acies_hex_set_fill_board (AciesHexSet      *self,
                          const AciesBoard *board)
{
  *self = (AciesHexSet) { 0 };
  for (guint row = 0; row < board->rows; row++)
    self->rows[row] = G_MAXUINT64 >> (ACIES_MAX_COLUMNS - acies_board_columns_in_row (board, row));
}

void
acies_hex_set_fill_terrains (AciesHexSet      *self,
                             const AciesBoard *board,
                             guint32           terrains)
{
  *self = (AciesHexSet) { 0 };
  for (guint row = 0; row < board->rows; row++)
    {
      const AciesId *terrain = &board->terrain[acies_hex (0, row)];
      guint          n = acies_board_columns_in_row (board, row);
      guint64        bits = 0;

      while (n-- > 0)
        bits = bits << 1 | (terrains >> terrain[n] & 1);
      self->rows[row] = bits;
    }
}

/* The hexes of @row that touch those of @self, within their row, above it or below it. Odd rows lie half a hex to the right;
 * rows of squares lie one below the other. */
static guint64
touch (const AciesHexSet *self,
       const AciesBoard  *board,
       guint              row)
{
  guint64 touched = self->rows[row] << 1 | self->rows[row] >> 1;
  guint64 across = (row > 0 ? self->rows[row - 1] : 0) | (row + 1 < ACIES_MAX_ROWS ? self->rows[row + 1] : 0);

  touched |= across;
  if (board->layout == ACIES_BOARD_HEXES)
    touched |= row & 1 ? across >> 1 : across << 1;

  return touched;
}

void
acies_hex_set_spread (AciesHexSet       *self,
                      const AciesBoard  *board,
                      const AciesHexSet *from,
                      const AciesHexSet *within)
{
  for (guint row = 0; row < ACIES_MAX_ROWS; row++)
    self->rows[row] = touch (from, board, row) & within->rows[row];
}

/* Adds all of @within that joins what is reached in the row. Returns: whether @row has grown */
static gboolean
flood_row (AciesHexSet       *self,
           const AciesBoard  *board,
           const AciesHexSet *within,
           guint              row)
{
  guint64 before = self->rows[row];
  guint64 reached = (before | touch (self, board, row)) & within->rows[row];
  guint64 up = within->rows[row];   /* where as many hexes as the next step has lie within, up to here, */
  guint64 down = within->rows[row]; /* and from here on */

  if (reached == before)
    return FALSE;
  /* What is reached doubles with each step. */
  for (guint step = 1; step < ACIES_MAX_COLUMNS; step *= 2)
    {
      reached |= (reached << step & up) | (reached >> step & down);
      up &= up << step;
      down &= down >> step;
    }
  self->rows[row] = reached;

  return TRUE;
}

/* Down and up again, until nothing is new: a way that does not wind is followed in one go. */
void
acies_hex_set_flood (AciesHexSet       *self,
                     const AciesBoard  *board,
                     const AciesHexSet *within)
{
  gboolean grows;

  do
    {
      grows = FALSE;
      for (guint row = 0; row < ACIES_MAX_ROWS; row++)
        grows |= flood_row (self, board, within, row);
      for (guint row = ACIES_MAX_ROWS; row > 0; row--)
        grows |= flood_row (self, board, within, row - 1);
    }
  while (grows);
}
