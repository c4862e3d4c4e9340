/* symmetry.h - boards whose halves are alike: where the image of a hex lies
 *
 * The first, third, fifth ... row is full, the others are one hex shorter and lie
 * half a hex to the right. So:
 *
 * - left and right mirror exactly on every board;
 * - top and bottom mirror exactly when the number of rows is odd. When it is
 *   even no mirror in the middle turns hexes into hexes: then the middle of all
 *   rows but the last is the axis, and the last row has no image;
 * - a half turn is exact when the number of rows is odd. When it is even, the
 *   last hex of each full row has no image.
 *
 * Neighbours always become neighbours, and the image of the image is the hex.
 *
 * Boards of squares have no symmetries (board.h): nothing there has an image.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "engine/ruleset/property.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_SYMMETRY_NONE,
  ACIES_SYMMETRY_LEFT_RIGHT,
  ACIES_SYMMETRY_TOP_BOTTOM,
  ACIES_SYMMETRY_HALF_TURN,
} AciesSymmetry;
#define ACIES_N_SYMMETRIES (ACIES_SYMMETRY_HALF_TURN + 1)

/**
 * acies_symmetry_image:
 * @hex: of the board
 * Returns: its image, which may be itself; %ACIES_NO_HEX where it has none, and
 *   always without a symmetry
 */
AciesHex  acies_symmetry_image    (AciesSymmetry     kind,
                                   const AciesBoard *board,
                                   AciesHex          hex);

/* Where the image faces of who faces @facing. */
AciesFacing acies_symmetry_facing (AciesSymmetry    kind,
                                   AciesFacing      facing);

/**
 * acies_symmetry_is_exact:
 * Returns: whether every hex of the board has an image
 */
gboolean  acies_symmetry_is_exact (AciesSymmetry     kind,
                                   const AciesBoard *board);

/**
 * acies_symmetry_describe_rest:
 * Returns: (transfer none) (nullable): a sentence on the hexes of the board that
 *   have no image, on one of squares that none has; %NULL where all have one
 */
const char *acies_symmetry_describe_rest (AciesSymmetry kind,
                                   const AciesBoard *board);

/**
 * acies_symmetry_axis:
 * @column: (out): of a vertical axis or of the point of a turn, in widths of a
 *   hex from the centre of the first hex to the right
 * @row: (out): of a horizontal axis or of that point, in rows from the first
 *
 * Where to draw it. What the symmetry does not fix is left as it is.
 */
void      acies_symmetry_axis     (AciesSymmetry     kind,
                                   const AciesBoard *board,
                                   double           *column,
                                   double           *row);

/**
 * acies_symmetry_expand:
 * @state: on which @commands are to be applied, in their order
 * @swap: images of units, entries and camps belong to the other army: units as
 *   their counterparts. Else they stay with their side, and camps, of which a
 *   side has only one, have no image.
 * @commands: (element-type AciesCommand): of the editor; the images of those that
 *   name a hex are added behind them
 *
 * No image is added that would undo what @commands itself does to a hex, or that
 * would be refused.
 */
void      acies_symmetry_expand   (AciesSymmetry     kind,
                                   const AciesState *state,
                                   gboolean          swap,
                                   GArray           *commands);

G_END_DECLS
