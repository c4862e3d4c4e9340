/* file.c - bytes from and to the disk, so that no crash or full disk costs a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/file.h"

#include "formats/format-error.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#define CHUNK (64 * 1024)
#define MAX_LINKS 20

static void
set_too_big (GFile   *file,
             gsize    max_bytes,
             GError **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *size = g_format_size_full (max_bytes, G_FORMAT_SIZE_IEC_UNITS);

  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG, _ ("%s:1: larger than %s"), name, size);
}

GBytes *
acies_file_load (GFile        *file,
                 gsize         max_bytes,
                 GCancellable *cancellable,
                 GError      **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) data = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK);
  gssize             n;

  if (stream == NULL)
    return NULL;
  while ((n = g_input_stream_read (G_INPUT_STREAM (stream), chunk, CHUNK, cancellable, error)) > 0)
    {
      g_byte_array_append (data, chunk, (guint) n);
      if (data->len > max_bytes)
        {
          set_too_big (file, max_bytes, error);
          return NULL;
        }
    }
  if (n < 0)
    return NULL;

  return g_byte_array_free_to_bytes (g_steal_pointer (&data));
}

/* Where @path leads, also when what it leads to does not exist yet. */
static char *
follow_links (const char *path)
{
  char *now = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (now, NULL);
      g_autofree char *folder = NULL;

      if (target == NULL)
        break;
      folder = g_path_get_dirname (now);
      g_free (now);
      now = g_path_is_absolute (target) ? g_strdup (target) : g_build_filename (folder, target, NULL);
    }

  return now;
}

static gboolean
set_errno (GError    **error,
           const char *path,
           int         number)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number), "%s: %s", name, g_strerror (number));

  return FALSE;
}

static gboolean
save_local (const char *path,
            GBytes     *bytes,
            GError    **error)
{
  g_autofree char *target = follow_links (path);
  gsize            length;
  const char      *data = g_bytes_get_data (bytes, &length);
  int              mode = 0666;
  GStatBuf         old;
  gboolean         exists = g_stat (target, &old) == 0;

  if (!exists && errno != ENOENT)
    return set_errno (error, target, errno);
  if (exists && S_ISDIR (old.st_mode))
    return set_errno (error, target, EISDIR);
  if (exists && !S_ISREG (old.st_mode))
    {
      g_autofree char *name = g_filename_display_name (target);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("%s is not a regular file"), name);
      return FALSE;
    }
  /* The file is replaced, so the folder's permissions would be enough; what is
   * write-protected is meant to stay. */
  if (exists && g_access (target, W_OK) != 0)
    return set_errno (error, target, errno);

  if (exists)
    mode = old.st_mode & 0777;
  if (!g_file_set_contents_full (target, data != NULL ? data : "", (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode, error))
    return FALSE;
  /* The umask may have taken something away that the old file had. */
  if (exists)
    g_chmod (target, mode);

  return TRUE;
}

/* Closing a stream normally would put what was written so far in place of the
 * good file; closing it cancelled leaves that as it was. */
static void
abandon (GFileOutputStream *stream)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  g_output_stream_close (G_OUTPUT_STREAM (stream), cancelled, NULL);
}

gboolean
acies_file_save_stream (GFile        *file,
                        GBytes       *bytes,
                        GCancellable *cancellable,
                        GError      **error)
{
  g_autoptr (GFileOutputStream) stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error);
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (stream == NULL)
    return FALSE;
  if (g_output_stream_write_all (G_OUTPUT_STREAM (stream), data, length, NULL, cancellable, error))
    return g_output_stream_close (G_OUTPUT_STREAM (stream), cancellable, error);

  abandon (stream);

  return FALSE;
}

gboolean
acies_file_save (GFile        *file,
                 GBytes       *bytes,
                 GCancellable *cancellable,
                 GError      **error)
{
  const char *path = g_file_peek_path (file);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  return path != NULL ? save_local (path, bytes, error) : acies_file_save_stream (file, bytes, cancellable, error);
}

char *
acies_file_dup_backup_path (GFile *file,
                            guint  nth)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = NULL;

  digest[16] = '\0';
  name = g_strdup_printf ("%s-%u-%s", digest, nth, base != NULL ? base : "file");

  return g_build_filename (g_get_user_state_dir (), "acies", "backups", name, NULL);
}

void
acies_file_keep_backup (GFile *file)
{
  g_autofree char *newest = acies_file_dup_backup_path (file, 1);
  g_autofree char *folder = g_path_get_dirname (newest);
  g_autoptr (GFile) copy = g_file_new_for_path (newest);

  if (!g_file_query_exists (file, NULL) || g_mkdir_with_parents (folder, 0700) != 0)
    return;
  for (guint i = ACIES_N_BACKUPS; i > 1; i--)
    {
      g_autofree char *older = acies_file_dup_backup_path (file, i);
      g_autofree char *newer = acies_file_dup_backup_path (file, i - 1);

      g_rename (newer, older);
    }
  g_file_copy (file, copy, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL);
}
