/* read.h - the pictures of a theme, as far as they are files and not too large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ACIES_RENDER_MAX_BYTES (1024 * 1024)

/**
 * acies_render_read:
 * @error: %G_FILE_ERROR
 *
 * g_file_get_contents() that neither waits for a pipe nor fills the memory.
 */
gboolean acies_render_read (const char  *path,
                            char       **contents,
                            gsize       *length,
                            GError     **error);

G_END_DECLS
