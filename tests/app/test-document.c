/* test-document.c - opening, saving and playing a document, without a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "session/game.h"
#include "support/data.h"
#include "support/session-lines.h"

#include <glib/gstdio.h>

typedef struct
{
  AciesLibrary  *library;
  AciesFindings *findings;
  char          *folder;
  GFile         *original;
  GFile         *own;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *own = NULL;

  fixture->library = acies_library_new (NULL);
  fixture->findings = acies_findings_new ();
  fixture->folder = g_dir_make_tmp ("acies-document-XXXXXX", NULL);
  path = g_build_filename (acies_library_get_folder (fixture->library),
                           "rulesets/rome-vs-macedon/scenarios/pydna.acies", NULL);
  own = g_build_filename (fixture->folder, "own.acies", NULL);
  fixture->original = g_file_new_for_path (path);
  fixture->own = g_file_new_for_path (own);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_file_delete (fixture->own, NULL, NULL);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_object_unref (fixture->own);
  g_object_unref (fixture->original);
  acies_findings_free (fixture->findings);
  acies_library_unref (fixture->library);
  g_free (fixture->folder);
}

static AciesDocument *
open_file (Fixture *fixture,
           GFile   *file)
{
  g_autoptr (GError) error = NULL;
  AciesDocument *document = acies_document_open (file, fixture->library, fixture->findings, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (fixture->findings->list->len, ==, 0);
  return document;
}

static void
test_original_is_saved_elsewhere (Fixture      *fixture,
                                  gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  g_autoptr (AciesDocument) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (acies_document_is_original (document));
  g_assert_false (acies_document_is_modified (document));
  session_apply_lines (acies_document_get_edit (document), "paint forest L9");
  g_assert_true (acies_document_is_modified (document));
  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, fixture->own, fixture->library, &error));
  g_assert_no_error (error);
  g_assert_false (acies_document_is_modified (document));
  g_assert_false (acies_document_is_original (document));
  g_assert_true (g_file_equal (acies_document_get_file (document), fixture->own));

  again = open_file (fixture, fixture->own);
  g_assert_true (acies_state_equal (acies_session_get_state (acies_document_get_edit (again)),
                                    acies_session_get_state (acies_document_get_edit (document))));
}

/* It is saved all the same, and who saved is to know. */
static void
test_version_that_cannot_be_kept (Fixture      *fixture,
                                  gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  g_autofree char *newest = acies_backup_dup_path (fixture->own, 1);
  g_autofree char *in_the_way = g_strconcat (newest, ".new", NULL); /* where it would be written at first */

  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, fixture->own, fixture->library, NULL));
  g_assert_false (acies_document_has_no_backup (document));
  g_assert_cmpint (g_mkdir_with_parents (in_the_way, 0700), ==, 0);
  session_apply_lines (acies_document_get_edit (document), "paint forest L9");
  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, NULL, fixture->library, NULL));
  g_assert_true (acies_document_has_no_backup (document));
  g_assert_cmpint (g_rmdir (in_the_way), ==, 0);
  session_apply_lines (acies_document_get_edit (document), "paint forest E5");
  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, NULL, fixture->library, NULL));
  g_assert_false (acies_document_has_no_backup (document));
}

static void
test_failed_save_changes_nothing (Fixture      *fixture,
                                  gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  g_autoptr (GFile) nowhere = g_file_get_child (fixture->own, "in-a-file-that-is-none.acies");
  g_autoptr (GError) error = NULL;

  session_apply_lines (acies_document_get_edit (document), "paint forest L9");
  g_assert_false (acies_document_save (document, ACIES_WORK_SCENARIO, nowhere, fixture->library, &error));
  g_assert_nonnull (error);
  g_assert_true (acies_document_is_modified (document));
  g_assert_true (acies_document_is_original (document));
  g_assert_true (g_file_equal (acies_document_get_file (document), fixture->original));
}

static void
test_nothing_to_open (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = acies_document_open (fixture->own, fixture->library, fixture->findings, &error);

  g_assert_null (document);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* What another program wrote is never written to; it becomes a document that was not saved yet. */
static void
test_json_becomes_a_new_document (Fixture      *fixture,
                                  gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_test_get_filename (G_TEST_DIST, "good", "json", "plain.json", NULL));
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = acies_document_open (file, fixture->library, fixture->findings, &error);
  g_autofree char *file_name = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (fixture->findings->list->len, ==, 3); /* what is a switch here, which round is the last, and that retreats can cost figures */
  g_assert_true (acies_document_is_imported (document));
  g_assert_true (acies_document_is_modified (document));
  g_assert_null (acies_document_get_file (document));
  file_name = acies_document_dup_file_name (document);
  g_assert_cmpstr (file_name, ==, "plain.acies");
  session_apply_lines (acies_document_get_edit (document), "paint woods L9");
  acies_session_undo (acies_document_get_edit (document));
  g_assert_true (acies_document_is_modified (document));
  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, fixture->own, fixture->library, &error));
  g_assert_no_error (error);
  g_assert_false (acies_document_is_imported (document));
  g_assert_false (acies_document_is_modified (document));
}

