/* battles.h - descriptions of battles, and the starting points for a new battle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- descriptions: translated strings, all (transfer full) ---------------------------------- */

/* Returns: the number of units that @side has on the board and in its reserve */
guint acies_battle_count_units  (const AciesState *state,
                                 AciesSide         side);

/* The known parts of date and place: "168 BC · Pydna, Macedonia" */
char *acies_battle_dup_place    (const AciesState *state);

/* "Rome moves first, 11 rounds", or "11 rounds" if dice decide who moves first */
char *acies_battle_dup_course   (const AciesState *state);

/* "12 columns, 9 rows" */
char *acies_battle_dup_size     (guint columns, guint rows);

/* "17 units · morale 5 · hand size 5"; with the number of actions in a round if the game limits it */
char *acies_battle_dup_army     (const AciesState *state,
                                 AciesSide         side);

/* The progress of @game: "Round 2 of 11, your turn as Rome" */
char *acies_battle_dup_progress (AciesSession     *game);

/**
 * acies_battle_find_year:
 * Returns: the first number in the date, negated if the date contains "BC"; %G_MAXINT for a date without a number
 */
int   acies_battle_find_year    (const AciesState *state);

/* --- starting points for a new battle ------------------------------------------------------- */

typedef enum
{
  ACIES_START_FROM_EMPTY,    /* a board of any size */
  ACIES_START_FROM_TEMPLATE, /* one of the ruleset's templates */
  ACIES_START_FROM_BATTLE,   /* a copy of a battle from the library */
} AciesStartingPointKind;

typedef struct
{
  AciesStartingPointKind kind;
  GFile             *file;  /* NULL for an empty board */
  AciesState        *state; /* the scenario that the new battle starts with */
} AciesStartingPoint;

/**
 * acies_starting_point_list:
 *
 * Skips files that cannot be read.
 *
 * Returns: (transfer full) (element-type AciesStartingPoint): an empty board of the default size, then the templates
 *   from the shortest to the longest, then the battles in historical order
 */
GPtrArray     *acies_starting_point_list   (AciesLibrary         *library,
                                       AciesRuleset         *ruleset);

/* (transfer full): the title of the battle, or "Empty Board" */
char          *acies_starting_point_dup_title (const AciesStartingPoint *self);

/* (transfer full): the board sizes, the date and place, or the number of units */
char          *acies_starting_point_dup_subtitle (const AciesStartingPoint *self);

/**
 * acies_starting_point_resize:
 * @self: an empty board
 * @columns: number of columns in the longer rows; within the limits of board.h
 * @rows: number of rows; within the limits of board.h
 */
void           acies_starting_point_resize (AciesStartingPoint       *self,
                                       guint                 columns,
                                       guint                 rows);

/**
 * acies_starting_point_new_scenario:
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): a new, unsaved battle, or %NULL on error
 */
AciesDocument *acies_starting_point_new_scenario  (const AciesStartingPoint *self,
                                       AciesLibrary         *library,
                                       GError              **error);

/* --- puzzles -------------------------------------------------------------------------------- */

/* A puzzle that comes with the program.
 * @id: its name in acies_puzzle_memory_load() */
typedef struct
{
  char       *id;
  GFile      *file;
  AciesState *state;
  gboolean    is_solved;
} AciesPuzzle;

/* Returns: (transfer full) (element-type AciesPuzzle): the readable puzzles of @ruleset, the easiest first */
GPtrArray         *acies_puzzle_list      (AciesLibrary    *library,
                                           const char      *ruleset);

/* Returns: (nullable): the puzzle in @file, which can be %NULL */
const AciesPuzzle *acies_puzzle_find      (const GPtrArray *puzzles,
                                           GFile           *file);

/* Returns: (nullable): the next unsolved puzzle after the one in @file, or from the start; if all are solved, the next one */
const AciesPuzzle *acies_puzzle_find_next (const GPtrArray *puzzles,
                                           GFile           *file);

G_END_DECLS
