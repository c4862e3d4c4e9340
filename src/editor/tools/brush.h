/* brush.h - the hexes one dab of a brush covers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/* Hexes from the middle to the edge: 0 covers 1 hex, 1 covers 7, 2 covers 19. */
#define ACIES_MAX_BRUSH_RADIUS 2
#define ACIES_MAX_BRUSH_HEXES  19

/**
 * acies_brush_hexes:
 * @middle: a hex, or %ACIES_NO_HEX
 * @radius: 0 up to %ACIES_MAX_BRUSH_RADIUS
 * @hexes: room for %ACIES_MAX_BRUSH_HEXES
 *
 * Returns: how many hexes of the board are covered; they are in @hexes, by row
 *   and column
 */
guint acies_brush_hexes (const AciesBoard *board,
                         AciesHex          middle,
                         guint             radius,
                         AciesHex         *hexes);

/**
 * acies_brush_count:
 * Returns: the hexes a brush covers where no edge cuts it: 1, 7 or 19
 */
guint acies_brush_count (AciesBoardLayout  layout,
                         guint             radius);

G_END_DECLS
