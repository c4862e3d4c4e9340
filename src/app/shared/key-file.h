/* key-file.h - what the program has kept of itself, read without trust
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A file with more is read as one that is not there. */
#define ACIES_KEY_FILE_MAX_BYTES (1024 * 1024)

/**
 * acies_key_file_load:
 *
 * Returns: (transfer full): what is in the file; nothing when it is not there, is
 *   damaged, too large or no regular file
 */
GKeyFile *acies_key_file_load (const char *path);

G_END_DECLS
