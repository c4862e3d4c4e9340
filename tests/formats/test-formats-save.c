/* test-formats-save.c - a save replaces the whole file or leaves it as it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/save.h"
#include "support/data.h"
#include "support/saving.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void
loads_up_to_the_limit (Saving       *self,
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
cannot_be_loaded (Saving       *self,
                  gconstpointer unused)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr (GFile) missing = g_file_get_child (folder, "missing");
  g_autoptr (GFile) endless = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) is_folder = NULL;
  g_autoptr (GError) not_found = NULL;
  g_autoptr (GError) too_big = NULL;

  g_assert_null (acies_file_load (folder, "NAME", 100, NULL, &is_folder));
  g_assert_true (g_str_has_prefix (is_folder->message, "NAME: "));
  g_assert_cmpstr (is_folder->message + strlen ("NAME: "), ==, g_strerror (EISDIR));
  g_assert_error (is_folder, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_assert_null (acies_file_load (missing, NULL, 100, NULL, &not_found));
  g_assert_error (not_found, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_null (acies_file_load (endless, NULL, 100, NULL, &too_big));
  g_assert_error (too_big, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG);
}

/* Opening such a pipe to read would otherwise wait until somebody writes. */
static void
loads_a_pipe (Saving       *self,
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

/* Whoever cannot wait is never kept waiting, be it by a writer who says nothing. */
static void
loads_what_is_regular (Saving       *self,
                       gconstpointer unused)
{
  static const struct
  {
    const char *path;
    int         code; /* of GIO */
  } others[] = {
    { "/dev/zero", G_IO_ERROR_NOT_REGULAR_FILE },
    { "/dev/null", G_IO_ERROR_NOT_REGULAR_FILE },
    { "/dev/tty", 0 }, /* there may be none */
    { "/proc", G_IO_ERROR_IS_DIRECTORY },
    { "/proc/self/mem", G_IO_ERROR_FAILED },
    { "pipe", G_IO_ERROR_NOT_REGULAR_FILE },
    { "missing", G_IO_ERROR_NOT_FOUND },
  };
  g_autofree char *path = g_build_filename (self->folder, "pipe", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = acies_file_load_regular (self->file, NULL, strlen ("old words"), &error);
  int writer;

  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "old words", strlen ("old words"));
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  writer = g_open (path, O_RDWR, 0);
  g_assert_cmpint (writer, >=, 0);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *full = g_canonicalize_filename (others[i].path, self->folder);
      g_autoptr (GFile) other = g_file_new_for_path (full);
      g_autoptr (GError) refusal = NULL;

      g_assert_null (acies_file_load_regular (other, "NAME", 100, &refusal));
      g_assert_true (g_str_has_prefix (refusal->message, "NAME: "));
      if (others[i].code != 0)
        g_assert_error (refusal, G_IO_ERROR, others[i].code);
    }
  close (writer);
  g_remove (path);
}

static void
local_uris (Saving       *self,
            gconstpointer unused)
{
  static const char *const others[] = { "sftp://example.org/a.acies", "http://127.0.0.1/a", "file://example.org/a", "no place", "", "file:///a%00b", "/a", "trash:///a" };
  g_autoptr (GFile) file = acies_file_new_for_local_uri ("file:///b%C3%BCrger/%FF%20a.acies");

  g_assert_cmpstr (g_file_peek_path (file), ==, "/b\303\274rger/\377 a.acies");
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_null (acies_file_new_for_local_uri (others[i]));
}

static void
replaces_and_creates (Saving       *self,
                      gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->folder, "new", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  saving_save (self->file, "new words", acies_file_save);
  saving_assert_holds (self->path, "new words");
  saving_save (file, "first words", acies_file_save);
  saving_assert_holds (path, "first words");
  saving_save (file, "", acies_file_save);
  saving_assert_holds (path, "");
  g_assert_cmpuint (saving_count_files (self->folder), ==, 2);
}

static void
keeps_the_mode (Saving       *self,
                gconstpointer unused)
{
  static const int modes[] = { 0600, 0640, 0664, 0666, 0755 };
  GStatBuf         now;

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (self->path, modes[i]), ==, 0);
      saving_save (self->file, "new words", acies_file_save);
      g_assert_cmpint (g_stat (self->path, &now), ==, 0);
      g_assert_cmpint (now.st_mode & 0777, ==, modes[i]);
    }
}

static void
follows_links (Saving       *self,
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
  saving_save (by_links, "through two links", acies_file_save);
  saving_assert_holds (self->path, "through two links");
  saving_assert_link (to_file, "battle.acies");
  saving_assert_link (to_link, to_file);
  saving_save (dangling, "something", acies_file_save);
  saving_assert_holds (nothing, "something");
  saving_assert_link (to_nothing, "nothing");
}

