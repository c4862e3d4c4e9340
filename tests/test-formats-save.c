/* test-formats-save.c - a save replaces the whole file or leaves it as it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/format-error.h"
#include "formats/save.h"
#include "support/data.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

typedef gboolean (*Save) (GFile        *file,
                          GBytes       *bytes,
                          GCancellable *cancellable,
                          GError      **error);

typedef struct
{
  char         *folder;
  char         *path; /* of a file with the words "old words" */
  GFile        *file;
  AciesLibrary *library;
} Fixture;

static void
write_file (const char *path,
            const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
assert_holds (const char *path,
              const char *text)
{
  g_autofree char *now = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &now, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (now, ==, text);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  self->folder = g_dir_make_tmp ("acies-save-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "battle.acies", NULL);
  self->file = g_file_new_for_path (self->path);
  self->library = acies_library_new (NULL);
  write_file (self->path, "old words");
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
tear_down (Fixture      *self,
           gconstpointer unused)
{
  remove_files (self->folder);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  acies_library_unref (self->library);
  g_object_unref (self->file);
  g_free (self->path);
  g_free (self->folder);
}

static void
save_words (GFile      *file,
            const char *words,
            Save        save)
{
  g_autoptr (GBytes) bytes = data_bytes (words);
  g_autoptr (GError) error = NULL;

  save (file, bytes, NULL, &error);
  g_assert_no_error (error);
}

static void
loads_up_to_the_limit (Fixture      *self,
                       gconstpointer unused)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = acies_file_load (self->file, NULL, strlen ("old words"), NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "old words", strlen ("old words"));
  g_assert_null (acies_file_load (self->file, NULL, strlen ("old words") - 1, NULL, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG);
}

static void
cannot_be_loaded (Fixture      *self,
                  gconstpointer unused)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr (GFile) missing = g_file_get_child (folder, "missing");
  g_autoptr (GFile) endless = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) is_folder = NULL;
  g_autoptr (GError) not_found = NULL;
  g_autoptr (GError) too_big = NULL;

  g_assert_null (acies_file_load (folder, "NAME", 100, NULL, &is_folder));
  g_assert_cmpstr (is_folder->message, ==, "NAME: Is a directory");
  g_assert_error (is_folder, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_assert_null (acies_file_load (missing, NULL, 100, NULL, &not_found));
  g_assert_error (not_found, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_null (acies_file_load (endless, NULL, 100, NULL, &too_big));
  g_assert_error (too_big, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG);
}

/* Opening such a pipe to read would otherwise wait until somebody writes. */
static void
loads_a_pipe (Fixture      *self,
              gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->folder, "pipe", NULL);
  g_autoptr (GFile) pipe = g_file_new_for_path (path);
  g_autoptr (GBytes) nothing = NULL;
  g_autoptr (GBytes) words = NULL;
  g_autoptr (GError) error = NULL;
  pid_t writer;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  nothing = acies_file_load (pipe, NULL, 100, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (nothing), ==, 0);

  writer = fork ();
  if (writer == 0)
    _exit (execlp ("sh", "sh", "-c", "exec > \"$0\"; printf old; sleep 2; printf ' words'", path, NULL));
  words = acies_file_load (pipe, NULL, 100, NULL, &error);
  waitpid (writer, NULL, 0);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (words, NULL), g_bytes_get_size (words), "old words", strlen ("old words"));
  g_remove (path);
}

static void
replaces_and_creates (Fixture      *self,
                      gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->folder, "new", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  save_words (self->file, "new words", acies_file_save);
  assert_holds (self->path, "new words");
  save_words (file, "first words", acies_file_save);
  assert_holds (path, "first words");
  save_words (file, "", acies_file_save);
  assert_holds (path, "");
  g_assert_cmpuint (count_files (self->folder), ==, 2);
}

static void
keeps_the_mode (Fixture      *self,
                gconstpointer unused)
{
  static const int modes[] = { 0600, 0640, 0664, 0666, 0755 };
  GStatBuf         now;

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (self->path, modes[i]), ==, 0);
      save_words (self->file, "new words", acies_file_save);
      g_assert_cmpint (g_stat (self->path, &now), ==, 0);
      g_assert_cmpint (now.st_mode & 0777, ==, modes[i]);
    }
}

