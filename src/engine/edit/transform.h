/* transform.h - the whole board: resized, shifted, mirrored
 *
 * A transform says where each hex goes. Neighbours stay neighbours: where rows
 * change between full and short, what lies on them moves half a hex aside. What
 * it would lose can be asked first. All this is for boards of hexes: who has one of
 * squares asks acies_reshape_check() first, and is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit/symmetry.h"

G_BEGIN_DECLS

/* What stays where it is while the size changes: as on a keypad, from the top left to the bottom right. */
typedef enum
{
  ACIES_ANCHOR_TOP_LEFT,
  ACIES_ANCHOR_TOP,
  ACIES_ANCHOR_TOP_RIGHT,
  ACIES_ANCHOR_LEFT,
  ACIES_ANCHOR_CENTRE,
  ACIES_ANCHOR_RIGHT,
  ACIES_ANCHOR_BOTTOM_LEFT,
  ACIES_ANCHOR_BOTTOM,
  ACIES_ANCHOR_BOTTOM_RIGHT,
} AciesAnchor;
#define ACIES_N_ANCHORS (ACIES_ANCHOR_BOTTOM_RIGHT + 1)

typedef struct
{
  guint8   columns;              /* of the board afterwards */
  guint8   rows;
  gboolean swaps_armies;
  AciesSymmetry symmetry;        /* of the two boards, by which who faces somewhere is turned */
  AciesHex to[ACIES_MAX_HEXES];  /* by hex of the board before; NO_HEX: falls off */
} AciesTransform;

/**
 * acies_transform_resize:
 * @columns: within the limits of a board; so @rows
 * @anchor: the edge or corner that keeps its distance to what lies beside it
 *
 * When rows are added or taken at the top, and their number is odd, full rows
 * become short ones: their last hex falls off at the edge that is not the
 * anchor's, on the right where neither is.
 */
void       acies_transform_resize   (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     guint                 columns,
                                     guint                 rows,
                                     AciesAnchor           anchor);

/* Everything moves @steps hexes in @direction. */
void       acies_transform_shift    (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     AciesDirection        direction,
                                     guint                 steps);

/**
 * acies_transform_mirror:
 * @swap: the armies change sides: each unit becomes its counterpart, and morale,
 *   hand size, actions, reserve, camp, entry hexes and cards go to the other
 *   side; who begins changes too. Cards that only one side may have stay with it.
 *
 * What has no image falls off.
 */
void       acies_transform_mirror   (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     AciesSymmetry         kind,
                                     gboolean              swap);

/**
 * acies_transform_list_lost:
 * @state: a scenario on the board the transform was made for
 *
 * Returns: (transfer full) (element-type utf8): what would be lost, a sentence
 *   each: units, labels, camps and entry hexes by name, terrain in one sum
 */
GPtrArray *acies_transform_list_lost (const AciesTransform *self,
                                     const AciesState     *state);

/**
 * acies_transform_commands:
 * Returns: (transfer full) (element-type AciesCommand): what does it to @state,
 *   in this order; none is refused
 */
GArray    *acies_transform_commands (const AciesTransform *self,
                                     const AciesState     *state);

G_END_DECLS
