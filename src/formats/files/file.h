/* file.h - bytes from and to the disk, so that no crash or full disk costs a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * acies_file_load:
 * @name: (nullable): what messages call the file, %NULL for its own name
 * @max_bytes: a larger file is refused, without reading it whole
 * @error: "NAME: what is wrong", %G_IO_ERROR or %ACIES_FORMAT_ERROR_TOO_BIG
 *
 * A pipe may be read too; one that nobody writes to counts as an empty file, and
 * for one who writes nothing yet it waits without end, as for a terminal.
 *
 * Returns: (transfer full): what is in the file, or %NULL
 */
GBytes   *acies_file_load     (GFile         *file,
                               const char    *name,
                               gsize          max_bytes,
                               GCancellable  *cancellable,
                               GError       **error);

/**
 * acies_file_load_regular:
 *
 * The same for whoever cannot wait, such as a window: what is no regular file is
 * refused (%G_IO_ERROR_NOT_REGULAR_FILE, of a folder %G_IO_ERROR_IS_DIRECTORY).
 *
 * Returns: (transfer full): what is in the file, or %NULL
 */
GBytes   *acies_file_load_regular (GFile      *file,
                               const char    *name,
                               gsize          max_bytes,
                               GError       **error);

/**
 * acies_file_new_for_local_uri:
 * @uri: out of a file that may have been tampered with: to look at a place in a
 *   network would be to ask whoever it names
 *
 * Returns: (transfer full) (nullable): the file, if it is one of this machine
 */
GFile    *acies_file_new_for_local_uri (const char *uri);

/* (transfer full) (nullable): the first bytes of a file, at most @n; of a regular file only */
GBytes   *acies_file_peek     (GFile         *file,
                               gsize          n);

/* What some programs begin a text in UTF-8 with. */
#define ACIES_FILE_MARK "\xef\xbb\xbf"

/**
 * acies_file_first_character:
 *
 * Returns: the byte that a text begins with, after the mark and white space; 0
 *   when there is none
 */
char      acies_file_first_character (GBytes *bytes);

/**
 * acies_file_save:
 *
 * Puts @bytes in place of what is in the file, or leaves all as it was. Follows
 * links; keeps who may read and write the file.
 *
 * @error: "NAME: what is wrong", %G_IO_ERROR or %G_FILE_ERROR
 */
gboolean  acies_file_save     (GFile         *file,
                               GBytes        *bytes,
                               GCancellable  *cancellable,
                               GError       **error);

/**
 * acies_file_may_save:
 *
 * @error: as acies_file_save(): why it would fail, as far as that can be known before
 */
gboolean  acies_file_may_save (GFile         *file,
                               GError       **error);

/**
 * acies_file_save_stream:
 *
 * What acies_file_save() does for a file that has no path on this machine, or
 * one that a portal lends.
 */
gboolean  acies_file_save_stream (GFile      *file,
                               GBytes        *bytes,
                               GCancellable  *cancellable,
                               GError       **error);

/**
 * acies_file_follow_links:
 * Returns: (transfer full): where @path leads, also when what it leads to does
 *   not exist yet
 */
char     *acies_file_follow_links (const char *path);

/* --- the last good versions of each file, in the user's state folder */

#define ACIES_N_BACKUPS 3
/* What is larger is no document of ours, whatever its name. */
#define ACIES_MAX_BACKUP_BYTES (16 * 1024 * 1024)

/**
 * acies_backup_keep:
 *
 * Copies the file as it is now to the user's state folder, where the last three
 * versions of each file are kept, with the time they were written at. A file
 * that is also reached by a link is one file. Does nothing when there is no such
 * file, when it is no regular file or larger than %ACIES_MAX_BACKUP_BYTES, when
 * it is the version kept last, or when it cannot be copied: a backup must never
 * keep anybody from saving.
 *
 * Returns: %FALSE when it could not be copied
 */
gboolean   acies_backup_keep     (GFile  *file);

/**
 * acies_backup_dup_path:
 * @nth: 1 for the newest, up to %ACIES_N_BACKUPS
 * Returns: (transfer full): where the backup is kept, if there is one
 */
char      *acies_backup_dup_path (GFile  *file,
                                  guint   nth);

/**
 * acies_backup_list:
 * Returns: (transfer full) (element-type filename): the paths of the backups
 *   there are, the newest first
 */
GPtrArray *acies_backup_list     (GFile  *file);

/* --- whether bytes are text at all */

/**
 * acies_text_valid_length:
 * Returns: how many bytes from the beginning are text in UTF-8; a zero is none
 */
gsize    acies_text_valid_length (const char *data,
                           gsize        length);

/**
 * acies_text_guard:
 * @name: what messages call the file
 * @code: of %ACIES_FORMAT_ERROR
 * @error: "NAME:LINE: which byte is none of a text in UTF-8, or what the bytes are instead"
 *
 * Returns: %FALSE when the bytes are no text in UTF-8 (a zero is in none)
 */
gboolean acies_text_guard (const char  *data,
                           gsize        length,
                           const char  *name,
                           int          code,
                           GError     **error);

G_END_DECLS
