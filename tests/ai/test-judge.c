/* test-judge.c - what a position is worth, and what an attack may do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/evaluate.h"
#include "ai/players.h"
#include "ai/random.h"
#include "ai/search.h"
#include "engine/core/engine.h"
#include "support/battles.h"

/* A position somewhere in a game, by the seed. */
static AciesState *
play_some (gconstpointer id,
           guint         n_commands,
           guint64       seed)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  AciesState *state = acies_engine_new_game (scenario, NULL);
  AciesAiRng  rng = acies_ai_rng_seeded (seed);

  while (state->outcome.reason == ACIES_END_NOT_YET && (n_commands > 0 || acies_state_awaits_chance (state)))
    {
      AciesCommand command;

      if (acies_state_awaits_chance (state))
        command = acies_ai_roll (state, &rng);
      else
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);

          command = acies_ai_choose_random (view, &rng);
          n_commands--;
        }
      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
    }

  return state;
}

/* What one side hopes the other fears. */
static void
test_both_sides (gconstpointer id)
{
  for (guint n = 0; n < 200; n += 7)
    {
      g_autoptr (AciesState) state = play_some (id, n, n + 1);
      g_autoptr (AciesAiRulesetCache) cache = acies_ai_ruleset_cache_new (state);
      double sum = acies_ai_judge (cache, state, 0) + acies_ai_judge (cache, state, 1);

      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
    }
}

static void
test_over (gconstpointer id)
{
  g_autoptr (AciesState) state = play_some (id, G_MAXUINT, 3);
  g_autoptr (AciesAiRulesetCache) cache = acies_ai_ruleset_cache_new (state);

  for (AciesSide winner = 0; winner < 2; winner++)
    {
      state->outcome.winner = winner;
      g_assert_cmpfloat (acies_ai_judge (cache, state, winner), ==, 1);
      g_assert_cmpfloat (acies_ai_judge (cache, state, 1 - winner), ==, 0);
    }
  state->outcome.winner = ACIES_NO_SIDE;
  g_assert_cmpfloat (acies_ai_judge (cache, state, 0), ==, 0.5);
}

/* From never to always, and the same distance from even on both sides. */
static void
test_chance (void)
{
  double last = 0;

  for (double log_odds = -8; log_odds <= 8; log_odds += 0.25)
    {
      double chance = acies_ai_chance (log_odds);

      g_assert_cmpfloat (chance, >=, last);
      g_assert_cmpfloat_with_epsilon (chance + acies_ai_chance (-log_odds), 1, 1e-12);
      last = chance;
    }
  g_assert_cmpfloat_with_epsilon (acies_ai_chance (1), 0.731, 0.005);
  g_assert_cmpfloat (acies_ai_chance (0), ==, 0.5);
}

/* A blow takes no more than there is; gives how many take anything. */
static guint
count_blows (const AciesState    *state,
             AciesAiRulesetCache *cache)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    for (guint j = 0; j < state->n_units; j++)
      {
        const AciesUnit *own = &state->units[i];
        const AciesUnit *other = &state->units[j];
        AciesAiBlow      blow;

        if (own->side == other->side || own->place != ACIES_PLACE_BOARD || other->place != ACIES_PLACE_BOARD)
          continue;
        blow = acies_ai_ruleset_cache_blow (cache, state, own, own->hex, other, other->hex, 0);
        g_assert_cmpfloat (blow.losses, >=, 0);
        g_assert_cmpfloat (blow.losses, <=, other->figures);
        g_assert_cmpfloat (blow.eliminated, <=, 1);
        n += blow.losses > 0;
      }

  return n;
}

/* A type comes as far as its numbers say. */
static void
test_ruleset_cache (gconstpointer id)
{
  guint n_blows = 0;

  for (guint n = 0; n <= 60; n += 20)
    {
      g_autoptr (AciesState) state = play_some (id, n, 1);
      g_autoptr (AciesAiRulesetCache) cache = acies_ai_ruleset_cache_new (state);

      for (guint type = 0; type < state->ruleset->n_unit_types; type++)
        {
          const AciesAiType *known = &cache->types[type];

          g_assert_cmpuint (known->range, <=, known->strike);
          g_assert_cmpuint (known->strike, <=, known->range + known->march);
          g_assert_cmpfloat (known->quality, >, 0);
        }
      n_blows += count_blows (state, cache);
    }
  g_assert_cmpuint (n_blows, >, 0);
}

/* All that is offered is allowed, the best comes first, and a seed gives the same. */
static void
test_search (gconstpointer id)
{
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();

  for (guint n = 0; n < 60; n += many (15, 5))
    {
      g_autoptr (AciesState) state = play_some (id, n, n + 1);
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesAiRng rng = acies_ai_rng_seeded (n);
      AciesAiRng same = rng;
      g_autoptr (GArray) options = NULL;
      g_autoptr (GArray) again = NULL;

      if (state->outcome.reason != ACIES_END_NOT_YET)
        continue;
      options = acies_ai_search (cache, view, n == 0 ? many (5000, 30000) : 400, &rng, NULL);
      again = acies_ai_search (cache, view, n == 0 ? many (5000, 30000) : 400, &same, NULL);
      g_assert_cmpuint (options->len, ==, again->len);
      for (guint i = 0; i < options->len; i++)
        {
          const AciesAiOption *option = &g_array_index (options, AciesAiOption, i);

          g_assert_true (acies_command_check (&option->command, state, NULL));
          g_assert_cmpuint (option->visits, ==, g_array_index (again, AciesAiOption, i).visits);
          g_assert_cmpuint (option->place, ==, g_array_index (again, AciesAiOption, i).place);
          g_assert_cmpfloat (option->win, >=, 0);
          g_assert_cmpfloat (option->win, <=, 1);
        }
    }
}

/* Advice is allowed, and its numbers are such as can be; none when nobody wants it any more. */
static void
test_advice (gconstpointer id)
{
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  g_autoptr (AciesState) state = play_some (id, 30, 2);
  g_autoptr (AciesView) view = acies_view_new_deciding (state);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  AciesAiRng    rng = acies_ai_rng_seeded (9);
  AciesAiAdvice advice;

  g_assert_true (acies_ai_advise (cache, view, 2000, &rng, cancellable, &advice));
  g_assert_true (acies_command_check (&advice.command, state, NULL));
  g_assert_cmpfloat (advice.win, >=, 0);
  g_assert_cmpfloat (advice.win, <=, 1);
  g_assert_cmpfloat (advice.eliminated, >=, 0);
  g_assert_cmpfloat (advice.lost, >=, 0);
  g_cancellable_cancel (cancellable);
  g_assert_false (acies_ai_weigh (cache, view, &advice.command, 2000, &rng, cancellable, &advice));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  g_test_add_func ("/ai/judge/chance", test_chance);
  rulesets_add_tests (library, "/ai/judge", "both-sides", test_both_sides);
  rulesets_add_tests (library, "/ai/judge", "over", test_over);
  rulesets_add_tests_where (library, ruleset_has_fights, "/ai/lore", "measured", test_ruleset_cache);
  rulesets_add_tests (library, "/ai/search", "options", test_search);
  rulesets_add_tests (library, "/ai/advice", "numbers", test_advice);

  return g_test_run ();
}
