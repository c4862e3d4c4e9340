/* units.h - which units stand on a hex, and which of them lie face down
 *
 * A class of units has a layer (class layer= of ruleset.xml, 0 unless said). On a
 * hex there stands at most one unit of each layer, and all of one side. The one of
 * the lowest layer is the main one, which acies_state_unit_at() gives; so in a game
 * whose classes are all of layer 0 there is one unit on a hex, and nothing of this
 * is to be seen. Two units on a hex are never of the same type.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/* How far up @unit lies: of those on a hex the main one is that with the least, and the first of several backs. */
guint         acies_stack_depth        (const AciesState *state,
                                        AciesUnitId       unit);

/* The one of the highest layer: what an eraser takes first. */
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

/* Who stands on which hex. Each of the questions above goes through all units, which is too much where it is asked hex by
 * hex for unit after unit, as for a list of all moves. While nothing moves, this answers at once. */
typedef struct
{
  guint8 units[ACIES_MAX_LAYERS][ACIES_MAX_HEXES]; /* by layer and hex of the board: the unit, and 1 more; 0: there is none */
} AciesOccupants;

/**
 * acies_occupants_find:
 * @self: (out caller-allocates): holds as long as no unit of @state comes, goes or moves
 */
void          acies_occupants_find     (AciesOccupants   *self,
                                        const AciesState *state);

/* As acies_stack_in_layer(): the unit of that layer on @hex, which is on the board or NO_HEX; or ACIES_NO_UNIT. */
static inline AciesUnitId
acies_occupants_in_layer (const AciesOccupants *self, AciesHex hex, guint layer)
{
  return hex != ACIES_NO_HEX ? (AciesUnitId) (self->units[layer][hex] - 1) : ACIES_NO_UNIT;
}

/**
 * acies_stack_list:
 * @ids: room for %ACIES_MAX_LAYERS
 * Returns: how many units stand on @hex; @ids names them, the lowest layer first
 */
guint         acies_stack_list         (const AciesState *state,
                                        AciesHex          hex,
                                        AciesUnitId      *ids);

/* Which of those on its hex @unit is, from 0 for the main one. */
guint         acies_stack_number       (const AciesState *state,
                                        AciesUnitId       unit);

/* As which badge a unit of @type is drawn that is the @number-th beside the main one: that number, or behind all numbers
 * the spot of its class; the main one, 0, is none. */
guint         acies_stack_badge_of     (const AciesRuleset *ruleset,
                                        AciesId             type,
                                        guint               number);
guint         acies_stack_badge        (const AciesState *state,
                                        AciesUnitId       unit);

/* Is there another unit on the hex of @unit, which is on the board? */
gboolean      acies_stack_is_shared    (const AciesState *state,
                                        AciesUnitId       unit);

/**
 * acies_stack_obstacle:
 * @except: a unit that does not count, such as the one that would come there; or
 *   %ACIES_NO_UNIT
 *
 * Whether a unit of @type and @side would find room on @hex, whatever its ground.
 *
 * Returns: the unit because of which it would not: one of its layer, or of another
 *   side; %ACIES_NO_UNIT where there is room
 */
AciesUnitId   acies_stack_obstacle     (const AciesState *state,
                                        AciesHex          hex,
                                        AciesId           type,
                                        AciesSide         side,
                                        AciesUnitId       except);

/* The same of a unit there is already, wherever it is. */
AciesUnitId   acies_stack_obstacle_to  (const AciesState *state,
                                        AciesUnitId       unit,
                                        AciesHex          hex);

/**
 * acies_stack_dup_obstacle:
 * @obstacle: as acies_stack_obstacle() gives it
 * Returns: (transfer full): a sentence on why a unit of @type and @side finds no
 *   room on its hex
 */
char         *acies_stack_dup_obstacle (const AciesState *state,
                                        AciesUnitId       obstacle,
                                        AciesSide         side);

/* Returns: (transfer full) (nullable): what stands on @hex, the main unit first:
 * "Legionaries with Velites and General"; %NULL for nothing */
char         *acies_stack_dup_names    (const AciesState *state,
                                        AciesHex          hex);

/* --- what lies face down --------------------------------------------------------------------
 *
 * A mark of the ruleset may hide the units that bear it (AciesMarkType.hides): on
 * the board and in reserve others know of such a unit nothing but its side, where
 * it is, and what it has done: marks that are not kept beyond the turn came from
 * what everybody saw. Which units an army has is open, with their figures, status
 * and kept marks; hidden is which of them lies where.
 *
 * Sentences name such a unit by its back, for everybody: notes, refusals and
 * questions may be read by either side. The back stands behind the types of units,
 * as if it were one more (acies_ruleset_back_type()), with nothing but a name; so
 * what tells or draws a type can do so with the back. What is shown to one side is
 * read from a copy in which the hidden units are backs (acies_state_new_seen()).
 *
 * In a scenario that is edited nothing is hidden. */

/* Who looks with the eyes of all sides: nothing is hidden. NO_SIDE sees what is open to everybody. */
#define ACIES_EVERY_SIDE ((AciesSide) (G_MAXUINT8 - 1))

/**
 * acies_ruleset_make_back:
 *
 * For a reader that has all marks and types: notes which mark hides, and puts the
 * back behind the types, for which there must be room.
 */
void        acies_ruleset_make_back   (AciesRuleset     *self);

/* Marks that everybody sees on what lies face down, bit by mark: that it does, and those that are not kept. */
guint16     acies_ruleset_open_marks  (const AciesRuleset *self);

/* May one side know something alone, as the cards of its hand or what lies face down? */
gboolean    acies_ruleset_has_secrets (const AciesRuleset *self);

/**
 * acies_unit_is_hidden_from:
 * @side: who looks; %ACIES_NO_SIDE for whoever is of no side, %ACIES_EVERY_SIDE for
 *   who may see everything
 *
 * Returns: whether @unit, on the board or in reserve, lies face down and is not @side's
 */
gboolean    acies_unit_is_hidden_from (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesSide         side);

/* Does it lie face down in a game, whosever it is? */
gboolean    acies_unit_lies_face_down (const AciesState *state,
                                       AciesUnitId       unit);

/* Is any unit hidden from @side? */
gboolean    acies_state_hides_from    (const AciesState *state,
                                       AciesSide         side);

/* The type by which sentences for everybody name @unit: its own, or the back. */
AciesId     acies_unit_public_type_id (const AciesState *state,
                                       AciesUnitId       unit);
const AciesUnitType *acies_unit_public_type (const AciesState *state,
                                         AciesUnitId       unit);

/* Returns: (transfer full): a copy of @state for the eyes of @side, in which hidden
 * units are backs of one figure. It is there to be shown, not to be played on: that
 * is what views are for (view.h). */
AciesState *acies_state_new_seen      (const AciesState *state,
                                       AciesSide         side);

/**
 * acies_state_see:
 * @copy: (inout): room for the copy, which the caller frees; %NULL at first
 *
 * Returns: @state itself where nothing is hidden from @side, else what
 *   acies_state_new_seen() returns, kept in @copy
 */
const AciesState *acies_state_see     (const AciesState *state,
                                       AciesSide         side,
                                       AciesState      **copy);

/**
 * acies_state_count_seen_figures:
 * @state: as somebody sees it
 * @hides: (out): whether units of @side, on the board or in reserve, are backs in it
 *
 * Returns: figures on the board, without those of backs
 */
guint       acies_state_count_seen_figures (const AciesState *state,
                                       AciesSide         side,
                                       gboolean         *hides);

G_END_DECLS
