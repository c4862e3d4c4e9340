/* board.c - the ground: size and terrain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board.h"

#include <string.h>

AciesBoard *
acies_board_new (guint columns,
                 guint rows)
{
  AciesBoard *self;

  g_return_val_if_fail (columns >= ACIES_MIN_COLUMNS && columns <= ACIES_MAX_COLUMNS, NULL);
  g_return_val_if_fail (rows >= ACIES_MIN_ROWS && rows <= ACIES_MAX_ROWS, NULL);

  self = g_new0 (AciesBoard, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->columns = (guint8) columns;
  self->rows = (guint8) rows;

  return self;
}

static AciesBoard *
dup_board (const AciesBoard *self)
{
  AciesBoard *copy = acies_board_new (self->columns, self->rows);

  memcpy (copy->terrain, self->terrain, sizeof copy->terrain);

  return copy;
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
         (a->columns == b->columns && a->rows == b->rows &&
          memcmp (a->terrain, b->terrain, sizeof a->terrain) == 0);
}

void
acies_board_make_writable (AciesBoard **board)
{
  AciesBoard *own;

  if (g_atomic_ref_count_compare (&(*board)->ref_count, 1))
    return;

  own = dup_board (*board);
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
acies_board_neighbour (const AciesBoard *self,
                       AciesHex          hex,
                       AciesDirection    direction)
{
  AciesHex next = acies_hex_neighbour (hex, direction);

  return next != ACIES_NO_HEX && acies_board_contains (self, next) ? next : ACIES_NO_HEX;
}
