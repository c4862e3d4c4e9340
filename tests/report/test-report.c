/* test-report.c - a game told as text and on pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "report/report.h"
#include "session/luck.h"
#include "session/record.h"
#include "support/battles.h"
#include "support/random-games.h"

#include <string.h>

static AciesLibrary *library;

static AciesSession *
play (const char *battle,
      guint64     seed,
      guint       n_commands)
{
  g_autoptr (AciesState) scenario = battle_load (library, battle);
  AciesSession *session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
  AciesAiRng    rng = acies_ai_rng_seeded (seed);

  while (acies_session_count_commands (session) < n_commands && random_game_step (session, &rng))
    ;

  return session;
}

/* Each statement that a line names is explained at the end. */
static void
check_rules (const AciesRuleset *ruleset,
             const char         *report,
             const char         *line)
{
  const AciesRule *rule;

  for (; (rule = acies_ruleset_next_rule_in (ruleset, &line)) != NULL; line += strlen (rule->id))
    {
      g_autofree char *start = g_strdup_printf ("\n  %s, %s: ", rule->id, rule->title);

      g_assert_nonnull (strstr (report, start));
    }
}

/* Title, result, numbers of both sides, each row of the log, and the rules that these name. */
static void
text_is_whole (gconstpointer battle)
{
  g_autoptr (AciesSession) session = play (battle, 3, G_MAXUINT);
  g_autoptr (AciesRecord) record = acies_record_new (session);
  g_autoptr (AciesReport) report = acies_report_new (session);
  g_autofree char  *text = acies_report_dup_text (report);
  const AciesState *state = acies_session_get_state (session);
  g_autofree char  *reason = acies_end_reason_to_string (&state->outcome, state->ruleset);
  g_autoptr (AciesLuck) luck = acies_luck_new (session);

  g_assert_true (g_str_has_prefix (text, state->texts->text[ACIES_TEXT_TITLE]));
  g_assert_nonnull (strstr (text, reason));
  g_assert_nonnull (strstr (text, "Key Rolls"));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const AciesSideLuck *it = &luck->sides[side];
      g_autofree char     *words = acies_luck_dup_words (it);
      g_autofree char     *morale = g_strdup_printf (" %d → %d", it->morale_before, it->morale);

      g_assert_nonnull (strstr (text, state->ruleset->sides[side].name));
      g_assert_nonnull (strstr (text, words));
      g_assert_nonnull (strstr (text, morale));
    }
  for (guint i = 0; i < acies_record_count (record); i++)
    {
      const char *row = acies_record_get_row (record, i)->text;

      g_assert_nonnull (strstr (text, row));
      check_rules (state->ruleset, text, row);
    }
}

/* Nobody fights there, so that nothing is lost or hit, but it has its own counts. */
static void
counts_of_the_game (void)
{
  g_autoptr (AciesSession) session = play ("first-cards", 3, G_MAXUINT);
  g_autoptr (AciesReport) report = acies_report_new (session);
  g_autofree char  *text = acies_report_dup_text (report);
  const AciesState *state = acies_session_get_state (session);

  for (const AciesCount *count = state->ruleset->procs->counts; count->name != NULL; count++)
    for (AciesSide side = 0; side < 2; side++)
      {
        g_autofree char *words = g_strdup_printf ("%s: %u", count->name, count->count (state, side));

        g_assert_nonnull (strstr (text, words));
      }
  g_assert_null (strstr (text, "units lost"));
  g_assert_null (strstr (text, "Luck:"));
}

/* Is @line about that roll: in the turn in which it fell, of the fight that it was rolled in? */
static gboolean
tells_of (const char      *line,
          AciesSession    *session,
          const AciesRoll *roll)
{
  g_autoptr (AciesState) before = acies_session_dup_position (session, roll->command - 1);
  const AciesCombat *combat = &before->combats[before->n_combats - 1];
  g_autofree char   *attacker = acies_unit_label (before, combat->attacker);
  g_autofree char   *told = acies_roll_to_string (&roll->dice, roll->is_defence, roll->drives_back, before->ruleset);
  g_autofree char   *start = g_strdup_printf ("  Round %u, %s’s turn. %s ", before->turn.round,
                                              before->ruleset->sides[before->turn.active].name, attacker);

  return g_str_has_prefix (line, start) && strstr (line, told) != NULL;
}

