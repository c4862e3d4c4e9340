/* units.h - several units on a hex, and face-down units
 *
 * A class of units has a layer (class layer= of ruleset.xml, default 0). A hex holds at
 * most one unit of each layer, all of the same side and of different types. The unit of the
 * lowest layer is the main unit, which acies_state_unit_at() returns. If all classes of a
 * game have layer 0, a hex holds one unit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* The rank of @unit among the units of a hex: that with the least rank is the main unit, and among several backs the first. */
guint         acies_stack_depth        (const AciesState *state,
                                        AciesUnitId       unit);

/* The unit of the highest layer, which an eraser removes first. */
AciesUnitId   acies_stack_highest      (const AciesState *state,
                                        AciesHex          hex);

/* The unit of that layer on @hex, or ACIES_NO_UNIT. */
AciesUnitId   acies_stack_in_layer     (const AciesState *state,
                                        AciesHex          hex,
                                        guint             layer);

/* The unit of that type on @hex, or ACIES_NO_UNIT. */
AciesUnitId   acies_stack_of_type      (const AciesState *state,
                                        AciesHex          hex,
                                        AciesId           type);

/* An index of units by hex, for code that queries many hexes. The functions above search all units. Valid while no unit moves. */
typedef struct
{
  guint8 units[ACIES_MAX_LAYERS][ACIES_MAX_HEXES]; /* by layer and hex: unit + 1; 0: no unit */
} AciesOccupants;

/* @self: (out caller-allocates): valid until a unit of @state is added, removed or moved */
void          acies_occupants_find     (AciesOccupants   *self,
                                        const AciesState *state);

/* As acies_stack_in_layer(). @hex: a hex of the board or NO_HEX */
static inline AciesUnitId
acies_occupants_in_layer (const AciesOccupants *self, AciesHex hex, guint layer)
{
  return hex != ACIES_NO_HEX ? (AciesUnitId) (self->units[layer][hex] - 1) : ACIES_NO_UNIT;
}

/* @ids: room for %ACIES_MAX_LAYERS
 * Returns: number of units on @hex; @ids has them, the lowest layer first */
guint         acies_stack_list         (const AciesState *state,
                                        AciesHex          hex,
                                        AciesUnitId      *ids);

/* The index of @unit among the units on its hex; 0 for the main unit. */
guint         acies_stack_number       (const AciesState *state,
                                        AciesUnitId       unit);

/* The badge position of a unit of @type with index @number on its hex: @number, or beyond all indices the fixed spot of its
 * class. The main unit, index 0, has no badge. */
guint         acies_stack_badge_of     (const AciesRuleset *ruleset,
                                        AciesId             type,
                                        guint               number);

static inline guint
acies_stack_badge (const AciesState *state, AciesUnitId unit)
{
  return acies_stack_badge_of (state->ruleset, state->units[unit].type, acies_stack_number (state, unit));
}

/* Returns: whether another unit is on the hex of @unit, which is on the board */
static inline gboolean
acies_stack_is_shared (const AciesState *state, AciesUnitId unit)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];

  return state->ruleset->n_layers > 1 && acies_stack_list (state, state->units[unit].hex, ids) > 1;
}

/* Checks whether @hex has room for a unit of @type and @side. Terrain does not matter.
 * @except: a unit to ignore, such as the one that would move there; or %ACIES_NO_UNIT
 * Returns: the unit that prevents it: of the same layer, or of another side; %ACIES_NO_UNIT if there is room */
AciesUnitId   acies_stack_obstacle     (const AciesState *state,
                                        AciesHex          hex,
                                        AciesId           type,
                                        AciesSide         side,
                                        AciesUnitId       except);

/* As acies_stack_obstacle(), for an existing unit, wherever it is. */
static inline AciesUnitId
acies_stack_obstacle_to (const AciesState *state, AciesUnitId unit, AciesHex hex)
{
  return acies_stack_obstacle (state, hex, state->units[unit].type, state->units[unit].side, unit);
}

/* @obstacle: a unit that acies_stack_obstacle() returned
 * Returns: (transfer full): a sentence on why a unit of @side has no room on that hex */
char         *acies_stack_dup_obstacle (const AciesState *state,
                                        AciesUnitId       obstacle,
                                        AciesSide         side);

/* Returns: (transfer full) (nullable): the units on @hex, main unit first: "Legionaries with Velites"; %NULL if the hex is
 * empty */
char         *acies_stack_dup_names    (const AciesState *state,
                                        AciesHex          hex);

/* --- face-down units ------------------------------------------------------------------------
 *
 * A mark can hide the units that have it (AciesMarkType.hides). Other sides know only the
 * side, the place and the actions of such a unit: marks that last one turn come from public
 * actions. The list of an army's units is public, with figures, status and lasting marks.
 * Which of them is on which hex is hidden.
 *
 * All sides can read log entries, refusals and questions, so they name such a unit by its
 * back. The back is an extra type after the unit types (acies_ruleset_back_type()) with
 * nothing but a name, so code that names or draws types works with it. A display for one
 * side reads a copy in which hidden units are backs (acies_state_new_seen()).
 *
 * Nothing is hidden in edit mode. */

/* A viewer that sees everything. ACIES_NO_SIDE is a viewer that sees only public facts. */
#define ACIES_EVERY_SIDE ((AciesSide) (G_MAXUINT8 - 1))

/* For a reader after all marks and types are read: stores which mark hides units, and adds the back after the types, which
 * must have room for it. */
void        acies_ruleset_make_back   (AciesRuleset     *self);

/* Marks that all sides see on a face-down unit, one bit each: the hiding mark and marks that are not kept. */
guint16     acies_ruleset_open_marks  (const AciesRuleset *self);

/* Returns: whether a side can know something that others do not: the cards of its hand or its face-down units */
static inline gboolean
acies_ruleset_has_secrets (const AciesRuleset *self)
{
  return self->n_cards > 0 || self->face_down != ACIES_NO_ID;
}

/* Returns: whether @unit is face down in a game, whatever its side */
gboolean    acies_unit_lies_face_down (const AciesState *state,
                                       AciesUnitId       unit);

/* @side: the viewer; %ACIES_NO_SIDE or %ACIES_EVERY_SIDE if not a player
 * Returns: whether @unit, on the board or in reserve, is face down and not of @side */
static inline gboolean
acies_unit_is_hidden_from (const AciesState *state, AciesUnitId unit, AciesSide side)
{
  return side != ACIES_EVERY_SIDE && acies_unit_lies_face_down (state, unit) && state->units[unit].side != side;
}

/* Returns: whether any unit is hidden from @side */
gboolean    acies_state_hides_from    (const AciesState *state,
                                       AciesSide         side);

/* The type that public sentences use for @unit: its own, or the back. */
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

/* Returns: (transfer full): a copy of @state as @side sees it, in which hidden units are backs of one figure. For display only;
 * to play on, use a view (view.h). */
AciesState *acies_state_new_seen      (const AciesState *state,
                                       AciesSide         side);

/* @copy: (inout): a place for the copy, initially %NULL; the caller frees it
 * Returns: @state if nothing is hidden from @side, else acies_state_new_seen(), stored in @copy */
const AciesState *acies_state_see     (const AciesState *state,
                                       AciesSide         side,
                                       AciesState      **copy);

/* @state: a state as one viewer sees it
 * @hides: (out): whether units of @side, on the board or in reserve, are backs in it
 * Returns: figures on the board, without those of backs */
guint       acies_state_count_seen_figures (const AciesState *state,
                                       AciesSide         side,
                                       gboolean         *hides);

G_END_DECLS
