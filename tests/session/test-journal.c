/* test-journal.c - unsaved work is kept in time, taken away in time, and offered once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document.h"
#include "formats/files/format-error.h"
#include "support/data.h"
#include "support/session-lines.h"
#include "support/until.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#define SHORT 80 /* milliseconds */

typedef struct
{
  AciesLibrary       *library;
  char               *home;
  char               *path; /* of the journals */
  AciesJournalFolder *folder;
  AciesSession       *session;
  AciesJournal       *journal;
  guint               n_failures;
} Fixture;

static AciesState *
load_pydna (AciesLibrary *library)
{
  g_autofree char *path = g_build_filename (acies_library_get_folder (library),
                                            "rulesets/rome-vs-macedon/scenarios/pydna.acies", NULL);
  g_autoptr (GBytes) bytes = data_load (path);

  return data_read_good (library, bytes, path);
}

static void
failed_cb (Fixture *self)
{
  self->n_failures++;
}

static void
begin_journal (Fixture    *self,
               const char *path)
{
  self->journal = acies_journal_new (self->session, self->folder, path);
  acies_journal_set_delay (self->journal, SHORT);
  g_signal_connect_swapped (self->journal, "failed", G_CALLBACK (failed_cb), self);
}

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  self->library = acies_library_new (NULL);
  self->home = g_dir_make_tmp ("acies-journal-XXXXXX", NULL);
  self->path = g_build_filename (self->home, "journal", NULL);
  self->folder = acies_journal_folder_new (self->path);
  self->session = acies_session_new_edit (load_pydna (self->library));
  begin_journal (self, NULL);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_remove (file);
    }
  g_rmdir (path);
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  g_clear_object (&self->journal);
  g_clear_object (&self->session);
  g_clear_pointer (&self->folder, acies_journal_folder_unref);
  remove_folder (self->path);
  g_assert_cmpint (g_rmdir (self->home), ==, 0);
  acies_library_unref (self->library);
  g_free (self->path);
  g_free (self->home);
}

/* Returns: (transfer full): the paths of the journals in the folder, whoever has them */
static GPtrArray *
list_journals (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  GPtrArray  *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (strchr (name, '.') == NULL)
      g_ptr_array_add (paths, g_build_filename (path, name, NULL));

  return paths;
}

static guint
count_journals (Fixture *self)
{
  g_autoptr (GPtrArray) paths = list_journals (self->path);

  return paths->len;
}

static AciesJournalFile *
read_only_journal (const Fixture *self)
{
  g_autoptr (GPtrArray) paths = list_journals (self->path);
  g_autoptr (GError) error = NULL;
  AciesJournalFile *left;

  g_assert_cmpuint (paths->len, ==, 1);
  left = acies_journal_file_read (g_ptr_array_index (paths, 0), &error);
  g_assert_no_error (error);

  return left;
}

/* Does the journal hold the session's state as it is now? */
static gboolean
is_up_to_date (gconstpointer data)
{
  const Fixture *self = data;
  g_autoptr (GPtrArray) paths = list_journals (self->path);
  g_autoptr (GBytes) now = acies_scenario_write_bytes (acies_session_get_state (self->session), NULL);
  g_autoptr (AciesJournalFile) left = NULL;

  if (paths->len == 0)
    return FALSE;
  left = read_only_journal (self);

  return g_bytes_equal (left->document, now);
}

/* Lets the main loop go on until it is so. */
static void
wait_until_up_to_date (Fixture *self)
{
  run_until (is_up_to_date, self);
}

static void
run_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static void
has_what_is_needed (Fixture      *self,
                    gconstpointer unused)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/tmp/a folder/Pydna: 100%\n.acies");
  g_autoptr (AciesJournalFile) left = NULL;
  gint64 before = g_get_real_time ();

  g_assert_cmpuint (count_journals (self), ==, 0);
  acies_journal_set_file (self->journal, file);
  session_apply_lines (self->session, "paint forest L9");
  wait_until_up_to_date (self);
  left = read_only_journal (self);
  g_assert_cmpstr (left->title, ==, "Pydna");
  g_assert_cmpstr (left->ruleset, ==, "rome-vs-macedon");
  g_assert_true (g_file_equal (left->file, file));
  g_assert_cmpint (left->time, >=, before);
  g_assert_cmpint (left->time, <=, g_get_real_time ());
}

