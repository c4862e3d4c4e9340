/* backup.c - the last good versions of each file, in the user's state folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/backup.h"

#include "formats/files/file.h"

#include <glib/gstdio.h>
#include <string.h>

#define NEW_ENDING ".new"
/* A name of ours must be no longer than a file system allows, whatever its file is called. */
#define LONGEST_BASE 120

/* The file itself, where it is reached by links. */
static char *
dup_uri (GFile *file)
{
  const char      *path = g_file_peek_path (file);
  g_autofree char *target = path != NULL ? acies_file_follow_links (path) : NULL;
  g_autoptr (GFile) itself = target != NULL ? g_file_new_for_path (target) : g_object_ref (file);

  return g_file_get_uri (itself);
}

static char *
dup_base (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  if (base == NULL)
    return g_strdup ("file");
  if (strlen (base) <= LONGEST_BASE)
    return g_steal_pointer (&base);

  return g_strdup (base + strlen (base) - LONGEST_BASE); /* its end, which tells what kind of file it is */
}

char *
acies_backup_dup_path (GFile *file,
                       guint  nth)
{
  g_autofree char *uri = dup_uri (file);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1);
  g_autoptr (GFile) itself = g_file_new_for_uri (uri);
  g_autofree char *base = dup_base (itself);
  g_autofree char *name = NULL;

  digest[16] = '\0';
  name = g_strdup_printf ("%s-%u-%s", digest, nth, base);

  return g_build_filename (g_get_user_state_dir (), "acies", "backups", name, NULL);
}

/* A device or a pipe is no version of anything, and may never end. */
static gboolean
is_worth_keeping (GFileInfo *info)
{
  return info != NULL && g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR &&
         g_file_info_get_size (info) <= ACIES_MAX_BACKUP_BYTES;
}

static gboolean
hold_the_same (GFile *file,
               GFile *other)
{
  g_autoptr (GBytes) one = acies_file_load_regular (file, NULL, ACIES_MAX_BACKUP_BYTES, NULL);
  g_autoptr (GBytes) two = acies_file_load_regular (other, NULL, ACIES_MAX_BACKUP_BYTES, NULL);

  return one != NULL && two != NULL && g_bytes_equal (one, two);
}

/* The copy is whole before any older one makes room for it. */
static gboolean
copy_aside (GFile      *file,
            GFileInfo  *info,
            const char *path)
{
  g_autoptr (GFile) aside = g_file_new_for_path (path);
  guint64 written = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);

  if (!g_file_copy (file, aside, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL))
    {
      g_unlink (path);
      return FALSE;
    }
  g_chmod (path, 0600);
  g_file_set_attribute_uint64 (aside, G_FILE_ATTRIBUTE_TIME_MODIFIED, written, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return TRUE;
}

gboolean
acies_backup_keep (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autofree char *newest = acies_backup_dup_path (file, 1);
  g_autofree char *aside = g_strconcat (newest, NEW_ENDING, NULL);
  g_autofree char *folder = g_path_get_dirname (newest);
  g_autoptr (GFile) last = g_file_new_for_path (newest);

  if (!is_worth_keeping (info) || hold_the_same (file, last))
    return TRUE;
  if (g_mkdir_with_parents (folder, 0700) != 0 || !copy_aside (file, info, aside))
    return FALSE;
  for (guint i = ACIES_N_BACKUPS; i > 1; i--)
    {
      g_autofree char *older = acies_backup_dup_path (file, i);
      g_autofree char *newer = acies_backup_dup_path (file, i - 1);

      g_rename (newer, older);
    }
  return g_rename (aside, newest) == 0;
}

GPtrArray *
acies_backup_list (GFile *file)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 1; i <= ACIES_N_BACKUPS; i++)
    {
      g_autofree char *path = acies_backup_dup_path (file, i);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }

  return paths;
}
