/* reach.h - how far a unit can move and shoot, and which units it can attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

/* Hexes within reach, nearest first, with the cost of each hex. With ACIES_PASSAGE_FRIENDS and ACIES_PASSAGE_UNITS, the list
 * includes the occupied hexes that the unit can pass. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   is_held[ACIES_MAX_HEXES];   /* by index in hexes: TRUE if the unit cannot stop there */
  AciesHex previous[ACIES_MAX_HEXES];  /* by index in hexes: the previous hex on the path */
  guint8   cost[ACIES_MAX_HEXES];      /* by index in hexes: number of hexes moved */
} AciesReach;

/* Lists every hex that @unit can move to, except its own hex. A unit does not enter impassable terrain, does not leave terrain
 * that stops it, and passes other units only as @passage allows.
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

/* @path: room for @steps + 1 hexes; set to the path from the unit's hex to @to
 * Returns: the number of hexes in @path, or 0 if the unit cannot reach @to within @steps */
guint acies_path_walk     (const AciesState *state,
                           AciesUnitId       unit,
                           AciesHex          to,
                           guint             steps,
                           AciesPassage      passage,
                           AciesHex         *path);

/* @hex: a hex of impassable terrain
 * Returns: (nullable): the id of the statement that makes the hex impassable: from the terrain, or from the scenario's switch */
const char *acies_path_barrier_rule (const AciesState *state,
                                     AciesHex          hex);

/* Hexes in range of a shot, nearest first, with the distance of each hex. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   distance[ACIES_MAX_HEXES];  /* by index in hexes */
  guint8   is_held[ACIES_MAX_HEXES];   /* by index in hexes: TRUE if a unit other than the shooter is there */
} AciesShots;

/* Lists every hex for which acies_path_range() is not 0, whether occupied or empty.
 * @shooter: see acies_path_range()
 * @most: the maximum distance to list */
void  acies_path_shots    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           guint             most,
                           AciesShots       *shots);

/* Finds the shortest path of a shot from @from to @to around all other units and all terrain that blocks range.
 * @shooter: the unit that shoots, or %ACIES_NO_UNIT; its figures do not block the shot, even if the unit is not on @from
 * @most: the maximum distance to search
 * @path: (nullable): room for @most + 1 hexes; set to the path of the shot if a path is found
 * Returns: the distance in hexes, or 0 if there is no path within @most */
guint acies_path_range    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/* Like acies_path_range() on a board of hexes, but only along the straight line. A blocked hex on the line blocks the shot. If
 * the line runs along the edge between two hexes, one of these two hexes must be open. */
guint acies_path_straight (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/* --- plans ------------------------------------------------------------------------------------- */

/* Functions for planning a move. The ruleset computes the results (AciesReachProcs) with the same code that checks commands. */

/* @ACIES_MOMENT_NOW: actions that the rules allow now
 * @ACIES_MOMENT_ORDERED: actions that the rules would allow if the unit were ordered and had not acted; always used in edit
 *   mode */
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
 * @destinations: (element-type AciesDestination): an empty array; filled with the hexes that @unit can move to, except its own
 *   hex, nearest first, then by row and column
 * @error: %ACIES_RULE_ERROR, the reason why @unit cannot move */
gboolean acies_unit_list_destinations (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesMoment       moment,
                                       GArray           *destinations,
                                       GError          **error);

/* @from: the hex of the attack, after a possible move
 * @error: %ACIES_RULE_ERROR, the reason why @unit cannot attack from @from */
gboolean acies_unit_check_attack_from (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesMoment       moment,
                                       GError          **error);

/* @from: the hex of the attack; the current hex of @unit counts as empty
 * @targets: (element-type AciesTarget): an empty array; filled with the enemies that @unit can attack, by row and column;
 *   remains empty if @unit cannot be on @from */
void     acies_unit_list_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       GArray           *targets);

/* @from: see acies_unit_list_targets()
 * @hexes: room for %ACIES_MAX_HEXES; set to 1 for each hex on which an enemy is a target from @from, or would be if the hex
 *   is empty; else to 0 */
void     acies_unit_mark_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       guint8           *hexes);

/* @hexes: room for %ACIES_MAX_HEXES; set to 1 for each hex that @unit could hit if it were ordered, with or without a move first;
 *   else to 0 */
void     acies_unit_mark_threat       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/* @hexes: set to 1 for each hex on which @unit could charge an enemy from its current hex, even if no enemy is there; other
 *   elements keep their values */
void     acies_unit_add_charges       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/* @units: room for %ACIES_MAX_HEXES; set for each hex to the number of units of @side on the board that, if ordered, could hit the
 *   hex or charge an enemy there */
void     acies_side_count_threat      (const AciesState *state,
                                       AciesSide         side,
                                       guint8           *units);

/* Finds a shortest path of @unit as if the unit were ordered and had not acted.
 * @path: room for %ACIES_MAX_HEXES; set to the path from the unit's hex to @to
 * Returns: the number of hexes in @path, or 0 if @unit cannot reach @to */
guint    acies_unit_find_way          (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          to,
                                       AciesHex         *path);

/* @path: room for %ACIES_MAX_HEXES; set to the path from @from to the target's hex
 * Returns: the number of hexes in @path, or 0 if @target is out of range */
guint    acies_unit_find_shot         (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target,
                                       AciesHex         *path);

/* Returns: (transfer full) (element-type GArray of AciesHex): the possible paths of a shot: all shortest paths if the attacker can
 * choose, else the path from acies_unit_find_shot(); empty if @target is out of range */
GPtrArray *acies_unit_list_shots      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target);

G_END_DECLS
