/* reach.h - movement and shooting ranges of units, and the enemies that they can attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

/* The hexes that a unit can reach, nearest first. With ACIES_PASSAGE_FRIENDS or ACIES_PASSAGE_UNITS, the list also
 * contains occupied hexes that the unit can move through. The four arrays are parallel. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   is_held[ACIES_MAX_HEXES];   /* TRUE: occupied, so the unit cannot stop here */
  AciesHex previous[ACIES_MAX_HEXES];  /* the previous hex on the path */
  guint8   cost[ACIES_MAX_HEXES];      /* number of hexes moved */
} AciesReach;

/* Lists all hexes that @unit can move to or through, except its current hex. A unit cannot enter impassable terrain. It
 * must stop when it enters terrain that stops movement. @passage determines which occupied hexes it can move through.
 * @steps: the maximum number of hexes to move
 * @reach: (out caller-allocates): the hexes */
void  acies_path_reach    (const AciesState *state,
                           AciesUnitId       unit,
                           guint             steps,
                           AciesPassage      passage,
                           AciesReach       *reach);

/* Finds out how far @unit must move to stop on @to.
 * Returns: the number of hexes moved, or 0 if @unit cannot stop on @to within @steps */
guint acies_path_cost     (const AciesState *state,
                           AciesUnitId       unit,
                           AciesHex          to,
                           guint             steps,
                           AciesPassage      passage);

/* Finds a shortest path along which @unit can move to @to.
 * @path: array of at least @steps + 1 hexes; receives the path, from the current hex of @unit to @to
 * Returns: the number of hexes in @path, or 0 if @unit cannot reach @to within @steps */
guint acies_path_walk     (const AciesState *state,
                           AciesUnitId       unit,
                           AciesHex          to,
                           guint             steps,
                           AciesPassage      passage,
                           AciesHex         *path);

/* Finds the rule that makes a hex impassable.
 * @hex: a hex of impassable terrain
 * Returns: (nullable): the id of the rule about the terrain; if the terrain is impassable only because of a switch of
 *   the scenario, the id of the rule about that switch */
const char *acies_path_barrier_rule (const AciesState *state,
                                     AciesHex          hex);

/* The hexes within range of a shot, nearest first. The three arrays are parallel. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   distance[ACIES_MAX_HEXES];  /* distance from the shooter, in hexes */
  guint8   is_held[ACIES_MAX_HEXES];   /* TRUE: occupied by a unit other than the shooter */
} AciesShots;

/* Lists all hexes, occupied or empty, that a shot from @from can reach by the rules of acies_path_range().
 * @shooter: see acies_path_range()
 * @most: the maximum range in hexes
 * @shots: (out caller-allocates): the hexes */
void  acies_path_shots    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           guint             most,
                           AciesShots       *shots);

/* Finds a shortest path for a shot from @from to @to. The path can bend, but it avoids occupied hexes and terrain that
 * blocks shots. Units and terrain on @to do not block the shot.
 * @shooter: the unit that shoots, or %ACIES_NO_UNIT. It never blocks its own shot, even if it is not on @from.
 * @most: the maximum range in hexes
 * @path: (nullable): array of at least @most + 1 hexes; receives the path, from @from to @to
 * Returns: the length of the path in hexes, or 0 if there is no path within @most */
guint acies_path_range    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/* Like acies_path_range(), but the shot must follow the straight line from @from to @to. For boards of hexes only. If
 * the line runs along the edge between two hexes, the shot is blocked only if both hexes are blocked. */
guint acies_path_straight (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/* --- planning ---------------------------------------------------------------------------------- */

/* The following functions help players plan moves and attacks. They call the procedures of the ruleset
 * (AciesReachProcs), which share their code with the command checks. */

/* The situation that a function assumes.
 * @ACIES_MOMENT_NOW: the current situation
 * @ACIES_MOMENT_ORDERED: as if the unit were ordered and had not acted yet. In edit mode, all functions use this
 *   value. */
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
  gboolean attack;  /* whether the unit can attack after it has moved here */
} AciesDestination;

/* An enemy that a unit can attack. */
typedef struct
{
  AciesUnitId unit;
  guint8      distance;
} AciesTarget;

/* Lists the hexes that @unit can move to, except its current hex.
 * @unit: a unit on the board
 * @destinations: (element-type AciesDestination): an empty array; receives the hexes, sorted by cost, row and column
 * @error: %ACIES_RULE_ERROR, with the reason why @unit cannot move */
gboolean acies_unit_list_destinations (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesMoment       moment,
                                       GArray           *destinations,
                                       GError          **error);

/* Checks whether @unit can attack from @from. There does not need to be a target.
 * @from: the current hex of @unit, or a hex that it would move to before the attack
 * @error: %ACIES_RULE_ERROR, with the reason why @unit cannot attack from @from */
gboolean acies_unit_check_attack_from (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesMoment       moment,
                                       GError          **error);

/* Lists the enemies that @unit could attack from @from.
 * @from: the hex on which @unit is assumed to be; if this is not its actual hex, that hex is treated as empty
 * @targets: (element-type AciesTarget): an empty array; receives the enemies, sorted by row and column. The array stays
 *   empty if @unit cannot occupy @from. */
void     acies_unit_list_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       GArray           *targets);

/* Marks the hexes that @unit could attack from @from. A hex is marked if there is an enemy that @unit can attack, or if
 * the hex is empty and @unit could attack an enemy there.
 * @from: see acies_unit_list_targets()
 * @hexes: array of %ACIES_MAX_HEXES elements; each element is set to 1 for a marked hex, else to 0 */
void     acies_unit_mark_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       guint8           *hexes);

/* Marks the hexes that @unit could attack, from its current hex or after a move, if it were ordered and had not acted
 * yet.
 * @hexes: see acies_unit_mark_targets() */
void     acies_unit_mark_threat       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/* Marks the hexes that @unit can charge from its current hex, whether or not there is an enemy on them.
 * @hexes: array of %ACIES_MAX_HEXES elements; the elements of these hexes are set to 1, and all others keep their
 *   values */
void     acies_unit_add_charges       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/* For each hex, counts the units of @side on the board that could attack or charge an enemy there if they were ordered.
 * @units: array of %ACIES_MAX_HEXES elements; receives the counts */
void     acies_side_count_threat      (const AciesState *state,
                                       AciesSide         side,
                                       guint8           *units);

/* Finds a shortest path along which @unit could move to @to if it were ordered and had not acted yet.
 * @path: array of %ACIES_MAX_HEXES elements; receives the path, from the current hex of @unit to @to
 * Returns: the number of hexes in @path, or 0 if @unit cannot reach @to */
guint    acies_unit_find_way          (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          to,
                                       AciesHex         *path);

/* Finds the path of a shot by @unit from @from to @target.
 * @path: array of %ACIES_MAX_HEXES elements; receives the path, from @from to the hex of @target
 * Returns: the number of hexes in @path, or 0 if @target is out of range */
guint    acies_unit_find_shot         (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target,
                                       AciesHex         *path);

/* Lists the paths that a shot by @unit from @from to @target can take. If the attacker can choose the path, lists all
 * the shortest paths. Otherwise, lists only the path that acies_unit_find_shot() finds.
 * Returns: (transfer full) (element-type GArray): arrays of AciesHex; empty if @target is out of range */
GPtrArray *acies_unit_list_shots      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target);

G_END_DECLS
