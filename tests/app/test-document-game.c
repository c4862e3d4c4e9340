/* test-document-game.c - the game of a document: kept, its file brought up to date, back after the program ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "app/document/document.h"
#include "app/shared/place-text.h"
#include "formats/ruleset/changed-ruleset.h"
#include "formats/save.h"
#include "session/finished.h"
#include "session/game.h"
#include "support/data.h"
#include "support/random-games.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

typedef struct
{
  AciesLibrary       *library;
  char               *path;
  AciesJournalFolder *games;
  GFile              *scenario; /* a copy of a battle */
  GFile              *game;
  AciesDocument      *document;
} Fixture;

static AciesDocument *
open_file (Fixture *self,
           GFile   *file)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  AciesDocument *document = acies_document_open (file, self->library, findings, NULL);

  g_assert_nonnull (document);

  return document;
}

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  g_autofree char *original = NULL;
  g_autofree char *copy = NULL;
  g_autofree char *game = NULL;
  g_autofree char *games = NULL;
  g_autoptr (GFile) file = NULL;

  self->library = acies_library_new (NULL);
  self->path = g_dir_make_tmp ("acies-document-game-XXXXXX", NULL);
  original = g_build_filename (acies_library_get_folder (self->library), "rulesets/rome-vs-macedon/scenarios/pydna.acies", NULL);
  copy = g_build_filename (self->path, "own.acies", NULL);
  game = g_build_filename (self->path, "own.aciesgame", NULL);
  games = g_build_filename (self->path, "games", NULL);
  file = g_file_new_for_path (original);
  self->scenario = g_file_new_for_path (copy);
  self->game = g_file_new_for_path (game);
  g_assert_true (g_file_copy (file, self->scenario, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  self->games = acies_journal_folder_new (games);
  self->document = open_file (self, self->scenario);
  acies_document_keep_work (self->document, ACIES_WORK_GAME, self->games, self->library);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        remove_tree (child);
      else
        g_remove (child);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  g_clear_object (&self->document);
  acies_journal_folder_unref (self->games);
  remove_tree (self->path);
  g_object_unref (self->scenario);
  g_object_unref (self->game);
  acies_library_unref (self->library);
  g_free (self->path);
}

static void
apply (AciesDocument *document,
       const char    *line)
{
  AciesSession *session = acies_document_get_play (document);
  g_auto (AciesCommand) command = { 0 };

  g_assert_true (acies_command_parse (line, acies_session_get_state (session)->ruleset, &command, NULL));
  g_assert_true (acies_session_apply (session, &command, NULL));
}

static void
begin (Fixture *self)
{
  acies_document_begin_play (self->document, 5, NULL);
  apply (self->document, "play line-order");
  apply (self->document, "order D3 H3");
}

/* As the next start finds it. */
static AciesDocument *
resume (Fixture *self,
        char   **fault)
{
  g_autoptr (GFile) journal = acies_document_dup_game_journal (self->document);
  g_autofree char *path = g_file_get_path (journal);
  g_autoptr (AciesJournalFile) left = NULL;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesDocument *document;

  acies_document_leave_work (self->document, ACIES_WORK_GAME);
  g_clear_object (&self->document);
  left = acies_journal_file_read_game (path, &error);
  g_assert_no_error (error);
  document = acies_document_recover (left, self->games, self->library, findings, &error);
  g_assert_no_error (error);
  *fault = findings->list->len > 0 ? g_strdup (((const AciesFinding *) findings->list->pdata[0])->message) : NULL;

  return document;
}

static guint
count_kept (Fixture *self)
{
  g_autofree char *path = g_build_filename (self->path, "games", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint       n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += strchr (name, '.') == NULL && !g_str_equal (name, "damaged");

  return n;
}

static void
test_resume (Fixture      *self,
             gconstpointer unused)
{
  const gint64     last_move = 1000000000;
  g_autofree char *date = acies_age_dup_date (last_move * G_USEC_PER_SEC);
  g_autofree char *fault = NULL;
  g_autofree char *summary = NULL;
  g_autoptr (GFile) journal = NULL;

  begin (self);
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, self->game, self->library, NULL));
  apply (self->document, "done");
  journal = acies_document_dup_game_journal (self->document);
  g_assert_cmpint (g_utime (g_file_peek_path (journal), &(struct utimbuf) { last_move, last_move }), ==, 0);
  self->document = resume (self, &fault);
  g_assert_cmpstr (fault, ==, NULL);
  summary = acies_document_dup_summary (self->document);
  g_assert_nonnull (strstr (summary, date));
  g_assert_cmpuint (acies_session_count_commands (acies_document_get_play (self->document)), ==, 3);
  g_assert_true (g_file_equal (acies_document_get_file (self->document), self->scenario));
  g_assert_true (g_file_equal (acies_document_get_game_file (self->document), self->game));
  g_assert_true (acies_document_has_unsaved_game (self->document));
  g_assert_true (acies_document_play_is_current (self->document));
  g_assert_true (acies_session_can_undo (acies_document_get_play (self->document)));
  g_assert_cmpuint (count_kept (self), ==, 1);
}

