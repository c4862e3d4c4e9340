/* hex-set.h - sets of hexes, a bit each: a row of the largest board is one number
 *
 * What is done with a set is done with a whole row of hexes at a time, so all
 * of a board is gone over in less time than one hex by its neighbours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 rows[ACIES_MAX_ROWS];  /* the first column is the lowest bit */
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

/* Leaves only what is in @other, too. */
static inline void
acies_hex_set_keep (AciesHexSet *self, const AciesHexSet *other)
{
  for (guint row = 0; row < ACIES_MAX_ROWS; row++)
    self->rows[row] &= other->rows[row];
}

/* Have they a hex in common? */
gboolean acies_hex_set_meets (const AciesHexSet *self,
                              const AciesHexSet *other);

/* Makes @self all hexes of @board. */
void     acies_hex_set_fill_board    (AciesHexSet      *self,
                                      const AciesBoard *board);

/**
 * acies_hex_set_fill_terrains:
 * @terrains: bit by terrain
 *
 * Makes @self the hexes of @board that have one of these terrains.
 */
void     acies_hex_set_fill_terrains (AciesHexSet      *self,
                                      const AciesBoard *board,
                                      guint32           terrains);

/**
 * acies_hex_set_spread:
 * @board: whose layout says what is next to what
 *
 * Makes @self the hexes of @within that are next to one of @from.
 */
void     acies_hex_set_spread (AciesHexSet       *self,
                               const AciesBoard  *board,
                               const AciesHexSet *from,
                               const AciesHexSet *within);

/**
 * acies_hex_set_flood:
 * @board: whose layout says what is next to what
 *
 * Adds to @self what can be reached from it without leaving @within, which holds
 * all of @self.
 */
void     acies_hex_set_flood  (AciesHexSet       *self,
                               const AciesBoard  *board,
                               const AciesHexSet *within);

G_END_DECLS
