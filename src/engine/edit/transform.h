/* transform.h - resizing, shifting or mirroring a whole board, and converting a scenario to another ruleset or a game to a
 * scenario
 *
 * A transform maps each hex of the old board to a hex of the new board. Adjacent hexes remain adjacent. If a full row
 * becomes a short row, or a short row becomes a full row, the contents of the row move sideways by half a hex. Call
 * acies_transform_list_lost() to find out in advance which items would be lost.
 *
 * Transforms work only on boards of hexes. Call acies_reshape_check() first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit/symmetry.h"

G_BEGIN_DECLS

/* The corner, edge or centre that stays in place when the size of the board changes. */
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
  guint8   columns;              /* columns of the new board */
  guint8   rows;                 /* rows of the new board */
  gboolean swaps_armies;         /* whether opposing sides exchange their armies */
  AciesSymmetry symmetry;        /* how the hexes and the facings of units are mirrored, or NONE */
  AciesHex to[ACIES_MAX_HEXES];  /* new hex for each old hex, or ACIES_NO_HEX if its contents are lost */
} AciesTransform;

/* Changes the size of the board. If an odd number of rows is added or removed at the top, full rows become short rows.
 * If the width stays the same, each of these rows loses the hex at the edge opposite the anchor, or at the right edge
 * if the anchor is in the middle.
 * @columns, @rows: the new size, within the limits of board.h */
void       acies_transform_resize   (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     guint                 columns,
                                     guint                 rows,
                                     AciesAnchor           anchor);

/* Moves the contents of the board @steps hexes in @direction. */
void       acies_transform_shift    (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     AciesDirection        direction,
                                     guint                 steps);

/* Mirrors or rotates the board. The contents of hexes whose image is off the board are lost (acies_symmetry_image()).
 * @swap: whether opposing sides exchange their armies. If %TRUE, units become their counterparts. The sides also
 *   exchange morale, hand size, actions, resources, reserve, camp, entry hexes, cards and the first turn. Cards that
 *   only one side can have stay with that side. */
void       acies_transform_mirror   (AciesTransform       *self,
                                     const AciesBoard     *board,
                                     AciesSymmetry         kind,
                                     gboolean              swap);

/* Lists the items that @self would remove from @state, a scenario on the old board.
 * Returns: (transfer full) (element-type utf8): a description of each lost unit, mark, label, camp and entry hex, and
 *   one description for all lost terrain */
GPtrArray *acies_transform_list_lost (const AciesTransform *self,
                                     const AciesState     *state);

/* Returns: (transfer full) (element-type AciesCommand): the commands that apply @self to @state, a scenario in edit
 *   mode. The commands must be executed in order. */
GArray    *acies_transform_commands (const AciesTransform *self,
                                     const AciesState     *state);

/* Appends the commands that place a unit, with its marks and properties as far as a scenario can have them.
 * @commands: (inout) (element-type AciesCommand): the list of commands
 * @unit: a unit on the board, which need not be one of a state */
void       acies_unit_add_commands  (GArray               *commands,
                                     const AciesRuleset   *ruleset,
                                     const AciesUnit      *unit);

/* --- another ruleset --------------------------------------------------------------------------- */

/* Converts a scenario to @ruleset. Terrain, units, cards, marks and switches become their equivalents. Texts, labels,
 * positions and numbers stay the same as far as the new ruleset allows. Items without an equivalent are omitted, but
 * terrain without an equivalent becomes clear ground.
 * @state: a scenario in edit mode, which is not changed
 * @ruleset: the new ruleset; acies_ruleset_check_layout() must accept the board of @state
 * @losses: (nullable) (element-type utf8): an array to which a sentence is added for each loss
 * Returns: (transfer full): the new scenario */
AciesState *acies_ruleset_change (const AciesState *state,
                                  AciesRuleset     *ruleset,
                                  GPtrArray        *losses);

/* Makes a scenario that starts with the position of a game: board, units, cards, numbers, round, side and phase. Lost
 * units are left out, and so are lessons and puzzles, which are about another start.
 * @state: a game; a scenario is copied as it is
 * @losses: (nullable) (element-type utf8): an array to which a sentence is added for each fact that no scenario keeps
 * Returns: (transfer full): a scenario in edit mode, which shows everything that is hidden in the game */
AciesState *acies_state_dup_as_scenario (const AciesState *state,
                                  GPtrArray        *losses);

G_END_DECLS
