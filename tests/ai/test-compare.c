/* test-compare.c - chance that falls alike, and commands that are seen in the same games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/cache.h"
#include "ai/players.h"
#include "ai/random.h"
#include "ai/search.h"
#include "engine/core/engine.h"
#include "support/battles.h"

static AciesState *
begin (const char *id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);

  return acies_engine_new_game (scenario, NULL);
}

static void
play_on (AciesState *state,
         AciesAiRng *rng)
{
  g_autoptr (AciesView) view = NULL;
  AciesCommand command;

  if (acies_state_awaits_chance (state))
    command = acies_ai_roll (state, rng);
  else
    {
      view = acies_view_new_deciding (state);
      command = acies_ai_choose_random (view, rng);
    }
  g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
}

static gboolean
awaits_dice (const AciesState *state)
{
  return acies_state_awaits_chance (state) && state->decision.kind == ACIES_DECISION_DICE;
}

/* (nullable): a position in which a fight is to be rolled for, or anything where nothing is fought */
static AciesState *
find_roll (const char *id)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (AciesState) state = begin (id);
      AciesAiRng rng = acies_ai_rng_seeded (seed);

      while (state->outcome.reason == ACIES_END_NOT_YET && !(awaits_dice (state) && (state->n_combats > 0 || !ruleset_has_fights (state->ruleset))))
        play_on (state, &rng);
      if (state->outcome.reason == ACIES_END_NOT_YET)
        return g_steal_pointer (&state);
    }

  return NULL;
}

static void
assert_same_roll (const AciesCommand *a,
                  const AciesCommand *b)
{
  g_assert_cmpmem (&a->dice, sizeof a->dice, &b->dice, sizeof b->dice);
}

/* The n-th roll of a fight is the same, whatever was rolled for others in between. */
static void
test_same_roll (gconstpointer id)
{
  g_autoptr (AciesState) state = find_roll (id);
  g_autoptr (AciesState) other = NULL;
  guint n_elsewhere = 0, n_again = 0;

  g_assert_nonnull (state);
  other = acies_state_copy (state);
  other->combats[other->n_combats - 1].at ^= 1;
  for (guint seed = 0; seed < 50; seed++)
    {
      AciesAiLuck  alone, among;
      AciesCommand first, second, elsewhere;

      acies_ai_luck_init (&alone, seed);
      acies_ai_luck_init (&among, seed);
      first = acies_ai_luck_roll (&alone, state);
      second = acies_ai_luck_roll (&alone, state);
      elsewhere = acies_ai_luck_roll (&among, other);
      for (guint i = 0; i < 2; i++)
        {
          AciesCommand same = acies_ai_luck_roll (&among, state);

          assert_same_roll (i == 0 ? &first : &second, &same);
          acies_ai_luck_roll (&among, other);
        }
      n_elsewhere += memcmp (&first.dice, &elsewhere.dice, sizeof first.dice) != 0;
      n_again += memcmp (&first.dice, &second.dice, sizeof first.dice) != 0;
    }
  /* A single die of mostly blanks falls twice alike in half of all cases. */
  g_assert_cmpuint (n_elsewhere, >, 10);
  g_assert_cmpuint (n_again, >, 10);
}

/* Over many lucks each face comes as often as a die has it. */
static void
test_fair (gconstpointer id)
{
  g_autoptr (AciesState) state = find_roll (id);
  const AciesDieType *type;
  guint               n_faces[ACIES_MAX_FACES + 1] = { 0 };
  guint               expected[ACIES_MAX_FACES + 1] = { 0 };
  enum
  {
    N_LUCKS = 12000
  };

  g_assert_nonnull (state);
  type = &state->ruleset->die_types[state->decision.dice[0]];
  for (guint face = 1; face <= type->n_faces; face++)
    expected[acies_die_same_face (type, face)] += N_LUCKS / type->n_faces;
  for (guint seed = 0; seed < N_LUCKS; seed++)
    {
      AciesAiLuck luck;

      acies_ai_luck_init (&luck, seed);
      n_faces[acies_ai_luck_roll (&luck, state).dice.faces[0]]++;
    }
  for (guint face = 1; face <= type->n_faces; face++)
    g_assert_cmpuint (ABS ((int) n_faces[face] - (int) expected[face]), <, 200);
}