/* Without the file of the scenario there is still the game, and the board it began on. */
static void
test_scenario_is_gone (Fixture      *self,
                       gconstpointer unused)
{
  g_autofree char *fault = NULL;

  begin (self);
  g_assert_true (g_file_delete (self->scenario, NULL, NULL));
  self->document = resume (self, &fault);
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_null (acies_document_get_file (self->document));
  g_assert_true (acies_document_play_is_current (self->document));
}

static void
test_let_go (Fixture      *self,
             gconstpointer unused)
{
  begin (self);
  g_assert_cmpuint (count_kept (self), ==, 1);
  begin (self); /* another one */
  g_assert_cmpuint (count_kept (self), ==, 1);
  g_clear_object (&self->document);
  g_assert_cmpuint (count_kept (self), ==, 0);
}

/* A game in which nothing was done is not left. */
static void
test_nothing_done (Fixture      *self,
                   gconstpointer unused)
{
  acies_document_begin_play (self->document, 5, NULL);
  g_assert_false (acies_document_game_is_kept (self->document));
  acies_document_leave_work (self->document, ACIES_WORK_GAME);
  g_clear_object (&self->document);
  g_assert_cmpuint (count_kept (self), ==, 0);
}

/* It is told, the game stands before that, and what is damaged is put by. */
static void
test_damaged (Fixture      *self,
              gconstpointer unused)
{
  g_autoptr (GFile) journal = NULL;
  g_autofree char *fault = NULL;
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  g_autofree char *place = NULL;
  FILE            *file;

  begin (self);
  journal = acies_document_dup_game_journal (self->document);
  path = g_file_get_path (journal);
  file = g_fopen (path, "a");
  fputs ("do order everything\nhash 0000000000000000\n", file);
  fclose (file);
  self->document = resume (self, &fault);
  g_assert_nonnull (strstr (fault, "only up to command 2"));
  g_assert_cmpuint (acies_session_count_commands (acies_document_get_play (self->document)), ==, 2);
  name = g_file_get_basename (journal);
  place = g_build_filename (self->path, "games", "damaged", name, NULL);
  g_assert_true (g_file_test (place, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_kept (self), ==, 1); /* the game goes on in another */
}

static guint
count_saved (Fixture *self)
{
  g_autoptr (AciesDocument) saved = open_file (self, self->game);

  return acies_session_count_commands (acies_document_get_play (saved));
}

/* The last of the legal commands, again and again. */
static void
play_until_turn_ends (Fixture *self)
{
  AciesSession *game = acies_document_get_play (self->document);
  AciesSide     side = acies_session_get_state (game)->turn.active;

  while (acies_session_get_state (game)->turn.active == side)
    {
      g_autoptr (GArray) commands = acies_commands_new ();

      acies_command_list (acies_session_get_state (game), commands);
      g_assert_true (acies_session_apply (game, &g_array_index (commands, AciesCommand, commands->len - 1), NULL));
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
told_cb (GString    *told,
         const char *message)
{
  g_string_append_printf (told, "%s\n", message);
}

/* At the end of a turn, once, until the game is saved. */
static void
test_tells_of_file (Fixture      *self,
                    gconstpointer unused)
{
  g_autofree char *path = g_file_get_path (self->game);
  g_autoptr (GString) told = g_string_new (NULL);

  begin (self);
  g_signal_connect_swapped (self->document, "told", G_CALLBACK (told_cb), told);
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, self->game, self->library, NULL));
  g_assert_true (g_file_set_contents (path, "of another program", -1, NULL));
  play_until_turn_ends (self);
  play_until_turn_ends (self);
  g_assert_true (g_regex_match_simple ("^.*own.aciesgame.*changed.*\n$", told->str, 0, 0));
  g_string_set_size (told, 0);
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, self->game, self->library, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  play_until_turn_ends (self);
  play_until_turn_ends (self);
  g_assert_true (g_regex_match_simple ("^.*own.aciesgame.*exists.*\n$", told->str, 0, 0));
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, NULL, self->library, NULL));
  g_assert_false (acies_document_has_unsaved_game (self->document));
  g_signal_handlers_disconnect_by_data (self->document, told);
}

