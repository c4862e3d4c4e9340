/* saving.c - a folder with a file to save over, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/saving.h"

#include "formats/files/file.h"
#include "support/data.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

void
saving_write (const char *path,
              const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

void
saving_assert_holds (const char *path,
                     const char *text)
{
  g_autofree char *now = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &now, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (now, ==, text);
}

guint
saving_count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
set_up (Saving       *self,
        gconstpointer unused)
{
  self->folder = g_dir_make_tmp ("acies-save-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "battle.acies", NULL);
  self->file = g_file_new_for_path (self->path);
  self->library = acies_library_new (NULL);
  saving_write (self->path, "old words");
}

static void
remove_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
}

static void
tear_down (Saving       *self,
           gconstpointer unused)
{
  remove_files (self->folder);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  acies_library_unref (self->library);
  g_object_unref (self->file);
  g_free (self->path);
  g_free (self->folder);
}

void
saving_save (GFile      *file,
             const char *words,
             SavingFunc  save)
{
  g_autoptr (GBytes) bytes = data_bytes (words);
  g_autoptr (GError) error = NULL;

  save (file, bytes, NULL, &error);
  g_assert_no_error (error);
}

void
saving_assert_link (const char *path,
                    const char *target)
{
  g_autofree char *now = g_file_read_link (path, NULL);

  g_assert_cmpstr (now, ==, target);
}

void
saving_assert_refused (const char *path,
                       int         code)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = data_bytes ("words");
  g_autoptr (GError) error = NULL;

  g_assert_false (acies_file_save (file, bytes, NULL, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, G_IO_ERROR, code);
}

/* Tries to write more than the process may: like a full disk. */
void
saving_save_on_full_disk (GFile     *file,
                          SavingFunc save,
                          GError   **error)
{
  g_autofree char *words = g_strnfill (100000, 'x');
  g_autoptr (GBytes) bytes = data_bytes (words);
  struct rlimit before;
  struct rlimit little;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  little = before;
  little.rlim_cur = 20000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &little), ==, 0);
  save (file, bytes, NULL, error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
}

/* Removes a state folder that only held backups. */
static void
remove_state (const char *state)
{
  g_autofree char *program = g_build_filename (state, "acies", NULL);
  g_autofree char *kept = g_build_filename (program, "backups", NULL);

  g_autofree char *doc = g_build_filename (state, "doc", NULL);
  g_autofree char *lent = g_build_filename (doc, "1a2b3c", NULL);

  remove_files (kept);
  g_rmdir (kept);
  g_rmdir (lent);
  g_rmdir (doc);
  g_rmdir (program);
  g_rmdir (state);
}

int
saving_run (const SavingCase *cases,
            gsize             n_cases,
            int               argc,
            char             *argv[])
{
  g_autofree char *state = g_dir_make_tmp ("acies-state-XXXXXX", NULL);
  int              status;

  /* Backups belong to nobody's own state folder. */
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_setenv ("XDG_RUNTIME_DIR", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < n_cases; i++)
    g_test_add (cases[i].path, Saving, cases[i].data, set_up, cases[i].test, tear_down);
  status = g_test_run ();
  remove_state (state);

  return status;
}
