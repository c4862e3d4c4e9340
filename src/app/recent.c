/* recent.c - the files people opened or saved last
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recent.h"

#define MOST_RECENT 8

static void
recent_free (AciesRecent *self)
{
  g_object_unref (self->file);
  g_free (self->name);
  g_free (self->place);
  g_free (self);
}

static AciesRecent *
recent_new (GtkRecentInfo *info)
{
  AciesRecent *self = g_new0 (AciesRecent, 1);
  g_autoptr (GFile) folder = NULL;

  self->file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  self->name = g_strdup (gtk_recent_info_get_display_name (info));
  folder = g_file_get_parent (self->file);
  self->place = folder != NULL ? g_file_get_parse_name (folder) : g_strdup ("");
  return self;
}

static int
compare_by_visit (gconstpointer a,
                  gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

GPtrArray *
acies_recent_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) recent_free);
  GList     *infos = g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), compare_by_visit);

  for (GList *link = infos; link != NULL && list->len < MOST_RECENT; link = link->next)
    if (gtk_recent_info_has_application (link->data, g_get_application_name ()) && gtk_recent_info_exists (link->data))
      g_ptr_array_add (list, recent_new (link->data));
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  return list;
}

void
acies_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}
