/* units.h - several units on a hex, and face-down units
 *
 * Each class of units has a layer (attribute "layer" of a class in ruleset.xml, default 0). A hex
 * can have one unit of each layer. All units on a hex are of the same side and of different types.
 * The unit of the lowest layer is the main unit, which acies_state_unit_at() returns. If all
 * classes of a game have layer 0, a hex can have only one unit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* Returns: the rank of @unit on its hex. The main unit is the unit with the lowest rank. Backs (see below) have equal ranks; if
 * backs have the lowest rank, the first back is the main unit. */
guint         acies_stack_depth        (const AciesState *state,
                                        AciesUnitId       unit);

/* Returns: the unit of the highest layer on @hex, which the eraser of the editor removes first; or ACIES_NO_UNIT */
AciesUnitId   acies_stack_highest      (const AciesState *state,
                                        AciesHex          hex);

/* Returns: the unit of @layer on @hex, or ACIES_NO_UNIT */
AciesUnitId   acies_stack_in_layer     (const AciesState *state,
                                        AciesHex          hex,
                                        guint             layer);

/* Returns: the unit of @type on @hex, or ACIES_NO_UNIT */
AciesUnitId   acies_stack_of_type      (const AciesState *state,
                                        AciesHex          hex,
                                        AciesId           type);

/* A table of the units on each hex, for code that asks about many hexes. The functions above search all units at each call. */
typedef struct
{
  guint8 units[ACIES_MAX_LAYERS][ACIES_MAX_HEXES]; /* by layer and hex: the index of the unit plus 1, or 0 for no unit */
} AciesOccupants;

/* @self: (out caller-allocates): filled with the units of @state; valid until a unit is added, removed or moved */
void          acies_occupants_find     (AciesOccupants   *self,
                                        const AciesState *state);

/* Like acies_stack_in_layer(), but reads the table. @hex: a hex of the board, or NO_HEX */
static inline AciesUnitId
acies_occupants_in_layer (const AciesOccupants *self, AciesHex hex, guint layer)
{
  return hex != ACIES_NO_HEX ? (AciesUnitId) (self->units[layer][hex] - 1) : ACIES_NO_UNIT;
}

/* @ids: room for %ACIES_MAX_LAYERS; set to the units on @hex, with the lowest layer first
 * Returns: the number of units on @hex */
guint         acies_stack_list         (const AciesState *state,
                                        AciesHex          hex,
                                        AciesUnitId      *ids);

/* Returns: the index of @unit in the result of acies_stack_list() for its hex; 0 for the main unit */
guint         acies_stack_number       (const AciesState *state,
                                        AciesUnitId       unit);

/* @number: the result of acies_stack_number() for a unit of @type
 * Returns: the position of the badge of this unit: @number, or a number that stands for the fixed spot of the unit's class and is
 *   higher than every @number; 0 for the main unit, which has no badge */
guint         acies_stack_badge_of     (const AciesRuleset *ruleset,
                                        AciesId             type,
                                        guint               number);

static inline guint
acies_stack_badge (const AciesState *state, AciesUnitId unit)
{
  return acies_stack_badge_of (state->ruleset, state->units[unit].type, acies_stack_number (state, unit));
}

/* @unit: a unit on the board. Returns: whether another unit is on the same hex */
static inline gboolean
acies_stack_is_shared (const AciesState *state, AciesUnitId unit)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];

  return state->ruleset->n_layers > 1 && acies_stack_list (state, state->units[unit].hex, ids) > 1;
}

/* Checks whether @hex has room for a unit of @type and @side. Ignores terrain.
 * @except: a unit to ignore, such as the moving unit; or %ACIES_NO_UNIT
 * Returns: the unit that takes the room, because it is of the same layer or of another side; %ACIES_NO_UNIT if there is room */
AciesUnitId   acies_stack_obstacle     (const AciesState *state,
                                        AciesHex          hex,
                                        AciesId           type,
                                        AciesSide         side,
                                        AciesUnitId       except);

/* Like acies_stack_obstacle(), for room for the unit with index @unit, which can be on or off the board. */
static inline AciesUnitId
acies_stack_obstacle_to (const AciesState *state, AciesUnitId unit, AciesHex hex)
{
  return acies_stack_obstacle (state, hex, state->units[unit].type, state->units[unit].side, unit);
}

