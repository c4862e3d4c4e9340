/* test-simulate.c - many games between computer players come to the same, however they are shared out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/core/engine.h"
#include "simulate/simulated.h"
#include "support/battles.h"

#define REPEATS (many (2, 50))
#define N_GAMES 12 /* more than eight threads begin with */

static AciesLibrary *library;

/* --- numbers --------------------------------------------------------------------------------- */

static void
test_wilson (void)
{
  const struct
  {
    guint  successes;
    guint  n;
    double low;
    double high;
  } cases[] = {
    { 0, 0, 0, 1 },
    { 0, 10, 0, 0.27753 },
    { 10, 10, 0.72247, 1 },
    { 50, 100, 0.40383, 0.59617 },
    { 1, 1, 0.20654, 1 },
    { 9500, 10000, 0.94554, 0.95410 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AciesInterval interval = acies_interval_wilson (cases[i].successes, cases[i].n);

      g_assert_cmpfloat_with_epsilon (interval.low, cases[i].low, 0.00002);
      g_assert_cmpfloat_with_epsilon (interval.high, cases[i].high, 0.00002);
    }
}

/* Of two it is the same; of three and four it is wider, as there are more that can be outside. */
static void
test_wilson_among (void)
{
  AciesInterval alone = acies_interval_wilson (33, 100);
  AciesInterval of_two = acies_interval_wilson_among (33, 100, 2);
  AciesInterval of_three = acies_interval_wilson_among (33, 100, 3);
  AciesInterval of_four = acies_interval_wilson_among (33, 100, 4);

  g_assert_cmpfloat (of_two.low, ==, alone.low);
  g_assert_cmpfloat (of_two.high, ==, alone.high);
  g_assert_cmpfloat_with_epsilon (of_three.low, 0.22935, 0.00002);
  g_assert_cmpfloat_with_epsilon (of_three.high, 0.44908, 0.00002);
  g_assert_cmpfloat (of_four.low, <, of_three.low);
  g_assert_cmpfloat (of_four.high, >, of_three.high);
}

static void
test_shards (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 0, 1);

  for (terms->n_games = 1; terms->n_games < 30; terms->n_games++)
    for (terms->n_shards = 1; terms->n_shards <= terms->n_games; terms->n_shards++)
      {
        guint next = 1;

        for (terms->shard = 1; terms->shard <= terms->n_shards; terms->shard++)
          for (guint i = 0; i < acies_simulation_terms_count (terms); i++)
            g_assert_cmpuint (acies_simulation_terms_number (terms, i), ==, next++);
        g_assert_cmpuint (next, ==, terms->n_games + 1);
      }
}

/* Each player is as often on each side, and first there, as any other. */
static void
test_turns (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 0, 1);
  guint n = scenario->ruleset->n_sides;
  guint games[ACIES_MAX_SIDES][ACIES_MAX_SIDES] = { 0 }; /* by first side, and the seat of that side */

  terms->swap = terms->alternate = TRUE;
  for (guint number = 1; number <= 3 * n * n; number++)
    {
      AciesSide first = acies_simulation_terms_first (terms, number);

      games[first][acies_simulation_terms_seat (terms, number, first)]++;
    }
  for (AciesSide side = 0; side < n; side++)
    for (guint seat = 0; seat < n; seat++)
      g_assert_cmpuint (games[side][seat], ==, 3);
}

/* --- games ----------------------------------------------------------------------------------- */

static void
test_jobs (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  const guint jobs[] = { 1, 2, 8 };

  for (guint repeat = 0; repeat < REPEATS; repeat++)
    {
      g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, repeat, N_GAMES);
      g_autofree char *first = NULL;

      terms->swap = terms->alternate = repeat % 2 == 1;
      for (guint i = 0; i < G_N_ELEMENTS (jobs); i++)
        {
          g_auto (Simulated) told = simulated_of (terms);

          simulated_run (&told, scenario, jobs[i]);
          g_assert_cmpuint (told.n, ==, N_GAMES);
          if (first == NULL)
            first = g_strdup (told.rows->str);
          g_assert_cmpstr (told.rows->str, ==, first);
        }
    }
}

static guint64
sum (const guint64 *numbers,
     guint          n,
     guint64        bits,
     gboolean       inside)
{
  guint64 all = 0;

  for (guint i = 0; i < n; i++)
    if (((bits >> i & 1) != 0) == inside)
      all += numbers[i];

  return all;
}

/* Every game is counted once, and every loss and card in a column that tables have. */
static void
test_tally (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 1, 60);
  g_auto (Simulated) told = simulated_of (terms);
  AciesSimulationTally *tally = &told.tally;
  guint                 n = 0;
  guint64               lost = 0;

  simulated_run (&told, scenario, 2);
  g_assert_cmpuint (tally->n_games, ==, 60);
  g_assert_cmpuint (tally->n_unfinished, ==, 0);
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    {
      n += tally->wins[side];
      lost += sum (tally->figures_lost[side], ACIES_MAX_UNIT_TYPES, terms->types[side], TRUE);
      g_assert_cmpuint (sum (tally->units_lost[side], ACIES_MAX_UNIT_TYPES, terms->types[side], FALSE), ==, 0);
      g_assert_cmpuint (sum (tally->figures_lost[side], ACIES_MAX_UNIT_TYPES, terms->types[side], FALSE), ==, 0);
      g_assert_cmpuint (sum (tally->cards_used[side], ACIES_MAX_CARDS, terms->cards[side], FALSE), ==, 0);
      g_assert_cmpuint (acies_simulation_tally_morale_at (tally, side, 10), <=, acies_simulation_tally_morale_at (tally, side, 90));
    }
  g_assert_cmpuint (n + tally->n_draws, ==, 60);
  g_assert_cmpuint (tally->player_wins[0], ==, tally->wins[0]);
  g_assert_cmpuint (tally->first_wins, ==, tally->wins[terms->first]);
  g_assert_cmpuint (lost, >, 0);
}

