/* test-saved.c - games and scenarios that were saved by earlier versions, and games under corrected rules
 *
 * tests/saved/VERSION/RULESET/ has files as that version has written them; none of them is ever written anew. A game
 * of the present edition replays to its end. A game of an older edition opens at the last turn on which both editions
 * agree; tests/saved/openings.txt says how far that is, with a line for each game in the order of their names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "formats/ruleset/changed-ruleset.h"
#include "session/game.h"
#include "support/data.h"
#include "support/random-games.h"
#include "support/rewrite.h"

#include <string.h>

#define N_MORE 30       /* commands that a game is played on */
#define MOST_PLAYED 600 /* commands of a game that is played for a test */

static AciesLibrary *library;
static Rewrite      *openings;
static GPtrArray    *games; /* of char*: VERSION/RULESET/NAME.aciesgame */

/* --- files ---------------------------------------------------------------------------------- */

/* Those in the folders of a folder. */
static void
add_files (GPtrArray  *files,
           const char *folder,
           guint       depth,
           const char *suffix)
{
  g_auto (GStrv) paths = data_list_files (folder, depth > 0 ? "" : suffix);

  for (guint i = 0; paths[i] != NULL; i++)
    if (depth == 0)
      g_ptr_array_add (files, g_steal_pointer (&paths[i]));
    else if (g_file_test (paths[i], G_FILE_TEST_IS_DIR))
      add_files (files, paths[i], depth - 1, suffix);
}

/* (transfer full) (element-type utf8): paths within tests/saved */
static GPtrArray *
list_saved (const char *suffix)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "saved", NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);

  add_files (paths, folder, 2, suffix);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *path = g_ptr_array_index (paths, i);

      g_ptr_array_add (files, g_strdup (path + strlen (folder) + 1));
    }

  return files;
}

static GBytes *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "saved", name, NULL);

  return data_load (path);
}

static AciesGameFile *
read_game (AciesLibrary *of,
           GBytes       *bytes,
           const char   *name)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesGameFile *file = acies_game_read (bytes, name, of, findings, &error);

  g_assert_no_error (error);
  data_assert_none (findings, name);

  return file;
}

/* (transfer full): what is read when @session is saved */
static AciesGameFile *
through_file (AciesLibrary *of,
              AciesSession *session)
{
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_autofree char *text = acies_game_write (file);
  g_autoptr (GBytes) bytes = data_bytes (text);

  return read_game (of, bytes, "saved again");
}

/* --- what opens ----------------------------------------------------------------------------- */

/* Returns: how many turns of @file have @n commands together */
static guint
count_turns (const AciesGameFile *file,
             guint                n)
{
  guint turns = 0;
  guint commands = 0;

  while (commands < n)
    commands += ((AciesGameTurn *) g_ptr_array_index (file->turns, turns++))->lines->len;
  g_assert_cmpuint (commands, ==, n);

  return turns;
}

/* Does that turn come next, and end as the file says? */
static gboolean
turn_agrees (const AciesState    *before,
             const AciesGameTurn *turn,
             guint                edition)
{
  g_autoptr (AciesState) state = acies_state_copy (before);

  if (state->turn.round != turn->round || state->turn.active != turn->side)
    return FALSE;
  for (guint i = 0; i < turn->lines->len; i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

      if (!acies_command_parse (g_ptr_array_index (turn->lines, i), state->ruleset, &command, NULL) ||
          !acies_engine_apply (state, &command, NULL, NULL))
        return FALSE;
    }

  return acies_state_hash_in (state, edition) == turn->hash;
}

/* Where it has opened, both editions agree, and by one turn more they do not. */
static void
assert_last_agreed (const AciesGameFile   *file,
                    AciesSession          *opened,
                    const AciesGameReport *report)
{
  const AciesState *state = acies_session_get_state (opened);
  guint             n = acies_session_count_commands (opened);
  guint             turns = count_turns (file, n);

  g_assert_cmpuint (n + report->rest->len, ==, file->n_commands);
  if (turns > 0)
    g_assert_cmphex (acies_state_hash_in (state, file->edition), ==, ((AciesGameTurn *) g_ptr_array_index (file->turns, turns - 1))->hash);
  g_assert_cmpint (turns == file->turns->len, ==, report->verdict == ACIES_GAME_AGREES);
  if (turns < file->turns->len && report->verdict != ACIES_GAME_OTHER_DICE && report->verdict != ACIES_GAME_OTHER_DRAW)
    g_assert_false (turn_agrees (state, g_ptr_array_index (file->turns, turns), file->edition));
  g_assert_false (acies_session_is_modified (opened));
  g_assert_false (acies_session_can_redo (opened));
}

