/* test-notes.c - what people write beside a game: where it stands, in its file, in the log and in the report
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "report/report.h"
#include "session/game.h"
#include "session/log.h"
#include "session/record.h"
#include "support/battles.h"
#include "support/random-games.h"

#include <string.h>

static AciesLibrary *library;

static void
play (AciesSession *session,
      AciesAiRng   *rng,
      guint         n)
{
  while (n-- > 0 && random_game_step (session, rng))
    ;
}

static AciesSession *
begin (const char *ruleset_id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, ruleset_id);
  AciesSession *session = acies_session_new_game (scenario, 5, ACIES_DICE_ROLLED);

  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);

  return session;
}

static const AciesNote *
nth (AciesSession *session,
     guint         i)
{
  const GPtrArray *notes = acies_session_get_notes (session);

  g_assert_cmpuint (i, <, notes->len);

  return notes->pdata[i];
}

static guint
moment (AciesSession *session,
        guint         i)
{
  return acies_session_get_note_moment (session, nth (session, i));
}

static void
test_sound (void)
{
  g_autofree char         *longest = g_strnfill (ACIES_NOTE_LONGEST, 'x');
  g_autofree char         *too_long = g_strconcat (longest, "x", NULL);
  static const char *const bad[] = { "", "   ", "two\nlines", "a\ttab", "bell\a", "escape\033[31m", "broken \xff",
                                     "separated\u2028lines", "\u2029", "\xc2\x85" };
  static const char *const good[] = { "x", "Why?", "é — “ünï” 🐘", "<b>&amp;" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (acies_note_is_sound (bad[i]));
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (acies_note_is_sound (good[i]));
  g_assert_true (acies_note_is_sound (longest));
  g_assert_false (acies_note_is_sound (too_long));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Written, written anew, removed: told each time, unsaved, and nothing of the position. */
