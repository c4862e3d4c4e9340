/* test-game.c - games between session and file: what agrees, and what does not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "formats/files/format-error.h"
#include "formats/xml/xml.h"
#include "session/game.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/random-games.h"
#include "support/session-lines.h"

#include <glib/gstdio.h>

#include <string.h>

#define N_COMMANDS 60 /* of the game that is tampered with: several turns, not its end */

/* Some turns of Elis, ending where no dice are awaited. */
static AciesSession *
play_some (AciesLibrary *library)
{
  g_autoptr (AciesState) scenario = battle_load (library, "elis");
  AciesSession *session = acies_session_new_game (scenario, 7, ACIES_DICE_ROLLED);
  AciesAiRng    rng = acies_ai_rng_seeded (7);

  while (acies_session_count_commands (session) < N_COMMANDS)
    g_assert_true (random_game_step (session, &rng));

  return session;
}

static AciesGameTurn *
turn_at (const AciesGameFile *file,
         guint                i)
{
  g_assert_cmpuint (i, <, file->turns->len);

  return g_ptr_array_index (file->turns, i);
}

static guint
count_lines (const AciesGameFile *file,
             guint                first,
             guint                end)
{
  guint n = 0;

  for (guint i = first; i < end; i++)
    n += turn_at (file, i)->lines->len;

  return n;
}

static void
replace_line (AciesGameTurn *turn,
              guint          i,
              const char    *line)
{
  g_free (g_ptr_array_index (turn->lines, i));
  g_ptr_array_index (turn->lines, i) = g_strdup (line);
}

static void
spoil_line (AciesGameFile *file)
{
  replace_line (turn_at (file, 2), 1, "move A1 H8");
}

static void
spoil_word (AciesGameFile *file)
{
  replace_line (turn_at (file, 2), 0, "attack with everything");
}

static void
spoil_hash (AciesGameFile *file)
{
  turn_at (file, 1)->hash ^= 1;
}

static void
spoil_side (AciesGameFile *file)
{
  turn_at (file, 1)->side = turn_at (file, 0)->side;
}

static void
spoil_round (AciesGameFile *file)
{
  turn_at (file, 3)->round = 9;
}

static void
spoil_first_turn (AciesGameFile *file)
{
  turn_at (file, 0)->hash = 0;
}

static void
spoil_last_hash (AciesGameFile *file)
{
  turn_at (file, file->turns->len - 1)->hash ^= 1;
}

static void
swap_turns (AciesGameFile *file)
{
  gpointer second = turn_at (file, 1);

  file->turns->pdata[1] = turn_at (file, 2);
  file->turns->pdata[2] = second;
}

static void
leave_out_turn (AciesGameFile *file)
{
  g_ptr_array_remove_index (file->turns, 1);
}

/* The first roll of the game. */
static const char *
find_dice (const AciesGameFile *file,
           guint               *turn,
           guint               *line)
{
  for (*turn = 0; *turn < file->turns->len; ++*turn)
    for (*line = 0; *line < turn_at (file, *turn)->lines->len; ++*line)
      if (g_str_has_prefix (g_ptr_array_index (turn_at (file, *turn)->lines, *line), "dice "))
        return g_ptr_array_index (turn_at (file, *turn)->lines, *line);
  g_assert_not_reached ();
}

/* Nothing that a rule could forbid. */
static void
spoil_dice (AciesGameFile *file)
{
  guint            turn, line;
  g_autofree char *dice = g_strdup (find_dice (file, &turn, &line));
  char            *last = dice + strlen (dice) - 1;

  *last = *last == '6' ? '1' : '6';
  replace_line (turn_at (file, turn), line, dice);
}

static void
spoil_seed (AciesGameFile *file)
{
  file->seed += 12345;
}

/* Other rules, and one result of them. */
static void
spoil_rules (AciesGameFile *file)
{
  file->fingerprint ^= 1;
  spoil_hash (file);
}

