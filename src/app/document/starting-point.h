/* beginning.h - what a new battle may begin as: an empty board, a template, a copy of a battle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_BEGIN_EMPTY,    /* a board of any size */
  ACIES_BEGIN_TEMPLATE, /* one of those that are made for it */
  ACIES_BEGIN_BATTLE,   /* a copy of one of the library's */
} AciesBeginningKind;

typedef struct
{
  AciesBeginningKind kind;
  GFile             *file;  /* NULL: an empty board */
  AciesState        *state; /* what it will be */
} AciesBeginning;

/**
 * acies_beginning_list:
 *
 * Files that cannot be read are left out.
 *
 * Returns: (transfer full) (element-type AciesBeginning): the empty board of the
 *   usual size, the templates from the smallest to the largest, the battles as
 *   they were fought
 */
GPtrArray     *acies_beginning_list   (AciesLibrary         *library,
                                       AciesRuleset         *ruleset);

/* (transfer full): what people know it by */
char          *acies_beginning_dup_title (const AciesBeginning *self);

/* (transfer full): one line more, to tell it from others */
char          *acies_beginning_dup_subtitle (const AciesBeginning *self);

/**
 * acies_beginning_resize:
 * @self: an empty board
 * @columns: of the longer rows; within the limits of hex.h
 * @rows: likewise
 */
void           acies_beginning_resize (AciesBeginning       *self,
                                       guint                 columns,
                                       guint                 rows);

/**
 * acies_beginning_begin:
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): the new battle, never saved; or %NULL
 */
AciesDocument *acies_beginning_begin  (const AciesBeginning *self,
                                       AciesLibrary         *library,
                                       GError              **error);

G_END_DECLS