static void
assert_link (const char *path,
             const char *target)
{
  g_autofree char *now = g_file_read_link (path, NULL);

  g_assert_cmpstr (now, ==, target);
}

static void
follows_links (Fixture      *self,
               gconstpointer unused)
{
  g_autofree char *to_file = g_build_filename (self->folder, "to-file", NULL);
  g_autofree char *to_link = g_build_filename (self->folder, "to-link", NULL);
  g_autofree char *to_nothing = g_build_filename (self->folder, "to-nothing", NULL);
  g_autofree char *nothing = g_build_filename (self->folder, "nothing", NULL);
  g_autoptr (GFile) by_links = g_file_new_for_path (to_link);
  g_autoptr (GFile) dangling = g_file_new_for_path (to_nothing);

  g_assert_cmpint (symlink ("battle.acies", to_file), ==, 0);
  g_assert_cmpint (symlink (to_file, to_link), ==, 0);
  g_assert_cmpint (symlink ("nothing", to_nothing), ==, 0);
  save_words (by_links, "through two links", acies_file_save);
  assert_holds (self->path, "through two links");
  assert_link (to_file, "battle.acies");
  assert_link (to_link, to_file);
  save_words (dangling, "something", acies_file_save);
  assert_holds (nothing, "something");
  assert_link (to_nothing, "nothing");
}

static void
refuse (const char *path,
        int         code)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = data_bytes ("words");
  g_autoptr (GError) error = NULL;

  g_assert_false (acies_file_save (file, bytes, NULL, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, G_IO_ERROR, code);
}