/* By itself when a turn ends. */
static void
test_updates_file (Fixture      *self,
                   gconstpointer unused)
{
  AciesSession *game;
  AciesSide     side;

  begin (self);
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, self->game, self->library, NULL));
  game = acies_document_get_play (self->document);
  side = acies_session_get_state (game)->turn.active;
  while (acies_session_get_state (game)->turn.active == side)
    {
      g_autoptr (GArray) commands = acies_commands_new ();

      acies_command_list (acies_session_get_state (game), commands);
      g_assert_cmpuint (count_saved (self), ==, 2);
      g_assert_true (acies_session_apply (game, &g_array_index (commands, AciesCommand, commands->len - 1), NULL));
    }
  while (acies_document_has_unsaved_game (self->document))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_saved (self), ==, acies_session_count_commands (game));
}

/* What another program has written to the file stays. */
static void
test_file_of_others (Fixture      *self,
                     gconstpointer unused)
{
  g_autofree char *path = g_file_get_path (self->game);
  g_autofree char *text = NULL;

  begin (self);
  g_assert_false (acies_document_update_game_file (self->document, NULL)); /* it has none */
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, self->game, self->library, NULL));
  g_assert_true (acies_document_update_game_file (self->document, NULL));
  apply (self->document, "done");
  g_assert_true (g_file_set_contents (path, "of another program", -1, NULL));
  g_assert_false (acies_document_update_game_file (self->document, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "of another program");
  g_assert_true (acies_document_has_unsaved_game (self->document));
}

/* One that nobody may write to is saved elsewhere. */
static void
test_read_only_file (Fixture      *self,
                     gconstpointer unused)
{
  begin (self);
  g_assert_false (acies_document_is_read_only (self->document, ACIES_WORK_GAME)); /* it has none */
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, self->game, self->library, NULL));
  g_assert_false (acies_document_is_read_only (self->document, ACIES_WORK_GAME));
  g_assert_cmpint (g_chmod (g_file_peek_path (self->game), 0444), ==, 0);
  g_assert_true (acies_document_is_read_only (self->document, ACIES_WORK_GAME));
  g_assert_false (acies_document_is_read_only (self->document, ACIES_WORK_SCENARIO));
}

/* A file that was altered is told of, and nothing takes its place unasked. */
static void
test_altered_file (Fixture      *self,
                   gconstpointer unused)
{
  g_autoptr (AciesGameFile) file = NULL;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) opened = NULL;

  begin (self);
  file = acies_game_to_file (acies_document_get_play (self->document));
  file->hash ^= 1;
  g_assert_true (acies_game_file_save (file, self->game, self->library, NULL, NULL));
  opened = acies_document_open (self->game, self->library, findings, NULL);
  g_assert_cmpuint (findings->list->len, ==, 1);
  g_assert_null (acies_document_get_game_file (opened));
  g_assert_cmpuint (acies_session_count_commands (acies_document_get_play (opened)), ==, 2);
}

