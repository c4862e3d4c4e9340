/* recent.h - the files people opened or saved last: kept, and as rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* --- the files ------------------------------------------------------------------------------ */

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

/* --- rows of them --------------------------------------------------------------------------- */

#define ACIES_TYPE_RECENT_LIST (acies_recent_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecentList, acies_recent_list, ACIES, RECENT_LIST, GtkWidget)

/**
 * AciesRecentList::changed:
 *
 * Other files are in the list.
 *
 * AciesRecentList::forgot:
 * @message: one sentence; acies_recent_list_restore() takes it back
 */

/* @catalog: must outlive the list. Titles and pictures are read when it shows. */
void  acies_recent_list_set_catalog (AciesRecentList *self,
                                 AciesCatalog    *catalog);

gboolean acies_recent_list_is_empty (AciesRecentList *self);

/* Shows what there is now; nothing when there is nothing. */
void  acies_recent_list_refresh (AciesRecentList *self);

/**
 * acies_recent_list_filter:
 * @search: what title, name of the file or game have to contain, in any case
 *
 * Returns: how many files are shown now
 */
guint acies_recent_list_filter  (AciesRecentList *self,
                                 const char      *search);

/* Puts back what was taken off the list last. */
void  acies_recent_list_restore (AciesRecentList *self);

G_END_DECLS
