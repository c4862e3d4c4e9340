/* test-rules.c - every rule statement, case by case
 *
 * Scans tests/rules/RULESET/ for files of cases. A case begins with a line
 * "== ID/what-it-shows" and is a script (support/script.h) up to the next; it
 * becomes the test /rules/RULESET/ID/what-it-shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/script.h"

#include <string.h>

typedef struct
{
  AciesRuleset *ruleset;
  char         *file;
  guint         line;
  GString      *lines;
} Case;

static void
case_free (Case *self)
{
  g_free (self->file);
  g_string_free (self->lines, TRUE);
  acies_ruleset_unref (self->ruleset);
  g_free (self);
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;

  script_run (self->ruleset, self->file, self->line, self->lines->str);
}

static void
add_case (Case       *self,
          const char *path)
{
  g_test_add_data_func_full (path, self, test_case, (GDestroyNotify) case_free);
}

static void
add_file (AciesRuleset *ruleset,
          const char   *folder,
          const char   *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *content = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *test_path = NULL;
  Case            *current = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (content, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "== "))
        {
          if (current != NULL)
            add_case (current, test_path);
          g_free (test_path);
          test_path = g_strdup_printf ("/rules/%s/%s", ruleset->id, lines[i] + strlen ("== "));
          current = g_new0 (Case, 1);
          *current = (Case) { acies_ruleset_ref (ruleset), g_strdup (name), i + 2, g_string_new (NULL) };
        }
      else if (current != NULL)
        g_string_append_printf (current->lines, "%s\n", lines[i]);
    }
  if (current != NULL)
    add_case (current, test_path);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_ruleset (const char *folder,
             const char *id)
{
  g_autofree char *path = g_build_filename (folder, id, NULL);
  g_autoptr (AciesRuleset) ruleset = script_load_ruleset (id);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_assert_nonnull (dir);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      if (g_str_has_suffix (name, ".rules"))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    add_file (ruleset, path, g_ptr_array_index (names, i));
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "rules", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  for (const char *id = g_dir_read_name (dir); id != NULL; id = g_dir_read_name (dir))
    add_ruleset (folder, id);

  return g_test_run ();
}
