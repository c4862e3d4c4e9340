/* test-map-memory.c - what is remembered of the tiles of maps, and what is not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/settings.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void
assert_remembered (const char *ruleset,
                   const char *lines)
{
  AciesTmxMapping *mapping = acies_map_memory_load (ruleset);
  g_autofree char *now = acies_tmx_mapping_to_string (mapping);

  g_assert_cmpstr (now, ==, lines);
  acies_tmx_mapping_free (mapping);
}

static void
names_and_the_last_game (void)
{
  g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();
  g_autofree char *last = NULL;

  g_assert_null (acies_map_memory_dup_ruleset ());
  assert_remembered ("one", "");
  acies_tmx_mapping_set (mapping, "grass = 2", "hill");
  acies_tmx_mapping_set (mapping, "12", "forest");
  acies_tmx_mapping_set (mapping, "set:12", ACIES_TMX_NOTHING);
  acies_tmx_mapping_set (mapping, "3 trees", "forest");
  acies_map_memory_store ("one", mapping);
  assert_remembered ("one", "grass = 2 = hill\nset:12 = -\n3 trees = forest\n");
  assert_remembered ("two", "");
  acies_map_memory_store ("two", mapping);
  last = acies_map_memory_dup_ruleset ();
  g_assert_cmpstr (last, ==, "two");
  assert_remembered ("one", "grass = 2 = hill\nset:12 = -\n3 trees = forest\n");
}

/* A file that is none of ours costs nobody a map. */
static void
nothing_of_a_broken_file (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "acies", NULL);
  g_autofree char *path = g_build_filename (folder, "tiled-maps", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "\xff[mappings\none=a = b\\", -1, NULL));
  g_assert_null (acies_map_memory_dup_ruleset ());
  assert_remembered ("one", "");
}

/* One who writes nothing into it would keep the window waiting for ever. */
static void
nothing_of_a_pipe (void)
{
  g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "acies", "tiled-maps", NULL);
  int              writer;

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  writer = g_open (path, O_RDWR, 0);
  assert_remembered ("one", "");
  acies_tmx_mapping_set (mapping, "set:12", "hill");
  acies_map_memory_store ("one", mapping);
  close (writer);
  assert_remembered ("one", "set:12 = hill\n");
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *home = g_dir_make_tmp ("acies-map-memory-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (home, "acies", NULL);
  g_autofree char *file = g_build_filename (folder, "tiled-maps", NULL);
  int              status;

  g_setenv ("XDG_STATE_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/map-memory/names-and-the-last-game", names_and_the_last_game);
  g_test_add_func ("/map-memory/nothing-of-a-broken-file", nothing_of_a_broken_file);
  g_test_add_func ("/map-memory/nothing-of-a-pipe", nothing_of_a_pipe);

  status = g_test_run ();
  g_remove (file);
  g_rmdir (folder);
  g_rmdir (home);
  return status;
}