static void
test_broken_json_is_refused (Fixture      *fixture,
                             gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_test_get_filename (G_TEST_BUILT, "bad", "json", "truncated.json", NULL));
  g_autoptr (GError) error = NULL;

  g_assert_null (acies_document_open (file, fixture->library, fixture->findings, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_JSON);
}

static void
test_game_goes_on_while_the_board_is_the_same (Fixture      *fixture,
                                               gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  AciesSession *edit = acies_document_get_edit (document);

  g_assert_null (acies_document_get_play (document));
  g_assert_false (acies_document_play_is_current (document));
  session_apply_lines (acies_document_begin_play (document, 1, NULL), "play line-order");
  g_assert_true (acies_document_play_is_current (document));
  session_apply_lines (edit, "paint forest L9");
  g_assert_false (acies_document_play_is_current (document));
  acies_session_undo (edit);
  g_assert_true (acies_document_play_is_current (document));
  g_assert_cmpuint (acies_session_count_commands (acies_document_get_play (document)), >, 0);
}

static void
test_playing_leaves_the_scenario_alone (Fixture      *fixture,
                                        gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  const AciesState *edited = acies_session_get_state (acies_document_get_edit (document));
  g_autoptr (AciesState) before = acies_state_copy (edited);

  session_apply_lines (acies_document_begin_play (document, 1, NULL), "play line-order");
  session_apply_lines (acies_document_get_play (document), "order D3 H3");
  g_assert_true (acies_state_equal (before, edited));
  g_assert_false (acies_document_is_modified (document));
}

static void
test_saved_game_opens_in_play (Fixture      *fixture,
                               gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  g_autoptr (AciesDocument) again = NULL;
  AciesSession *game = acies_document_begin_play (document, 5, NULL);

  session_apply_lines (game, "play line-order");
  session_apply_lines (game, "order D3 H3");
  g_assert_true (acies_game_save (game, fixture->own, fixture->library, NULL, NULL));
  again = open_file (fixture, fixture->own);
  g_assert_nonnull (acies_document_get_play (again));
  g_assert_cmphex (acies_state_hash (acies_session_get_state (acies_document_get_play (again))), ==,
                   acies_state_hash (acies_session_get_state (game)));
  g_assert_null (acies_document_get_file (again)); /* the file is the game's, not the scenario's */
}

static void
test_game_in_progress_is_unsaved_work (Fixture      *fixture,
                                       gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);

  g_assert_false (acies_document_has_unsaved_game (document));
  acies_document_begin_play (document, 5, NULL);
  g_assert_false (acies_document_has_unsaved_game (document)); /* nobody has done anything in it */
  session_apply_lines (acies_document_get_play (document), "play line-order");
  g_assert_true (acies_document_has_unsaved_game (document));
  g_assert_false (acies_document_is_modified (document));
  g_assert_null (acies_document_get_game_file (document));
  g_assert_true (acies_document_save (document, ACIES_WORK_GAME, fixture->own, fixture->library, NULL));
  g_assert_false (acies_document_has_unsaved_game (document));
  g_assert_true (g_file_equal (acies_document_get_game_file (document), fixture->own));
  session_apply_lines (acies_document_get_play (document), "order D3 H3");
  g_assert_true (acies_document_has_unsaved_game (document));
  g_assert_true (acies_document_save (document, ACIES_WORK_GAME, NULL, fixture->library, NULL));
  g_assert_false (acies_document_has_unsaved_game (document));
  acies_document_begin_play (document, 5, NULL);
  g_assert_null (acies_document_get_game_file (document)); /* the file holds another game */
}

static void
test_is_at_its_files (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  g_autoptr (AciesDocument) empty = acies_document_new (acies_document_get_ruleset (document), 12, 9);
  g_autofree char *link = g_build_filename (fixture->folder, "link.acies", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (link);

  g_assert_true (acies_document_is_at (document, fixture->original));
  g_assert_false (acies_document_is_at (document, fixture->own));
  g_assert_false (acies_document_is_at (empty, fixture->own));
  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, fixture->own, fixture->library, NULL));
  g_assert_true (acies_document_is_at (document, fixture->own));
  g_assert_false (acies_document_is_at (document, fixture->original));
  g_assert_false (acies_document_is_at (document, other));
  g_assert_true (g_file_make_symbolic_link (other, "own.acies", NULL, NULL));
  g_assert_true (acies_document_is_at (document, other));
  g_assert_true (g_file_delete (other, NULL, NULL));
}

