/* brush.c - the hexes one dab of a brush covers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/brush.h"

guint
acies_brush_count (AciesBoardLayout layout,
                   guint            radius)
{
  return 1 + (layout == ACIES_BOARD_SQUARES ? 2 : 3) * radius * (radius + 1);
}

guint
acies_brush_hexes (const AciesBoard *board,
                   AciesHex          middle,
                   guint             radius,
                   AciesHex         *hexes)
{
  guint n = 0;
  guint row, first, last;

  g_return_val_if_fail (radius <= ACIES_MAX_BRUSH_RADIUS, 0);

  if (middle == ACIES_NO_HEX || !acies_board_contains (board, middle))
    return 0;
  row = acies_hex_row (middle);
  first = row > radius ? row - radius : 0;
  last = MIN (row + radius, board->rows - 1u);
  for (row = first; row <= last; row++)
    for (guint column = 0; column < acies_board_columns_in_row (board, row); column++)
      if (acies_board_distance (board, middle, acies_hex (column, row)) <= radius)
        hexes[n++] = acies_hex (column, row);
  return n;
}
