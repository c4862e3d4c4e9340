/* battles.h - battles to start from and to choose among: what there is, and what distinguishes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- facts: translated, and (transfer full) ------------------------------------------------- */

/* Of that side, on the board and in its reserve. */
guint acies_battle_count_units  (const AciesState *state,
                                 AciesSide         side);

/* Date and place, as far as they are known: "168 BC · Pydna, Macedonia" */
char *acies_battle_dup_place    (const AciesState *state);

/* "Rome moves first, 11 rounds", or "11 rounds" where dice say who does */
char *acies_battle_dup_course   (const AciesState *state);

/* "12 columns, 9 rows" */
char *acies_battle_dup_size     (guint columns, guint rows);

/* "17 units · morale 5 · hand 5", and the actions of a round where the game counts them */
char *acies_battle_dup_army     (const AciesState *state,
                                 AciesSide         side);

/* How far @game is: "Round 2 of 11, your turn as Rome" */
char *acies_battle_dup_progress (AciesSession     *game);

/**
 * acies_battle_find_year:
 * Returns: the first number of the date, negative where "BC" follows; a number
 *   above all years without one
 */
int   acies_battle_find_year    (const AciesState *state);

/* --- what a new battle may begin as --------------------------------------------------------- */

typedef enum
{
  ACIES_START_FROM_EMPTY,    /* a board of any size */
  ACIES_START_FROM_TEMPLATE, /* one of those that are made for it */
  ACIES_START_FROM_BATTLE,   /* a copy of one of the library's */
} AciesStartingPointKind;

typedef struct
{
  AciesStartingPointKind kind;
  GFile             *file;  /* NULL: an empty board */
  AciesState        *state; /* what it will be */
} AciesStartingPoint;

/**
 * acies_starting_point_list:
 *
 * Files that cannot be read are left out.
 *
 * Returns: (transfer full) (element-type AciesStartingPoint): the empty board of the
 *   usual size, the templates from the smallest to the largest, the battles as
 *   they were fought
 */
GPtrArray     *acies_starting_point_list   (AciesLibrary         *library,
                                       AciesRuleset         *ruleset);

/* (transfer full): what people know it by */
char          *acies_starting_point_dup_title (const AciesStartingPoint *self);

/* (transfer full): one line more, which distinguishes it */
char          *acies_starting_point_dup_subtitle (const AciesStartingPoint *self);

/**
 * acies_starting_point_resize:
 * @self: an empty board
 * @columns: of the longer rows; within the limits of board.h
 * @rows: likewise
 */
void           acies_starting_point_resize (AciesStartingPoint       *self,
                                       guint                 columns,
                                       guint                 rows);

/**
 * acies_starting_point_new_scenario:
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): the new battle, never saved; or %NULL
 */
AciesDocument *acies_starting_point_new_scenario  (const AciesStartingPoint *self,
                                       AciesLibrary         *library,
                                       GError              **error);

G_END_DECLS
