/* path.h - reach of a unit's move, and range of a shot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* Which occupied hexes a unit can move through. It never stops on them. */
typedef enum
{
  ACIES_PASSAGE_FREE,  /* none: only hexes with room for the unit (units.h) */
  ACIES_PASSAGE_FRIENDS, /* also hexes that friends occupy */
  ACIES_PASSAGE_UNITS, /* also hexes that any unit occupies */
} AciesPassage;

/* Hexes within reach, nearest first, with the cost of each. With ACIES_PASSAGE_FRIENDS and ACIES_PASSAGE_UNITS the list
 * includes the occupied hexes that the unit passes. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   is_held[ACIES_MAX_HEXES];   /* by index in hexes: the unit cannot stop there */
  AciesHex previous[ACIES_MAX_HEXES];  /* by index in hexes: the hex before it on the path */
  guint8   cost[ACIES_MAX_HEXES];      /* by index in hexes: hexes moved */
} AciesReach;

/* Lists every hex that @unit can move to, without its own. A unit does not enter impassable terrain, does not leave terrain
 * that stops it, and passes other units only as @passage allows.
 * @steps: most hexes moved */
void  acies_path_reach    (const AciesState *state,
                           AciesUnitId       unit,
                           guint             steps,
                           AciesPassage      passage,
                           AciesReach       *reach);

/* Returns: the fewest hexes that @unit moves to reach @to within @steps, or 0 if it cannot */
guint acies_path_cost     (const AciesState *state,
                           AciesUnitId       unit,
                           AciesHex          to,
                           guint             steps,
                           AciesPassage      passage);

/* @path: room for @steps + 1 hexes; set to the path from the unit's hex to @to
 * Returns: number of hexes in @path, 0 if the unit cannot reach @to */
guint acies_path_walk     (const AciesState *state,
                           AciesUnitId       unit,
                           AciesHex          to,
                           guint             steps,
                           AciesPassage      passage,
                           AciesHex         *path);

/* @hex: a hex of impassable terrain
 * Returns: (nullable): id of the statement that makes it impassable: that of the terrain, or that of the scenario's switch */
const char *acies_path_barrier_rule (const AciesState *state,
                                     AciesHex          hex);

/* Hexes in range of a shot, nearest first, with their distances. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   distance[ACIES_MAX_HEXES];  /* by index in hexes */
  guint8   is_held[ACIES_MAX_HEXES];   /* by index in hexes: a unit other than the shooter is there */
} AciesShots;

/* Lists every hex for which acies_path_range() is not 0, occupied or not.
 * @shooter: as for acies_path_range()
 * @most: greatest distance to list */
void  acies_path_shots    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           guint             most,
                           AciesShots       *shots);

/* Finds the shortest path of a shot from @from to @to around all other units and all terrain that blocks range.
 * @shooter: the unit that shoots, whose own figures block no shot, even if they are not on @from; or %ACIES_NO_UNIT
 * @most: greatest distance to search
 * @path: (nullable): room for @most + 1 hexes; set to the path of the shot if there is one
 * Returns: the distance in hexes, or 0 if there is no path within @most */
guint acies_path_range    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/* As acies_path_range() on a board of hexes, but along the straight line only. A blocked hex on the line blocks the shot. If
 * the line runs along the edge between two hexes, one of them must be open. */
guint acies_path_straight (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/* How a ruleset answers reach.h for a unit on the board. @ordered: as if the unit were ordered and had not acted. */
typedef struct
{
  gboolean (*list_destinations) (const AciesState  *state,
                                 AciesUnitId        unit,
                                 gboolean           ordered,
                                 GArray            *destinations,
                                 GError           **error);
  gboolean (*check_attack_from) (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 gboolean           ordered,
                                 GError           **error);
  /* Sets @targets to the enemies that the unit can attack from @from. Room for %ACIES_MAX_UNITS. */
  guint    (*list_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId       *targets);
  /* Sets 1 for each hex on which an enemy would be a target, whatever is there now. */
  void     (*mark_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 guint8            *hexes);
  /* Sets 1 for each hex on which the unit could charge an enemy, present or not; keeps other hexes. NULL: no charges. */
  void     (*mark_charges)      (const AciesState *state, AciesUnitId unit, guint8 *hexes);
  /* Returns: the hex on which the unit started its activation, or would start it. NULL: its hex. */
  AciesHex (*start_of)          (const AciesState  *state,
                                 AciesUnitId        unit);
  /* Returns: most hexes that the unit moves */
  guint    (*march)             (const AciesState *state, AciesUnitId unit);
  /* NULL: ACIES_PASSAGE_FREE for all units */
  AciesPassage (*passage)       (const AciesState *state, AciesUnitId unit);
  /* Returns: distance of @target for an attack from @from, 0 if out of range. @path (nullable): the path, distance + 1 hexes. */
  guint    (*attack_distance)   (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 AciesHex          *path);
  /* Appends all paths of a shot, if the attacker can choose. NULL: the attacker cannot. */
  void     (*list_shots)        (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 GPtrArray         *shots);
  /* Returns: the hex on which an enemy would face a unit of @side on @hex, or NO_HEX. NULL: the game has no fixed opponents. */
  AciesHex (*ahead) (const AciesState *state,
                     AciesHex          hex,
                     AciesSide         side);
  /* Returns: whether @unit on @from would face @at, at any distance. NULL: units have no facing. */
  gboolean (*faces) (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);
} AciesReachProcs;

G_END_DECLS
