/* test-positions.c - positions of which it is known what is best, and how near players come to it
 *
 * What ./dev strength --positions tells at length (strength/measure.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "strength/measure.h"
#include "support/battles.h"
#include "support/script.h"

/* Of each ruleset. */
#define N_POSITIONS 20

/* That are worked out anew: the others take too long for a test. */
#define QUICK 6000

/* Morale by which the best command is better than one is on average. */
#define LEAST_SPREAD 0.15

/* --- what is worked out ------------------------------------------------------------------------- */

/* Three figures of Infantry attack one, whose loss ends the game. */
#define LAST_FIGURE                \
  "first rome\n"                   \
  "morale rome 1\n"                \
  "morale carthage 1\n"            \
  "place infantry E6 3 rome\n"     \
  "place infantry A9 3 rome\n"     \
  "place infantry E5 1 carthage\n" \
  "place infantry L1 3 carthage\n"

static double
worth_of_attack (const char *setup)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) scenario = script_play (library, "rome-vs-carthage", 1, setup, &error);
  g_autoptr (AciesState) state = NULL;
  g_autoptr (AciesExpectimax) expectimax = NULL;
  AciesCommand     attack;
  AciesExpectation worth;

  g_assert_no_error (error);
  state = acies_engine_new_game (scenario, NULL);
  acies_command_parse ("attack E6 E5", state->ruleset, &attack, &error);
  g_assert_no_error (error);
  expectimax = acies_expectimax_new (state, ACIES_AIM_MORALE, 10000, NULL);
  g_assert_true (acies_expectimax_find_after (expectimax, state, &attack, &worth));

  return worth.morale;
}

/* A die wounds in one case of four. */
static void
test_dice (void)
{
  g_assert_cmpfloat_with_epsilon (worth_of_attack (LAST_FIGURE), 37 / 64.0, 1e-12);
}

/* It strikes first: in one case of four it wounds, in one of twelve it drives the attacker back. */
static void
test_answer (void)
{
  g_assert_cmpfloat_with_epsilon (worth_of_attack (LAST_FIGURE "deal carthage first-strike 1\n"),
                                  37 / 64.0 * 2 / 3 + 7 / 16.0 / 4, 1e-12);
}

/* --- what is stored ----------------------------------------------------------------------------- */

static void
test_discriminate (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) positions = positions_read (library, id);

  g_assert_cmpuint (positions->len, ==, N_POSITIONS);
  for (guint i = 0; i < positions->len; i++)
    {
      const Position *position = g_ptr_array_index (positions, i);

      g_assert_cmpfloat (position->best - position->average, >=, LEAST_SPREAD);
    }
}

/* The view tells all: it holds no hand but one. */
static void
test_nothing_hidden (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) positions = positions_read (library, id);

  for (guint i = 0; i < positions->len; i++)
    {
      const Position *position = g_ptr_array_index (positions, i);

      for (AciesSide side = 0; side < position->state->ruleset->n_sides; side++)
        g_assert_cmpuint (acies_state_count_cards (position->state, side, ACIES_ZONE_DECK), ==, 0);
    }
}

static void
test_values (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) positions = positions_read (library, id);
  guint n = 0;

  for (guint i = 0; i < positions->len; i++)
    {
      const Position *position = g_ptr_array_index (positions, i);
      g_autoptr (AciesExpectimax) expectimax = NULL;
      g_autofree char    *wrong = NULL;
      AciesExpectimaxSize size;

      if (position->size > QUICK)
        continue;
      expectimax = acies_expectimax_new (position->state, ACIES_AIM_MORALE, position->size, NULL);
      measure_check (position, expectimax, &wrong);
      g_assert_cmpstr (wrong, ==, NULL);
      size = acies_expectimax_measure (expectimax, position->state);
      g_assert_cmpuint (size.positions, ==, position->size);
      g_assert_true (size.rolls);
      g_assert_true (size.windows);
      n++;
    }
  g_assert_cmpuint (n, >=, 2);
}

/* --- puzzles ------------------------------------------------------------------------------------ */

/* Of each ruleset, and each level. */
#define LEAST_PUZZLES 12
#define LEAST_OF_LEVEL 3

static void
assert_puzzle (const Position *position)
{
  g_autoptr (AciesState) state = acies_engine_new_game (position->scenario, NULL);
  g_autoptr (AciesExpectimax) expectimax = acies_expectimax_new (state, ACIES_AIM_WIN, ACIES_MAX_PUZZLE, NULL);
  AciesExpectation worth;

  g_assert_true (acies_expectimax_find (expectimax, state, &worth));
  g_assert_cmpfloat_with_epsilon (worth.win, position->wins, 1e-8);
}