/* The same, and the rules are of a later edition than the game. */
static void
correct_rules (AciesGameFile *file)
{
  file->scenario->ruleset->edition = file->edition + 1;
  spoil_hash (file);
}

static void
correct_a_command (AciesGameFile *file)
{
  file->scenario->ruleset->edition = file->edition + 1;
  spoil_line (file);
}

static void
play_by_newer_rules (AciesGameFile *file)
{
  file->edition++;
  spoil_hash (file);
}

typedef struct
{
  const char *path;
  void (*spoil) (AciesGameFile *file);
  int              turn; /* the first that disagrees; -1: the last; -2: that of the first dice */
  AciesGameVerdict verdict;
  int              line; /* that is named within the turn, from 0; -1: none; -2: the first dice */
  const char      *word; /* must occur in the report */
} SpoilCase;

/* clang-format off */
static const SpoilCase spoil_cases[] = {
  { "/game/open/a-refused-command",     spoil_line,       2, ACIES_GAME_REFUSED, 1, "damaged" },
  { "/game/open/a-line-that-is-none",   spoil_word,       2, ACIES_GAME_REFUSED, 0, "attack with everything" },
  { "/game/open/another-hash",          spoil_hash,       1, ACIES_GAME_DIFFERS, -1, "damaged" },
  { "/game/open/another-side",          spoil_side,       1, ACIES_GAME_OUT_OF_TURN, -1, "damaged" },
  { "/game/open/another-round",         spoil_round,      3, ACIES_GAME_OUT_OF_TURN, -1, "round 9" },
  { "/game/open/swapped-turns",         swap_turns,       1, ACIES_GAME_OUT_OF_TURN, -1, "different turn" },
  { "/game/open/a-turn-left-out",       leave_out_turn,   1, ACIES_GAME_OUT_OF_TURN, -1, "damaged" },
  { "/game/open/other-dice",            spoil_dice,      -2, ACIES_GAME_OTHER_DICE, -2, "the seed" },
  { "/game/open/another-seed",          spoil_seed,      -2, ACIES_GAME_OTHER_DICE, -2, "the seed" },
  { "/game/open/nothing-agrees",        spoil_first_turn, 0, ACIES_GAME_DIFFERS, -1, "damaged" },
  { "/game/open/the-unfinished-turn",   spoil_last_hash, -1, ACIES_GAME_DIFFERS, -1, "damaged" },
  { "/game/open/corrected-rules",       correct_rules,    1, ACIES_GAME_DIFFERS, -1, "differently" },
  { "/game/open/corrected-command",     correct_a_command, 2, ACIES_GAME_REFUSED, 1, "corrected since" },
  { "/game/open/newer-rules",           play_by_newer_rules, 1, ACIES_GAME_DIFFERS, -1, "Update Acies" },
  { "/game/open/other-rules",           spoil_rules,      1, ACIES_GAME_DIFFERS, -1, "installed rules" },
};
/* clang-format on */

static void
assert_report (const AciesGameReport *report,
               const SpoilCase       *test,
               const AciesGameFile   *file,
               guint                  turn)
{
  g_autofree char *text = acies_game_report_to_string (report, file->scenario->ruleset);
  int              line = test->line;
  guint            dice_turn;

  g_assert_cmpint (report->verdict, ==, test->verdict);
  g_assert_cmpuint (report->round, ==, turn_at (file, turn)->round);
  g_assert_cmpuint (report->side, ==, turn_at (file, turn)->side);
  g_assert_cmpuint (report->rest->len, ==, count_lines (file, turn, file->turns->len));
  g_assert_cmpstr (g_ptr_array_index (report->rest, 0), ==, g_ptr_array_index (turn_at (file, turn)->lines, 0));
  g_assert_nonnull (strstr (text, test->word));
  g_assert_cmpint (strstr (text, "damaged") != NULL, ==, report->rules == ACIES_GAME_RULES_SAME);
  if (test->line == -2)
    find_dice (file, &dice_turn, (guint *) &line);
  if (line < 0)
    return;
  g_assert_cmpuint (report->command, ==, count_lines (file, 0, turn) + (guint) line + 1);
  g_assert_cmpstr (report->line, ==, g_ptr_array_index (turn_at (file, turn)->lines, (guint) line));
  g_assert_cmpint (report->reason != NULL, ==, test->verdict == ACIES_GAME_REFUSED);
}