static void
test_written (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id);
  g_autoptr (GError) error = NULL;
  AciesAiRng rng = acies_ai_rng_seeded (3);
  guint64    hash;
  guint      n = 0;

  play (session, &rng, 4);
  acies_session_mark_saved (session);
  hash = acies_state_hash (acies_session_get_state (session));
  g_signal_connect_swapped (session, "notes-changed", G_CALLBACK (count_cb), &n);
  g_assert_true (acies_session_add_note (session, 3, "later", &error));
  g_assert_true (acies_session_add_note (session, 1, "sooner", &error));
  g_assert_true (acies_session_is_modified (session));
  g_assert_cmpstr (nth (session, 0)->text, ==, "sooner");
  g_assert_true (acies_session_edit_note (session, nth (session, 0)->id, "first", &error));
  g_assert_true (acies_session_edit_note (session, nth (session, 0)->id, "first", &error)); /* as it was */
  g_assert_cmpuint (n, ==, 3);
  g_assert_false (acies_session_add_note (session, 1, "two\nlines", &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (acies_session_edit_note (session, nth (session, 0)->id, " ", &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_cmpstr (nth (session, 0)->text, ==, "first");
  acies_session_remove_note (session, nth (session, 0)->id);
  g_assert_cmpstr (nth (session, 0)->text, ==, "later");
  acies_session_mark_saved (session);
  g_assert_false (acies_session_is_modified (session));
  g_assert_cmpuint (acies_state_hash (acies_session_get_state (session)), ==, hash);
  while (acies_session_get_notes (session)->len < ACIES_NOTES_MOST)
    g_assert_true (acies_session_add_note (session, 0, "x", &error));
  g_assert_false (acies_session_add_note (session, 0, "x", &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG);
}

/* It stands at the last moment while the game is taken back; redo brings it back, going on otherwise does not. */
static void
test_taken_back (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id);
  AciesAiRng rng = acies_ai_rng_seeded (3);
  guint      step;
  guint      there;

  play (session, &rng, 4);
  step = acies_session_get_step (session) - 2;
  there = acies_session_count_commands (session);
  g_assert_true (acies_session_add_note (session, 1, "early", NULL));
  g_assert_true (acies_session_add_note (session, there, "late", NULL));
  g_assert_cmpuint (moment (session, 1), ==, there);
  acies_session_go_to_step (session, step);
  g_assert_cmpuint (moment (session, 0), ==, 1);
  g_assert_cmpuint (moment (session, 1), ==, acies_session_count_commands (session));
  acies_session_go_to_step (session, step + 2);
  g_assert_cmpuint (moment (session, 1), ==, there);
  acies_session_go_to_step (session, step);
  there = acies_session_count_commands (session);
  play (session, &rng, 4);
  g_assert_cmpuint (moment (session, 1), ==, there);
  g_assert_cmpuint (moment (session, 0), ==, 1);
}

static AciesGameFile *
read_text (const char    *text,
           AciesFindings *findings)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  AciesGameFile *file = acies_game_read (bytes, "test", library, findings, &error);

  g_assert_no_error (error);

  return file;
}

static void
test_file (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id);
  g_autoptr (AciesSession) opened = NULL;
  g_autoptr (AciesGameFile) file = NULL;
  g_autoptr (AciesGameFile) read = NULL;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_auto (AciesGameReport) report = { 0 };
  g_autofree char *without = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  AciesAiRng       rng = acies_ai_rng_seeded (3);

  play (session, &rng, 9);
  {
    g_autoptr (AciesGameFile) plain = acies_game_to_file (session);

    without = acies_game_write (plain);
    g_assert_null (strstr (without, "remark"));
  }
  g_assert_true (acies_session_add_note (session, 2, "<Was> that “wise” & good?", NULL));
  g_assert_true (acies_session_add_note (session, G_MAXUINT, "now", NULL));
  acies_session_go_to_step (session, 5);
  file = acies_game_to_file (session);
  text = acies_game_write (file);
  read = read_text (text, findings);
  g_assert_cmpuint (findings->list->len, ==, 0);
  again = acies_game_write (read);
  g_assert_cmpstr (again, ==, text);
  opened = acies_game_open (read, ACIES_DICE_ROLLED, &report);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  g_assert_false (acies_session_is_modified (opened));
  g_assert_cmpuint (acies_session_get_notes (opened)->len, ==, 2);
  g_assert_cmpuint (nth (opened, 0)->command, ==, 2);
  g_assert_cmpstr (nth (opened, 0)->text, ==, "<Was> that “wise” & good?");
  g_assert_cmpuint (nth (opened, 1)->command, ==, acies_session_count_commands (opened)); /* what was taken back is not in the file */
}

/* A file of a stranger: each fault is told, the rest is read, nothing grows without bounds. */
static void
test_bad_file (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_autoptr (AciesGameFile) read = NULL;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autofree char *text = acies_game_write (file);
  g_autofree char *longer = g_strnfill (ACIES_NOTE_LONGEST + 1, 'x');
  g_autoptr (GString) altered = g_string_new (NULL);
  g_autoptr (GString) many = g_string_new (NULL);
  const char *log = strstr (text, "  <log");

  for (guint i = 0; i < ACIES_NOTES_MOST + 5; i++)
    g_string_append (many, "<remark after='3'>x</remark>");
  g_string_append_len (altered, text, log - text);
  g_string_append_printf (altered,
                          "<remarks><remark after='-1'>x</remark><remark>x</remark><remark after='1'></remark>"
                          "<remark after='1'>%s</remark><remark after='1' by='me'>two\nlines</remark><note/>%s</remarks>%s",
                          longer, many->str, log);
  read = read_text (altered->str, findings);
  g_assert_cmpuint (read->notes->len, ==, ACIES_NOTES_MOST);
  g_assert_cmpuint (findings->list->len, ==, 8);
  {
    g_auto (AciesGameReport) report = { 0 };
    g_autoptr (AciesSession) opened = acies_game_open (read, ACIES_DICE_ROLLED, &report);

    g_assert_cmpuint (nth (opened, 0)->command, ==, MIN (3, acies_session_count_commands (opened))); /* no later than the last */
  }
}

static guint
find_noted (AciesRecord *record,
            const char  *notes)
{
  for (guint i = 0; i < acies_record_count (record); i++)
    if (g_strcmp0 (acies_record_get_row (record, i)->notes, notes) == 0)
      return i;

  return G_MAXUINT;
}

/* The log has them at the row of their moment, however they and the game change; the report has them, too. */
static void
test_told (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id);
  g_autoptr (AciesRecord) record = acies_record_new (session);
  g_autoptr (AciesReport) report = NULL;
  g_autofree char *text = NULL;
  AciesAiRng       rng = acies_ai_rng_seeded (3);
  guint            n, row;

  play (session, &rng, 60);
  n = acies_session_count_commands (session);
  for (guint command = 0; command <= n; command++)
    {
      row = acies_record_find (record, command);
      g_assert_true (acies_session_add_note (session, command, "here", NULL));
      g_assert_cmpuint (find_noted (record, "here"), ==, row);
      g_assert_true (acies_session_add_note (session, command, "there", NULL));
      g_assert_cmpuint (find_noted (record, "here\nthere"), ==, row);
      acies_session_remove_note (session, nth (session, 1)->id);
      acies_session_remove_note (session, nth (session, 0)->id);
      g_assert_cmpuint (find_noted (record, "here"), ==, G_MAXUINT);
    }
  g_assert_true (acies_session_add_note (session, n, "Not over", NULL));
  row = acies_record_find (record, n);
  acies_session_go_to_step (session, 10);
  g_assert_cmpuint (find_noted (record, "Not over"), ==, acies_record_count (record) - 1);
  acies_session_go_to_step (session, acies_session_count_steps (session));
  g_assert_cmpuint (find_noted (record, "Not over"), ==, row);
  report = acies_report_new (session);
  text = acies_report_dup_text (report);
  g_assert_nonnull (strstr (text, "Note: Not over"));
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  g_test_add_func ("/remarks/sound", test_sound);
  rulesets_add_tests (library, "/remarks", "written", test_written);
  rulesets_add_tests (library, "/remarks", "taken-back", test_taken_back);
  rulesets_add_tests (library, "/remarks", "file", test_file);
  rulesets_add_tests (library, "/remarks", "bad-file", test_bad_file);
  rulesets_add_tests (library, "/remarks", "told", test_told);
  result = g_test_run ();
  acies_library_unref (library);

  return result;
}