static void
write_title (Fixture    *fixture,
             const char *title)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  g_autofree char *line = g_strdup_printf ("text title %s", title);

  session_apply_lines (acies_document_get_edit (document), line);
  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, fixture->own, fixture->library, NULL));
}

static void
assert_titled (AciesDocument *document,
               const char    *wanted)
{
  g_autofree char *title = acies_document_dup_title (document);

  g_assert_cmpstr (title, ==, wanted);
}

static void
test_notices_other_programs (Fixture      *fixture,
                             gconstpointer data)
{
  g_autoptr (AciesDocument) document = NULL;

  write_title (fixture, "Mine");
  document = open_file (fixture, fixture->own);
  g_assert_cmpint (acies_document_check_disk (document, ACIES_WORK_SCENARIO), ==, ACIES_DISK_SAME);
  write_title (fixture, "Another one");
  g_assert_cmpint (acies_document_check_disk (document, ACIES_WORK_SCENARIO), ==, ACIES_DISK_CHANGED);
  g_assert_false (acies_document_is_modified (document));
  g_assert_true (acies_document_reload (document, fixture->library, fixture->findings, NULL));
  assert_titled (document, "Another one");
  g_assert_cmpint (acies_document_check_disk (document, ACIES_WORK_SCENARIO), ==, ACIES_DISK_SAME);
  g_assert_false (acies_document_is_modified (document));
  acies_session_undo (acies_document_get_edit (document));
  assert_titled (document, "Mine");
  g_assert_true (acies_document_is_modified (document));
  write_title (fixture, "A third");
  acies_document_keep (document);
  g_assert_cmpint (acies_document_check_disk (document, ACIES_WORK_SCENARIO), ==, ACIES_DISK_SAME);
  g_assert_true (acies_document_is_modified (document));
  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, NULL, fixture->library, NULL));
  g_assert_false (acies_document_is_modified (document));
  g_assert_true (g_file_delete (fixture->own, NULL, NULL));
  g_assert_cmpint (acies_document_check_disk (document, ACIES_WORK_SCENARIO), ==, ACIES_DISK_GONE);
  g_assert_true (acies_document_is_modified (document));
}

