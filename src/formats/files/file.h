/* file.h - loading and saving bytes safely, even after a crash or with a full disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * acies_file_load:
 * @name: (nullable): the file name, for messages; %NULL for the name of @file
 * @max_bytes: a larger file is refused without reading all of it
 * @error: %G_IO_ERROR or %ACIES_FORMAT_ERROR_TOO_BIG, with the message "NAME: what is wrong"
 *
 * Also reads pipes. A pipe without a writer counts as an empty file. If the writer sends nothing, the call blocks, as it does
 * for a terminal.
 *
 * Returns: (transfer full): the content of the file, or %NULL
 */
GBytes   *acies_file_load     (GFile         *file,
                               const char    *name,
                               gsize          max_bytes,
                               GCancellable  *cancellable,
                               GError       **error);

/**
 * acies_file_load_regular:
 *
 * Same as acies_file_load(), for callers that must not block, such as a window. Refuses folders (%G_IO_ERROR_IS_DIRECTORY) and
 * other files that are not regular (%G_IO_ERROR_NOT_REGULAR_FILE).
 *
 * Returns: (transfer full): the content of the file, or %NULL
 */
GBytes   *acies_file_load_regular (GFile      *file,
                               const char    *name,
                               gsize          max_bytes,
                               GError       **error);

/**
 * acies_file_new_for_local_uri:
 * @uri: a URI from an untrusted file; a remote URI is refused, because opening it would contact its host
 *
 * Returns: (transfer full) (nullable): the file, or %NULL if it is not local
 */
GFile    *acies_file_new_for_local_uri (const char *uri);

/* Returns: (transfer full) (nullable): up to @n bytes from the start of a regular file */
GBytes   *acies_file_peek     (GFile         *file,
                               gsize          n);

/* The byte order mark of UTF-8, which some programs write at the start of a text. */
#define ACIES_FILE_MARK "\xef\xbb\xbf"

/* Returns: the first byte after the byte order mark and white space; 0 if the text has no other bytes */
char      acies_file_first_character (GBytes *bytes);

/**
 * acies_file_save:
 * @error: %G_IO_ERROR or %G_FILE_ERROR, with the message "NAME: what is wrong"
 *
 * Replaces the content of the file with @bytes, or leaves it unchanged on errors. Follows links and keeps the permissions.
 */
gboolean  acies_file_save     (GFile         *file,
                               GBytes        *bytes,
                               GCancellable  *cancellable,
                               GError       **error);

/**
 * acies_file_may_save:
 * @error: the error with which acies_file_save() would fail, as far as can be checked in advance
 */
gboolean  acies_file_may_save (GFile         *file,
                               GError       **error);

/**
 * acies_file_save_stream:
 *
 * Implements acies_file_save() for a file without a local path and for a file from a portal.
 */
gboolean  acies_file_save_stream (GFile      *file,
                               GBytes        *bytes,
                               GCancellable  *cancellable,
                               GError       **error);


/* --- backups: the last valid versions of each file, in the user's state folder */

#define ACIES_N_BACKUPS 3
/* Larger files are not Acies documents, regardless of their names. */
#define ACIES_MAX_BACKUP_BYTES (16 * 1024 * 1024)

/**
 * acies_backup_keep:
 *
 * Copies the current version of the file to the user's state folder, which keeps the last three versions of each file with
 * their modification times. A file and its links count as one file.
 *
 * Does nothing if the file does not exist, is not regular, is larger than %ACIES_MAX_BACKUP_BYTES, or is identical to
 * the last backup. A failed backup must not prevent saving.
 *
 * Returns: %FALSE if the copy failed
 */
gboolean   acies_backup_keep     (GFile  *file);

/**
 * acies_backup_dup_path:
 * @nth: 1 for the newest, up to %ACIES_N_BACKUPS
 *
 * Returns: (transfer full): the path of the backup, whether or not the backup exists
 */
char      *acies_backup_dup_path (GFile  *file,
                                  guint   nth);

/* Returns: (transfer full) (element-type filename): the paths of the existing backups, newest first */
GPtrArray *acies_backup_list     (GFile  *file);

/* --- checks of UTF-8 */

/* Returns: the number of bytes at the start that are valid UTF-8 without zero bytes */
gsize    acies_text_valid_length (const char *data,
                           gsize        length);

/**
 * acies_text_guard:
 * @name: the file name, for messages
 * @code: the code of %ACIES_FORMAT_ERROR to set
 * @error: "NAME:LINE: " and the invalid byte, or the actual encoding or kind of file
 *
 * Returns: whether the bytes are UTF-8 without zero bytes
 */
gboolean acies_text_guard (const char  *data,
                           gsize        length,
                           const char  *name,
                           int          code,
                           GError     **error);

G_END_DECLS
