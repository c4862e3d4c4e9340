/* symmetry.h - mirrors and rotates edits on hex boards
 *
 * The image of a hex is the hex to which a symmetry maps it. A symmetry is exact if every hex of the board has an
 * image. Rows are numbered from 0. Odd rows have one hex fewer than even rows and start half a hex further to the
 * right. Therefore:
 *
 * - A left-right reflection is exact on every hex board.
 * - A top-bottom reflection is exact if the number of rows is odd. Otherwise the last row has no image, and the axis
 *   runs through the middle of the remaining rows.
 * - A half turn is exact if the number of rows is odd. Otherwise the last hex of each even row has no image.
 *
 * The images of adjacent hexes are adjacent. The image of an image is the original hex. On boards of squares, no square
 * has an image.
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

/* @hex: a hex of @board
 * Returns: the image of @hex, which can be @hex itself; %ACIES_NO_HEX if it has none or @kind is
 *   %ACIES_SYMMETRY_NONE */
AciesHex  acies_symmetry_image    (AciesSymmetry     kind,
                                   const AciesBoard *board,
                                   AciesHex          hex);

/* Returns: the image of @facing, or @facing itself if @kind is %ACIES_SYMMETRY_NONE */
AciesFacing acies_symmetry_facing (AciesSymmetry    kind,
                                   AciesFacing      facing);

/* Returns: whether every hex of @board has an image */
gboolean  acies_symmetry_is_exact (AciesSymmetry     kind,
                                   const AciesBoard *board);

/* Returns: (transfer none) (nullable): a translated sentence about the hexes without an image; %NULL if every hex has
 *   an image or @kind is %ACIES_SYMMETRY_NONE */
const char *acies_symmetry_describe_rest (AciesSymmetry kind,
                                   const AciesBoard *board);

/* Computes the axis of a reflection or the centre of a half turn, for drawing. A vertical axis leaves @row unchanged,
 * and a horizontal axis leaves @column unchanged.
 * @column: (inout): the horizontal position, in hex widths from the centre of the first hex
 * @row: (inout): the vertical position, in rows from the centre of the first row */
void      acies_symmetry_axis     (AciesSymmetry     kind,
                                   const AciesBoard *board,
                                   double           *column,
                                   double           *row);

/* Mirrors editor commands. For each command that changes a hex, appends a command that makes the same change to the
 * image of the hex. Skips a new command if it is invalid, or if an original command changes the same hex.
 * @state: the state before @commands
 * @swap: whether the images of units, entry hexes and camps belong to the other army. Units are then replaced by their
 *   counterparts. If %FALSE, images belong to the same side as the original. Camps then have no image, because a side
 *   has only one camp.
 * @commands: (inout) (element-type AciesCommand): editor commands, in the order in which they are applied */
void      acies_symmetry_expand   (AciesSymmetry     kind,
                                   const AciesState *state,
                                   gboolean          swap,
                                   GArray           *commands);

G_END_DECLS
