/* symmetry.h - symmetries of boards of hexes
 *
 * Even rows, counted from 0, are full; odd rows are one hex shorter and half a hex to the right. Therefore:
 *
 * - Left and right mirror exactly on every board.
 * - Top and bottom mirror exactly if the number of rows is odd. Otherwise the last row has no image and the axis is in the
 *   middle of the other rows.
 * - A half turn is exact if the number of rows is odd. Otherwise the last hex of each full row has no image.
 *
 * Images of neighbours are neighbours. The image of the image is the original hex.
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

/* @hex: of the board
 * Returns: the image, which can be @hex; %ACIES_NO_HEX if there is no image, and always for %ACIES_SYMMETRY_NONE */
AciesHex  acies_symmetry_image    (AciesSymmetry     kind,
                                   const AciesBoard *board,
                                   AciesHex          hex);

/* Returns: the facing of the image of a unit with @facing */
AciesFacing acies_symmetry_facing (AciesSymmetry    kind,
                                   AciesFacing      facing);

/* Returns: whether every hex of the board has an image */
gboolean  acies_symmetry_is_exact (AciesSymmetry     kind,
                                   const AciesBoard *board);

/* Returns: (transfer none) (nullable): a sentence about the hexes without an image; %NULL if every hex has one */
const char *acies_symmetry_describe_rest (AciesSymmetry kind,
                                   const AciesBoard *board);

/* Gives the place of the axis, for drawing. A coordinate that the symmetry does not determine is left unchanged.
 * @column: (out): of the vertical axis or the centre of rotation, in hex widths from the centre of the first hex
 * @row: (out): of the horizontal axis or the centre of rotation, in rows from the first */
void      acies_symmetry_axis     (AciesSymmetry     kind,
                                   const AciesBoard *board,
                                   double           *column,
                                   double           *row);

/* Leaves out images that would be refused or would undo the effect of @commands on a hex.
 * @state: the state before @commands
 * @swap: images of units, entry hexes and camps go to the other army, units as their counterparts. Otherwise they stay with
 *   their side, and camps have no image because a side has only one.
 * @commands: (element-type AciesCommand): commands of the editor in order; the images of those with a hex are appended */
void      acies_symmetry_expand   (AciesSymmetry     kind,
                                   const AciesState *state,
                                   gboolean          swap,
                                   GArray           *commands);

G_END_DECLS