/* People are shown that the rules were corrected, how far the game goes, and what they can do. */
static void
assert_says_so (const AciesGameFile   *file,
                const AciesGameReport *report)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  gboolean whole = report->verdict == ACIES_GAME_AGREES;

  g_assert_cmpint (report->rules, ==, ACIES_GAME_RULES_CORRECTED);
  acies_game_report_find_corrections (report, file->scenario->ruleset, findings);
  g_assert_cmpuint (findings->list->len, ==, 1);
  g_assert_cmpstr (((AciesFinding *) findings->list->pdata[0])->code, ==, whole ? "older-edition" : "rules-corrected");
}

/* It can be played on, and what is saved then is of the present edition and whole. */
static void
assert_goes_on (AciesLibrary *of,
                AciesSession *opened)
{
  AciesAiRng rng = acies_ai_rng_seeded (1);
  g_autoptr (AciesGameFile) file = NULL;
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) again = NULL;
  guint n = acies_session_count_commands (opened) + N_MORE;

  acies_session_set_dice_source (opened, ACIES_DICE_ROLLED);
  while (acies_session_count_commands (opened) < n && random_game_step (opened, &rng))
    continue;
  file = through_file (of, opened);
  again = acies_game_open (file, ACIES_DICE_ENTERED, &report);
  g_assert_cmpint (report.rules, ==, ACIES_GAME_RULES_SAME);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  g_assert_true (acies_state_equal (acies_session_get_state (again), acies_session_get_state (opened)));
}

/* --- saved by earlier versions --------------------------------------------------------------- */

static void
test_scenario (gconstpointer data)
{
  const char *name = data;
  g_autoptr (GBytes) bytes = load (name);
  g_autoptr (AciesState) scenario = data_read_good (library, bytes, name);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) game = NULL;

  acies_scenario_find (scenario, findings);
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), ==, 0);
  game = acies_engine_new_game (scenario, NULL);
  g_assert_cmpint (game->outcome.reason, ==, ACIES_END_NOT_YET);
}

static char *
describe_opening (const char            *name,
                  const AciesGameFile   *file,
                  const AciesGameReport *report)
{
  if (report->verdict == ACIES_GAME_AGREES)
    return g_strdup_printf ("%s: all %u commands", name, file->n_commands);

  return g_strdup_printf ("%s: %u of %u commands, up to the turn of %s in round %u", name, file->n_commands - report->rest->len,
                          file->n_commands, file->scenario->ruleset->sides[report->side].id, report->round);
}

static void
test_game (gconstpointer data)
{
  guint       number = GPOINTER_TO_UINT (data);
  const char *name = g_ptr_array_index (games, number);
  g_autoptr (GBytes) bytes = load (name);
  g_autoptr (AciesGameFile) file = read_game (library, bytes, name);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ENTERED, &report);
  g_autofree char *text = acies_game_report_to_string (&report, file->scenario->ruleset);
  g_autofree char *opening = describe_opening (name, file, &report);

  assert_last_agreed (file, opened, &report);
  if (file->edition < file->scenario->ruleset->edition)
    assert_says_so (file, &report);
  else if (text != NULL)
    g_test_fail_printf ("%s is of the present edition and does not open whole: %s If the rules of %s were changed, raise the edition in its "
                        "ruleset.xml.",
                        name, text, file->scenario->ruleset->id);
  if (!g_str_equal (rewrite_get_line (openings, number), opening))
    g_test_message ("Is a \"since\" missing in ruleset.xml, or a new \"edition\"? Older games must open as before.");
  rewrite_expect (openings, number, opening);
  assert_goes_on (library, opened);
}

/* --- under other rules ------------------------------------------------------------------------ */

/* A correction of each ruleset that games notice, by its data alone, and another wording that they do not notice. */
typedef struct
{
  const char *ruleset;
  const char *battle;
  const char *corrected[3];
  const char *reworded[5];
} Change;

