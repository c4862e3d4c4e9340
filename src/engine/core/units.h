/* units.h - several units on a hex, and face-down units
 *
 * Each class of units has a layer (attribute "layer" of a class in ruleset.xml, by default 0). A hex can contain one
 * unit in each layer. All units on a hex belong to the same side and have different types. The main unit of a hex is
 * the unit in the lowest layer, which acies_state_unit_at() returns. If all classes of a game have layer 0, a hex can
 * contain only one unit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* Returns the rank of @unit on its hex. The unit with the lowest rank is the main unit. All units of the back type (see
 * below) have the same rank, above layer 0 and below the other layers. If several units share the lowest rank, the unit
 * with the lowest index is the main unit. */
guint         acies_stack_depth        (const AciesState *state,
                                        AciesUnitId       unit);

/* Returns the unit in the highest layer on @hex, or ACIES_NO_UNIT. The editor's eraser removes this unit first. */
AciesUnitId   acies_stack_highest      (const AciesState *state,
                                        AciesHex          hex);

/* Returns the unit in @layer on @hex, or ACIES_NO_UNIT. */
AciesUnitId   acies_stack_in_layer     (const AciesState *state,
                                        AciesHex          hex,
                                        guint             layer);

/* Returns the unit of @type on @hex, or ACIES_NO_UNIT. */
AciesUnitId   acies_stack_of_type      (const AciesState *state,
                                        AciesHex          hex,
                                        AciesId           type);

/* A table of the units on each hex, for callers that look up many hexes. The functions above search all units in each
 * call. */
typedef struct
{
  guint8 units[ACIES_MAX_LAYERS][ACIES_MAX_HEXES]; /* by layer and hex: the index of the unit plus 1; 0 for no unit */
} AciesOccupants;

/* Fills the table with the units of @state. The table is valid until a unit is added, removed or moved.
 * @self: (out caller-allocates): the table */
void          acies_occupants_find     (AciesOccupants   *self,
                                        const AciesState *state);

/* Like acies_stack_in_layer(), but uses a table.
 * @hex: a hex of the board, or ACIES_NO_HEX */
static inline AciesUnitId
acies_occupants_in_layer (const AciesOccupants *self, AciesHex hex, guint layer)
{
  return hex != ACIES_NO_HEX ? (AciesUnitId) (self->units[layer][hex] - 1) : ACIES_NO_UNIT;
}

/* Lists the units on @hex, starting with the lowest layer.
 * @ids: an array with room for %ACIES_MAX_LAYERS elements
 * Returns: the number of units on @hex */
guint         acies_stack_list         (const AciesState *state,
                                        AciesHex          hex,
                                        AciesUnitId      *ids);

/* Returns the index of @unit in the result of acies_stack_list() for its hex. The index of the main unit is 0. */
guint         acies_stack_number       (const AciesState *state,
                                        AciesUnitId       unit);

/* Returns the number that determines the position of a unit's badge. It is @number, unless the class of the unit has a
 * fixed spot for badges (AciesSpot). Returns 0 for the main unit, which has no badge.
 * @type: the type of the unit
 * @number: the result of acies_stack_number() for the unit */
guint         acies_stack_badge_of     (const AciesRuleset *ruleset,
                                        AciesId             type,
                                        guint               number);

static inline guint
acies_stack_badge (const AciesState *state, AciesUnitId unit)
{
  return acies_stack_badge_of (state->ruleset, state->units[unit].type, acies_stack_number (state, unit));
}

/* Returns whether another unit is on the same hex as @unit.
 * @unit: a unit on the board */
static inline gboolean
acies_stack_is_shared (const AciesState *state, AciesUnitId unit)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];

  return state->ruleset->n_layers > 1 && acies_stack_list (state, state->units[unit].hex, ids) > 1;
}

/* Checks whether @hex has room for a unit of @type and @side. Ignores terrain.
 * @except: a unit to ignore, such as the moving unit, or %ACIES_NO_UNIT
 * Returns: %ACIES_NO_UNIT if there is room, or else a unit that is in the way because it is in the same layer or
 *   belongs to another side */
AciesUnitId   acies_stack_obstacle     (const AciesState *state,
                                        AciesHex          hex,
                                        AciesId           type,
                                        AciesSide         side,
                                        AciesUnitId       except);

/* Like acies_stack_obstacle(), but checks whether @hex has room for the existing unit @unit. The unit can be on or off
 * the board. */
static inline AciesUnitId
acies_stack_obstacle_to (const AciesState *state, AciesUnitId unit, AciesHex hex)
{
  return acies_stack_obstacle (state, hex, state->units[unit].type, state->units[unit].side, unit);
}

