/* test-game-journal.c - a game that is kept while it is played comes back as it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "formats/ruleset/changed-ruleset.h"
#include "session/journal.h"
#include "session/log.h"
#include "support/battles.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>

#include <signal.h>

typedef struct
{
  AciesLibrary       *library;
  char               *path;
  AciesJournalFolder *folder;
  AciesSession       *session;
  AciesGameJournal   *journal;
  AciesAiRng          players;
  guint               n_failures; /* told */
} Fixture;

static void
count_failure (Fixture *self)
{
  self->n_failures++;
}

static void
set_up (Fixture      *self,
        gconstpointer depth)
{
  g_autoptr (AciesState) scenario = NULL;

  self->library = acies_library_new (NULL);
  self->path = g_dir_make_tmp ("acies-games-XXXXXX", NULL);
  self->folder = acies_journal_folder_new (self->path);
  scenario = battle_load (self->library, "elis");
  self->session = acies_session_new_game_at (scenario, 7, ACIES_DICE_ROLLED, GPOINTER_TO_INT (depth));
  self->journal = acies_game_journal_new (self->session, self->folder, NULL);
  self->players = acies_ai_rng_seeded (7);
  g_signal_connect_swapped (self->journal, "failed", G_CALLBACK (count_failure), self);
  acies_game_journal_begin (self->journal);
}

static void
drop_journal (Fixture *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->journal), (gpointer *) &self->journal);
  g_object_unref (self->journal);
  while (self->journal != NULL) /* the disk is waited for */
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  acies_game_journal_close (self->journal);
  drop_journal (self);
  g_assert_finalize_object (self->session);
  acies_journal_folder_unref (self->folder);
  g_assert_cmpint (g_rmdir (self->path), ==, 0);
  acies_library_unref (self->library);
  g_free (self->path);
}

static AciesCommand
choose (Fixture *self)
{
  g_autoptr (AciesView) view = acies_view_new_deciding (acies_session_get_state (self->session));

  return acies_ai_choose_random (view, &self->players);
}

static void
play (Fixture *self,
      guint    n)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = choose (self);

      g_assert_true (acies_session_apply (self->session, &command, NULL));
    }
}

static gsize
file_size (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);

  return (gsize) info.st_size;
}

static AciesSession *
open_left_of (Fixture *self,
              gboolean is_corrected,
              char   **fault)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesJournalFile) left = acies_journal_file_read_game (acies_game_journal_get_path (self->journal), &error);
  AciesSession *session;
  gboolean      corrected;

  g_assert_no_error (error);
  session = acies_journal_file_open_game (left, self->library, &corrected, fault, &error);
  g_assert_no_error (error);
  g_assert_cmpint (corrected, ==, is_corrected);

  return session;
}

/* Left by a game of the present edition of its rules. */
static AciesSession *
open_left (Fixture *self,
           char   **fault)
{
  return open_left_of (self, FALSE, fault);
}

static void
assert_same_notes (AciesSession *a,
                   AciesSession *b)
{
  const GPtrArray *one = acies_session_get_notes (a);
  const GPtrArray *other = acies_session_get_notes (b);

  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    {
      const AciesNote *x = one->pdata[i];
      const AciesNote *y = other->pdata[i];

      g_assert_cmpuint (x->command, ==, y->command);
      g_assert_cmpuint (x->id, ==, y->id);
      g_assert_cmpstr (x->text, ==, y->text);
    }
}

/* As a kill just now would leave it: the position, and each step that undo and redo lead to. */
static void
assert_kept (Fixture *self)
{
  g_autofree char *fault = NULL;
  g_autoptr (AciesSession) left = open_left (self, &fault);
  guint n = acies_session_count_steps (self->session);
  guint step = acies_session_get_step (self->session);

  g_assert_cmpstr (fault, ==, NULL);
  g_assert_true (acies_state_equal (acies_session_get_state (left), acies_session_get_state (self->session)));
  g_assert_cmpuint (acies_session_count_steps (left), ==, n);
  g_assert_cmpuint (acies_session_get_step (left), ==, step);
  assert_same_notes (left, self->session);
  g_assert_cmpuint (acies_session_count_commands (left), ==, acies_session_count_commands (self->session));
  g_assert_cmpint (acies_session_is_modified (left), ==, acies_session_is_modified (self->session));
  g_assert_true (acies_game_settings_equal (acies_session_get_settings (left), acies_session_get_settings (self->session)));
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *label = acies_session_dup_step_label (left, i);
      g_autofree char *expected = acies_session_dup_step_label (self->session, i);

      g_assert_cmpstr (label, ==, expected);
    }
}

