/* transform.h - resizing, shifting and mirroring of a whole board, and conversion of a scenario to another ruleset
 *
 * A transform maps each hex to a new hex. Neighbours remain neighbours. If a full row becomes a short row, or the reverse, the
 * contents of the row move half a hex sideways. acies_transform_list_lost() lists in advance the items that would be lost.
 * Transforms require a hex board; call acies_reshape_check() first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit/symmetry.h"

G_BEGIN_DECLS

/* The part of the board whose contents keep their position when the size changes. */
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
  guint8   columns;              /* number of columns of the new board */
  guint8   rows;                 /* number of rows of the new board */
  gboolean swaps_armies;         /* whether the armies change sides */
  AciesSymmetry symmetry;        /* symmetry that changes the hexes and the facings of units, or NONE */
  AciesHex to[ACIES_MAX_HEXES];  /* new hex for each hex of the old board; ACIES_NO_HEX if its contents are lost */
} AciesTransform;

/* Changes the size of the board. If an odd number of rows is added or removed at the top, full rows become short rows. Each of
 * these rows loses a hex at the edge opposite the anchor, or at the right edge if the anchor is in the middle.
 * @columns, @rows: the new size, within the limits of board.h
 * @anchor: the part of the board whose contents keep their position */
void       acies_transform_resize   (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     guint                 columns,
                                     guint                 rows,
                                     AciesAnchor           anchor);

/* Moves all contents of the board @steps hexes in @direction. */
void       acies_transform_shift    (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     AciesDirection        direction,
                                     guint                 steps);

/* Mirrors the board. The contents of hexes without an image are lost.
 * @swap: whether the armies change sides. If so, units become their counterparts, and morale, hand size, actions, reserve, camp,
 *   entry hexes, cards and the first turn change to the other side. Cards that only one side can have stay with that side. */
void       acies_transform_mirror   (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     AciesSymmetry         kind,
                                     gboolean              swap);

/* @state: a scenario with the board of the transform
 * Returns: (transfer full) (element-type utf8): a description of each lost unit, label, camp and entry hex, and one description
 *   of all lost terrain */
GPtrArray *acies_transform_list_lost (const AciesTransform *self,
                                     const AciesState     *state);

/* Returns: (transfer full) (element-type AciesCommand): the commands that transform @state, in order; all commands are valid */
GArray    *acies_transform_commands (const AciesTransform *self,
                                     const AciesState     *state);

/* --- another ruleset --------------------------------------------------------------------------- */

/* Converts a scenario to @ruleset. Terrain, units, cards, marks and switches become their equivalents. Texts, labels, positions and
 * numbers are unchanged. Items without an equivalent are omitted, but terrain without an equivalent becomes clear ground.
 * @state: a scenario in edit mode
 * @ruleset: the new ruleset; acies_ruleset_check_layout() must accept the board of @state
 * @losses: (nullable) (element-type utf8): receives a sentence for each lost item
 * Returns: (transfer full): the new scenario; @state is unchanged */
AciesState *acies_ruleset_change (const AciesState *state,
                                  AciesRuleset     *ruleset,
                                  GPtrArray        *losses);

G_END_DECLS
