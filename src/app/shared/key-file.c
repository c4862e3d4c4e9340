/* key-file.c - what the program has kept of itself, read without trust
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/key-file.h"

#include "formats/files/file.h"

GKeyFile *
acies_key_file_load (const char *path)
{
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = acies_file_load_regular (place, NULL, ACIES_KEY_FILE_MAX_BYTES, &error);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (bytes != NULL && g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, &error))
    return g_steal_pointer (&file);
  g_debug ("%s", error->message);
  return g_key_file_new ();
}