/* clang-format off */
static const Change changes[] = {
  { "rome-vs-macedon", "elis", { "attribute=\"melee-defence\" number=\"3\"", "attribute=\"melee-defence\" number=\"1\"", NULL },
    { "name=\"Leadership\"", "name=\"Command\"", "Rome vs Macedon", "Rome against Macedon", NULL } },
  { "rome-vs-carthage", "ticinus", { " morale=\"1\"", " morale=\"2\"", NULL },
    { "name=\"Leadership\"", "name=\"Command\"", "Rome vs Carthage", "Rome against Carthage", NULL } },
  { "battleplay", "allia", { "blank blank blank special cross cross", "blank blank cross special cross cross", NULL },
    { "name=\"White\"", "name=\"Pale\"", "<name>BattlePlay", "<name>Battle Play", NULL } },
  { "legio-vi", "first-lines", { "name=\"Lowest combat roll that hits\" value=\"5\"", "name=\"Lowest combat roll that hits\" value=\"4\"", NULL },
    { "name=\"Lowest combat roll that hits\"", "name=\"Hit number\"", "<name>Legio VI", "<name>Legio Sexta", NULL } },
  { "legions", "two-legates", { "name=\"Coins from Requisition\" value=\"2\"", "name=\"Coins from Requisition\" value=\"3\"", NULL },
    { "name=\"Coins from Requisition\"", "name=\"Requisition\"", "<name>Legions", "<name>The Legions", NULL } },
};
/* clang-format on */

/* (transfer full) (element-type AciesGameFile): the saved games of the ruleset, as @of reads them */
static GPtrArray *
read_saved (AciesLibrary *of,
            const char   *ruleset)
{
  g_autofree char *folder = g_strconcat ("/", ruleset, "/", NULL);
  GPtrArray       *files = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_game_file_free);

  for (guint i = 0; i < games->len; i++)
    {
      const char *name = g_ptr_array_index (games, i);
      g_autoptr (GBytes) bytes = load (name);

      if (strstr (name, folder) != NULL)
        g_ptr_array_add (files, read_game (of, bytes, name));
    }
  g_assert_cmpuint (files->len, >=, 5);

  return files;
}

/* (transfer full): a game by the present rules, as @of reads it */
static AciesGameFile *
read_played (AciesLibrary *of,
             const char   *battle,
             guint64       seed)
{
  g_autoptr (AciesSession) session = random_game_new (library, battle, seed);
  g_autoptr (AciesGameFile) file = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  AciesAiRng rng = acies_ai_rng_seeded (seed);

  while (acies_session_count_commands (session) < MOST_PLAYED && random_game_step (session, &rng))
    continue;
  file = acies_game_to_file (session);
  text = acies_game_write (file);
  bytes = data_bytes (text);

  return read_game (of, bytes, battle);
}

static guint
edition_of (const char *ruleset)
{
  return acies_library_get_ruleset (library, ruleset, NULL)->edition;
}

/* Games of all editions up to the present one, under a later one that really differs. */
static void
test_corrected (gconstpointer data)
{
  const Change *change = data;
  g_autoptr (AciesLibrary) corrected = changed_library_new (library, change->ruleset, edition_of (change->ruleset) + 1, change->corrected);
  g_autoptr (GPtrArray) files = read_saved (corrected, change->ruleset);
  guint first_played = files->len;
  guint n_in_the_middle = 0;

  for (guint64 seed = 1; seed <= 3; seed++)
    g_ptr_array_add (files, read_played (corrected, change->battle, seed));
  for (guint i = 0; i < files->len; i++)
    {
      const AciesGameFile *file = g_ptr_array_index (files, i);
      g_auto (AciesGameReport) report = { 0 };
      g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ENTERED, &report);
      guint n = acies_session_count_commands (opened);

      g_test_message ("opens after %u of %u commands", n, file->n_commands);
      assert_last_agreed (file, opened, &report);
      assert_says_so (file, &report);
      n_in_the_middle += i >= first_played && n > 0 && n < file->n_commands;
      assert_goes_on (corrected, opened);
    }
  g_assert_cmpuint (n_in_the_middle, >, 0);
}

