/* recent.c - the files people opened or saved last
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/recent.h"

#include "app/shared/place-text.h"

/* More than are listed, as one file may have several names and others are forgotten; the rest is dropped. */
#define MOST_KEPT (2 * ACIES_MOST_RECENT)
/* Letters of a folder that a row has room for. */
#define MOST_LETTERS 56

void
acies_recent_free (AciesRecent *self)
{
  g_object_unref (self->file);
  g_free (self->name);
  g_free (self->place);
  g_free (self->path);
  g_strfreev (self->uris);
  g_free (self);
}

static char *
dup_folder (GFile *found)
{
  g_autoptr (GFile) folder = found != NULL ? g_file_get_parent (found) : NULL;
  g_autofree char *place = folder != NULL ? acies_place_text (folder) : g_strdup ("");

  return acies_place_text_shorten (place, MOST_LETTERS);
}

static AciesRecent *
recent_new (GtkRecentInfo *info,
            gboolean       missing)
{
  AciesRecent *self = g_new0 (AciesRecent, 1);
  const char  *uri = gtk_recent_info_get_uri (info);
  g_autoptr (GFile) found = NULL;

  self->file = g_file_new_for_uri (uri);
  found = acies_place_find (self->file);
  self->name = g_strdup (gtk_recent_info_get_display_name (info));
  self->place = dup_folder (found);
  self->path = found != NULL ? g_file_get_parse_name (found) : g_strdup (self->name);
  self->missing = missing;
  self->uris = g_strdupv ((char *[]) { (char *) uri, NULL });
  return self;
}

static void
add_name (AciesRecent *self,
          const char  *uri)
{
  guint n = g_strv_length (self->uris);

  self->uris = g_renew (char *, self->uris, n + 2);
  self->uris[n] = g_strdup (uri);
  self->uris[n + 1] = NULL;
}

/* --- the list ------------------------------------------------------------------------------- */

/* The clock went back since: when it was, nobody knows. */
static gboolean
is_of_the_future (gpointer info)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_difference (gtk_recent_info_get_modified (info), now) > G_TIME_SPAN_MINUTE;
}

/* What is opened now comes before anything that seems to be opened later. */
static int
compare_by_visit (gconstpointer a,
                  gconstpointer b)
{
  gboolean one = is_of_the_future ((gpointer) a);
  gboolean other = is_of_the_future ((gpointer) b);

  if (one != other)
    return one - other;
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

/* Ours of those that all programs share, the last one first. */
static GList *
list_infos (void)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  for (GList *link = infos, *next; link != NULL; link = next)
    {
      next = link->next;
      if (gtk_recent_info_has_application (link->data, g_get_application_name ()))
        continue;
      gtk_recent_info_unref (link->data);
      infos = g_list_delete_link (infos, link);
    }
  return g_list_sort (infos, compare_by_visit);
}

/* What all names of one file have in common: (nullable) NULL when it is not there.
 * A file that is far away may be slow to answer, and is not asked. */
static char *
dup_id (GtkRecentInfo *info)
{
  g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  g_autoptr (GFileInfo) found = NULL;

  if (!gtk_recent_info_is_local (info))
    return g_strdup (gtk_recent_info_get_uri (info));
  found = g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return found != NULL ? g_strdup (g_file_info_get_attribute_string (found, G_FILE_ATTRIBUTE_ID_FILE)) : NULL;
}

GPtrArray *
acies_recent_get_all (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_recent_free);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GList *infos = list_infos ();

  for (GList *link = infos; link != NULL; link = link->next)
    {
      g_autofree char *id = dup_id (link->data);
      AciesRecent     *same = id != NULL ? g_hash_table_lookup (known, id) : NULL;

      if (same != NULL)
        add_name (same, gtk_recent_info_get_uri (link->data));
      else if (list->len < ACIES_MOST_RECENT)
        {
          g_ptr_array_add (list, recent_new (link->data, id == NULL));
          if (id != NULL)
            g_hash_table_insert (known, g_steal_pointer (&id), g_ptr_array_index (list, list->len - 1));
        }
    }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  return list;
}

/* --- changing it ---------------------------------------------------------------------------- */

static void
forget (const char *uri)
{
  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

static gboolean
is_of_others (GtkRecentInfo *info)
{
  gsize n = 0;

  g_strfreev (gtk_recent_info_get_applications (info, &n));
  return n > 1;
}

/* The list is that of the whole desktop: what other programs have in it, too, is theirs to drop. */
static void
drop_oldest (void)
{
  GList *infos = list_infos ();

  for (GList *link = g_list_nth (infos, MOST_KEPT); link != NULL; link = link->next)
    if (!is_of_others (link->data))
      forget (gtk_recent_info_get_uri (link->data));
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

static void
add (const char *uri)
{
  g_autofree char *content = g_content_type_guess (uri, NULL, 0, NULL);
  g_autofree char *type = g_content_type_get_mime_type (content);
  g_autofree char *command = g_strdup_printf ("%s %%u", g_get_prgname ());
  GtkRecentData    data = {
       .mime_type = type != NULL ? type : (char *) "application/octet-stream",
       .app_name = (char *) g_get_application_name (),
       .app_exec = command,
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
acies_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  add (uri);
  drop_oldest ();
}

void
acies_recent_forget (const AciesRecent *self)
{
  for (guint i = 0; self->uris[i] != NULL; i++)
    forget (self->uris[i]);
}

GPtrArray *
acies_recent_forget_all (void)
{
  GPtrArray *uris = g_ptr_array_new_with_free_func (g_free);
  GList     *infos = list_infos ();

  for (GList *link = infos; link != NULL; link = link->next)
    {
      g_ptr_array_add (uris, g_strdup (gtk_recent_info_get_uri (link->data)));
      forget (gtk_recent_info_get_uri (link->data));
    }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  return uris;
}

void
acies_recent_restore (const GPtrArray *uris)
{
  for (guint i = uris->len; i > 0; i--)
    add (g_ptr_array_index (uris, i - 1));
}
