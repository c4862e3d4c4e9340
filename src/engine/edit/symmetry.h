/* symmetry.h - symmetries of hex boards
 *
 * Rows are counted from 0. Even rows are full. Odd rows are one hex shorter and start half a hex to the right. Therefore:
 *
 * - A left-right reflection is exact on every board.
 * - A top-bottom reflection is exact if the number of rows is odd. Otherwise the last row has no image, and the axis is in
 *   the middle of the other rows.
 * - A half turn is exact if the number of rows is odd. Otherwise the last hex of each full row has no image.
 *
 * The images of neighbours are neighbours. The image of an image is the original hex.
 *
 * Boards of squares have no symmetry: no square has an image.
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

/* @hex: a hex of the board
 * Returns: the image, which can be @hex itself; %ACIES_NO_HEX if there is no image or @kind is %ACIES_SYMMETRY_NONE */
AciesHex  acies_symmetry_image    (AciesSymmetry     kind,
                                   const AciesBoard *board,
                                   AciesHex          hex);

/* Returns: the facing that the image of a unit has if the unit has @facing */
AciesFacing acies_symmetry_facing (AciesSymmetry    kind,
                                   AciesFacing      facing);

/* Returns: whether every hex of the board has an image */
gboolean  acies_symmetry_is_exact (AciesSymmetry     kind,
                                   const AciesBoard *board);

/* Returns: (transfer none) (nullable): a translated sentence about the hexes without an image; %NULL if every hex has an image */
const char *acies_symmetry_describe_rest (AciesSymmetry kind,
                                   const AciesBoard *board);

/* Computes the position of the axis, for drawing. A coordinate that the symmetry does not determine keeps its old value.
 * @column: (out): the column of the vertical axis or centre of rotation, in hex widths from the centre of the first hex
 * @row: (out): the row of the horizontal axis or centre of rotation, in rows from the first row */
void      acies_symmetry_axis     (AciesSymmetry     kind,
                                   const AciesBoard *board,
                                   double           *column,
                                   double           *row);

/* Appends to @commands the image of each command that changes a hex. Images that are invalid, or on hexes that @commands already
 * change, are omitted.
 * @state: the state before @commands
 * @swap: whether images of units, entry hexes and camps belong to the other army, and units are replaced by that army's
 *   counterparts. If not, images belong to the same side, and camps have no image because a side has only one camp.
 * @commands: (inout) (element-type AciesCommand): editor commands in the order of application */
void      acies_symmetry_expand   (AciesSymmetry     kind,
                                   const AciesState *state,
                                   gboolean          swap,
                                   GArray           *commands);

G_END_DECLS
