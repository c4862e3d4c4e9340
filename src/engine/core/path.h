/* path.h - how far a unit can go, and how far a shot is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* May a unit pass hexes that others hold, whoever they are? It never stops there. */
typedef enum
{
  ACIES_PASSAGE_FREE,  /* free hexes alone: where the unit finds room (units.h) */
  ACIES_PASSAGE_FRIENDS, /* hexes that friends hold too */
  ACIES_PASSAGE_UNITS, /* held hexes too */
} AciesPassage;

/* Hexes within reach, nearest first, with the hexes walked to each. With
 * ACIES_PASSAGE_FRIENDS and ACIES_PASSAGE_UNITS held hexes that are passed are among them, and marked. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   is_held[ACIES_MAX_HEXES];   /* by place in hexes: nothing to stop on */
  AciesHex previous[ACIES_MAX_HEXES];  /* by place in hexes: where the path comes from */
  guint8   cost[ACIES_MAX_HEXES];      /* by place in hexes */
} AciesReach;

/**
 * acies_path_reach:
 * @steps: most hexes walked
 *
 * Every hex @unit can walk to: never through impassable ground, not on from
 * ground that stops, and through other units only as @passage says. The unit's
 * own hex is not listed.
 */
void  acies_path_reach    (const AciesState *state,
                           AciesUnitId       unit,
                           guint             steps,
                           AciesPassage      passage,
                           AciesReach       *reach);

/* Returns: the fewest hexes @unit walks to @to within @steps, or 0 when it cannot get there */
guint acies_path_cost     (const AciesState *state,
                           AciesUnitId       unit,
                           AciesHex          to,
                           guint             steps,
                           AciesPassage      passage);

/**
 * acies_path_walk:
 * @path: room for @steps + 1 hexes; from the unit's hex to @to
 * Returns: how many hexes are in @path, 0 when it cannot get there
 */
guint acies_path_walk     (const AciesState *state,
                           AciesUnitId       unit,
                           AciesHex          to,
                           guint             steps,
                           AciesPassage      passage,
                           AciesHex         *path);

/**
 * acies_path_barrier_rule:
 * @hex: a hex of impassable ground
 * Returns: (nullable): id of the statement that bars it: the terrain's, or that
 *   of the switch by which the scenario does
 */
const char *acies_path_barrier_rule (const AciesState *state,
                                     AciesHex          hex);

/* Hexes that a shot reaches, nearest first, with their distances. */
typedef struct
{
  guint    n;
  AciesHex hexes[ACIES_MAX_HEXES];
  guint8   distance[ACIES_MAX_HEXES];  /* by place in hexes */
  guint8   is_held[ACIES_MAX_HEXES];   /* by place in hexes: by another unit than the shooter */
} AciesShots;

/**
 * acies_path_shots:
 * @shooter: as for acies_path_range()
 * @most: farthest distance of interest
 *
 * Every hex that a shot from @from reaches, whatever stands there: those to which
 * acies_path_range() is not 0.
 */
void  acies_path_shots    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           guint             most,
                           AciesShots       *shots);

/**
 * acies_path_range:
 * @shooter: the unit that shoots, whose own figures bar no shot, wherever it
 *   stands now; or %ACIES_NO_UNIT
 * @most: farthest distance of interest
 * @path: (nullable): room for @most + 1 hexes; the way of the shot from @from to
 *   @to is put there when there is one
 *
 * The distance of a shot: hexes from @from to @to, without the first and with
 * the last, around every other unit and all ground that blocks range.
 *
 * Returns: the distance, or 0 when there is none within @most
 */
guint acies_path_range    (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/**
 * acies_path_straight:
 *
 * The same on a board of hexes, of a shot along the straight line: what blocks on it is not passed round. Where the
 * line runs along the edge of two hexes, one of them has to be open.
 */
guint acies_path_straight (const AciesState *state,
                           AciesUnitId       shooter,
                           AciesHex          from,
                           AciesHex          to,
                           guint             most,
                           AciesHex         *path);

/* What reach.h asks about a unit on the board. @ordered: as if it were ordered and had not acted. */
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
  /* Enemies it may choose there; room for %ACIES_MAX_UNITS. */
  guint    (*list_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId       *targets);
  /* Sets each hex to 1 on which an enemy would be such a target, whatever is there now. */
  void     (*mark_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 guint8            *hexes);
  /* Sets to 1, too, each hex on which it could charge who is there, or somebody who came there. NULL: nobody charges. */
  void     (*mark_charges)      (const AciesState *state, AciesUnitId unit, guint8 *hexes);
  /* The hex on which it began its activation, or would begin it. NULL: the one on which it stands. */
  AciesHex (*start_of)          (const AciesState  *state,
                                 AciesUnitId        unit);
  /* Most hexes it moves. */
  guint    (*march)             (const AciesState *state, AciesUnitId unit);
  /* May it pass others? NULL: nobody may. */
  AciesPassage (*passage)       (const AciesState *state, AciesUnitId unit);
  /* How far @target is for an attack from @from, 0: out of range; @path (nullable):
   * the hexes from @from to it, 1 more than that. */
  guint    (*attack_distance)   (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 AciesHex          *path);
  /* All of them, where it matters which is chosen. NULL: it does not. */
  void     (*list_shots)        (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 GPtrArray         *shots);
  /* Where fights are fought straight ahead, so that the place of a unit says whom it will meet: the hex on
   * which an enemy would face a unit of @side on @hex; NO_HEX: nobody would. NULL: no such game. */
  AciesHex (*ahead) (const AciesState *state,
                     AciesHex          hex,
                     AciesSide         side);
  /* Where units face somewhere: would @unit on @from face what is on @at, however far? NULL: all look everywhere. */
  gboolean (*faces) (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);
} AciesReachProcs;

G_END_DECLS
