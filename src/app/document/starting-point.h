/* starting-point.h - what a new battle may begin as: an empty board, a template, a copy of a battle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

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

/* (transfer full): one line more, to tell it from others */
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
