/* rewrite.c - a text file with what a test expects, line by line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/rewrite.h"

struct _Rewrite
{
  grefcount  refs;
  char      *path;
  GPtrArray *lines; /* without a last empty one */
  gboolean   changed;
};

Rewrite *
rewrite_open (const char *path)
{
  Rewrite         *self = g_new0 (Rewrite, 1);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (text, "\n"));
  g_ref_count_init (&self->refs);
  self->path = g_strdup (path);
  self->lines = g_ptr_array_new_with_free_func (g_free);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i + 1] != NULL; i++)
    g_ptr_array_add (self->lines, g_strdup (lines[i]));

  return self;
}

Rewrite *
rewrite_ref (Rewrite *self)
{
  g_ref_count_inc (&self->refs);

  return self;
}

static void
write_file (Rewrite *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < self->lines->len; i++)
    g_string_append_printf (text, "%s\n", rewrite_get_line (self, i));
  g_file_set_contents (self->path, text->str, (gssize) text->len, &error);
  g_assert_no_error (error);
}

void
rewrite_unref (Rewrite *self)
{
  if (!g_ref_count_dec (&self->refs))
    return;

  if (self->changed)
    write_file (self);
  g_ptr_array_unref (self->lines);
  g_free (self->path);
  g_free (self);
}

guint
rewrite_count_lines (Rewrite *self)
{
  return self->lines->len;
}

const char *
rewrite_get_line (Rewrite *self,
                  guint    line)
{
  return g_ptr_array_index (self->lines, line);
}

void
rewrite_expect (Rewrite    *self,
                guint       line,
                const char *found)
{
  const char      *expected = rewrite_get_line (self, line);
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *program = g_path_get_basename (g_get_prgname ());

  if (g_str_equal (expected, found))
    return;
  if (g_getenv ("ACIES_REWRITE") == NULL)
    {
      g_test_fail_printf ("%s:%u: it is \"%s\", not \"%s\". Either something is broken, or the rules were meant to change: "
                          "then run \"ACIES_REWRITE=1 ./dev test %s\" and explain the new number in the commit.",
                          name, line + 1, found, expected, program);
      return;
    }
  g_test_message ("%s:%u: \"%s\" becomes \"%s\"", name, line + 1, expected, found);
  g_free (self->lines->pdata[line]);
  self->lines->pdata[line] = g_strdup (found);
  self->changed = TRUE;
}

void
rewrite_table (const char *folder)
{
  g_autofree char *table = g_strconcat (folder, ".table", NULL);
  g_autofree char *program = g_test_build_filename (G_TEST_DIST, "support", "packed.py", NULL);
  g_autofree char *files = g_test_build_filename (G_TEST_BUILT, folder, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, table, NULL);
  const char      *words[] = { "python3", program, "rewrite", files, path, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
}
