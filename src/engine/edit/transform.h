/* transform.h - resizing, shifting and mirroring a whole board, and conversion of a scenario to another ruleset
 *
 * A transform maps each hex to its new place. Neighbours stay neighbours; when rows change between full and short, their
 * contents move half a hex sideways. acies_transform_list_lost() lists the losses in advance. Transforms require a board
 * of hexes; call acies_reshape_check() first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit/symmetry.h"

G_BEGIN_DECLS

/* The part of the board that keeps its place when the size changes. */
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
  guint8   columns;              /* of the new board */
  guint8   rows;
  gboolean swaps_armies;
  AciesSymmetry symmetry;        /* between the two boards; turns the facings of units */
  AciesHex to[ACIES_MAX_HEXES];  /* by hex of the old board; ACIES_NO_HEX: lost */
} AciesTransform;

/* An odd number of rows added or removed at the top turns full rows into short ones. Their last hex is then lost, at the edge
 * opposite to the anchor, or on the right if the anchor is in the middle.
 * @columns: within the limits of board.h, as is @rows
 * @anchor: the edge or corner whose contents keep their distance to it */
void       acies_transform_resize   (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     guint                 columns,
                                     guint                 rows,
                                     AciesAnchor           anchor);

/* Moves everything @steps hexes in @direction. */
void       acies_transform_shift    (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     AciesDirection        direction,
                                     guint                 steps);

/* Hexes without an image are lost.
 * @swap: the armies change sides: units become their counterparts; morale, hand size, actions, reserve, camp, entry hexes and
 *   cards go to the other side, as does the first turn. Cards of one side only stay with it. */
void       acies_transform_mirror   (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     AciesSymmetry         kind,
                                     gboolean              swap);

/* @state: a scenario with the board of the transform
 * Returns: (transfer full) (element-type utf8): a sentence for each loss: units, labels, camps and entry hexes by name,
 *   terrain as one total */
GPtrArray *acies_transform_list_lost (const AciesTransform *self,
                                     const AciesState     *state);

/* Returns: (transfer full) (element-type AciesCommand): the commands that transform @state, in order; all are valid */
GArray    *acies_transform_commands (const AciesTransform *self,
                                     const AciesState     *state);

/* --- another ruleset --------------------------------------------------------------------------- */

/* Terrain, units, cards, marks and switches become their equivalents. Texts, labels, places and numbers are kept. Things
 * without an equivalent are left out; terrain without one becomes clear ground.
 * @state: a scenario in edit mode
 * @ruleset: the new ruleset; acies_ruleset_check_layout() must accept the board of @state
 * @losses: (nullable) (element-type utf8): receives a sentence for each thing that is lost
 * Returns: (transfer full): the new scenario; @state is unchanged */
AciesState *acies_ruleset_change (const AciesState *state,
                                  AciesRuleset     *ruleset,
                                  GPtrArray        *losses);

G_END_DECLS
