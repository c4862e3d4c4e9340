/* backup.h - the last good versions of each file, in the user's state folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

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

G_END_DECLS