/* Explains why a unit of @side has no room on the hex of @obstacle.
 * @obstacle: a unit that acies_stack_obstacle() returned
 * Returns: (transfer full): a translated sentence */
char         *acies_stack_dup_obstacle (const AciesState *state,
                                        AciesUnitId       obstacle,
                                        AciesSide         side);

/* Returns: (transfer full) (nullable): the names of the units on @hex, starting with the main unit, such as
 *   "Legionaries with Velites"; %NULL if the hex is empty */
char         *acies_stack_dup_names    (const AciesState *state,
                                        AciesHex          hex);

/* --- face-down units ------------------------------------------------------------------------
 *
 * A mark can turn a unit face down (AciesMarkType.hides). Other sides know only the side, the place and the actions of
 * a face-down unit. They can also see marks that last for one turn, because these marks result from public actions. The
 * list of the units of an army, with their figures, status and lasting marks, is public. However, other sides do not
 * know which unit of the list is on which hex.
 *
 * All sides can read log entries, refusals and questions, so these texts refer to a face-down unit by the name of its
 * back. The back is an extra entry at the end of the unit types (acies_ruleset_back_type()), so code that names or
 * draws unit types also works with backs. To show the game to one side, use a copy of the state in which hidden units
 * have this type (acies_state_new_seen()).
 *
 * No unit is hidden in edit mode. */

/* A viewer that sees everything. The viewer ACIES_NO_SIDE sees only public facts. */
#define ACIES_EVERY_SIDE ((AciesSide) (G_MAXUINT8 - 1))

/* Finds the mark that hides units. If there is such a mark, stores its index and adds the back after the unit types.
 * The reader of a ruleset calls this function after it has read all marks and unit types. The array of unit types must
 * have room for one more type. */
void        acies_ruleset_make_back   (AciesRuleset     *self);

/* Returns the marks that all sides see on a face-down unit, one bit for each mark: the mark that hides the unit, and
 * marks that last for one turn. */
guint16     acies_ruleset_open_marks  (const AciesRuleset *self);

/* Returns whether the game has facts that only one side knows: cards in hand or face-down units. */
static inline gboolean
acies_ruleset_has_secrets (const AciesRuleset *self)
{
  return self->n_cards > 0 || self->face_down != ACIES_NO_ID;
}

/* Returns whether @unit is face down. Always returns %FALSE in edit mode. */
gboolean    acies_unit_lies_face_down (const AciesState *state,
                                       AciesUnitId       unit);

/* Returns whether @unit is face down and hidden from @side. A unit can be hidden on the board or in reserve.
 * @side: the viewer; can be %ACIES_NO_SIDE or %ACIES_EVERY_SIDE */
static inline gboolean
acies_unit_is_hidden_from (const AciesState *state, AciesUnitId unit, AciesSide side)
{
  return side != ACIES_EVERY_SIDE && acies_unit_lies_face_down (state, unit) && state->units[unit].side != side;
}

/* Returns whether any unit is hidden from @side. */
gboolean    acies_state_hides_from    (const AciesState *state,
                                       AciesSide         side);

/* Returns the type to name in texts that all players can read: the back if @unit is face down, or else the type of
 * @unit. */
static inline AciesId
acies_unit_public_type_id (const AciesState *state, AciesUnitId unit)
{
  return acies_unit_lies_face_down (state, unit) ? acies_ruleset_back_type (state->ruleset) : state->units[unit].type;
}

static inline const AciesUnitType *
acies_unit_public_type (const AciesState *state, AciesUnitId unit)
{
  return &state->ruleset->unit_types[acies_unit_public_type_id (state, unit)];
}

/* Copies @state as @side sees it. In the copy, hidden units have the type of the back and one figure. Use the copy only
 * for display. To continue the game with only the facts that @side knows, use a view (view.h).
 * Returns: (transfer full): the copy */
AciesState *acies_state_new_seen      (const AciesState *state,
                                       AciesSide         side);

/* Like acies_state_new_seen(), but avoids the copy if no unit is hidden from @side.
 * @copy: (inout): an earlier copy to reuse, or %NULL; set to the new copy if a copy is made. The caller frees it.
 * Returns: @state if no unit is hidden from @side, or else *@copy */
const AciesState *acies_state_see     (const AciesState *state,
                                       AciesSide         side,
                                       AciesState      **copy);

/* Counts the figures of @side on the board, except those of hidden units.
 * @state: a state as one viewer sees it
 * @hides: (out): whether @side has hidden units on the board or in reserve
 * Returns: the number of figures */
guint       acies_state_count_seen_figures (const AciesState *state,
                                       AciesSide         side,
                                       gboolean         *hides);

G_END_DECLS
