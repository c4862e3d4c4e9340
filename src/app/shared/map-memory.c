/* map-memory.c - what people said of the tiles of maps before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/map-memory.h"

#include "app/shared/key-file.h"

#include <string.h>

#define GROUP_LAST "last"      /* "ruleset": id */
#define GROUP_TILES "mappings" /* id of a ruleset: the lines of its mapping */
#define MAX_LENGTH (64 * 1024) /* of a mapping; a longer one is forgotten */

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "acies", "tiled-maps", NULL);
}

static GKeyFile *
load (void)
{
  g_autofree char *path = dup_path ();

  return acies_key_file_load (path);
}

char *
acies_map_memory_dup_ruleset (void)
{
  g_autoptr (GKeyFile) file = load ();

  return g_key_file_get_string (file, GROUP_LAST, "ruleset", NULL);
}

AciesTmxMapping *
acies_map_memory_load (const char *ruleset)
{
  g_autoptr (GKeyFile) file = load ();
  g_autofree char *lines = g_key_file_get_string (file, GROUP_TILES, ruleset, NULL);
  AciesTmxMapping *mapping = acies_tmx_mapping_new ();
  g_autoptr (GBytes) bytes = lines != NULL ? g_bytes_new (lines, strlen (lines)) : NULL;

  if (bytes != NULL)
    acies_tmx_mapping_read (mapping, bytes, ruleset, NULL);
  return mapping;
}

/* A bare number means another tile in another map. */
static char *
dup_names (const AciesTmxMapping *mapping)
{
  g_autofree char *all = acies_tmx_mapping_to_string (mapping);
  g_auto (GStrv) lines = g_strsplit (all, "\n", -1);
  GString *names = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !g_str_has_prefix (lines[i] + strspn (lines[i], "0123456789"), " = "))
      g_string_append_printf (names, "%s\n", lines[i]);
  return g_string_free (names, FALSE);
}

void
acies_map_memory_store (const char            *ruleset,
                        const AciesTmxMapping *mapping)
{
  g_autoptr (GKeyFile) file = load ();
  g_autofree char *lines = dup_names (mapping);
  g_autofree char *path = dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_key_file_set_string (file, GROUP_LAST, "ruleset", ruleset);
  g_key_file_set_string (file, GROUP_TILES, ruleset, strlen (lines) <= MAX_LENGTH ? lines : "");
  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_key_file_save_to_file (file, path, NULL);
}
