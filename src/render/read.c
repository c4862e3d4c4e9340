/* read.c - the pictures of a theme, as far as they are files and not too large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/read.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

gboolean
acies_render_read (const char *path,
                   char      **contents,
                   gsize      *length,
                   GError    **error)
{
  g_autofree char *name = NULL;
  GStatBuf         found;

  /* What cannot be looked at cannot be read, which says more. */
  if (g_stat (path, &found) != 0 || (S_ISREG (found.st_mode) && found.st_size <= ACIES_RENDER_MAX_BYTES))
    return g_file_get_contents (path, contents, length, error);

  name = g_filename_display_name (path);
  g_set_error (error, G_FILE_ERROR, S_ISREG (found.st_mode) ? G_FILE_ERROR_NOSPC : G_FILE_ERROR_INVAL,
               S_ISREG (found.st_mode) ? _ ("%s: this is too large") : _ ("%s: this is no regular file"), name);
  return FALSE;
}
