/* recent-list.h - the recent files as rows: to be opened, or taken off the list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_RECENT_LIST (acies_recent_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecentList, acies_recent_list, ACIES, RECENT_LIST, GtkWidget)

/**
 * AciesRecentList::chosen:
 * @file: a #GFile somebody wants to open
 *
 * AciesRecentList::forgot:
 * @message: one sentence; acies_recent_list_restore() takes it back
 */

/* Shows what there is now; nothing when there is nothing. */
void  acies_recent_list_refresh (AciesRecentList *self);

/**
 * acies_recent_list_filter:
 * @search: what names have to contain, in any case
 *
 * Returns: how many files are shown now
 */
guint acies_recent_list_filter  (AciesRecentList *self,
                                 const char      *search);

/* Puts back what was taken off the list last. */
void  acies_recent_list_restore (AciesRecentList *self);

G_END_DECLS
