/* reach.h - where a unit may go, and whom it may attack from there
 *
 * Questions of somebody who thinks about a move before it is made. The answers
 * are the ruleset's own (AciesProcs), the same that its commands are checked by.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/question.h"

G_BEGIN_DECLS

/**
 * AciesMoment:
 * @ACIES_MOMENT_NOW: what the rules allow at this moment of a game
 * @ACIES_MOMENT_ORDERED: what they would allow if the unit were ordered and had
 *   not acted yet; always meant where no game is played
 */
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
  gboolean attack;  /* may it attack there, if it finds a target? */
} AciesDestination;

/* An enemy that a unit may choose as its target. */
typedef struct
{
  AciesUnitId unit;
  guint8      distance;
} AciesTarget;

/**
 * acies_unit_list_destinations:
 * @unit: a unit on the board
 * @destinations: (element-type AciesDestination): an empty list; filled with the
 *   hexes it may move to, nearest first, then by row and column, without its own
 * @error: %ACIES_RULE_ERROR, why it may not move at all
 */
gboolean acies_unit_list_destinations (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesMoment       moment,
                                       GArray           *destinations,
                                       GError          **error);

/**
 * acies_unit_check_attack_from:
 * @from: where it stands, or would have moved to
 * @error: %ACIES_RULE_ERROR, why it may not attack there, whomever
 */
gboolean acies_unit_check_attack_from (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesMoment       moment,
                                       GError          **error);

/**
 * acies_unit_list_targets:
 * @from: where it stands, or is imagined to stand: its own hex is empty then
 * @targets: (element-type AciesTarget): an empty list; filled with the enemies it
 *   may choose there, by row and column; with none where it cannot stand
 */
void     acies_unit_list_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       GArray           *targets);

/**
 * acies_unit_mark_targets:
 * @from: as for acies_unit_list_targets()
 * @hexes: room for %ACIES_MAX_HEXES; set to 1 at each hex on which an enemy is, or
 *   would be if one came there, a target from @from, else to 0
 */
void     acies_unit_mark_targets      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       guint8           *hexes);

/**
 * acies_unit_mark_threat:
 * @hexes: room for %ACIES_MAX_HEXES; set to 1 at each hex that the unit could hit
 *   if it were ordered, from where it stands or from wherever it may move to and
 *   attack; else to 0
 */
void     acies_unit_mark_threat       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/**
 * acies_unit_add_charges:
 * @hexes: set to 1 at each hex on which an enemy is, or would be if one came there, whom the
 *   unit could charge from where it stands; the others stay as they are
 */
void     acies_unit_add_charges       (const AciesState *state,
                                       AciesUnitId       unit,
                                       guint8           *hexes);

/**
 * acies_side_count_threat:
 * @units: room for %ACIES_MAX_HEXES; by hex: how many of the side's units on the
 *   board could hit it if they were ordered, or charge who is there
 */
void     acies_side_count_threat      (const AciesState *state,
                                       AciesSide         side,
                                       guint8           *units);

/**
 * acies_unit_find_way:
 * @path: room for %ACIES_MAX_HEXES; from the unit's hex to @to
 *
 * A shortest way of a unit that is ordered and has not acted.
 *
 * Returns: how many hexes are in @path, 0 when it cannot get there
 */
guint    acies_unit_find_way          (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          to,
                                       AciesHex         *path);

/**
 * acies_unit_find_shot:
 * @path: room for %ACIES_MAX_HEXES; from @from to the target's hex
 *
 * Returns: how many hexes are in @path, 0 when @target is out of range
 */
guint    acies_unit_find_shot         (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target,
                                       AciesHex         *path);

/* Returns: (transfer full) (element-type GArray of AciesHex): the ways of a shot
 * as acies_unit_find_shot() finds them: all shortest ones where the game lets the
 * attacker choose, else one; none when @target is out of range */
GPtrArray *acies_unit_list_shots      (const AciesState *state,
                                       AciesUnitId       unit,
                                       AciesHex          from,
                                       AciesUnitId       target);

G_END_DECLS