/* One that has ended is not dropped unasked either, unless it is saved or told in a report. */
static void
test_ended (Fixture      *self,
            gconstpointer unused)
{
  AciesSession *game;
  AciesAiRng    rng = acies_ai_rng_seeded (3);

  g_assert_false (acies_document_would_lose_game (self->document));
  begin (self);
  game = acies_document_get_play (self->document);
  g_assert_true (acies_document_would_lose_game (self->document));
  acies_document_note_report (self->document, game, acies_session_count_commands (game));
  g_assert_true (acies_document_would_lose_game (self->document)); /* it goes on */
  while (acies_session_get_state (game)->outcome.reason == ACIES_END_NOT_YET)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (acies_session_get_state (game));
      AciesCommand command = acies_ai_choose_random (view, &rng);

      g_assert_true (acies_session_apply (game, &command, NULL));
    }
  g_assert_false (acies_document_has_unsaved_game (self->document));
  g_assert_true (acies_document_would_lose_game (self->document));
  acies_document_note_report (self->document, acies_document_get_edit (self->document), acies_session_count_commands (game));
  g_assert_true (acies_document_would_lose_game (self->document)); /* another game's */
  acies_document_note_report (self->document, game, acies_session_count_commands (game));
  g_assert_false (acies_document_would_lose_game (self->document));
  begin (self);
  g_assert_true (acies_document_would_lose_game (self->document));
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, self->game, self->library, NULL));
  g_assert_false (acies_document_would_lose_game (self->document));
}

static void
test_take_game (Fixture      *self,
                gconstpointer unused)
{
  g_autoptr (AciesDocument) other = open_file (self, self->scenario);
  g_autofree char *fault = NULL;

  begin (self);
  acies_document_take_game (other, self->document);
  g_assert_null (acies_document_get_play (self->document));
  g_clear_object (&self->document);
  g_assert_cmpuint (count_kept (self), ==, 1);
  self->document = g_steal_pointer (&other);
  apply (self->document, "done");
  self->document = resume (self, &fault);
  g_assert_cmpuint (acies_session_count_commands (acies_document_get_play (self->document)), ==, 3);
}

/* With a correction that the first fights show, or with none. */
static AciesLibrary *
correct_rules (Fixture *self,
               gboolean with_effect)
{
  static const char *const corrections[] = { "attribute=\"melee-defence\" number=\"3\"", "attribute=\"melee-defence\" number=\"1\"", NULL };
  const AciesRuleset      *ruleset = acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL);

  return changed_library_new (self->library, ruleset->id, ruleset->edition + 1, &corrections[with_effect ? 0 : 2]);
}

static void
play_at_random (Fixture *self,
                guint    n)
{
  AciesSession *game = acies_document_begin_play (self->document, 5, &(AciesGameSettings) { ACIES_DICE_ROLLED });
  AciesAiRng    rng = acies_ai_rng_seeded (5);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (acies_session_get_state (game));
      AciesCommand command = acies_ai_choose_random (view, &rng);

      g_assert_true (acies_session_apply (game, &command, NULL));
    }
}

/* The file of a game of an older edition is not replaced by itself when a part of the game was left out. */
static void
test_corrected (Fixture      *self,
                gconstpointer unused)
{
  play_at_random (self, 200);
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, self->game, self->library, NULL));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AciesLibrary) library = correct_rules (self, i == 0);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesDocument) opened = acies_document_open (self->game, library, findings, NULL);
      guint n = acies_session_count_commands (acies_document_get_play (opened));

      g_assert_cmpuint (findings->list->len, ==, 1);
      g_assert_cmpstr (((AciesFinding *) findings->list->pdata[0])->code, ==, i == 0 ? "rules-corrected" : "older-edition");
      g_assert_null (acies_document_get_damage (opened));
      g_assert_cmpint (n < acies_session_count_commands (acies_document_get_play (self->document)), ==, i == 0);
      g_assert_cmpint (acies_document_get_game_file (opened) == NULL, ==, i == 0);
    }
}