/* One more, or another text, or one less. */
static void
change_notes (Fixture *self)
{
  const GPtrArray *notes = acies_session_get_notes (self->session);
  guint            n = acies_session_count_commands (self->session);
  g_autofree char *text = g_strdup_printf ("Was that wise? & <%d> é", g_test_rand_int_range (0, 1000));
  gint32           what = g_test_rand_int_range (0, 5);
  guint            id = 0;

  if (notes->len > 0)
    id = ((AciesNote *) notes->pdata[g_test_rand_int_range (0, (gint32) notes->len)])->id;
  if (what < 3 || id == 0)
    g_assert_true (acies_session_add_note (self->session, (guint) g_test_rand_int_range (0, (gint32) n + 1), text, NULL));
  else if (what == 3)
    g_assert_true (acies_session_edit_note (self->session, id, text, NULL));
  else
    acies_session_remove_note (self->session, id);
}

static void
test_each_command (Fixture      *self,
                   gconstpointer unused)
{
  assert_kept (self);
  for (guint i = 0; i < 120; i++)
    {
      play (self, 1);
      assert_kept (self);
    }
}

static void
test_at_a_table (Fixture      *self,
                 gconstpointer unused)
{
  AciesCommand commands[] = { acies_command_of_side (ACIES_COMMAND_TRACK_MORALE, 0, ACIES_NO_ID, 0), acies_command (ACIES_COMMAND_TRACK_NEXT) };

  commands[0].number = -1;
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_assert_true (acies_session_apply (self->session, &commands[i], NULL));
      assert_kept (self);
    }
  acies_session_undo (self->session);
  assert_kept (self);
}

/* Any way through the history, saved now and then. */
static void
test_undo_and_redo (Fixture      *self,
                    gconstpointer unused)
{
  acies_session_set_undo_policy (self->session, ACIES_UNDO_TAKE_BACKS);
  for (guint i = 0; i < 300; i++)
    {
      gint32 what = g_test_rand_int_range (0, 15);

      if (what < 3 && acies_session_can_undo (self->session))
        acies_session_undo (self->session);
      else if (what < 5 && acies_session_can_redo (self->session))
        acies_session_redo (self->session);
      else if (what == 5)
        acies_session_go_to_step (self->session,
                                  (guint) g_test_rand_int_range (0, (gint32) acies_session_count_steps (self->session) + 1));
      else if (what == 6)
        acies_session_mark_saved (self->session);
      else if (what < 10)
        change_notes (self);
      else if (acies_session_get_state (self->session)->outcome.reason == ACIES_END_NOT_YET)
        play (self, 1);
      if (i % 3 == 0)
        assert_kept (self);
    }
}

/* Dice that somebody enters come into the step that asked for them, whenever that is. */
static void
test_entered_dice (Fixture      *self,
                   gconstpointer unused)
{
  guint n_rolls = 0;

  acies_session_set_dice_source (self->session, ACIES_DICE_ENTERED);
  acies_session_set_undo_policy (self->session, ACIES_UNDO_TAKE_BACKS);
  while (n_rolls < 6)
    {
      if (acies_session_get_state (self->session)->decision.kind == ACIES_DECISION_DICE)
        {
          acies_session_undo (self->session);
          assert_kept (self);
          acies_session_redo (self->session);
          assert_kept (self);
          acies_session_roll (self->session);
          n_rolls++;
        }
      else
        {
          play (self, 1);
        }
      assert_kept (self);
    }
}

static void
test_group (Fixture      *self,
            gconstpointer unused)
{
  play (self, 2);
  acies_session_begin_group (self->session, NULL);
  play (self, 3);
  acies_session_end_group (self->session);
  assert_kept (self);
  acies_session_begin_group (self->session, NULL);
  play (self, 2);
  acies_session_cancel_group (self->session);
  assert_kept (self);
}

static void
test_settings_and_places (Fixture      *self,
                          gconstpointer unused)
{
  g_autoptr (GFile) scenario = g_file_new_for_path ("/a place/of Mine.acies");
  g_autoptr (GFile) game = g_file_new_for_path ("/a place/of Mine.aciesgame");
  g_autoptr (AciesJournalFile) left = NULL;
  AciesGameSettings settings = { ACIES_DICE_ENTERED, ACIES_UNDO_TAKE_BACKS, { 0, 3 }, TRUE, TRUE };

  play (self, 10);
  acies_session_set_settings (self->session, &settings);
  assert_kept (self);
  acies_game_journal_set_places (self->journal, scenario, game);
  play (self, 3);
  assert_kept (self);
  left = acies_journal_file_read_game (acies_game_journal_get_path (self->journal), NULL);
  g_assert_true (g_file_equal (left->scenario, scenario));
  g_assert_true (g_file_equal (left->file, game));
}

