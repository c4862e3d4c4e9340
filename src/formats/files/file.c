/* file.c - bytes from and to the disk, so that no crash or full disk costs a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/file.h"

#include "formats/files/format-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHUNK (32 * 1024) /* freeing larger blocks makes malloc() merge all free chunks */
#define MAX_LINKS 20
#define PIPE_PATIENCE 1000 /* milliseconds */
#define NEW_ENDING ".new"
/* Our names must not exceed the limit of the file system, however long the name of the file is. */
#define LONGEST_BASE 120
#define LOOKED_AT 64 /* number of bytes at the start whose zeros show UTF-16 */

G_DEFINE_QUARK (acies - format - error - quark, acies_format_error)

static gboolean
set_errno (GError    **error,
           const char *name,
           int         number)
{
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number), "%s: %s", name, g_strerror (number));

  return FALSE;
}

static gboolean
set_irregular (GError    **error,
               const char *name)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("%s: not a regular file"), name);

  return FALSE;
}

/* A file that is loaded. */
typedef struct
{
  GByteArray *data;
  gboolean    regular; /* accept only regular files: others can block a reader or never end */
  gsize       max_bytes;
  const char *name;
  GError    **error;
} Loader;

/* Appends @n bytes. Returns %FALSE if there are too many. */
static gboolean
append (const Loader *self,
        const guint8 *bytes,
        gssize        n)
{
  g_autofree char *size = NULL;

  g_byte_array_append (self->data, bytes, (guint) n);
  if (self->data->len <= self->max_bytes)
    return TRUE;

  size = g_format_size_full (self->max_bytes, G_FORMAT_SIZE_IEC_UNITS);
  /* Translators: the name of a file, and a size such as “16 MB” */
  g_set_error (self->error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG, _ ("%1$s:1: the file is larger than %2$s"), self->name, size);

  return FALSE;
}

/* @fd does not block. If a pipe has no writer, this function waits briefly for one, and then treats the pipe as
 * empty. */
static gboolean
read_local (const Loader *self,
            int           fd)
{
  g_autofree guint8 *chunk = g_malloc (CHUNK);
  GPollFD            poll = { .fd = fd, .events = G_IO_IN };
  gboolean           waited = FALSE;
  struct stat        there;

  if (self->regular && (fstat (fd, &there) != 0 || (!S_ISREG (there.st_mode) && !S_ISDIR (there.st_mode))))
    return set_irregular (self->error, self->name);
  while (TRUE)
    {
      gssize n = read (fd, chunk, CHUNK);

      if (n > 0 && !append (self, chunk, n))
        return FALSE;
      else if (n < 0 && errno == EAGAIN && !self->regular)
        g_poll (&poll, 1, -1);
      else if (n < 0 && errno != EINTR)
        return set_errno (self->error, self->name, errno);
      else if (n == 0 && (self->data->len > 0 || waited || self->regular))
        return TRUE;
      else if (n == 0)
        {
          g_poll (&poll, 1, PIPE_PATIENCE);
          waited = TRUE;
        }
    }
}

/* @regular: whether to accept only a regular file */
static GBytes *
load (GFile        *file,
      const char   *name,
      gboolean      regular,
      gsize         max_bytes,
      GCancellable *cancellable,
      GError      **error)
{
  const char      *path = g_file_peek_path (file);
  g_autofree char *own_name = g_file_get_parse_name (file);
  g_autoptr (GByteArray) data = g_byte_array_new ();
  const Loader self = { data, regular, max_bytes, name != NULL ? name : own_name, error };
  gboolean     good;

  if (path == NULL && regular && g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, cancellable) == G_FILE_TYPE_SPECIAL)
    good = set_irregular (error, self.name);
  else if (path != NULL)
    {
      /* Do not block while opening. */
      int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0);

      good = fd >= 0 ? read_local (&self, fd) : set_errno (error, self.name, errno);
      if (fd >= 0)
        close (fd);
    }
  else
    {
      g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
      g_autofree guint8 *chunk = g_malloc (CHUNK);
      gssize             n = -1;

      good = TRUE;
      while (good && stream != NULL && (n = g_input_stream_read (G_INPUT_STREAM (stream), chunk, CHUNK, cancellable, error)) > 0)
        good = append (&self, chunk, n);
      if (n < 0)
        g_prefix_error (error, "%s: ", self.name);
      good = good && n == 0;
    }

  return good ? g_byte_array_free_to_bytes (g_steal_pointer (&data)) : NULL;
}

GBytes *
acies_file_load (GFile        *file,
                 const char   *name,
                 gsize         max_bytes,
                 GCancellable *cancellable,
                 GError      **error)
{
  return load (file, name, FALSE, max_bytes, cancellable, error);
}

GBytes *
acies_file_load_regular (GFile      *file,
                         const char *name,
                         gsize       max_bytes,
                         GError    **error)
{
  return load (file, name, TRUE, max_bytes, NULL, error);
}