/* A game of the present edition opens whole under a later one that changes nothing for it. */
static void
test_corrected_without_effect (gconstpointer data)
{
  const Change     *change = data;
  const char *const none[] = { NULL };
  g_autoptr (AciesLibrary) corrected = changed_library_new (library, change->ruleset, edition_of (change->ruleset) + 1, none);
  g_autoptr (AciesGameFile) file = read_played (corrected, change->battle, 1);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ENTERED, &report);

  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  assert_last_agreed (file, opened, &report);
  assert_says_so (file, &report);
}

static void
test_reworded (gconstpointer data)
{
  const Change *change = data;
  g_autoptr (AciesLibrary) reworded = changed_library_new (library, change->ruleset, edition_of (change->ruleset), change->reworded);
  g_autoptr (AciesGameFile) file = read_played (reworded, change->battle, 1);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ENTERED, &report);

  g_assert_cmpstr (file->scenario->ruleset->name, !=, acies_library_get_ruleset (library, change->ruleset, NULL)->name);
  g_assert_cmpint (report.rules, ==, ACIES_GAME_RULES_SAME);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
}

/* Returns: how many commands each of the saved games of the ruleset has when @of opens it */
static GArray *
count_opened (AciesLibrary *of,
              const char   *ruleset)
{
  g_autoptr (GPtrArray) files = read_saved (of, ruleset);
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < files->len; i++)
    {
      const AciesGameFile *file = g_ptr_array_index (files, i);
      g_auto (AciesGameReport) report = { 0 };
      g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ENTERED, &report);
      guint n = acies_session_count_commands (opened);

      g_array_append_val (counts, n);
    }

  return counts;
}

/* A later edition has a switch and bytes of its block more: that alone keeps no older game from opening as far as before. */
static void
test_grown (gconstpointer data)
{
  const Change     *change = data;
  guint             edition = edition_of (change->ruleset) + 1;
  g_autofree char  *more = g_strdup_printf ("<switch id=\"of-a-test\" name=\"Of a test\" type=\"boolean\" default=\"yes\" since=\"%u\"/></ruleset>",
                                            edition);
  const char *const changed[] = { "</ruleset>", more, NULL };
  g_autoptr (AciesLibrary) grown = changed_library_new (library, change->ruleset, edition, changed);
  AciesRuleset      *ruleset = acies_library_get_ruleset (grown, change->ruleset, NULL);
  struct _AciesProcs procs = *ruleset->procs;
  /* A block that is full grows by nothing; then the switch alone is new. */
  guint                    grows = MIN (2, ACIES_MAX_BLOCK - procs.block_size);
  const AciesBlockAddition added = { procs.block_size, grows, edition };
  g_autoptr (GArray) additions = g_array_new (TRUE, TRUE, sizeof (AciesBlockAddition));
  g_autoptr (GArray) before = count_opened (library, change->ruleset);
  g_autoptr (GArray) after = NULL;
  g_autoptr (GArray) unsaid = NULL;

  for (const AciesBlockAddition *old = procs.added; old != NULL && old->size > 0; old++)
    g_array_append_vals (additions, old, 1);
  procs.added = (const AciesBlockAddition *) additions->data;
  procs.block_size += added.size;
  ruleset->procs = &procs;
  unsaid = count_opened (grown, change->ruleset);
  g_array_append_val (additions, added);
  procs.added = (const AciesBlockAddition *) additions->data;
  after = count_opened (grown, change->ruleset);

  for (guint i = 0; i < before->len; i++)
    {
      g_assert_cmpuint (g_array_index (after, guint, i), ==, g_array_index (before, guint, i));
      g_assert_cmpuint (g_array_index (unsaid, guint, i), ==, grows > 0 ? 0 : g_array_index (before, guint, i));
    }
}

/* A value of the switch that is not its default. */
static gint16
other_value (const AciesSwitch *one)
{
  return one->fallback == one->min ? one->max : one->min;
}

/* A later edition has other defaults, and says which ones there were: a switch that a file does not name has the
 * default of the file's own edition, also when the file is written again. */
