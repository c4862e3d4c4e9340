/* recent-list.h - people's own battles and games as rows: to be opened, or taken off the list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_RECENT_LIST (acies_recent_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecentList, acies_recent_list, ACIES, RECENT_LIST, GtkWidget)

/**
 * AciesRecentList::changed:
 *
 * Other files are in the list.
 *
 * AciesRecentList::chosen:
 * @file: a #GFile somebody wants to open
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