GFile *
acies_file_new_for_local_uri (const char *uri)
{
  g_autofree char *host = NULL;
  g_autofree char *path = g_filename_from_uri (uri, &host, NULL);

  return path != NULL && host == NULL ? g_file_new_for_path (path) : NULL;
}

GBytes *
acies_file_peek (GFile *file,
                 gsize  n)
{
  gboolean regular = g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_REGULAR;
  g_autoptr (GFileInputStream) stream = regular ? g_file_read (file, NULL, NULL) : NULL;
  g_autofree guint8 *data = g_malloc (n);
  gsize              length;

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), data, n, &length, NULL, NULL))
    return NULL;

  return g_bytes_new_take (g_steal_pointer (&data), length);
}

char
acies_file_first_character (GBytes *bytes)
{
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);
  gsize       i = 0;

  if (length >= strlen (ACIES_FILE_MARK) && memcmp (data, ACIES_FILE_MARK, strlen (ACIES_FILE_MARK)) == 0)
    i = strlen (ACIES_FILE_MARK);
  while (i < length && g_ascii_isspace (data[i]))
    i++;

  return i < length ? data[i] : '\0';
}

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

/* Checks whether a file can be replaced, and sets the error if not. @exists: (out): whether the file exists; then @old
 * describes it */
static gboolean
look_at_target (const char *target,
                const char *name,
                gboolean   *exists,
                GStatBuf   *old,
                GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (target);
  GStatBuf         there;

  *exists = g_stat (target, old) == 0;
  if (!*exists && errno != ENOENT)
    return set_errno (error, name, errno);
  if (*exists && S_ISDIR (old->st_mode))
    return set_errno (error, name, EISDIR);
  if (*exists && !S_ISREG (old->st_mode))
    return set_irregular (error, name);
  /* To replace the file, the folder's permissions would be enough. But a write-protected file must not be replaced. */
  if (*exists && g_access (target, W_OK) != 0)
    return set_errno (error, name, errno);
  if (g_stat (folder, &there) != 0)
    return set_errno (error, name, errno);
  if (g_access (folder, W_OK) == 0)
    return TRUE;
  /* Translators: the name of a file, and what is wrong */
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno), _ ("%1$s: cannot write to its folder: %2$s"), name, g_strerror (errno));

  return FALSE;
}

static gboolean
save_local (const char *path,
            const char *name,
            GBytes     *bytes,
            GError    **error)
{
  g_autofree char *target = follow_links (path);
  gsize            length;
  const char      *data = g_bytes_get_data (bytes, &length);
  GStatBuf         old;
  gboolean         exists;

  if (!look_at_target (target, name, &exists, &old, error))
    return FALSE;
  if (!g_file_set_contents_full (target, data != NULL ? data : "", (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 exists ? (int) (old.st_mode & 0777) : 0666, error))
    {
      g_prefix_error (error, "%s: ", name);
      return FALSE;
    }
  /* The new file keeps the owner, the group and the permissions of the old one, even if the umask removes some or
   * another user, such as an administrator, saves the file. */
  if (exists && chown (target, old.st_uid, old.st_gid) != 0 && chown (target, (uid_t) -1, old.st_gid) != 0)
    g_debug ("%s: its group could not be kept", target);
  if (exists)
    g_chmod (target, old.st_mode & 0777);

  return TRUE;
}

gboolean
acies_file_save_stream (GFile        *file,
                        GBytes       *bytes,
                        GCancellable *cancellable,
                        GError      **error)
{
  g_autoptr (GCancellable) cancelled = NULL;
  g_autoptr (GFileOutputStream) stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error);
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (stream == NULL)
    return FALSE;
  if (g_output_stream_write_all (G_OUTPUT_STREAM (stream), data, length, NULL, cancellable, error))
    return g_output_stream_close (G_OUTPUT_STREAM (stream), cancellable, error);

  /* Closing the stream normally would replace the good file with an incomplete one. Closing it with a cancelled
   * operation keeps the good file. */
  cancelled = g_cancellable_new ();
  g_cancellable_cancel (cancelled);
  g_output_stream_close (G_OUTPUT_STREAM (stream), cancelled, NULL);

  return FALSE;
}

/* In a sandbox, a portal gives access to a single file, so no other file can be created beside it. */
static gboolean
is_of_portal (const char *path)
{
  g_autofree char *lent = g_build_filename (g_get_user_runtime_dir (), "doc", "", NULL);

  return g_str_has_prefix (path, lent);
}

gboolean
acies_file_save (GFile        *file,
                 GBytes       *bytes,
                 GCancellable *cancellable,
                 GError      **error)
{
  const char      *path = g_file_peek_path (file);
  g_autofree char *name = g_file_get_parse_name (file);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  return path != NULL && !is_of_portal (path) ? save_local (path, name, bytes, error)
                                              : acies_file_save_stream (file, bytes, cancellable, error);
}