static void
test_other_defaults (gconstpointer data)
{
  const Change     *change = data;
  guint             edition = edition_of (change->ruleset) + 1;
  const char *const none[] = { NULL };
  g_autoptr (AciesLibrary) changed = changed_library_new (library, change->ruleset, edition, none);
  AciesRuleset *ruleset = acies_library_get_ruleset (changed, change->ruleset, NULL);
  g_autoptr (AciesGameFile) file = NULL;
  g_autoptr (AciesGameFile) again = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = NULL;

  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      AciesSwitch *one = &ruleset->switches[i];

      one->fallback_before = one->fallback;
      one->fallback_since = (guint16) edition;
      one->fallback = other_value (one);
    }
  file = read_played (changed, change->battle, 1);
  opened = acies_game_open (file, ACIES_DICE_ENTERED, &report);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  assert_says_so (file, &report);
  assert_goes_on (changed, opened);

  /* One that has today's default is named as well. */
  file->scenario->switches[0] = ruleset->switches[0].fallback;
  acies_state_name_sides (file->scenario);
  text = acies_game_write (file);
  bytes = data_bytes (text);
  again = read_game (changed, bytes, "written again");
  g_assert_cmpuint (again->edition, ==, edition - 1);
  g_assert_true (acies_state_equal (again->scenario, file->scenario));
}

/* Data that were changed without an edition of their own, and a game of a program that is newer than this one. */
static void
test_other_rules (gconstpointer data)
{
  const Change *change = data;
  g_autoptr (AciesLibrary) other = changed_library_new (library, change->ruleset, edition_of (change->ruleset), change->corrected);
  const AciesRuleset *ruleset = acies_library_get_ruleset (other, change->ruleset, NULL);
  guint               n_told = 0;

  for (guint64 seed = 1; seed <= 3; seed++)
    {
      g_autoptr (AciesGameFile) file = read_played (other, change->battle, seed);
      g_auto (AciesGameReport) report = { 0 };
      g_auto (AciesGameReport) newer = { 0 };
      g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ENTERED, &report);
      g_autoptr (AciesSession) of_newer = NULL;
      g_autofree char *text = acies_game_report_to_string (&report, ruleset);
      g_autofree char *words = NULL;

      g_assert_cmpint (report.rules, ==, ACIES_GAME_RULES_OTHER);
      file->edition++;
      of_newer = acies_game_open (file, ACIES_DICE_ENTERED, &newer);
      words = acies_game_report_to_string (&newer, ruleset);
      g_assert_cmpint (newer.rules, ==, ACIES_GAME_RULES_EARLIER);
      g_assert_cmpint (text == NULL, ==, report.verdict == ACIES_GAME_AGREES);
      if (text == NULL)
        continue;
      n_told++;
      g_assert_nonnull (strstr (text, "installed rules"));
      g_assert_nonnull (strstr (words, "newer edition"));
    }
  g_assert_cmpuint (n_told, >, 0);
}

static void
add_files_tests (const char   *suffix,
                 GPtrArray    *files,
                 GTestDataFunc func)
{
  for (guint i = 0; i < files->len; i++)
    {
      const char      *name = g_ptr_array_index (files, i);
      g_autofree char *path = g_strconcat ("/saved/", name, NULL);

      g_assert_true (g_str_has_suffix (name, suffix));
      g_test_add_data_func (path, func == test_game ? GUINT_TO_POINTER (i) : name, func);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) scenarios = NULL;
  g_autofree char *path = NULL;
  int              status;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  scenarios = list_saved (".acies");
  games = list_saved (".aciesgame");
  path = g_test_build_filename (G_TEST_DIST, "saved", "openings.txt", NULL);
  openings = rewrite_open (path);
  g_assert_cmpuint (rewrite_count_lines (openings), ==, games->len);

  add_files_tests (".acies", scenarios, test_scenario);
  add_files_tests (".aciesgame", games, test_game);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      const struct
      {
        const char   *name;
        GTestDataFunc func;
      } cases[] = {
        { "corrected", test_corrected },
        { "corrected-without-effect", test_corrected_without_effect },
        { "reworded", test_reworded },
        { "grown", test_grown },
        { "other-defaults", test_other_defaults },
        { "other-rules", test_other_rules },
      };

      for (guint j = 0; j < G_N_ELEMENTS (cases); j++)
        {
          g_autofree char *name = g_strdup_printf ("/saved/%s/%s", changes[i].ruleset, cases[j].name);

          g_test_add_data_func (name, &changes[i], cases[j].func);
        }
    }

  status = g_test_run ();
  rewrite_unref (openings);
  g_ptr_array_unref (games);
  acies_library_unref (library);

  return status;
}