/* @obstacle: a unit that acies_stack_obstacle() returned
 * Returns: (transfer full): a sentence that explains why a unit of @side has no room on the hex of @obstacle */
char         *acies_stack_dup_obstacle (const AciesState *state,
                                        AciesUnitId       obstacle,
                                        AciesSide         side);

/* Returns: (transfer full) (nullable): the names of the units on @hex, starting with the main unit: "Legionaries with Velites";
 * %NULL if the hex is empty */
char         *acies_stack_dup_names    (const AciesState *state,
                                        AciesHex          hex);

/* --- face-down units ------------------------------------------------------------------------
 *
 * A mark can turn a unit face down (AciesMarkType.hides). Other sides know only the side, the
 * place and the actions of a face-down unit. Marks that last one turn come from public actions,
 * so other sides see these marks. The list of an army's units is public, with figures, status and
 * lasting marks, but other sides do not know which unit of the list is on which hex.
 *
 * All sides can read log entries, refusals and questions, so these texts use the name of the back
 * of a face-down unit. The back is an extra type after the unit types (acies_ruleset_back_type()),
 * so code that names or draws unit types also works with backs. A display for one side reads a
 * copy of the state in which hidden units have this type (acies_state_new_seen()).
 *
 * Nothing is hidden in edit mode. */

/* Stands for a viewer who sees everything. ACIES_NO_SIDE stands for a viewer who sees only public facts. */
#define ACIES_EVERY_SIDE ((AciesSide) (G_MAXUINT8 - 1))

/* The reader of a ruleset calls this function after it has read all marks and unit types. If a mark hides units, the function
 * stores which mark this is, and adds the back after the unit types. The array of unit types must have room for one more type. */
void        acies_ruleset_make_back   (AciesRuleset     *self);

/* Returns: one bit for each mark that all sides see on a face-down unit: the mark that hides it, and marks that last one turn */
guint16     acies_ruleset_open_marks  (const AciesRuleset *self);

/* Returns: whether the game has secrets of one side: cards in hands or face-down units */
static inline gboolean
acies_ruleset_has_secrets (const AciesRuleset *self)
{
  return self->n_cards > 0 || self->face_down != ACIES_NO_ID;
}

/* Returns: whether @unit is face down; %FALSE in edit mode */
gboolean    acies_unit_lies_face_down (const AciesState *state,
                                       AciesUnitId       unit);

/* @side: the viewer; %ACIES_NO_SIDE or %ACIES_EVERY_SIDE for a viewer who is not a player
 * Returns: whether @unit, on the board or in reserve, is face down and hidden from @side */
static inline gboolean
acies_unit_is_hidden_from (const AciesState *state, AciesUnitId unit, AciesSide side)
{
  return side != ACIES_EVERY_SIDE && acies_unit_lies_face_down (state, unit) && state->units[unit].side != side;
}

/* Returns: whether any unit is hidden from @side */
gboolean    acies_state_hides_from    (const AciesState *state,
                                       AciesSide         side);

/* Returns: the type that texts for all players name for @unit: the back if @unit is face down, else the unit's type */
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

/* Returns: (transfer full): a copy of @state as @side sees it, in which hidden units have the back as type and one figure. Only for
 * display; code that continues the game needs a view (view.h). */
AciesState *acies_state_new_seen      (const AciesState *state,
                                       AciesSide         side);

/* @copy: (inout): a pointer that is %NULL before the call; set to the copy if a copy is made; the caller frees the copy
 * Returns: @state if no unit is hidden from @side; else a copy from acies_state_new_seen() */
const AciesState *acies_state_see     (const AciesState *state,
                                       AciesSide         side,
                                       AciesState      **copy);

/* @state: a state as one viewer sees it
 * @hides: (out): whether @side has hidden units (backs) on the board or in reserve
 * Returns: the figures of @side on the board, without hidden units */
guint       acies_state_count_seen_figures (const AciesState *state,
                                       AciesSide         side,
                                       gboolean         *hides);

G_END_DECLS