/* Nor may the file be taken anew: what goes on belongs to another step. */
static void
test_nothing_comes_back_within_a_step (Fixture      *fixture,
                                       gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  g_autoptr (AciesDocument) version = open_file (fixture, fixture->original);
  AciesSession *edit = acies_document_get_edit (document);
  g_autoptr (GError) error = NULL;

  acies_session_begin_group (edit, NULL);
  session_apply_lines (edit, "paint forest L9");
  g_assert_false (acies_document_bring_back (document, version, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_false (acies_document_reload (document, fixture->library, fixture->findings, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  acies_session_end_group (edit);
  g_assert_cmpuint (acies_session_count_steps (edit), ==, 1);
  g_assert_true (acies_document_bring_back (document, version, NULL));
  g_assert_cmpuint (acies_session_count_steps (edit), ==, 2);
}

static void
test_duplicate_is_unsaved (Fixture      *fixture,
                           gconstpointer data)
{
  g_autoptr (AciesDocument) document = open_file (fixture, fixture->original);
  g_autoptr (AciesDocument) copy = acies_document_duplicate (document);

  assert_titled (copy, "Copy of Pydna");
  assert_titled (document, "Pydna");
  g_assert_true (acies_document_is_modified (copy));
  g_assert_false (acies_document_is_untouched (copy));
  g_assert_null (acies_document_get_file (copy));
}

static void
test_read_only (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (AciesDocument) document = NULL;

  write_title (fixture, "Mine");
  document = open_file (fixture, fixture->own);
  g_assert_false (acies_document_is_read_only (document, ACIES_WORK_SCENARIO));
  g_assert_cmpint (g_chmod (g_file_peek_path (fixture->own), 0444), ==, 0);
  g_assert_true (acies_document_is_read_only (document, ACIES_WORK_SCENARIO));
}

static void
test_untouched_until_something_is_done (Fixture      *fixture,
                                        gconstpointer data)
{
  g_autoptr (AciesDocument) pydna = open_file (fixture, fixture->original);
  g_autoptr (AciesDocument) empty = acies_document_new (acies_document_get_ruleset (pydna), 12, 9);

  g_assert_false (acies_document_is_untouched (pydna)); /* somebody opened it */
  g_assert_true (acies_document_is_untouched (empty));
  session_apply_lines (acies_document_get_edit (empty), "paint forest L9");
  g_assert_false (acies_document_is_untouched (empty));
  acies_session_undo (acies_document_get_edit (empty));
  g_assert_false (acies_document_is_modified (empty));
  g_assert_false (acies_document_is_untouched (empty)); /* there is something to redo */
}

static void
test_faults_keep_from_playing (Fixture      *fixture,
                               gconstpointer data)
{
  g_autoptr (AciesDocument) pydna = open_file (fixture, fixture->original);
  g_autoptr (AciesDocument) empty = acies_document_new (acies_document_get_ruleset (pydna), 12, 9);
  g_autoptr (AciesFindings) none = acies_document_find_faults (pydna);
  g_autoptr (AciesFindings) some = acies_document_find_faults (empty);

  g_assert_cmpuint (acies_findings_count (none, ACIES_SEVERITY_ERROR), ==, 0);
  g_assert_cmpuint (acies_findings_count (some, ACIES_SEVERITY_ERROR), >, 0);
}

static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (AciesDocument) pydna = open_file (fixture, fixture->original);
  g_autoptr (AciesDocument) empty = acies_document_new (acies_document_get_ruleset (pydna), 12, 9);
  g_autofree char *title = acies_document_dup_title (pydna);
  g_autofree char *file_name = acies_document_dup_file_name (pydna);
  g_autofree char *new_title = acies_document_dup_title (empty);
  g_autofree char *new_file_name = NULL;

  g_assert_cmpstr (title, ==, "Pydna");
  g_assert_cmpstr (file_name, ==, "pydna.acies");
  g_assert_cmpstr (new_title, ==, "New Battle");
  session_apply_lines (acies_document_get_edit (empty), "text title Either/Or: a battle");
  new_file_name = acies_document_dup_file_name (empty);
  g_assert_cmpstr (new_file_name, ==, "Either-Or- a battle.acies");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

/* What reading found is told until the document is saved, whatever is done to it. */
static void
reading (Fixture      *fixture,
         gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "good", "json", "unit-slips.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AciesDocument) document = acies_document_open (file, fixture->library, fixture->findings, NULL);
  AciesSession        *session = acies_document_get_edit (document);
  const AciesFindings *told = acies_session_get_reading (session);

  g_assert_cmpuint (fixture->findings->list->len, ==, 19);
  g_assert_cmpuint (told->list->len, ==, 19);
  for (guint i = 0; i < told->list->len; i++)
    {
      const AciesFinding *found = g_ptr_array_index (fixture->findings->list, i);
      const AciesFinding *kept = g_ptr_array_index (told->list, i);

      g_assert_cmpstr (kept->code, ==, found->code);
      g_assert_cmpstr (kept->message, ==, found->message);
      g_assert_cmpint (kept->severity, ==, found->severity);
      g_assert_cmpint (kept->line, ==, found->line);
    }
  session_apply_lines (session, "paint woods E5");
  acies_session_undo (session);
  g_assert_nonnull (acies_session_get_reading (session));
  g_assert_true (acies_document_save (document, ACIES_WORK_SCENARIO, fixture->own, fixture->library, NULL));
  g_assert_null (acies_session_get_reading (session));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/document/game-in-progress-is-unsaved-work", test_game_in_progress_is_unsaved_work);
  ADD ("/document/is-at-its-files", test_is_at_its_files);
  ADD ("/document/notices-other-programs", test_notices_other_programs);
  ADD ("/document/nothing-comes-back-within-a-step", test_nothing_comes_back_within_a_step);
  ADD ("/document/duplicate-is-unsaved", test_duplicate_is_unsaved);
  ADD ("/document/read-only", test_read_only);
  ADD ("/document/untouched-until-something-is-done", test_untouched_until_something_is_done);
  ADD ("/document/original-is-saved-elsewhere", test_original_is_saved_elsewhere);
  ADD ("/document/version-that-cannot-be-kept", test_version_that_cannot_be_kept);
  ADD ("/document/failed-save-changes-nothing", test_failed_save_changes_nothing);
  ADD ("/document/nothing-to-open", test_nothing_to_open);
  ADD ("/document/json-becomes-a-new-document", test_json_becomes_a_new_document);
  ADD ("/document/broken-json-is-refused", test_broken_json_is_refused);
  ADD ("/document/game-goes-on-while-the-board-is-the-same", test_game_goes_on_while_the_board_is_the_same);
  ADD ("/document/playing-leaves-the-scenario-alone", test_playing_leaves_the_scenario_alone);
  ADD ("/document/saved-game-opens-in-play", test_saved_game_opens_in_play);
  ADD ("/document/faults-keep-from-playing", test_faults_keep_from_playing);
  ADD ("/document/names", test_names);
  ADD ("/document/what-was-wrong-with-the-file", reading);
  return g_test_run ();
}
