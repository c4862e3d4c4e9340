/* board.h - the ground: size and terrain
 *
 * A board is shared between the copies of a state. Whoever lays ground, the editor or a
 * game that does so while it is played, takes a copy of its own before the first write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/hex.h"

G_BEGIN_DECLS

struct _AciesBoard
{
  gatomicrefcount ref_count;
  guint8          columns;                   /* of the first row */
  guint8          rows;
  AciesId         terrain[ACIES_MAX_HEXES];  /* by hex; 0 is the ruleset's clear ground */
};

AciesBoard *acies_board_new      (guint             columns,
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

/**
 * acies_board_columns_in_row:
 * Returns: the number of whole hexes in @row, counted from 0
 */
static inline guint
acies_board_columns_in_row (const AciesBoard *self, guint row)
{
  return self->columns - (row & 1);
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

/**
 * acies_board_neighbour:
 * Returns: the next hex in @direction, or %ACIES_NO_HEX off the board
 */
AciesHex    acies_board_neighbour (const AciesBoard *self,
                                   AciesHex          hex,
                                   AciesDirection    direction);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBoard, acies_board_unref)

G_END_DECLS