static void
refuses_what_is_no_file (Fixture      *self,
                         gconstpointer unused)
{
  g_autofree char *below_file = g_build_filename (self->path, "below", NULL);
  g_autofree char *circle = g_build_filename (self->folder, "circle", NULL);

  refuse (self->folder, G_IO_ERROR_IS_DIRECTORY);
  refuse ("/dev/null", G_IO_ERROR_NOT_REGULAR_FILE);
  refuse (below_file, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_cmpint (symlink ("circle", circle), ==, 0);
  refuse (circle, G_IO_ERROR_TOO_MANY_LINKS);
  assert_holds (self->path, "old words");
}

static void
needs_a_folder (Fixture      *self,
                gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->folder, "missing", "battle.acies", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = data_bytes ("words");
  g_autoptr (GError) error = NULL;

  g_assert_false (acies_file_save (file, bytes, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* Tries to write more than the process may: like a full disk. */
static void
save_on_full_disk (GFile   *file,
                   Save     save,
                   GError **error)
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

static void
full_disk (Fixture      *self,
           gconstpointer data)
{
  Save save = data != NULL ? acies_file_save_stream : acies_file_save;
  g_autoptr (GError) error = NULL;

  save_on_full_disk (self->file, save, &error);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  assert_holds (self->path, "old words");
  g_assert_cmpuint (count_files (self->folder), ==, 1);
  save_words (self->file, "new words", save);
  assert_holds (self->path, "new words");
}

static void
cancelled (Fixture      *self,
           gconstpointer unused)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GBytes) bytes = data_bytes ("new words");
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (acies_file_save (self->file, bytes, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_holds (self->path, "old words");
}

static void
backups (Fixture      *self,
         gconstpointer unused)
{
  static const char *const versions[] = { "one", "two", "three", "four", "five" };
  static const char *const kept[ACIES_N_BACKUPS] = { "five", "four", "three" };

  for (guint i = 0; i < G_N_ELEMENTS (versions); i++)
    {
      write_file (self->path, versions[i]);
      acies_file_keep_backup (self->file);
    }
  for (guint i = 0; i < ACIES_N_BACKUPS; i++)
    {
      g_autofree char *path = acies_file_dup_backup_path (self->file, i + 1);

      assert_holds (path, kept[i]);
    }
}

static void
assert_no_backup (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *backup = acies_file_dup_backup_path (file, 1);

  acies_file_keep_backup (file);
  g_assert_false (g_file_test (backup, G_FILE_TEST_EXISTS));
}

static void
no_backups (Fixture      *self,
            gconstpointer unused)
{
  g_autofree char *to_device = g_build_filename (self->folder, "to-device", NULL);
  g_autofree char *pipe = g_build_filename (self->folder, "pipe", NULL);
  g_autofree char *missing = g_build_filename (self->folder, "missing", NULL);

  g_assert_cmpint (symlink ("/dev/null", to_device), ==, 0);
  assert_no_backup (to_device);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_no_backup (pipe);
  assert_no_backup (self->folder);
  assert_no_backup (missing);
  g_assert_cmpint (truncate (self->path, ACIES_MAX_BACKUP_BYTES + 1), ==, 0);
  assert_no_backup (self->path);
}

static AciesState *
load_pydna (AciesLibrary *library)
{
  g_autofree char *path = g_build_filename (acies_library_get_folder (library), "rulesets", "rome-vs-macedon",
                                            "scenarios", "pydna.acies", NULL);
  g_autoptr (GBytes) bytes = data_load (path);

  return data_read_good (library, bytes, path);
}

static AciesState *
load_saved (const Fixture *self)
{
  g_autoptr (GBytes) bytes = data_load (self->path);

  return data_read_good (self->library, bytes, self->path);
}

static void
saves_a_scenario (Fixture      *self,
                  gconstpointer unused)
{
  g_autoptr (AciesState) state = load_pydna (self->library);
  g_autofree char *backup = acies_file_dup_backup_path (self->file, 1);
  g_autoptr (AciesState) again = NULL;
  g_autoptr (GError) error = NULL;

  acies_scenario_save (state, self->file, self->library, NULL, &error);
  g_assert_no_error (error);
  again = load_saved (self);
  g_assert_true (acies_state_equal (state, again));
  assert_holds (backup, "old words");
}

/* A comment whose unit is gone stays in the army, that of an army in the scenario. */
static void
saves_what_lost_its_place (Fixture      *self,
                           gconstpointer unused)
{
  g_autoptr (AciesState) state = load_pydna (self->library);
  g_autofree char *text = NULL;
  g_autoptr (AciesState) again = NULL;
  g_autoptr (GError) error = NULL;

  acies_texts_make_writable (&state->texts);
  acies_texts_add_extra (state->texts, "army nobody/end", "<!-- three -->");
  acies_texts_add_extra (state->texts, "army rome/unit BL64", "<!-- one -->");
  acies_texts_add_extra (state->texts, "board/terrain swamp", "<!-- two -->");
  acies_scenario_save (state, self->file, self->library, NULL, &error);
  g_assert_no_error (error);
  again = load_saved (self);
  g_assert_cmpuint (again->texts->extras->len, ==, 3);
  text = acies_scenario_write (again);
  g_assert_nonnull (strstr (text, "    <!-- one -->\n  </army>\n  <army side=\"macedon\""));
  g_assert_nonnull (strstr (text, "    <!-- two -->\n  </board>"));
  g_assert_nonnull (strstr (text, "  <!-- three -->\n</scenario>"));
}

static void
saves_nothing_it_cannot_read (Fixture      *self,
                              gconstpointer unused)
{
  g_autoptr (AciesState) state = load_pydna (self->library);
  g_autoptr (GError) error = NULL;

  acies_texts_make_writable (&state->texts);
  acies_texts_set (state->texts, ACIES_TEXT_TITLE, "Py\001dna");
  g_assert_false (acies_scenario_save (state, self->file, self->library, NULL, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME);
  assert_holds (self->path, "old words");
}

/* A card set aside has no place in a file: it would come back in the deck. */
static void
saves_nothing_that_differs (Fixture      *self,
                            gconstpointer unused)
{
  g_autoptr (AciesState) state = load_pydna (self->library);
  g_autoptr (GError) error = NULL;

  state->cards[0][ACIES_ZONE_ASIDE][0]++;
  g_assert_false (acies_scenario_save (state, self->file, self->library, NULL, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME);
  assert_holds (self->path, "old words");
}

static void
saves_a_game (Fixture      *self,
              gconstpointer unused)
{
  g_autoptr (AciesGameFile) game = acies_game_file_new (load_pydna (self->library), G_MAXUINT64);
  AciesGameTurn *turn = acies_game_file_add_turn (game, 1, 1, G_GUINT64_CONSTANT (0x00000000deadbeef));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesGameFile) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  const AciesGameTurn *turn_again;

  acies_game_turn_add_line (turn, "play line-order");
  acies_game_turn_add_line (turn, "dice 1 2 3");
  acies_game_file_save (game, self->file, self->library, NULL, &error);
  g_assert_no_error (error);
  bytes = data_load (self->path);
  g_assert_cmpint (acies_document_kind (bytes, "it"), ==, ACIES_DOCUMENT_GAME);
  again = acies_game_read (bytes, self->path, self->library, findings, &error);
  g_assert_no_error (error);
  data_assert_none (findings, self->path);
  g_assert_true (acies_state_equal (game->scenario, again->scenario));
  g_assert_cmphex (again->seed, ==, G_MAXUINT64);
  g_assert_cmphex (again->fingerprint, ==, game->scenario->ruleset->fingerprint);
  g_assert_cmpuint (again->turns->len, ==, 1);
  turn_again = g_ptr_array_index (again->turns, 0);
  g_assert_cmpuint (turn_again->round, ==, 1);
  g_assert_cmpuint (turn_again->side, ==, 1);
  g_assert_cmphex (turn_again->hash, ==, 0xdeadbeef);
  g_assert_cmpuint (turn_again->lines->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (turn_again->lines, 1), ==, "dice 1 2 3");
}

static void
kinds_of_documents (Fixture      *self,
                    gconstpointer unused)
{
  g_autoptr (AciesState) state = load_pydna (self->library);
  g_autoptr (GBytes) scenario = acies_scenario_write_bytes (state, NULL);
  g_autoptr (GBytes) other = data_bytes ("<scenario/>");
  g_autoptr (GBytes) broken = data_bytes ("\xef\xbb\xbf \n<scenario");
  g_autoptr (GBytes) nothing = data_bytes ("");
  g_autoptr (GBytes) words = data_bytes ("words");
  g_autoptr (GBytes) picture = data_bytes ("\x89PNG\r\n\x1a\n");

  g_assert_cmpint (acies_document_kind (scenario, "it"), ==, ACIES_DOCUMENT_SCENARIO);
  g_assert_cmpint (acies_document_kind (other, "it"), ==, ACIES_DOCUMENT_OTHER);
  g_assert_cmpint (acies_document_kind (broken, "it"), ==, ACIES_DOCUMENT_OTHER);
  g_assert_cmpint (acies_document_kind (nothing, "it"), ==, ACIES_DOCUMENT_OTHER);
  g_assert_cmpint (acies_document_kind (words, "it"), ==, ACIES_DOCUMENT_FOREIGN);
  g_assert_cmpint (acies_document_kind (picture, "it.acies"), ==, ACIES_DOCUMENT_FOREIGN);
}

static void
remove_state (const char *state)
{
  g_autofree char *program = g_build_filename (state, "acies", NULL);
  g_autofree char *kept = g_build_filename (program, "backups", NULL);

  remove_files (kept);
  g_rmdir (kept);
  g_rmdir (program);
  g_rmdir (state);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture      *self,
                  gconstpointer data);
    gconstpointer data;
  } tests[] = {
    { "/formats/load/up-to-the-limit", loads_up_to_the_limit },
    { "/formats/load/cannot", cannot_be_loaded },
    { "/formats/load/a-pipe", loads_a_pipe },
    { "/formats/save/replaces-and-creates", replaces_and_creates },
    { "/formats/save/keeps-the-mode", keeps_the_mode },
    { "/formats/save/follows-links", follows_links },
    { "/formats/save/refuses-what-is-no-file", refuses_what_is_no_file },
    { "/formats/save/needs-a-folder", needs_a_folder },
    { "/formats/save/full-disk", full_disk },
    { "/formats/save/full-disk-of-a-stream", full_disk, "stream" },
    { "/formats/save/cancelled", cancelled },
    { "/formats/save/backups", backups },
    { "/formats/save/backups/of-documents-only", no_backups },
    { "/formats/save/scenario", saves_a_scenario },
    { "/formats/save/what-lost-its-place", saves_what_lost_its_place },
    { "/formats/save/nothing-it-cannot-read", saves_nothing_it_cannot_read },
    { "/formats/save/nothing-that-differs", saves_nothing_that_differs },
    { "/formats/save/game", saves_a_game },
    { "/formats/save/kinds-of-documents", kinds_of_documents },
  };

  g_autofree char *state = g_dir_make_tmp ("acies-state-XXXXXX", NULL);
  int              status;

  /* Backups belong to nobody's own state folder. */
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, tests[i].data, set_up, tests[i].test, tear_down);
  status = g_test_run ();
  remove_state (state);

  return status;
}