static char *
replace_once (const char *text,
              const char *what,
              const char *with)
{
  const char      *at = strstr (text, what);
  g_autofree char *before = NULL;

  g_assert_nonnull (at);
  before = g_strndup (text, (gsize) (at - text));

  return g_strconcat (before, with, at + strlen (what), NULL);
}

/* It opens at the last turn that agrees: the same position as in the game itself. */
static void
test_spoiled (gconstpointer data)
{
  const SpoilCase *test = data;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = NULL;
  g_autoptr (AciesState) expected = NULL;
  guint turn = test->turn < 0 ? file->turns->len - 1 : (guint) test->turn;
  guint line;

  test->spoil (file);
  if (test->turn == -2)
    find_dice (file, &turn, &line);
  opened = acies_game_open (file, ACIES_DICE_ROLLED, &report);
  assert_report (&report, test, file, turn);

  g_assert_cmpuint (acies_session_count_commands (opened), ==, count_lines (file, 0, turn));
  expected = acies_session_dup_position (session, count_lines (file, 0, turn));
  g_assert_true (acies_state_equal (acies_session_get_state (opened), expected));
  g_assert_false (acies_session_can_redo (opened));
  g_assert_false (acies_session_is_modified (opened));
}

/* What is there agrees with itself; only the end tells. */
static void
test_cut (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);

  for (guint kept = 0; kept < 4; kept++)
    {
      g_autoptr (AciesGameFile) file = acies_game_to_file (session);
      g_auto (AciesGameReport) report = { 0 };
      g_autoptr (AciesSession) opened = NULL;
      g_autoptr (AciesState) expected = NULL;
      g_autofree char *text = NULL;
      g_autofree char *told = NULL;

      g_ptr_array_set_size (file->turns, (int) kept);
      opened = acies_game_open (file, ACIES_DICE_ROLLED, &report);
      g_assert_cmpint (report.verdict, ==, ACIES_GAME_CUT);
      g_assert_cmpuint (report.command, ==, acies_session_count_commands (session));
      text = acies_game_report_to_string (&report, file->scenario->ruleset);
      told = g_strdup_printf ("* %u *log*", report.command);
      data_assert_like (text, told);
      expected = acies_session_dup_position (session, count_lines (file, 0, kept));
      g_assert_true (acies_state_equal (acies_session_get_state (opened), expected));
    }
}

static void
test_another_end (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = NULL;

  file->hash ^= 1;
  opened = acies_game_open (file, ACIES_DICE_ROLLED, &report);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_CUT);
}

/* Positions were kept otherwise then: what the file says of them is not compared, only whether each command is allowed. */
static void
test_old_format (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autofree char *text = NULL;
  g_autofree char *edition = NULL;
  g_autofree char *younger = NULL;
  g_autofree char *old = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AciesGameFile) again = NULL;
  g_auto (AciesGameReport) report = { 0 };
  g_auto (AciesGameReport) refused = { 0 };
  g_autoptr (AciesSession) opened = NULL;
  g_autoptr (AciesSession) spoiled = NULL;

  file->hash ^= 1;
  for (guint i = 0; i < file->turns->len; i++)
    turn_at (file, i)->hash ^= 1;
  text = acies_game_write (file);
  edition = g_strdup_printf (" edition=\"%u\"", file->edition);
  younger = replace_once (text, "ns/game\" format=\"3\"", "ns/game\" format=\"1\"");
  old = replace_once (younger, edition, "");
  bytes = g_bytes_new (old, strlen (old));
  again = acies_game_read (bytes, "old.aciesgame", library, findings, NULL);
  g_assert_cmpuint (findings->list->len, ==, 1);
  g_assert_cmpstr (((AciesFinding *) findings->list->pdata[0])->code, ==, "old-game");
  g_assert_cmpuint (again->edition, ==, 1);
  opened = acies_game_open (again, ACIES_DICE_ROLLED, &report);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  g_assert_true (acies_state_equal (acies_session_get_state (opened), acies_session_get_state (session)));

  /* What is not allowed is found all the same. */
  g_ptr_array_remove_index (turn_at (again, 1)->lines, 0);
  spoiled = acies_game_open (again, ACIES_DICE_ROLLED, &refused);
  g_assert_cmpint (refused.verdict, !=, ACIES_GAME_AGREES);
}

