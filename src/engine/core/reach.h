/* reach.h - how far a unit can move and shoot, and which units it can attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

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

/* --- plans ------------------------------------------------------------------------------------- */

/* For players who plan a move. The ruleset answers (AciesReachProcs) with the same code that checks its commands. */

/* @ACIES_MOMENT_NOW: what the rules allow now
 * @ACIES_MOMENT_ORDERED: what the rules would allow if the unit were ordered and had not acted; always used if no game is in
 *   play */
typedef enum
{
  ACIES_MOMENT_NOW,
  ACIES_MOMENT_ORDERED,
} AciesMoment;

/* A hex that a unit may move to. */
typedef struct
{
  AciesHex hex;
  guint8   cost;    /* hexes moved */
  gboolean attack;  /* TRUE: the unit may attack from there */
} AciesDestination;

/* An enemy that a unit may attack. */
typedef struct
{
  AciesUnitId unit;
  guint8      distance;
} AciesTarget;

/* @unit: a unit on the board
 * @destinations: (element-type AciesDestination): an empty array; filled with the hexes that @unit may move to, without its
 *   own, nearest first, then by row and column
 * @error: %ACIES_RULE_ERROR, why @unit may not move */
gboolean acies_unit_list_destinations (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesMoment       moment,
                                       GArray           *destinations,
                                       GError          **error);

/* @from: the hex of the attack, after a possible move
 * @error: %ACIES_RULE_ERROR, why @unit may not attack any unit from there */
gboolean acies_unit_check_attack_from (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesMoment       moment,
                                       GError          **error);

/* @from: the hex of the attack; the unit's own hex then counts as empty
 * @targets: (element-type AciesTarget): an empty array; filled with the enemies that the unit may attack, by row and column;
 *   stays empty if the unit cannot be on @from */
void     acies_unit_list_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       GArray           *targets);

/* @from: as for acies_unit_list_targets()
 * @hexes: room for %ACIES_MAX_HEXES; set to 1 for each hex on which an enemy, present or not, is a target from @from, else to
 *   0 */
void     acies_unit_mark_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       guint8           *hexes);

/* @hexes: room for %ACIES_MAX_HEXES; set to 1 for each hex that the unit could hit if it were ordered, with or without a move;
 *   else to 0 */
void     acies_unit_mark_threat       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/* @hexes: set to 1 for each hex on which the unit could charge an enemy, present or not, from its hex; other hexes keep their
 *   value */
void     acies_unit_add_charges       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/* @units: room for %ACIES_MAX_HEXES; set for each hex to the number of the side's units on the board that could hit it if they
 *   were ordered, or charge an enemy on it */
void     acies_side_count_threat      (const AciesState *state,
                                       AciesSide         side,
                                       guint8           *units);

/* Finds a shortest path of a unit as if it were ordered and had not acted.
 * @path: room for %ACIES_MAX_HEXES; set to the path from the unit's hex to @to
 * Returns: number of hexes in @path, 0 if @unit cannot reach @to */
guint    acies_unit_find_way          (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          to,
                                       AciesHex         *path);

/* @path: room for %ACIES_MAX_HEXES; set to the path from @from to the target's hex
 * Returns: number of hexes in @path, 0 if @target is out of range */
guint    acies_unit_find_shot         (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target,
                                       AciesHex         *path);

/* Returns: (transfer full) (element-type GArray of AciesHex): the paths of a shot as acies_unit_find_shot() finds them: all
 * shortest paths if the game lets the attacker choose, else one; empty if @target is out of range */
GPtrArray *acies_unit_list_shots      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target);

G_END_DECLS
