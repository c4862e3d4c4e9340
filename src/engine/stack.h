/* stack.h - several units on one hex
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

#include "engine/command.h"

G_BEGIN_DECLS

/* The layer of a type of units. */
static inline guint
acies_stack_layer (const AciesRuleset *ruleset, AciesId type)
{
  AciesId class_ = ruleset->unit_types[type].class_;

  return class_ < ACIES_MAX_CLASSES ? ruleset->classes[class_].layer : 0;
}

/* How far up @unit lies: of those on a hex the main one is that with the least, and the first of several backs. */
guint         acies_stack_depth        (const AciesState *state,
                                        AciesUnitId       unit);

/* The unit of the lowest layer on @hex, or ACIES_NO_UNIT. */
AciesUnitId   acies_stack_lowest       (const AciesState *state,
                                        AciesHex          hex);

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

/**
 * acies_stack_dup_names:
 * Returns: (transfer full) (nullable): what stands on @hex, the main unit first:
 *   "Legionaries with Velites and General"; %NULL for nothing
 */
char         *acies_stack_dup_names    (const AciesState *state,
                                        AciesHex          hex);

/**
 * acies_command_unit:
 *
 * Returns: the unit on the first hex of @self that it is about: the one of the type
 *   it names, or else the main one; %ACIES_NO_UNIT where there is none
 */
AciesUnitId   acies_command_unit       (const AciesCommand *self,
                                        const AciesState   *state);

/**
 * acies_command_set_unit:
 * @unit: on the board
 *
 * Makes @self about @unit: its first hex, and its type where the hex alone would
 * mean another.
 */
void          acies_command_set_unit   (AciesCommand       *self,
                                        const AciesState   *state,
                                        AciesUnitId         unit);

/* A command about @unit, with nothing else filled in. */
AciesCommand  acies_command_on_unit    (AciesCommandKind    kind,
                                        const AciesState   *state,
                                        AciesUnitId         unit);

G_END_DECLS