/* Dice that people enter are theirs; also when the game rolls again later, and after another save. */
static void
test_entered_dice (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_autoptr (AciesGameFile) again = NULL;
  g_auto (AciesGameReport) report = { 0 };
  g_auto (AciesGameReport) second = { 0 };
  g_autoptr (AciesSession) opened = NULL;
  g_autoptr (AciesSession) reopened = NULL;

  g_assert_false (file->dice_mixed);
  file->settings.dice = ACIES_DICE_ENTERED;
  file->seed += 12345;
  opened = acies_game_open (file, file->settings.dice, &report);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  acies_session_set_dice_source (opened, ACIES_DICE_ROLLED);
  again = acies_game_to_file (opened);
  g_assert_true (again->dice_mixed);
  reopened = acies_game_open (again, again->settings.dice, &second);
  g_assert_cmpint (second.verdict, ==, ACIES_GAME_AGREES);
}

static void
test_agrees (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ROLLED, &report);
  g_autofree char *text = acies_game_report_to_string (&report, file->scenario->ruleset);

  g_assert_cmpuint (file->turns->len, >, 3);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  g_assert_cmpuint (report.rest->len, ==, 0);
  g_assert_cmpstr (text, ==, NULL);
  g_assert_true (acies_state_equal (acies_session_get_state (opened), acies_session_get_state (session)));
  g_assert_false (acies_session_is_modified (opened));
  g_assert_cmpuint (acies_session_get_seed (opened), ==, 7);
}

/* Other rules that change nothing for this game are nothing to stop at. */
static void
test_rules_changed_without_effect (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = NULL;

  file->fingerprint ^= 1;
  opened = acies_game_open (file, ACIES_DICE_ROLLED, &report);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  g_assert_cmpint (report.rules, ==, ACIES_GAME_RULES_OTHER);
  g_assert_true (acies_state_equal (acies_session_get_state (opened), acies_session_get_state (session)));
}

static void
test_no_turns (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, "pydna");
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ROLLED, &report);
  g_autoptr (GArray) notes = session_dup_notes (opened);

  g_assert_cmpuint (file->turns->len, ==, 0);
  g_assert_cmpuint (notes->len, ==, 2);
  g_assert_cmpint (g_array_index (notes, AciesLogEntry, 0).kind, ==, ACIES_LOG_ROUND);
  g_assert_cmpint (g_array_index (notes, AciesLogEntry, 1).kind, ==, ACIES_LOG_TURN);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  g_assert_true (acies_state_equal (acies_session_get_state (opened), acies_session_get_state (session)));
}

/* The game continues with the dice it would have had. */
static void
test_dice_go_on (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ROLLED, &report);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (99);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand command = acies_ai_choose_random (view, &rng);

      g_assert_true (acies_session_apply (session, &command, NULL));
      g_assert_true (acies_session_apply (opened, &command, NULL));
    }
  g_assert_true (acies_state_equal (state, acies_session_get_state (opened)));
}