/* A game that comes back goes on in the same journal. */
static void
test_goes_on (Fixture      *self,
              gconstpointer unused)
{
  g_autofree char *path = NULL;
  g_autofree char *fault = NULL;
  AciesSession    *left;

  play (self, 30);
  change_notes (self);
  acies_session_undo (self->session);
  path = g_strdup (acies_game_journal_get_path (self->journal));
  left = open_left (self, &fault);
  acies_game_journal_leave (self->journal);
  drop_journal (self);
  g_object_unref (self->session);
  self->session = left;
  self->journal = acies_game_journal_new (left, self->folder, path);
  acies_game_journal_begin (self->journal);
  assert_kept (self);
  play (self, 30);
  assert_kept (self);
  g_assert_cmpstr (acies_game_journal_get_path (self->journal), ==, path);
}

/* --- what can go wrong ---------------------------------------------------------------------- */

/* Wherever the writing ended, the game stands after one of its commands, and nothing is called damaged. */
static void
test_torn (Fixture      *self,
           gconstpointer unused)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GHashTable) hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  gsize length, first;

  path = g_strdup (acies_game_journal_get_path (self->journal));
  first = file_size (path);
  for (guint i = 0; i < 12; i++)
    {
      guint64 hash = acies_state_hash (acies_session_get_state (self->session));

      g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash));
      play (self, 1);
    }
  g_file_get_contents (path, &text, &length, NULL);
  for (gsize end = first; end < length; end++)
    {
      g_autofree char *fault = NULL;
      g_autoptr (AciesSession) left = NULL;
      guint64 hash;

      g_assert_true (g_file_set_contents (path, text, (gssize) end, NULL));
      left = open_left (self, &fault);
      g_assert_cmpstr (fault, ==, NULL);
      hash = acies_state_hash (acies_session_get_state (left));
      g_assert_true (g_hash_table_contains (hashes, &hash));
    }
}

/* What is wrong in the middle is told, and the game stands before it. */
static void
test_damaged (Fixture      *self,
              gconstpointer unused)
{
  static const char *const lines[] = { "do attack with everything\nhash 0000000000000000\n", "step 999\nhash 0000000000000000\n",
                                       "hash 0123456789abcdef\n", "nonsense\nhash 0000000000000000\n" };
  g_autofree char         *text = NULL;
  gsize                    length;

  play (self, 5);
  g_file_get_contents (acies_game_journal_get_path (self->journal), &text, &length, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *invalid = g_strconcat (text, lines[i], NULL);
      g_autofree char *fault = NULL;
      g_autoptr (AciesSession) left = NULL;

      g_assert_true (g_file_set_contents (acies_game_journal_get_path (self->journal), invalid, -1, NULL));
      left = open_left (self, &fault);
      g_assert_nonnull (fault);
      g_assert_true (acies_state_equal (acies_session_get_state (left), acies_session_get_state (self->session)));
    }
}

/* Left by an old program: its hashes are of positions as they were kept then, and its rules are of the first edition. */
static void
test_old_format (Fixture      *self,
                 gconstpointer unused)
{
  g_autofree char *text = NULL;
  g_autofree char *fault = NULL;
  g_autofree char *edition = g_strdup_printf (" edition=\"%u\"", acies_session_get_state (self->session)->ruleset->edition);
  g_autofree char *blanks = g_strnfill (strlen (edition), ' '); /* the head says how long the document is */
  g_autoptr (GString) old = NULL;
  g_autoptr (AciesSession) left = NULL;

  play (self, 5);
  g_file_get_contents (acies_game_journal_get_path (self->journal), &text, NULL, NULL);
  old = g_string_new (text);
  g_assert_cmpuint (g_string_replace (old, "Acies-Game: 2", "Acies-Game: 1", 0), ==, 1);
  g_assert_cmpuint (g_string_replace (old, "ns/game\" format=\"3\"", "ns/game\" format=\"1\"", 0), ==, 1);
  g_assert_cmpuint (g_string_replace (old, edition, blanks, 0), ==, 1);
  g_string_append (old, "hash 0123456789abcdef\n");
  g_assert_true (g_file_set_contents (acies_game_journal_get_path (self->journal), old->str, -1, NULL));
  left = open_left_of (self, acies_session_get_state (self->session)->ruleset->edition > 1, &fault);
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_true (acies_state_equal (acies_session_get_state (left), acies_session_get_state (self->session)));
}