static void
assert_sound (const GArray     *options,
              const AciesState *state)
{
  const AciesAiOption *best = &g_array_index (options, AciesAiOption, 0);

  for (guint i = 0; i < options->len; i++)
    {
      const AciesAiOption *option = &g_array_index (options, AciesAiOption, i);

      g_assert_true (acies_command_check (&option->command, state, NULL));
      g_assert_cmpuint (option->visits, <=, best->visits);
      /* What looks best at a glance gives way to who won more of the same games only. */
      if (option->place == 0 && i > 0)
        {
          g_assert_cmpuint (option->visits, ==, best->visits);
          g_assert_cmpfloat (option->win, <, best->win);
        }
    }
}

static void
test_same_games (gconstpointer id)
{
  g_autoptr (AciesState) state = begin (id);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  AciesAiRng rng = acies_ai_rng_seeded (11);
  guint      n_changed = 0;

  for (guint n = 0; n < many (40, 120) && state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      if (!acies_state_awaits_chance (state))
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);
          g_autoptr (GArray) options = acies_ai_compare (acies_ai_cache_get_ruleset_cache (cache, state, 0), view, many (1000, 3000), &rng, NULL);

          assert_sound (options, state);
          n_changed += g_array_index (options, AciesAiOption, 0).place > 0;
        }
      play_on (state, &rng);
    }
  g_assert_cmpuint (n_changed, >, 0);
}

/* Nor does who has no time for one game of each command try any. */
static void
test_few (gconstpointer id)
{
  g_autoptr (AciesState) state = begin (id);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  AciesAiRng rng = acies_ai_rng_seeded (5);
  guint      n_seen = 0;

  for (guint n = 0; n < 60 && n_seen == 0 && state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      if (!acies_state_awaits_chance (state))
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);
          g_autoptr (GArray) few = acies_ai_compare (acies_ai_cache_get_ruleset_cache (cache, state, 0), view, 1, &rng, NULL);
          g_autoptr (GArray) more = acies_ai_compare (acies_ai_cache_get_ruleset_cache (cache, state, 0), view, 100, &rng, NULL);

          g_assert_cmpuint (g_array_index (few, AciesAiOption, 0).visits, ==, 0);
          g_assert_cmpuint (g_array_index (few, AciesAiOption, 0).place, ==, 0);
          n_seen += few->len > 1 && g_array_index (more, AciesAiOption, 0).visits > 0;
        }
      play_on (state, &rng);
    }
  g_assert_cmpuint (n_seen, >, 0);
}

/* Who is not let play a game does what looks best at a glance. */
static void
test_cancelled (gconstpointer id)
{
  static const AciesAiManner able = { .spread = 0, .fear = 1, .cards = 1, .bars = 1 };
  g_autoptr (AciesState) state = begin (id);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  AciesAiRng rng = acies_ai_rng_seeded (5);

  g_cancellable_cancel (cancellable);
  for (guint n = 0; n < 60 && state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      if (!acies_state_awaits_chance (state))
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);
          AciesAiRng same = rng;
          g_autoptr (GArray) options = acies_ai_compare (acies_ai_cache_get_ruleset_cache (cache, state, 0), view, 3000, &rng, cancellable);
          AciesCommand static_eval = acies_ai_choose_quickly (cache, view, &able, &same);

          g_assert_cmpuint (g_array_index (options, AciesAiOption, 0).visits, ==, 0);
          g_assert_true (acies_command_equal (&g_array_index (options, AciesAiOption, 0).command, &static_eval));
        }
      play_on (state, &rng);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  rulesets_add_tests_where (library, ruleset_has_fights, "/ai/luck", "same-roll", test_same_roll);
  rulesets_add_tests (library, "/ai/luck", "fair", test_fair);
  rulesets_add_tests (library, "/ai/compare", "same-games", test_same_games);
  rulesets_add_tests (library, "/ai/compare", "cancelled", test_cancelled);
  rulesets_add_tests (library, "/ai/compare", "few", test_few);

  return g_test_run ();
}
