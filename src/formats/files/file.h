/* file.h - loads and saves files safely, even if the program crashes or the disk is full
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * acies_file_load:
 * @name: (nullable): the file name for messages, or %NULL to use the name of @file
 * @max_bytes: maximum size of the file; loading stops with an error if the file is larger
 * @cancellable: (nullable): ignored for a local file
 * @error: %G_IO_ERROR with the message "NAME: problem", or %ACIES_FORMAT_ERROR_TOO_BIG with "NAME:1: problem"
 *
 * Loads a file, a pipe or a terminal. A pipe without a writer is treated as an empty file. The call blocks until the
 * writer of a pipe or the user of a terminal sends data.
 *
 * Returns: (transfer full): the contents of the file, or %NULL on error
 */
GBytes   *acies_file_load     (GFile         *file,
                               const char    *name,
                               gsize          max_bytes,
                               GCancellable  *cancellable,
                               GError       **error);

/**
 * acies_file_load_regular:
 *
 * Like acies_file_load(), but loads only regular files, so that the user interface does not block. Fails with
 * %G_IO_ERROR_IS_DIRECTORY for a directory and with %G_IO_ERROR_NOT_REGULAR_FILE for a pipe, a terminal or a device.
 *
 * Returns: (transfer full): the contents of the file, or %NULL on error
 */
GBytes   *acies_file_load_regular (GFile      *file,
                               const char    *name,
                               gsize          max_bytes,
                               GError       **error);

/**
 * acies_file_new_for_local_uri:
 * @uri: a URI from an untrusted file
 *
 * Creates a #GFile only for a local file, because opening a remote file would contact its host.
 *
 * Returns: (transfer full) (nullable): the file, or %NULL if it is not local
 */
GFile    *acies_file_new_for_local_uri (const char *uri);

/* Returns: (transfer full) (nullable): up to @n bytes from the start of the file, or %NULL if the file is not regular
 *   or cannot be read */
GBytes   *acies_file_peek     (GFile         *file,
                               gsize          n);

/* The UTF-8 byte order mark, which some programs write at the start of a text file. */
#define ACIES_FILE_MARK "\xef\xbb\xbf"

/* Returns the first byte that is not part of a byte order mark or white space, or 0 if there is no such byte. */
char      acies_file_first_character (GBytes *bytes);

/**
 * acies_file_save:
 * @cancellable: (nullable): for a local file, checked only at the start
 * @error: for a local file, %G_IO_ERROR or %G_FILE_ERROR with the message "NAME: problem"
 *
 * Replaces the contents of the file with @bytes. On failure, the file keeps its old contents. Follows symbolic links.
 * Keeps the permissions of a local file and, if possible, its owner and group.
 */
gboolean  acies_file_save     (GFile         *file,
                               GBytes        *bytes,
                               GCancellable  *cancellable,
                               GError       **error);

/**
 * acies_file_may_save:
 * @error: the error that acies_file_save() would set
 *
 * Checks, without writing anything, whether acies_file_save() would be allowed to write the file.
 */
gboolean  acies_file_may_save (GFile         *file,
                               GError       **error);

/**
 * acies_file_save_stream:
 *
 * Implements acies_file_save() for files without a local path and for files from a portal.
 */
gboolean  acies_file_save_stream (GFile      *file,
                               GBytes        *bytes,
                               GCancellable  *cancellable,
                               GError       **error);


/* --- backups: recent versions of each file, in the user's state directory */

#define ACIES_N_BACKUPS 3
/* Maximum size of a file to back up. A larger file is not an Acies document. */
#define ACIES_MAX_BACKUP_BYTES (16 * 1024 * 1024)

/**
 * acies_backup_keep:
 *
 * Copies the file to the user's state directory. Call this function before the file is overwritten. The directory keeps
 * the last %ACIES_N_BACKUPS versions of each file, with their modification times. A file and the symbolic links to it
 * share their backups.
 *
 * Does nothing if the file does not exist, is not regular, is larger than %ACIES_MAX_BACKUP_BYTES, or is identical to
 * its newest backup. Callers should save the file even if the backup fails.
 *
 * Returns: %FALSE if the backup failed
 */
gboolean   acies_backup_keep     (GFile  *file);

/**
 * acies_backup_dup_path:
 * @nth: number of the backup, from 1 (newest) to %ACIES_N_BACKUPS
 *
 * Returns: (transfer full): the path of the backup, whether or not it exists
 */
char      *acies_backup_dup_path (GFile  *file,
                                  guint   nth);

/* Returns: (transfer full) (element-type filename): the paths of the existing backups, newest first */
GPtrArray *acies_backup_list     (GFile  *file);

/* --- UTF-8 validation */

/* Returns the number of bytes at the start of @data that are valid UTF-8 without zero bytes. */
gsize    acies_text_valid_length (const char *data,
                           gsize        length);

/**
 * acies_text_guard:
 * @name: the file name for the message
 * @code: the %ACIES_FORMAT_ERROR code to set
 * @error: the message is "NAME:LINE: problem"; the problem is, for example, an invalid byte or UTF-16 text
 *
 * Returns: whether @data is valid UTF-8 without zero bytes
 */
gboolean acies_text_guard (const char  *data,
                           gsize        length,
                           const char  *name,
                           int          code,
                           GError     **error);

G_END_DECLS