#define N_PLAYED 120

/* A later edition of the rules: the game comes back as far as it follows them, and that is no damage. */
static void
test_corrected (Fixture      *self,
                gconstpointer unused)
{
  static const char *const corrections[] = { "attribute=\"melee-defence\" number=\"3\"", "attribute=\"melee-defence\" number=\"1\"", NULL };
  const AciesRuleset      *ruleset = acies_session_get_state (self->session)->ruleset;
  g_autoptr (AciesJournalFile) left = NULL;

  play (self, N_PLAYED);
  left = acies_journal_file_read_game (acies_game_journal_get_path (self->journal), NULL);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AciesLibrary) library = changed_library_new (self->library, ruleset->id, ruleset->edition + 1, &corrections[i == 0 ? 0 : 2]);
      g_autofree char *fault = NULL;
      gboolean         corrected;
      g_autoptr (AciesSession) game = acies_journal_file_open_game (left, library, &corrected, &fault, NULL);
      guint n = acies_session_count_commands (game);
      g_autoptr (AciesState) before = acies_session_dup_position (self->session, n);

      g_assert_true (corrected);
      g_assert_cmpint (fault == NULL, ==, i == 1);
      g_assert_cmpint (n < N_PLAYED, ==, i == 0);
      g_assert_cmpuint (n, >, 0);
      g_assert_cmphex (acies_state_hash (acies_session_get_state (game)), ==, acies_state_hash (before));
    }
}

static void
test_places_elsewhere (Fixture      *self,
                       gconstpointer unused)
{
  static const char text[] = "Acies-Game: 2\nScenario: sftp://example.org/a.acies\nGame: file://example.org/a.aciesgame\nLength: 7\n\n<game/>";
  g_autofree char  *path = g_build_filename (self->path, "other", NULL);
  g_autoptr (AciesJournalFile) left = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  left = acies_journal_file_read_game (path, NULL);
  g_assert_nonnull (left);
  g_assert_null (left->scenario);
  g_assert_null (left->file);
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
test_no_journal (Fixture      *self,
                 gconstpointer unused)
{
  static const char *const texts[] = { "", "Acies-Game: 2\n", "Acies-Game: 2\nLength: 99999\n\n<game/>", "Acies-Game: 2\nLength: -1\n\n<game/>" };
  g_autofree char         *path = g_build_filename (self->path, "other", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      g_assert_null (acies_journal_file_read_game (path, &error));
      g_assert_nonnull (error);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
set_limit (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Play goes on, it is told once, what was there stays; and as soon as it can be, all is written. */
static void
test_full_disk (Fixture      *self,
                gconstpointer unused)
{
  g_autofree char *fault = NULL;

  play (self, 10);
  signal (SIGXFSZ, SIG_IGN);
  set_limit (100); /* not even its beginning fits */
  play (self, 10);
  g_assert_cmpuint (self->n_failures, ==, 1);
  {
    g_autoptr (AciesSession) left = open_left (self, &fault);

    g_assert_cmpstr (fault, ==, NULL);
    g_assert_cmpuint (acies_session_get_step (left), ==, 10);
  }
  set_limit (RLIM_INFINITY);
  play (self, 1);
  assert_kept (self);
  g_assert_cmpuint (self->n_failures, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, func) g_test_add ("/game-journal/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("each-command", test_each_command);
  g_test_add ("/game-journal/at-a-table", Fixture, GINT_TO_POINTER (ACIES_DEPTH_TRACKERS), set_up, test_at_a_table, tear_down);
  ADD ("undo-and-redo", test_undo_and_redo);
  ADD ("entered-dice", test_entered_dice);
  ADD ("group", test_group);
  ADD ("settings-and-places", test_settings_and_places);
  ADD ("goes-on", test_goes_on);
  ADD ("torn", test_torn);
  ADD ("damaged", test_damaged);
  ADD ("old-format", test_old_format);
  ADD ("corrected", test_corrected);
  ADD ("places-elsewhere", test_places_elsewhere);
  ADD ("no-journal", test_no_journal);
  ADD ("full-disk", test_full_disk);

  return g_test_run ();
}
