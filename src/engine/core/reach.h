/* reach.h - how far a unit can move and shoot, and which units it can attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

/* The hexes that a unit can move to, nearest first, with the cost of each hex. With ACIES_PASSAGE_FRIENDS or ACIES_PASSAGE_UNITS,
 * the list also contains occupied hexes that the unit can only move through. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   is_held[ACIES_MAX_HEXES];   /* by index in hexes: TRUE if the unit cannot stop on the hex, because it is occupied */
  AciesHex previous[ACIES_MAX_HEXES];  /* by index in hexes: the previous hex on the path */
  guint8   cost[ACIES_MAX_HEXES];      /* by index in hexes: number of hexes moved */
} AciesReach;

/* Lists every hex that @unit can move to or through, except its current hex. A unit does not enter impassable terrain, does not
 * move on after it enters terrain that stops it, and moves through other units only as @passage allows.
 * @steps: the maximum number of hexes moved */
void  acies_path_reach    (const AciesState *state,
                           AciesUnitId       unit,
                           guint             steps,
                           AciesPassage      passage,
                           AciesReach       *reach);

/* Returns: the minimum number of hexes that @unit moves to reach @to, or 0 if @unit cannot reach @to within @steps */
guint acies_path_cost     (const AciesState *state,
                           AciesUnitId       unit,
                           AciesHex          to,
                           guint             steps,
                           AciesPassage      passage);

/* Finds a shortest path of @unit to @to.
 * @path: room for @steps + 1 hexes; set to the path, which includes the unit's current hex and @to
 * Returns: the number of hexes in @path, or 0 if the unit cannot reach @to within @steps */
guint acies_path_walk     (const AciesState *state,
                           AciesUnitId       unit,
                           AciesHex          to,
                           guint             steps,
                           AciesPassage      passage,
                           AciesHex         *path);

/* @hex: a hex of impassable terrain
 * Returns: (nullable): the id of the statement that makes the hex impassable: the statement of the terrain, or of the switch that
 *   makes the terrain impassable in this scenario */
const char *acies_path_barrier_rule (const AciesState *state,
                                     AciesHex          hex);

/* The hexes that a shot can reach, nearest first, with the distance of each hex. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   distance[ACIES_MAX_HEXES];  /* by index in hexes: number of steps from the shooter */
  guint8   is_held[ACIES_MAX_HEXES];   /* by index in hexes: TRUE if a unit other than the shooter is on the hex */
} AciesShots;

/* Lists every hex, occupied or empty, for which acies_path_range() does not return 0.
 * @shooter: see acies_path_range()
 * @most: the maximum distance to list */
void  acies_path_shots    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           guint             most,
                           AciesShots       *shots);

/* Finds a shortest path of a shot from @from to @to that avoids all other units and all terrain that blocks range.
 * @shooter: the unit that shoots, which does not block the shot even if it is not on @from; or %ACIES_NO_UNIT
 * @most: the maximum distance to search
 * @path: (nullable): room for @most + 1 hexes; set to the path of the shot if a path is found
 * Returns: the distance in hexes, or 0 if there is no path within @most */
guint acies_path_range    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/* Like acies_path_range(), but only for a board of hexes, and only along the straight line from @from to @to. A blocked hex on the
 * line blocks the shot. If the line runs along the edge between two hexes, only one of these two hexes needs to be free. */
guint acies_path_straight (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/* --- plans ------------------------------------------------------------------------------------- */

/* These functions help to plan a move. The ruleset's procedures (AciesReachProcs) compute the results with the same code that
 * checks commands. */

/* @ACIES_MOMENT_NOW: include the actions that the rules allow now
 * @ACIES_MOMENT_ORDERED: include the actions that the rules would allow if the unit were ordered and had not acted. In edit mode,
 *   the functions always use this value. */
typedef enum
{
  ACIES_MOMENT_NOW,
  ACIES_MOMENT_ORDERED,
} AciesMoment;

/* A hex that a unit can move to. */
typedef struct
{
  AciesHex hex;
  guint8   cost;    /* number of hexes moved */
  gboolean attack;  /* TRUE: the unit can attack from this hex */
} AciesDestination;

/* An enemy that a unit can attack. */
typedef struct
{
  AciesUnitId unit;
  guint8      distance;
} AciesTarget;

/* @unit: a unit on the board
 * @destinations: (element-type AciesDestination): an empty array; filled with the hexes that @unit can move to, except its
 *   current hex, nearest first; hexes at the same cost are in order of row and column
 * @error: %ACIES_RULE_ERROR, the reason why @unit cannot move */
gboolean acies_unit_list_destinations (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesMoment       moment,
                                       GArray           *destinations,
                                       GError          **error);

/* @from: the hex from which @unit would attack, possibly after a move
 * @error: %ACIES_RULE_ERROR, the reason why @unit cannot attack from @from */
gboolean acies_unit_check_attack_from (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesMoment       moment,
                                       GError          **error);

/* @from: the hex from which @unit would attack. The function treats the current hex of @unit as empty.
 * @targets: (element-type AciesTarget): an empty array; filled with the enemies that @unit can attack, in order of row and column;
 *   remains empty if @unit cannot be on @from */
void     acies_unit_list_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       GArray           *targets);

/* @from: see acies_unit_list_targets()
 * @hexes: room for %ACIES_MAX_HEXES; set to 1 for each hex that has an enemy that @unit can attack from @from, and for each empty
 *   hex on which @unit could attack an enemy; set to 0 for all other hexes */
void     acies_unit_mark_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       guint8           *hexes);

/* @hexes: room for %ACIES_MAX_HEXES; set to 1 for each hex that @unit could attack if it were ordered, from its current hex or
 *   after a move; set to 0 for all other hexes */
void     acies_unit_mark_threat       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/* @hexes: set to 1 for each hex on which @unit could charge an enemy from its current hex, even if no enemy is there; the values
 *   for all other hexes do not change */
void     acies_unit_add_charges       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/* @units: room for %ACIES_MAX_HEXES; set for each hex to the number of units of @side on the board that could attack or charge an
 *   enemy on this hex if they were ordered */
void     acies_side_count_threat      (const AciesState *state,
                                       AciesSide         side,
                                       guint8           *units);

/* Finds a shortest path of @unit to @to as if the unit were ordered and had not acted.
 * @path: room for %ACIES_MAX_HEXES; set to the path, which includes the unit's current hex and @to
 * Returns: the number of hexes in @path, or 0 if @unit cannot reach @to */
guint    acies_unit_find_way          (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          to,
                                       AciesHex         *path);

/* Finds the path of a shot by @unit from @from at @target.
 * @path: room for %ACIES_MAX_HEXES; set to the path, which includes @from and the target's hex
 * Returns: the number of hexes in @path, or 0 if @target is out of range */
guint    acies_unit_find_shot         (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target,
                                       AciesHex         *path);

/* Returns: (transfer full) (element-type GArray of AciesHex): the possible paths of a shot: all shortest paths if the attacker can
 * choose the path, else only the path that acies_unit_find_shot() finds; empty if @target is out of range */
GPtrArray *acies_unit_list_shots      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target);

G_END_DECLS
