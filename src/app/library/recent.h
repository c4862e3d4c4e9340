/* recent.h - the recently opened or saved files, and a widget that lists them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* --- the files ------------------------------------------------------------------------------ */

/* maximum number of files in the list */
#define ACIES_MOST_RECENT 24

typedef struct
{
  GFile    *file;
  char     *name;    /* file name for display */
  char     *place;   /* path of its folder for display, shortened */
  char     *path;    /* full path for display */
  gboolean  missing; /* the file does not exist */
  char    **uris;    /* all URIs by which the file was opened */
} AciesRecent;

/**
 * acies_recent_get_all:
 *
 * A file that was opened under several names, for example through a link, is listed once. Only local files are checked
 * for existence.
 *
 * Returns: (transfer full) (element-type AciesRecent): the recent files, the latest first
 */
GPtrArray *acies_recent_get_all (void);

/* Moves or adds @file to the start of the list, and removes the oldest files if the list is full. */
void       acies_recent_add    (GFile             *file);

/* Removes the entry from the list. Does not touch the file. */
void       acies_recent_forget (const AciesRecent *self);

/**
 * acies_recent_forget_all:
 *
 * Clears the list.
 *
 * Returns: (transfer full) (element-type utf8): the URIs that were in the list, the latest first
 */
GPtrArray *acies_recent_forget_all (void);

/* Adds files to the list again. @uris: (element-type utf8): the latest first */
void       acies_recent_restore (const GPtrArray  *uris);

/* --- the widget ----------------------------------------------------------------------------- */

#define ACIES_TYPE_RECENT_LIST (acies_recent_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecentList, acies_recent_list, ACIES, RECENT_LIST, AdwBin)

/**
 * AciesRecentList::changed:
 *
 * Emitted when acies_recent_list_refresh() has changed the rows.
 *
 * AciesRecentList::forgot:
 * @message: one translated sentence
 *
 * Emitted when the user has removed files from the list; acies_recent_list_restore() undoes this.
 */

/* @catalog: must outlive the list. Titles and pictures are loaded when the list is shown. */
void  acies_recent_list_set_catalog (AciesRecentList *self,
                                 AciesCatalog    *catalog);

gboolean acies_recent_list_is_empty (AciesRecentList *self);

/* Updates the rows. Hides everything if there are no recent files. */
void  acies_recent_list_refresh (AciesRecentList *self);

/**
 * acies_recent_list_filter:
 * @search: words, as in acies_battle_list_filter(), for the title, the file name and the game
 *
 * Returns: the number of matching files
 */
guint acies_recent_list_filter  (AciesRecentList *self,
                                 const char      *search);

/* Restores the files that were last removed from the list. */
void  acies_recent_list_restore (AciesRecentList *self);

G_END_DECLS