static AciesSimulatedGame
play (const AciesState           *scenario,
      const AciesSimulationTerms *terms,
      guint                       number)
{
  g_autoptr (AciesSimulation) simulation = acies_simulation_new (scenario, terms);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  AciesSimulatedGame game;

  g_assert_true (acies_simulation_play (simulation, number, cache, NULL, &game));

  return game;
}

/* The second game is that of a scenario in which the other side is first. */
static void
test_alternate (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 5, 2);
  g_autoptr (AciesSimulationTerms) other_terms = NULL;
  g_autofree char   *row = NULL;
  g_autofree char   *other_row = NULL;
  AciesCommand       command = acies_command (ACIES_COMMAND_FIRST);
  AciesSimulatedGame game;

  terms->alternate = TRUE;
  game = play (scenario, terms, 2);
  row = simulated_dup_row (terms, &game);
  command.side = acies_simulation_terms_first (terms, 2);
  g_assert_cmpuint (command.side, !=, scenario->setup.first);
  g_assert_true (acies_engine_apply (scenario, &command, NULL, NULL));
  other_terms = simulated_terms (scenario, 5, 2);
  game = play (scenario, other_terms, 2);
  other_row = simulated_dup_row (other_terms, &game);
  g_assert_cmpstr (row, ==, other_row);
}

/* The second game is that of the players in other seats. */
static void
test_swap (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 5, 2);
  g_autoptr (AciesSimulationTerms) other_terms = simulated_terms (scenario, 5, 2);
  static const char  last[] = "easy";
  g_autofree char   *row = NULL;
  g_autofree char   *other_row = NULL;
  AciesSimulatedGame game;

  terms->swap = TRUE;
  acies_simulation_terms_set_player (terms, 0, last);
  acies_simulation_terms_set_player (other_terms, acies_simulation_terms_seat (terms, 2, 0), "random");
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    if (acies_simulation_terms_seat (terms, 2, side) == 0)
      acies_simulation_terms_set_player (other_terms, side, last);
  game = play (scenario, terms, 2);
  row = simulated_dup_row (terms, &game);
  game = play (scenario, other_terms, 2);
  other_row = simulated_dup_row (other_terms, &game);
  g_assert_cmpstr (row, ==, other_row);
}

/* What was told is what comes first, and not much is played behind it. */
static void
test_cancelled (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 3, ACIES_SIMULATION_MAX_GAMES);
  g_autoptr (AciesSimulationTerms) few = simulated_terms (scenario, 3, 7);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (Simulated) told = simulated_of (terms);
  g_auto (Simulated) told_few = simulated_of (few);

  told.cancellable = cancellable;
  told.cancel_at = 7;
  simulated_run (&told, scenario, 3);
  g_assert_cmpuint (told.n, >=, 7);
  simulated_run (&told_few, scenario, 1);
  g_assert_true (g_str_has_prefix (told.rows->str, told_few.rows->str));
}

static void
test_cancelled_before (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 3, 10);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (Simulated) told = simulated_of (terms);

  g_cancellable_cancel (cancellable);
  told.cancellable = cancellable;
  simulated_run (&told, scenario, 2);
  g_assert_cmpuint (told.n, ==, 0);
}

typedef struct
{
  AciesSimulatedGame game;
  guint              n_commands; /* of the whole game */
  GCancellable      *cancellable;
} Watch;

static gpointer
cancel_at_end (gpointer data)
{
  Watch *self = data;

  while ((guint) g_atomic_int_get ((gint *) &self->game.n_commands) < self->n_commands)
    ;
  g_cancellable_cancel (self->cancellable);

  return NULL;
}

/* A game that has just ended counts, even when it is cancelled at that moment. */
static void
test_cancelled_at_end (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 3, 1);
  g_autoptr (AciesSimulation) simulation = acies_simulation_new (scenario, terms);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  AciesSimulatedGame whole = play (scenario, terms, 1);

  for (guint i = 0; i < many (25, 100); i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Watch    watch = { .n_commands = whole.n_commands, .cancellable = cancellable };
      GThread *thread = g_thread_new ("cancel", cancel_at_end, &watch);

      g_assert_true (acies_simulation_play (simulation, 1, cache, cancellable, &watch.game));
      g_thread_join (thread);
      g_assert_cmpuint (watch.game.end, ==, whole.end);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  g_test_add_func ("/simulate/interval/wilson", test_wilson);
  g_test_add_func ("/simulate/interval/wilson-among", test_wilson_among);
  rulesets_add_tests (library, "/simulate", "shards", test_shards);
  rulesets_add_tests (library, "/simulate", "turns", test_turns);
  rulesets_add_tests (library, "/simulate", "jobs", test_jobs);
  rulesets_add_tests (library, "/simulate", "tally", test_tally);
  rulesets_add_tests (library, "/simulate", "alternate", test_alternate);
  rulesets_add_tests (library, "/simulate", "swap", test_swap);
  rulesets_add_tests (library, "/simulate", "cancelled", test_cancelled);
  rulesets_add_tests (library, "/simulate", "cancelled-before", test_cancelled_before);
  rulesets_add_tests (library, "/simulate", "cancelled-at-end", test_cancelled_at_end);
  status = g_test_run ();
  acies_library_unref (library);

  return status;
}
