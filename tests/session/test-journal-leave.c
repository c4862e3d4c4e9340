/* test-journal-leave.c - a program that is told to end leaves all that is unsaved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/journal.h"
#include "support/data.h"

#include <glib/gstdio.h>
#include <utime.h>

typedef struct
{
  AciesLibrary       *library;
  char               *path;
  AciesJournalFolder *folder;
  AciesSession       *session;
  AciesJournal       *journal;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  AciesRuleset *ruleset;

  self->library = acies_library_new (NULL);
  self->path = g_dir_make_tmp ("acies-leave-XXXXXX", NULL);
  self->folder = acies_journal_folder_new (self->path);
  ruleset = acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL);
  self->session = acies_session_new_edit (acies_state_new (ruleset, ruleset->columns, ruleset->rows));
  self->journal = acies_journal_new (self->session, self->folder, NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  g_clear_object (&self->journal);
  g_clear_object (&self->session);
  acies_journal_folder_unref (self->folder);
  g_assert_cmpint (g_rmdir (self->path), ==, 0);
  acies_library_unref (self->library);
  g_free (self->path);
}

static void
paint (Fixture    *self,
       const char *hex)
{
  g_autofree char *line = g_strconcat ("paint forest ", hex, NULL);
  g_auto (AciesCommand) command = { 0 };

  g_assert_true (acies_command_parse (line, acies_session_get_state (self->session)->ruleset, &command, NULL));
  g_assert_true (acies_session_apply (self->session, &command, NULL));
}

/* What the next start is offered, as a program that starts then finds it; and takes it away. */
static void
assert_left (Fixture *self,
             guint    n)
{
  g_autoptr (AciesJournalFolder) next = NULL;
  g_autoptr (GPtrArray) paths = NULL;

  g_clear_object (&self->journal);
  g_clear_pointer (&self->folder, acies_journal_folder_unref);
  next = acies_journal_folder_new (self->path);
  paths = acies_journal_folder_claim (next);
  g_assert_cmpuint (paths->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AciesJournalFile) left = acies_journal_file_read (g_ptr_array_index (paths, i), NULL);
      g_autoptr (AciesState) state = data_read_good (self->library, left->document, "left");

      g_assert_true (acies_state_equal (state, acies_session_get_state (self->session)));
      g_assert_cmpint (g_unlink (g_ptr_array_index (paths, i)), ==, 0);
    }
  self->folder = acies_journal_folder_ref (next);
}

static void
at_once (Fixture      *self,
         gconstpointer unused)
{
  g_autoptr (GError) error = NULL;

  paint (self, "E5");
  g_assert_true (acies_journal_leave (self->journal, &error));
  g_assert_no_error (error);
  acies_journal_close (self->journal); /* the document goes, too, and takes nothing away */
  assert_left (self, 1);
}

static void
nothing_unsaved (Fixture      *self,
                 gconstpointer unused)
{
  g_assert_true (acies_journal_leave (self->journal, NULL));
  assert_left (self, 0);
}

static void
saved_is_not_left (Fixture      *self,
                   gconstpointer unused)
{
  paint (self, "E5");
  acies_session_mark_saved (self->session);
  g_assert_true (acies_journal_leave (self->journal, NULL));
  assert_left (self, 0);
}

/* A thread that writes an older state comes too late to replace the newer one. */
static void
while_writing (Fixture      *self,
               gconstpointer unused)
{
  for (int i = 0; i < 50; i++)
    {
      g_autoptr (AciesJournal) journal = NULL;

      paint (self, i % 2 == 0 ? "E5" : "E6");
      acies_journal_flush (self->journal);
      paint (self, i % 2 == 0 ? "F5" : "F6");
      g_assert_true (acies_journal_leave (self->journal, NULL));
      journal = g_object_ref (self->journal);
      while (g_atomic_int_get (&G_OBJECT (journal)->ref_count) > 2) /* the task has one, and its thread gives it up late */
        if (!g_main_context_iteration (NULL, FALSE))
          g_usleep (200);
      g_clear_object (&journal);
      assert_left (self, 1);
      while (acies_session_can_undo (self->session))
        acies_session_undo (self->session);
      self->journal = acies_journal_new (self->session, self->folder, NULL);
    }
}

static void
cannot_be_written (Fixture      *self,
                   gconstpointer unused)
{
  g_autofree char *file = g_build_filename (self->path, "file", NULL);
  g_autofree char *below = g_build_filename (file, "journal", NULL);
  g_autoptr (AciesJournalFolder) folder = acies_journal_folder_new (below);
  g_autoptr (AciesJournal) journal = acies_journal_new (self->session, folder, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  acies_journal_close (self->journal);
  paint (self, "E5");
  g_assert_false (acies_journal_leave (journal, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_cmpint (g_unlink (file), ==, 0);
}

/* The clock went back after the file was written, and before another program did so. */
static void
clock_goes_back (Fixture      *self,
                 gconstpointer unused)
{
  const time_t     tomorrow = time (NULL) + 24 * 60 * 60;
  struct utimbuf   times[] = { { .modtime = tomorrow }, { .modtime = 1000 } };
  g_autofree char *own = g_build_filename (self->path, "own.acies", NULL);
  g_autofree char *path = g_build_filename (self->path, "left", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (own);
  g_autoptr (GBytes) document = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AciesJournalFile) left = NULL;

  g_assert_true (g_file_set_contents (own, "words", -1, NULL));
  g_assert_cmpint (g_utime (own, &times[0]), ==, 0);
  document = g_bytes_new_static ("<scenario/>", strlen ("<scenario/>"));
  bytes = acies_journal_file_write ("Pydna", file, "rome-vs-macedon", g_get_real_time (), document);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  left = acies_journal_file_read (path, NULL);
  g_assert_false (acies_journal_file_is_outdated (left));
  g_assert_cmpint (g_utime (own, &times[1]), ==, 0);
  g_assert_true (acies_journal_file_is_outdated (left));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/session/journal-leave/at-once", at_once },
    { "/session/journal-leave/nothing-unsaved", nothing_unsaved },
    { "/session/journal-leave/saved-is-not-left", saved_is_not_left },
    { "/session/journal-leave/while-writing", while_writing },
    { "/session/journal-leave/cannot-be-written", cannot_be_written },
    { "/session/journal-leave/clock-goes-back", clock_goes_back },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