static void
refuses_what_is_no_file (Saving       *self,
                         gconstpointer unused)
{
  g_autofree char *below_file = g_build_filename (self->path, "below", NULL);
  g_autofree char *circle = g_build_filename (self->folder, "circle", NULL);

  saving_assert_refused (self->folder, G_IO_ERROR_IS_DIRECTORY);
  saving_assert_refused ("/dev/null", G_IO_ERROR_NOT_REGULAR_FILE);
  saving_assert_refused (below_file, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_cmpint (symlink ("circle", circle), ==, 0);
  saving_assert_refused (circle, G_IO_ERROR_TOO_MANY_LINKS);
  saving_assert_holds (self->path, "old words");
}

static void
needs_a_folder (Saving       *self,
                gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->folder, "missing", "battle.acies", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = data_bytes ("words");
  g_autoptr (GError) error = NULL;

  g_assert_false (acies_file_save (file, bytes, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
cancelled (Saving       *self,
           gconstpointer unused)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GBytes) bytes = data_bytes ("new words");
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (acies_file_save (self->file, bytes, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  saving_assert_holds (self->path, "old words");
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
load_saved (const Saving *self)
{
  g_autoptr (GBytes) bytes = data_load (self->path);

  return data_read_good (self->library, bytes, self->path);
}

static void
saves_a_scenario (Saving       *self,
                  gconstpointer unused)
{
  g_autoptr (AciesState) state = load_pydna (self->library);
  g_autofree char *backup = acies_backup_dup_path (self->file, 1);
  g_autoptr (AciesState) again = NULL;
  g_autoptr (GError) error = NULL;

  acies_scenario_save (state, self->file, self->library, NULL, &error);
  g_assert_no_error (error);
  again = load_saved (self);
  g_assert_true (acies_state_equal (state, again));
  saving_assert_holds (backup, "old words");
}

/* A comment whose unit is gone stays in the army, that of an army in the scenario. */
static void
saves_what_lost_its_place (Saving       *self,
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
saves_nothing_it_cannot_read (Saving       *self,
                              gconstpointer unused)
{
  g_autoptr (AciesState) state = load_pydna (self->library);
  g_autoptr (GError) error = NULL;

  acies_texts_make_writable (&state->texts);
  acies_texts_set (state->texts, ACIES_TEXT_TITLE, "Py\001dna");
  g_assert_false (acies_scenario_save (state, self->file, self->library, NULL, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME);
  saving_assert_holds (self->path, "old words");
}

/* An attack of a unit that acts has no place in a file: it would come back as not made. */
static void
saves_nothing_that_differs (Saving       *self,
                            gconstpointer unused)
{
  g_autoptr (AciesState) state = load_pydna (self->library);
  g_autoptr (GError) error = NULL;

  state->turn.attacks++;
  g_assert_false (acies_scenario_save (state, self->file, self->library, NULL, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME);
  saving_assert_holds (self->path, "old words");
}

static void
saves_a_game (Saving       *self,
              gconstpointer unused)
{
  g_autoptr (AciesGameFile) game = acies_game_file_new (load_pydna (self->library), G_MAXUINT64);
  AciesGameTurn *turn = acies_game_file_add_turn (game, 1, 1, G_GUINT64_CONSTANT (0x00000000deadbeef));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesGameFile) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  const AciesGameTurn *turn_again;

  acies_game_turn_add_line (turn, "play line-order", 0);
  acies_game_turn_add_line (turn, "dice 1 2 3", 0);
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
kinds_of_documents (Saving       *self,
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

int
main (int   argc,
      char *argv[])
{
  static const SavingCase cases[] = {
    { "/formats/load/up-to-the-limit", loads_up_to_the_limit },
    { "/formats/load/cannot", cannot_be_loaded },
    { "/formats/load/a-pipe", loads_a_pipe },
    { "/formats/load/what-is-regular", loads_what_is_regular },
    { "/formats/load/local-uris", local_uris },
    { "/formats/save/replaces-and-creates", replaces_and_creates },
    { "/formats/save/keeps-the-mode", keeps_the_mode },
    { "/formats/save/follows-links", follows_links },
    { "/formats/save/refuses-what-is-no-file", refuses_what_is_no_file },
    { "/formats/save/needs-a-folder", needs_a_folder },
    { "/formats/save/cancelled", cancelled },
    { "/formats/save/scenario", saves_a_scenario },
    { "/formats/save/what-lost-its-place", saves_what_lost_its_place },
    { "/formats/save/nothing-it-cannot-read", saves_nothing_it_cannot_read },
    { "/formats/save/nothing-that-differs", saves_nothing_that_differs },
    { "/formats/save/game", saves_a_game },
    { "/formats/save/kinds-of-documents", kinds_of_documents },
  };

  return saving_run (cases, G_N_ELEMENTS (cases), argc, argv);
}