static void
test_puzzles (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) positions = positions_read (library, id);
  g_auto (GStrv) paths = acies_library_list_puzzles (library, id);
  guint n[ACIES_N_GOALS] = { 0 };

  for (guint i = 0; i < positions->len; i++)
    {
      const Position   *position = g_ptr_array_index (positions, i);
      const AciesTexts *texts = position->scenario->texts;

      n[texts->goal]++;
      g_assert_cmpint (texts->goal != ACIES_GOAL_NONE, ==, position->wins >= 0);
      if (texts->goal == ACIES_GOAL_NONE)
        continue;
      g_assert_cmpstr (texts->text[ACIES_TEXT_BRIEFING], !=, "");
      if (position->size <= QUICK || is_long_run ())
        assert_puzzle (position);
    }
  g_assert_cmpuint (positions->len - n[ACIES_GOAL_NONE], ==, g_strv_length (paths));
  g_assert_cmpuint (g_strv_length (paths), >=, LEAST_PUZZLES);
  for (AciesGoal level = ACIES_GOAL_EASY; level < ACIES_N_GOALS; level++)
    g_assert_cmpuint (n[level], >=, LEAST_OF_LEVEL);
}

/* --- and who plays it --------------------------------------------------------------------------- */

static AciesExpectimax *oracle;

/* All cards are dealt. */
static guint
pick_first (gpointer source,
            guint    n)
{
  return 0;
}

static AciesCommand
choose_the_best (AciesAiCache    *cache,
                 const AciesView *view,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable)
{
  g_autoptr (AciesState) state = acies_view_fill (view, pick_first, NULL);

  return acies_expectimax_decide (oracle, state);
}

/* Who always does what is best has all of it, however the dice fall. */
static void
test_best_has_all (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) positions = positions_read (library, id);
  MatchPlayer  player = { .choose = choose_the_best };
  AciesAiRng   rng = acies_ai_rng_seeded (3);
  AciesCommand command;

  for (guint i = 0; i < positions->len; i++)
    {
      const Position *position = g_ptr_array_index (positions, i);

      if (position->size > QUICK)
        continue;
      oracle = acies_expectimax_new (position->state, ACIES_AIM_MORALE, position->size, NULL);
      g_assert_cmpfloat_with_epsilon (measure_first (position, &player, &rng, &command), 1, 1e-7);
      for (guint n = 0; n < 5; n++)
        g_assert_cmpfloat_with_epsilon (measure_turn (position, oracle, &player, &rng), 1, 1e-7);
      acies_expectimax_free (oracle);
    }
}

/* --- and who comes near it ---------------------------------------------------------------------- */

/* What a player has of the best at the first command, at least: what it had, less a little. */
typedef struct
{
  const char *ruleset;
  const char *player;
  double      least;
  double      aim;
  guint       times; /* each position is put to it */
  gboolean    slow;
} Standard;

static const Standard standards[] = {
  { "rome-vs-carthage", "normal", 0.77, 0.80, 20, FALSE },
  { "rome-vs-macedon", "normal", 0.74, 0.80, 20, FALSE },
  { "rome-vs-carthage", "hard", 0.97, 0.95, 1, TRUE },
  { "rome-vs-macedon", "hard", 0.92, 0.95, 1, TRUE },
};

static void
test_player (gconstpointer data)
{
  const Standard *standard = data;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) positions = positions_read (library, standard->ruleset);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  MatchPlayer player = match_find_player (standard->player);
  double      sum = 0;

  player.cache = cache;
  for (guint i = 0; i < positions->len * standard->times; i++)
    {
      AciesAiRng   rng = acies_ai_rng_seeded (acies_ai_rng_mix (i));
      AciesCommand command;

      sum += measure_first (g_ptr_array_index (positions, i % positions->len), &player, &rng, &command);
    }
  sum /= positions->len * standard->times;
  g_test_message ("%s has %.1f percent of the best, the aim is %.0f", standard->player, 100 * sum, 100 * standard->aim);
  g_assert_cmpfloat (sum, >=, standard->least);
}

static void
add_players (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (standards); i++)
    {
      const Standard  *standard = &standards[i];
      g_autofree char *path = g_strdup_printf ("/ai/positions/%s/%s", standard->ruleset, standard->player);

      if (!standard->slow || is_long_run ())
        g_test_add_data_func (path, standard, test_player);
    }
}

/* Made of turns on hexes (strength/README.md); of other games there are none. */
static gboolean
has_positions (const AciesRuleset *ruleset)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "strength", "positions", ruleset->id, NULL);

  return g_file_test (folder, G_FILE_TEST_IS_DIR);
}

/* No folder has come to be overlooked. */
static void
test_of_each_with_turns (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], NULL);

      g_assert_cmpint (has_positions (ruleset), ==, ruleset_is_on_hexes (ruleset) && acies_procs_has_turns (ruleset->procs));
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  g_test_add_func ("/ai/positions/dice", test_dice);
  g_test_add_func ("/ai/positions/answer", test_answer);
  g_test_add_func ("/ai/positions/of-each-with-turns", test_of_each_with_turns);
  rulesets_add_tests_where (library, has_positions, "/ai/positions", "discriminate", test_discriminate);
  rulesets_add_tests_where (library, has_positions, "/ai/positions", "nothing-hidden", test_nothing_hidden);
  rulesets_add_tests_where (library, has_positions, "/ai/positions", "values", test_values);
  rulesets_add_tests_where (library, has_positions, "/ai/positions", "puzzles", test_puzzles);
  rulesets_add_tests_where (library, has_positions, "/ai/positions", "best-has-all", test_best_has_all);
  add_players ();

  return g_test_run ();
}