gboolean
acies_file_may_save (GFile   *file,
                     GError **error)
{
  const char      *path = g_file_peek_path (file);
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *target = path != NULL ? follow_links (path) : NULL;
  GStatBuf         old;
  gboolean         exists;

  return target == NULL || is_of_portal (path) || look_at_target (target, name, &exists, &old, error);
}

/* --- the last good versions of each file ---------------------------------------------------- */

char *
acies_backup_dup_path (GFile *file,
                       guint  nth)
{
  const char      *path = g_file_peek_path (file);
  g_autofree char *target = path != NULL ? follow_links (path) : NULL;
  g_autoptr (GFile) itself = target != NULL ? g_file_new_for_path (target) : g_object_ref (file);
  g_autofree char *uri = g_file_get_uri (itself);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1);
  g_autoptr (GFile) by_uri = g_file_new_for_uri (uri);
  g_autofree char *base = g_file_get_basename (by_uri);
  const char      *end = base != NULL ? base : "file";
  g_autofree char *name = NULL;

  if (strlen (end) > LONGEST_BASE)
    end += strlen (end) - LONGEST_BASE; /* the end of the name shows the kind of file */
  digest[16] = '\0';
  name = g_strdup_printf ("%s-%u-%s", digest, nth, end);

  return g_build_filename (g_get_user_state_dir (), "acies", "backups", name, NULL);
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
  g_autoptr (GFile) copy = g_file_new_for_path (aside);
  g_autoptr (GBytes) now = NULL;
  g_autoptr (GBytes) before = NULL;

  /* Do not back up a device or a pipe, which can be endless. */
  if (info == NULL || g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR || g_file_info_get_size (info) > ACIES_MAX_BACKUP_BYTES)
    return TRUE;
  now = acies_file_load_regular (file, NULL, ACIES_MAX_BACKUP_BYTES, NULL);
  before = acies_file_load_regular (last, NULL, ACIES_MAX_BACKUP_BYTES, NULL);
  if (now != NULL && before != NULL && g_bytes_equal (now, before))
    return TRUE;
  /* Complete the new copy before deleting an older one. */
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return FALSE;
  if (!g_file_copy (file, copy, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL))
    {
      g_unlink (aside);
      return FALSE;
    }
  g_chmod (aside, 0600);
  g_file_set_attribute_uint64 (copy, G_FILE_ATTRIBUTE_TIME_MODIFIED, g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED),
                               G_FILE_QUERY_INFO_NONE, NULL, NULL);
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

/* --- whether bytes are text ------------------------------------------------------------------ */

/* GLib checks for UTF-8; this function tells the user what the encoding could be instead. */

static gsize
count_zeros (const char *data,
             gsize       length)
{
  gsize n = 0;

  for (gsize i = 0; i < length; i++)
    n += data[i] == '\0';

  return n;
}

gsize
acies_text_valid_length (const char *data,
                         gsize       length)
{
  const char *end;
  guchar      all = 0;

  /* Most texts are ASCII, which can be checked much faster than with GLib. Empty data can have a %NULL address. */
  for (gsize i = 0; i < length; i++)
    all |= (guchar) data[i];
  if (length == 0 || (all < 0x80 && memchr (data, '\0', length) == NULL))
    return length;
  g_utf8_validate_len (data, length, &end);

  return (gsize) (end - data);
}

gboolean
acies_text_guard (const char *data,
                  gsize       length,
                  const char *name,
                  int         code,
                  GError    **error)
{
  gsize            valid = acies_text_valid_length (data, length);
  gsize            looked_at = MIN (length, LOOKED_AT);
  gsize            zeros = count_zeros (data, looked_at);
  g_autofree char *byte = g_strdup_printf ("%" G_GSIZE_FORMAT, valid + 1);
  g_autofree char *fault = NULL;
  int              line = 1;

  if (valid == length)
    return TRUE;
  if (count_zeros (data, length) == length)
    fault = g_strdup (_ ("the file contains only zero bytes"));
  /* Recognised by its byte order mark, or because about every second byte of Latin text is zero. */
  else if ((looked_at >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0)) ||
           (looked_at >= 4 && zeros >= looked_at * 3 / 8 && zeros <= looked_at * 5 / 8))
    fault = g_strdup (_ ("this is UTF-16 text; save it again as UTF-8"));
  else if (data[valid] == '\0')
    fault = g_strdup_printf (_ ("not text: byte %s of the file is zero"), byte);
  else if (g_utf8_get_char_validated (data + valid, (gssize) (length - valid)) == (gunichar) -2)
    fault = g_strdup (_ ("not UTF-8 text: the file ends in the middle of a character"));
  else
    /* Translators: a number, then a byte in hexadecimal */
    fault = g_strdup_printf (_ ("not UTF-8 text: byte %1$s of the file (0x%2$02X) is not part of a character"), byte, (guchar) data[valid]);
  for (gsize i = 0; i < valid; i++)
    line += data[i] == '\n';
  g_set_error (error, ACIES_FORMAT_ERROR, code, "%s:%d: %s", name, line, fault);

  return FALSE;
}