static void
is_private (Fixture      *self,
            gconstpointer unused)
{
  g_autoptr (GPtrArray) paths = NULL;
  GStatBuf about;

  session_apply_lines (self->session, "paint forest L9");
  wait_until_up_to_date (self);
  paths = list_journals (self->path);
  g_assert_cmpint (g_stat (g_ptr_array_index (paths, 0), &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0777, ==, 0600);
  g_assert_cmpint (g_stat (self->path, &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0777, ==, 0700);
}

/* Somebody who never pauses is kept up with all the same. */
static void
further_changes_do_not_wait_longer (Fixture      *self,
                                    gconstpointer unused)
{
  gint64   begin = g_get_monotonic_time ();
  gboolean written = FALSE;

  for (guint i = 0; !written && i < 1000; i++)
    {
      session_apply_lines (self->session, i % 2 == 0 ? "paint forest L9" : "paint clear L9");
      if (acies_session_is_modified (self->session))
        run_for (SHORT / 4);
      written = count_journals (self) > 0;
    }
  g_assert_true (written);
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, SHORT * 1000);
}

static void
a_flush_does_not_wait (Fixture      *self,
                       gconstpointer unused)
{
  acies_journal_set_delay (self->journal, 1000 * 1000);
  session_apply_lines (self->session, "paint forest L9");
  acies_journal_flush (self->journal);
  wait_until_up_to_date (self);
  session_apply_lines (self->session, "paint forest K8");
  acies_journal_flush (self->journal);
  session_apply_lines (self->session, "paint forest L7"); /* while the one before may still be written */
  acies_journal_flush (self->journal);
  wait_until_up_to_date (self);
}

static void
an_open_stroke_counts (Fixture      *self,
                       gconstpointer unused)
{
  acies_session_begin_group (self->session, NULL);
  session_apply_lines (self->session, "paint forest L9");
  acies_session_tell_group (self->session);
  wait_until_up_to_date (self);
  acies_session_cancel_group (self->session);
  g_assert_cmpuint (count_journals (self), ==, 0);
}

static void
goes_when_nothing_is_unsaved (Fixture      *self,
                              gconstpointer data)
{
  gboolean undo = data != NULL;

  session_apply_lines (self->session, "paint forest L9");
  wait_until_up_to_date (self);
  if (undo)
    acies_session_undo (self->session);
  else
    acies_session_mark_saved (self->session);
  g_assert_cmpuint (count_journals (self), ==, 0);
  run_for (2 * SHORT);
  g_assert_cmpuint (count_journals (self), ==, 0);
}

/* A thread that is still writing must not bring back what was taken away. */
static void
stays_away (Fixture      *self,
            gconstpointer unused)
{
  for (guint i = 0; i < 60; i++)
    {
      session_apply_lines (self->session, i % 2 == 0 ? "paint forest L9" : "paint clear L9");
      acies_journal_flush (self->journal);
      g_usleep (i * 50);
      acies_session_mark_saved (self->session);
      g_assert_cmpuint (count_journals (self), ==, 0);
    }
  run_for (3 * SHORT);
  g_assert_cmpuint (count_journals (self), ==, 0);
  session_apply_lines (self->session, "paint forest K8");
  wait_until_up_to_date (self);
}

static void
stays_away_when_closed (Fixture      *self,
                        gconstpointer unused)
{
  session_apply_lines (self->session, "paint forest L9");
  wait_until_up_to_date (self);
  session_apply_lines (self->session, "paint forest K8");
  acies_journal_flush (self->journal);
  acies_journal_close (self->journal);
  session_apply_lines (self->session, "paint forest L7");
  run_for (3 * SHORT);
  g_assert_cmpuint (count_journals (self), ==, 0);
}

/* Where nothing can be kept that is told once, and tried again. */
static void
tells_when_it_fails (Fixture      *self,
                     gconstpointer unused)
{
  g_file_set_contents (self->path, "no folder", -1, NULL);
  session_apply_lines (self->session, "paint forest L9");
  while (self->n_failures == 0)
    g_main_context_iteration (NULL, TRUE);
  session_apply_lines (self->session, "paint forest K8");
  run_for (5 * SHORT);
  g_assert_cmpuint (self->n_failures, ==, 1);
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  wait_until_up_to_date (self);
  g_assert_cmpuint (self->n_failures, ==, 1);
}

/* --- what ended programs leave --------------------------------------------------------------- */

/* Runs @action in a process of its own, which ends without any farewell. */
static void
run_and_kill (Fixture *self,
              void (*action) (Fixture *self))
{
  pid_t child = fork ();
  int   status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      g_random_set_seed ((guint32) getpid ()); /* as another program it has another name */
      self->folder = acies_journal_folder_new (self->path);
      action (self);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
}

/* A child has no threads, so it writes as the thread would. */
static void
leave (Fixture    *self,
       const char *title,
       GFile      *file,
       gint64      time)
{
  g_autofree char *path = acies_journal_folder_dup_next (self->folder, NULL);
  g_autoptr (GBytes) document = acies_scenario_write_bytes (acies_session_get_state (self->session), NULL);
  g_autoptr (GBytes) bytes = acies_journal_file_write (title, file, "rome-vs-macedon", time, document);

  if (!g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL))
    _exit (1);
}

