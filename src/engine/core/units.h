/* units.h - several units on a hex, and face-down units
 *
 * Each class of units has a layer (attribute "layer" of a class in ruleset.xml, default 0). A hex
 * holds at most one unit of each layer; all are of the same side and of different types. The unit
 * of the lowest layer is the main unit, which acies_state_unit_at() returns. If all classes of a
 * game have layer 0, a hex holds one unit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* Returns: the rank of @unit on a hex. The main unit has the lowest rank; if several backs have that rank, it is the first back. */
guint         acies_stack_depth        (const AciesState *state,
                                        AciesUnitId       unit);

/* Returns: the unit of the highest layer on @hex, which the eraser removes first; or ACIES_NO_UNIT */
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

/* An index of units by hex, for code that queries many hexes. Each function above searches all units. */
typedef struct
{
  guint8 units[ACIES_MAX_LAYERS][ACIES_MAX_HEXES]; /* indexed by layer and hex: unit + 1, or 0 for no unit */
} AciesOccupants;

/* @self: (out caller-allocates): valid until a unit of @state is added, removed or moved */
void          acies_occupants_find     (AciesOccupants   *self,
                                        const AciesState *state);

/* Like acies_stack_in_layer(), but uses the index. @hex: a hex of the board or NO_HEX */
static inline AciesUnitId
acies_occupants_in_layer (const AciesOccupants *self, AciesHex hex, guint layer)
{
  return hex != ACIES_NO_HEX ? (AciesUnitId) (self->units[layer][hex] - 1) : ACIES_NO_UNIT;
}

/* @ids: room for %ACIES_MAX_LAYERS
 * Returns: the number of units on @hex; @ids contains them, with the lowest layer first */
guint         acies_stack_list         (const AciesState *state,
                                        AciesHex          hex,
                                        AciesUnitId      *ids);

/* Returns: the index of @unit among the units on its hex; 0 for the main unit */
guint         acies_stack_number       (const AciesState *state,
                                        AciesUnitId       unit);

/* Returns: the position of the badge of a unit of @type with index @number on its hex: @number, or a number above all indices if
 * the class has a fixed spot. The main unit, with index 0, has no badge. */
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

/* Checks whether @hex has room for a unit of @type and @side. Ignores terrain.
 * @except: a unit to ignore, such as the moving unit; or %ACIES_NO_UNIT
 * Returns: the obstacle, which is a unit of the same layer or of another side; %ACIES_NO_UNIT if there is room */
AciesUnitId   acies_stack_obstacle     (const AciesState *state,
                                        AciesHex          hex,
                                        AciesId           type,
                                        AciesSide         side,
                                        AciesUnitId       except);

/* Like acies_stack_obstacle(), for an existing unit on or off the board. */
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

/* Returns: (transfer full) (nullable): names of the units on @hex, main unit first: "Legionaries with Velites"; %NULL if the hex
 * is empty */
char         *acies_stack_dup_names    (const AciesState *state,
                                        AciesHex          hex);

/* --- face-down units ------------------------------------------------------------------------
 *
 * A mark can turn a unit face down (AciesMarkType.hides). Other sides know only the side, the
 * place and the actions of a face-down unit. Marks that last one turn come from public actions,
 * so they are visible. The list of an army's units is public, with figures, status and lasting
 * marks, but other sides do not know which unit of the list is on which hex.
 *
 * All sides can read log entries, refusals and questions, so these texts name a face-down unit by
 * its back. The back is an extra type after the unit types (acies_ruleset_back_type()). It has
 * only a name, so code that names or draws types works with it. A display for one side reads a
 * copy in which hidden units are backs (acies_state_new_seen()).
 *
 * Nothing is hidden in edit mode. */

/* A viewer who sees everything. ACIES_NO_SIDE is a viewer who sees only public facts. */
#define ACIES_EVERY_SIDE ((AciesSide) (G_MAXUINT8 - 1))

/* For the reader of a ruleset, after it has read all marks and types. Stores which mark hides units, and adds the back after the
 * types, which must have room for one more. */
void        acies_ruleset_make_back   (AciesRuleset     *self);

/* Returns: the marks that all sides see on a face-down unit, one bit for each: the hiding mark and marks that do not last */
guint16     acies_ruleset_open_marks  (const AciesRuleset *self);

/* Returns: whether a side can have secrets: the cards of its hand or its face-down units */
static inline gboolean
acies_ruleset_has_secrets (const AciesRuleset *self)
{
  return self->n_cards > 0 || self->face_down != ACIES_NO_ID;
}

/* Returns: whether @unit is face down in a game; its side does not matter */
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

/* Returns: the type that public sentences use for @unit: the back if @unit is face down, else its type */
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
 * to continue the game, use a view (view.h). */
AciesState *acies_state_new_seen      (const AciesState *state,
                                       AciesSide         side);

/* @copy: (inout): a location for the copy, initially %NULL; the caller frees the copy
 * Returns: @state if nothing is hidden from @side; else a copy from acies_state_new_seen(), also stored in @copy */
const AciesState *acies_state_see     (const AciesState *state,
                                       AciesSide         side,
                                       AciesState      **copy);

/* @state: a state as one viewer sees it
 * @hides: (out): whether units of @side, on the board or in reserve, are backs
 * Returns: the figures of @side on the board, without the figures of backs */
guint       acies_state_count_seen_figures (const AciesState *state,
                                       AciesSide         side,
                                       gboolean         *hides);

G_END_DECLS