/* The same of a game that was being played when the program ended. */
static void
test_resume_corrected (Fixture      *self,
                       gconstpointer with_effect)
{
  g_autoptr (AciesLibrary) corrected = correct_rules (self, with_effect != NULL);
  g_autofree char *fault = NULL;

  play_at_random (self, 200);
  g_assert_true (acies_document_save (self->document, ACIES_WORK_GAME, self->game, self->library, NULL));
  acies_library_unref (self->library);
  self->library = g_steal_pointer (&corrected);
  self->document = resume (self, &fault);
  g_assert_true (g_str_has_prefix (fault, "The rules have been corrected since this game was played. "));
  g_assert_nonnull (strstr (fault, with_effect != NULL ? "could be resumed only up to" : "continue from its end"));
  g_assert_cmpint (acies_document_get_game_file (self->document) == NULL, ==, with_effect != NULL);
  g_assert_cmpuint (count_kept (self), ==, 1);

  g_test_message ("%s", fault);
  g_assert_cmpuint (acies_session_count_steps (acies_document_get_play (self->document)), >, 0);

  /* It is a game of the present edition now. */
  g_clear_pointer (&fault, g_free);
  self->document = resume (self, &fault);
  g_assert_cmpstr (fault, ==, NULL);
}

static void
count_told (guint *n)
{
  (*n)++;
}

static void
play_to_the_end (Fixture *self)
{
  AciesSession *game = acies_document_begin_play (self->document, 5, NULL);
  AciesAiRng    rng = acies_ai_rng_seeded (11);

  while (acies_session_get_state (game)->outcome.reason == ACIES_END_NOT_YET)
    random_game_step (game, &rng);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Once, although it ends again after undo; again when another game ends. The record opens without a file to write to. */
static void
test_recorded (Fixture      *self,
               gconstpointer unused)
{
  g_autofree char  *folder = g_build_filename (self->path, "records", NULL);
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  g_autoptr (GPtrArray) once = NULL;
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (AciesTurningPoint));
  guint unreadable;

  acies_document_keep_records (self->document, folder);
  play_to_the_end (self);
  settings.undo = ACIES_UNDO_TAKE_BACKS;
  acies_session_set_settings (acies_document_get_play (self->document), &settings);
  acies_session_undo (acies_document_get_play (self->document));
  acies_session_redo (acies_document_get_play (self->document));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_signal_emit_by_name (acies_document_get_play (self->document), "reviewed", points);
  once = acies_finished_list (folder, &unreadable);
  g_assert_cmpuint (once->len, ==, 1);
  g_assert_true (((const AciesFinished *) once->pdata[0])->reviewed);
  play_to_the_end (self);
  again = acies_finished_list (folder, &unreadable);
  g_assert_cmpuint (again->len, ==, 2);
}

/* One sentence; the game goes on. */
static void
test_not_recorded (Fixture      *self,
                   gconstpointer unused)
{
  g_autofree char *folder = g_build_filename (self->path, "records", NULL);
  guint            n_told = 0;

  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  g_signal_connect_swapped (self->document, "told", G_CALLBACK (count_told), &n_told);
  acies_document_keep_records (self->document, folder);
  play_to_the_end (self);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_true (acies_session_can_undo (acies_document_get_play (self->document)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, func) g_test_add ("/document-game/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("resume", test_resume);
  ADD ("scenario-is-gone", test_scenario_is_gone);
  ADD ("let-go", test_let_go);
  ADD ("nothing-done", test_nothing_done);
  ADD ("damaged", test_damaged);
  ADD ("updates-file", test_updates_file);
  ADD ("file-of-others", test_file_of_others);
  ADD ("tells-of-file-of-others", test_tells_of_file);
  ADD ("read-only-file", test_read_only_file);
  ADD ("altered-file", test_altered_file);
  ADD ("ended", test_ended);
  ADD ("take-game", test_take_game);
  ADD ("corrected", test_corrected);
  ADD ("recorded", test_recorded);
  ADD ("not-recorded", test_not_recorded);
#undef ADD
  g_test_add ("/document-game/resume-corrected", Fixture, GINT_TO_POINTER (TRUE), set_up, test_resume_corrected, tear_down);
  g_test_add ("/document-game/resume-corrected-without-effect", Fixture, NULL, set_up, test_resume_corrected, tear_down);

  return g_test_run ();
}
