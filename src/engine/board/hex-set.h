/* hex-set.h - sets of hexes, stored as bit masks
 *
 * A set has one 64-bit mask for each row of the board. Operations on whole rows are faster than loops over individual
 * hexes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 rows[ACIES_MAX_ROWS];  /* a bit mask for each row; bit 0 is the first column */
} AciesHexSet;

G_STATIC_ASSERT (ACIES_MAX_COLUMNS == 64);

static inline gboolean
acies_hex_set_has (const AciesHexSet *self, AciesHex hex)
{
  return self->rows[acies_hex_row (hex)] >> acies_hex_column (hex) & 1;
}

static inline void
acies_hex_set_add (AciesHexSet *self, AciesHex hex)
{
  self->rows[acies_hex_row (hex)] |= G_GUINT64_CONSTANT (1) << acies_hex_column (hex);
}

static inline void
acies_hex_set_add_all (AciesHexSet *self, const AciesHexSet *other)
{
  for (guint row = 0; row < ACIES_MAX_ROWS; row++)
    self->rows[row] |= other->rows[row];
}

/* Removes from @self all hexes that are not in @other. */
static inline void
acies_hex_set_keep (AciesHexSet *self, const AciesHexSet *other)
{
  for (guint row = 0; row < ACIES_MAX_ROWS; row++)
    self->rows[row] &= other->rows[row];
}

/* Returns: whether the two sets have at least one hex in common */
gboolean acies_hex_set_meets (const AciesHexSet *self,
                              const AciesHexSet *other);

/* Sets @self to all hexes of @board. */
void     acies_hex_set_fill_board    (AciesHexSet      *self,
                                      const AciesBoard *board);

/* Sets @self to the hexes of @board whose terrain is in @terrains.
 * @terrains: a bit mask with one bit for each terrain */
void     acies_hex_set_fill_terrains (AciesHexSet      *self,
                                      const AciesBoard *board,
                                      guint32           terrains);

/* Sets @self to the hexes of @within that are adjacent to at least one hex of @from. @self and @from must not be
 * the same set.
 * @board: the board, whose layout (hexes or squares) determines which hexes are adjacent */
void     acies_hex_set_spread (AciesHexSet       *self,
                               const AciesBoard  *board,
                               const AciesHexSet *from,
                               const AciesHexSet *within);

/* Flood-fills @self: adds every hex of @within that can be reached from @self through adjacent hexes of @within.
 * @board: the board, whose layout (hexes or squares) determines which hexes are adjacent
 * @within: a set that contains all hexes of @self */
void     acies_hex_set_flood  (AciesHexSet       *self,
                               const AciesBoard  *board,
                               const AciesHexSet *within);

G_END_DECLS