static void
test_save (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("acies-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "elis.aciesgame", NULL);
  g_autofree char *contents = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/at/all.aciesgame");

  g_assert_no_error (error);
  g_assert_true (acies_game_save (session, place, library, NULL, &error));
  g_assert_no_error (error);
  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  expected = acies_game_write (file);
  g_assert_cmpstr (contents, ==, expected);

  g_assert_false (acies_game_save (session, nowhere, library, NULL, &error));
  g_assert_nonnull (error);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* How it is played at the table comes back with it; what is as always is not written. */
static void
test_settings (void)
{
  static const AciesGameSettings all[] = {
    { ACIES_DICE_ROLLED },
    { ACIES_DICE_ENTERED },
    { .undo = ACIES_UNDO_TAKE_BACKS },
    { .undo = ACIES_UNDO_AGREED },
    { .players = { 1, 0 } },
    { .players = { 3, 255 }, .passes_alone = TRUE },
    { ACIES_DICE_ENTERED, ACIES_UNDO_TAKE_BACKS, { 0, 2 }, TRUE, TRUE },
    { .hands_open = TRUE },
    { .lesson = TRUE },
  };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = play_some (library);

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesGameFile) file = NULL;
      g_autoptr (AciesGameFile) again = NULL;
      g_autoptr (GBytes) bytes = NULL;
      char *text;

      acies_session_set_settings (session, &all[i]);
      file = acies_game_to_file (session);
      text = acies_game_write (file);
      bytes = g_bytes_new_take (text, strlen (text));
      g_assert_cmpint (strstr (text, "<table") != NULL, ==, i > 0);
      again = acies_game_read (bytes, "it", library, findings, NULL);
      g_assert_cmpuint (findings->list->len, ==, 0);
      g_assert_true (acies_game_settings_equal (&again->settings, &all[i]));
      g_assert_true (again->sealed);
      g_assert_cmpuint (again->n_commands, ==, file->n_commands);
      g_assert_cmpuint (again->hash, ==, acies_state_hash (acies_session_get_state (session)));
    }
}

/* A scenario that just fits into a file does not fit into the file of a game, deeper indented. */
static void
test_save_what_could_not_be_read (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, "elis");
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (GFile) place = g_file_new_for_path ("/nowhere/at/all.aciesgame");
  g_autoptr (GError) error = NULL;

  acies_texts_make_writable (&scenario->texts);
  for (guint i = 0; i < ACIES_XML_MAX_NODES * 3 / 4; i++)
    acies_texts_add_extra (scenario->texts, "start", "<!---->");
  session = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
  g_assert_false (acies_game_save (session, place, library, NULL, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME);
}

/* A line may be as long as a file. */
static void
test_report_is_short (void)
{
  g_autofree char *words = g_strnfill (1000000, 'x');
  AciesGameReport  report = { .verdict = ACIES_GAME_REFUSED, .line = words, .reason = (char *) "It is not" };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, "elis");
  g_autofree char *text = NULL;

  report.rest = g_ptr_array_new ();
  text = acies_game_report_to_string (&report, scenario->ruleset);
  g_assert_cmpuint (strlen (text), <, 400);
  g_ptr_array_unref (report.rest);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (spoil_cases); i++)
    g_test_add_data_func (spoil_cases[i].path, &spoil_cases[i], test_spoiled);
  g_test_add_func ("/game/open/all-agrees", test_agrees);
  g_test_add_func ("/game/open/cut", test_cut);
  g_test_add_func ("/game/open/another-end", test_another_end);
  g_test_add_func ("/game/open/old-format", test_old_format);
  g_test_add_func ("/game/open/entered-dice", test_entered_dice);
  g_test_add_func ("/game/open/other-rules-without-effect", test_rules_changed_without_effect);
  g_test_add_func ("/game/open/no-turns", test_no_turns);
  g_test_add_func ("/game/open/dice-go-on", test_dice_go_on);
  g_test_add_func ("/game/open/report-is-short", test_report_is_short);
  g_test_add_func ("/game/settings", test_settings);
  g_test_add_func ("/game/save", test_save);
  g_test_add_func ("/game/save-what-could-not-be-read", test_save_what_could_not_be_read);

  return g_test_run ();
}