static void
leave_two (Fixture *self)
{
  g_autofree char *half = g_strdup_printf ("%s/%s-1.new.AB12CD", self->path, "11111111-2222-4333-8444-555555555555");

  leave (self, "One", NULL, 1000);
  leave (self, "Two", NULL, 2000);
  if (!g_file_set_contents (half, "half a jour", -1, NULL))
    _exit (1);
}

static guint
count_claimed (AciesJournalFolder *folder)
{
  g_autoptr (GPtrArray) paths = acies_journal_folder_claim (folder);

  return paths->len;
}

static void
what_is_left_is_claimed_by_one (Fixture      *self,
                                gconstpointer unused)
{
  AciesJournalFolder *other = acies_journal_folder_new (self->path);
  g_autoptr (GPtrArray) left = NULL;

  run_and_kill (self, leave_two);
  g_clear_object (&self->journal); /* which has the folder, too */
  left = acies_journal_folder_claim (self->folder);
  g_assert_cmpuint (left->len, ==, 2);
  g_assert_cmpuint (count_claimed (other), ==, 0);
  /* Declined, it is offered again; only what was half written is gone. */
  g_assert_cmpuint (count_claimed (self->folder), ==, 2);
  g_clear_pointer (&self->folder, acies_journal_folder_unref);
  self->folder = acies_journal_folder_new (self->path);
  g_assert_cmpuint (count_claimed (other), ==, 2);
  acies_journal_folder_unref (other);
  g_assert_cmpuint (count_claimed (self->folder), ==, 2);
}

static void
what_lives_is_not_offered (Fixture      *self,
                           gconstpointer unused)
{
  AciesJournalFolder *other = acies_journal_folder_new (self->path);

  session_apply_lines (self->session, "paint forest L9");
  wait_until_up_to_date (self);
  g_assert_cmpuint (count_claimed (other), ==, 0);
  g_assert_cmpuint (count_claimed (self->folder), ==, 0);
  acies_journal_folder_unref (other);
}

static gboolean
is_empty (gconstpointer path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);

  return dir != NULL && g_dir_read_name (dir) == NULL;
}

/* After a proper end nothing lies about, not even a lock. */
static void
leaves_the_folder_empty (Fixture      *self,
                         gconstpointer unused)
{
  session_apply_lines (self->session, "paint forest L9");
  wait_until_up_to_date (self);
  acies_journal_close (self->journal);
  g_clear_object (&self->journal);
  g_clear_pointer (&self->folder, acies_journal_folder_unref);
  g_assert_true (g_file_test (self->path, G_FILE_TEST_IS_DIR));
  run_until (is_empty, self->path); /* a task may not have come to its end */
}

static void
leave_changed (Fixture *self)
{
  g_autofree char *own = g_build_filename (self->home, "own.acies", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (own);

  session_apply_lines (self->session, "paint forest L9");
  leave (self, "Pydna", file, g_get_real_time ());
}

static AciesJournalFile *
claim_one (Fixture *self)
{
  g_autoptr (GPtrArray) paths = acies_journal_folder_claim (self->folder);
  g_autoptr (GError) error = NULL;
  AciesJournalFile *left;

  g_assert_cmpuint (paths->len, ==, 1);
  left = acies_journal_file_read (g_ptr_array_index (paths, 0), &error);
  g_assert_no_error (error);

  return left;
}

/* What is recovered is modified, belongs where it did, and stays safe until it is saved. */
static void
recovers (Fixture      *self,
          gconstpointer unused)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesJournalFile) left = NULL;
  g_autoptr (AciesDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *place = NULL;

  run_and_kill (self, leave_changed);
  left = claim_one (self);
  document = acies_document_recover (left, self->folder, self->library, findings, &error);
  g_assert_no_error (error);
  data_assert_none (findings, left->path);
  g_assert_true (acies_document_is_modified (document));
  g_assert_true (g_file_equal (acies_document_get_file (document), left->file));
  session_apply_lines (self->session, "paint forest L9");
  g_assert_true (acies_state_equal (acies_session_get_state (acies_document_get_edit (document)),
                                    acies_session_get_state (self->session)));
  acies_session_mark_saved (self->session);
  g_assert_cmpuint (count_claimed (self->folder), ==, 0);
  g_assert_true (g_file_test (left->path, G_FILE_TEST_EXISTS));

  /* Neither undo nor time make it a saved one; the journal goes on. */
  session_apply_lines (acies_document_get_edit (document), "paint forest K8");
  acies_session_undo (acies_document_get_edit (document));
  g_assert_true (acies_document_is_modified (document));
  g_assert_true (g_file_test (left->path, G_FILE_TEST_EXISTS));
  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, NULL, self->library, &error));
  g_assert_no_error (error);
  g_assert_false (g_file_test (left->path, G_FILE_TEST_EXISTS));
  place = g_file_get_path (left->file);
  g_assert_cmpint (g_unlink (place), ==, 0);
}