/* A roll that ends a turn belongs to this turn, and one after a strike not to the strike. */
static void
key_rolls_have_their_moment (gconstpointer battle)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (AciesSession) session = play (battle, seed, G_MAXUINT);
      g_autoptr (AciesReport) report = acies_report_new (session);
      g_autoptr (AciesLuck) luck = acies_luck_new (session);
      g_autofree char *text = acies_report_dup_text (report);
      g_auto (GStrv) lines = g_strsplit (strstr (text, "Key Rolls"), "\n", -1);
      guint next = 0;

      /* in the order in which they fell */
      for (guint i = 1; g_str_has_prefix (lines[i], "  "); i++, n++)
        {
          while (next < luck->rolls->len && !tells_of (lines[i], session, &g_array_index (luck->rolls, AciesRoll, next)))
            next++;
          g_assert_cmpuint (next, <, luck->rolls->len);
        }
    }
  g_assert_cmpuint (n, >, 10);
}

/* The same game with other cards in the hands and decks is told by the same words. */
static void
tells_no_hand (void)
{
  g_autoptr (AciesState) scenario = battle_load (library, "pydna");
  g_autoptr (AciesSession) a = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
  g_autoptr (AciesSession) b = NULL;
  g_autoptr (AciesReport) report_a = acies_report_new (a);
  g_autoptr (AciesReport) report_b = NULL;
  g_autofree char *text_a = acies_report_dup_text (report_a);
  g_autofree char *text_b = NULL;
  g_autofree char *moment = acies_moment_to_string (1, scenario->setup.first, scenario->ruleset);

  for (AciesSide side = 0; side < scenario->ruleset->n_sides; side++)
    for (AciesId card = 0; card < scenario->ruleset->n_cards; card++)
      {
        guint8 n = scenario->cards[side][ACIES_ZONE_HAND][card];

        scenario->cards[side][ACIES_ZONE_HAND][card] = scenario->cards[side][ACIES_ZONE_DECK][card];
        scenario->cards[side][ACIES_ZONE_DECK][card] = n;
      }
  b = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
  report_b = acies_report_new (b);
  text_b = acies_report_dup_text (report_b);
  g_assert_cmpstr (text_a, ==, text_b);
  g_assert_nonnull (strstr (text_a, moment));
}

/* A PDF of several pages, in time and of a size that can be sent. */
static void
pages (gconstpointer battle)
{
  g_autoptr (AciesSession) session = play (battle, 5, G_MAXUINT);
  g_autoptr (AciesReport) report = acies_report_new (session);
  AciesTheme *theme = acies_theme_new_plain (acies_session_get_state (session)->ruleset);
  gint64      start = g_get_monotonic_time ();

  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    {
      g_autoptr (GError) error = NULL;
      guint n_pages = 0;
      g_autoptr (GBytes) bytes = acies_report_to_bytes (report, theme, paper, &n_pages, &error);

      g_assert_no_error (error);
      g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 5, "%PDF-", 5);
      g_assert_cmpuint (n_pages, >=, 3);
      g_assert_cmpuint (g_bytes_get_size (bytes), <, 8 * 1024 * 1024);
      g_test_message ("%u pages, %zu bytes, %.1f s", n_pages, g_bytes_get_size (bytes),
                      (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
    }
  acies_theme_free (theme);
}

static void
before_the_first_command (void)
{
  g_autoptr (AciesSession) session = play ("ticinus", 1, 0);
  g_autoptr (AciesReport) report = acies_report_new (session);
  AciesTheme *theme = acies_theme_new_plain (acies_session_get_state (session)->ruleset);
  g_autoptr (GError) error = NULL;
  guint n_pages = 0;
  g_autoptr (GBytes) bytes = acies_report_to_bytes (report, theme, ACIES_PAPER_A4, &n_pages, &error);

  g_assert_no_error (error);
  g_assert_nonnull (bytes);
  g_assert_cmpuint (n_pages, ==, 1);
  acies_theme_free (theme);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  g_test_add_data_func ("/report/rome-vs-macedon/text", "elis", text_is_whole);
  g_test_add_data_func ("/report/rome-vs-carthage/text", "quick", text_is_whole);
  g_test_add_func ("/report/legions/counts-of-the-game", counts_of_the_game);
  g_test_add_data_func ("/report/rome-vs-macedon/key-rolls-have-their-moment", "aous", key_rolls_have_their_moment);
  g_test_add_data_func ("/report/rome-vs-carthage/key-rolls-have-their-moment", "ticinus", key_rolls_have_their_moment);
  g_test_add_func ("/report/tells-no-hand", tells_no_hand);
  g_test_add_data_func ("/report/rome-vs-macedon/pages", "elis", pages);
  g_test_add_data_func ("/report/rome-vs-carthage/pages", "quick", pages);
  g_test_add_func ("/report/before-the-first-command", before_the_first_command);

  result = g_test_run ();
  acies_library_unref (library);

  return result;
}
