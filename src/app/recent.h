/* recent.h - the files people opened or saved last
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GFile *file;
  char  *name;   /* as people know it */
  char  *place;  /* the folder it is in */
} AciesRecent;

/**
 * acies_recent_list:
 * Returns: (transfer full) (element-type AciesRecent): those that still exist,
 *   the last one first, no more than a page shows
 */
GPtrArray *acies_recent_list (void);

/* Puts @file at the head of the list. */
void       acies_recent_add  (GFile *file);

G_END_DECLS