static void
says_when_the_file_is_newer (Fixture      *self,
                             gconstpointer unused)
{
  struct timeval   times[2] = { { .tv_sec = 1000 }, { .tv_sec = 1000 } };
  g_autofree char *own = g_build_filename (self->home, "own.acies", NULL);
  g_autoptr (AciesJournalFile) left = NULL;

  run_and_kill (self, leave_changed);
  left = claim_one (self);
  g_assert_false (acies_journal_file_is_outdated (left)); /* there is no file */
  g_file_set_contents (own, "words", -1, NULL);
  g_assert_cmpint (utimes (own, times), ==, 0);
  g_assert_false (acies_journal_file_is_outdated (left));
  times[1].tv_sec = left->time / G_USEC_PER_SEC + 1;
  g_assert_cmpint (utimes (own, times), ==, 0);
  g_assert_true (acies_journal_file_is_outdated (left));
  g_assert_cmpint (g_unlink (own), ==, 0);
}

/* Whatever is in a journal, looking at it ends well. */
static void
damaged (Fixture      *self,
         gconstpointer unused)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (AciesJournalFile) left = NULL;
  g_autofree char *good = NULL;
  gsize            length;

  run_and_kill (self, leave_changed);
  left = claim_one (self);
  g_assert_true (g_file_get_contents (left->path, &good, &length, NULL));
  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *bad = g_memdup2 (good, length);
      gsize            n = i % 3 == 0 ? (gsize) g_rand_int_range (rand, 0, (gint32) length) : length;
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesJournalFile) again = NULL;
      g_autoptr (AciesState) state = NULL;
      g_autoptr (GError) error = NULL;

      for (guint flips = i % 7; flips > 0; flips--)
        bad[g_rand_int_range (rand, 0, i % 2 == 0 ? 120 : (gint32) length)] = (char) g_rand_int_range (rand, 0, 256);
      g_assert_true (g_file_set_contents (left->path, bad, (gssize) n, NULL));
      again = acies_journal_file_read (left->path, &error);
      g_assert_no_error (error);
      state = acies_scenario_read (again->document, "it", self->library, findings, &error);
      g_assert_true ((state == NULL) == (error != NULL));
    }
}

/* What it names elsewhere is not even looked at. */
static void
belongs_to_this_machine (Fixture      *self,
                         gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->home, "left", NULL);
  g_autoptr (AciesJournalFile) left = NULL;

  g_assert_true (g_file_set_contents (path, "Acies-Journal: 1\nTitle: It\nFile: sftp://example.org/a.acies\n\n<scenario/>", -1, NULL));
  left = acies_journal_file_read (path, NULL);
  g_assert_cmpstr (left->title, ==, "It");
  g_assert_null (left->file);
  g_remove (path);
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
    { "/journal/has-what-is-needed", has_what_is_needed },
    { "/journal/is-private", is_private },
    { "/journal/further-changes-do-not-wait-longer", further_changes_do_not_wait_longer },
    { "/journal/a-flush-does-not-wait", a_flush_does_not_wait },
    { "/journal/an-open-stroke-counts", an_open_stroke_counts },
    { "/journal/goes/saved", goes_when_nothing_is_unsaved },
    { "/journal/goes/undone", goes_when_nothing_is_unsaved, "undo" },
    { "/journal/stays-away", stays_away },
    { "/journal/stays-away/closed", stays_away_when_closed },
    { "/journal/tells-when-it-fails", tells_when_it_fails },
    { "/journal/left/claimed-by-one", what_is_left_is_claimed_by_one },
    { "/journal/left/not-while-it-lives", what_lives_is_not_offered },
    { "/journal/left/nothing-after-a-proper-end", leaves_the_folder_empty },
    { "/journal/left/recovers", recovers },
    { "/journal/left/file-is-newer", says_when_the_file_is_newer },
    { "/journal/left/damaged", damaged },
    { "/journal/left/belongs-to-this-machine", belongs_to_this_machine },
  };

  g_autofree char *state = g_dir_make_tmp ("acies-state-XXXXXX", NULL);

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, tests[i].data, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
