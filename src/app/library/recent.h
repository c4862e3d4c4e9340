/* recent.h - the files people opened or saved last
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* No more than these are listed. */
#define ACIES_MOST_RECENT 24

typedef struct
{
  GFile    *file;
  char     *name;    /* as people know it */
  char     *place;   /* the folder it is in, shortened */
  char     *path;    /* where it is, in full */
  gboolean  missing; /* it is not there now */
  char    **uris;    /* all the names by which this one file was opened */
} AciesRecent;

void       acies_recent_free   (AciesRecent       *self);

/**
 * acies_recent_get_all:
 *
 * A file that was opened by several names, as through a link, is listed once.
 * Only files of this computer are looked after; others are taken to be there.
 *
 * Returns: (transfer full) (element-type AciesRecent): the last one first
 */
GPtrArray *acies_recent_get_all (void);

/* Puts @file at the head of the list, and drops what no longer fits into it. */
void       acies_recent_add    (GFile             *file);

/* The file itself stays as it is. */
void       acies_recent_forget (const AciesRecent *self);

/**
 * acies_recent_forget_all:
 * Returns: (transfer full) (element-type utf8): the URIs that were in the list
 */
GPtrArray *acies_recent_forget_all (void);

/* Puts back what was forgotten: (element-type utf8) URIs, the last one first. */
void       acies_recent_restore (const GPtrArray  *uris);

G_END_DECLS
