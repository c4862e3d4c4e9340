/* test-players.c - computer players play by the rules, by a seed, and by what their side knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "ai/random.h"
#include "engine/core/engine.h"
#include "support/battles.h"

/* As hard thinks, but for no longer than a test may take. */
#define FEW_POSITIONS many (20, 100)

#define ENOUGH 60 /* commands, in a usual run, of a game that is not played to its end */

#define LADDER_GAMES many (40, 60)
#define LADDER_GAMES_EASY many (16, 60)      /* against chance, which is far weaker */
#define LADDER_GAMES_TO_THE_END many (6, 20) /* of who looks ahead, where playouts go to the end of the battle */

static AciesCommand
choose_by_few (AciesAiCache    *cache,
               const AciesView *view,
               AciesAiRng      *rng,
               GCancellable    *cancellable)
{
  return acies_ai_choose_by_search (cache, view, FEW_POSITIONS, rng, cancellable);
}

static AciesAiChoose
find (const char *id)
{
  return g_str_equal (id, "few") ? choose_by_few : acies_ai_player_get (acies_ai_player_find (id))->choose;
}

typedef struct
{
  AciesAiChoose players[2]; /* of each second side in turn */
  AciesAiCache *cache;      /* or NULL: a new one for each decision */
  guint64       seed;
} Game;

static AciesCommand
decide (const Game       *game,
        const AciesState *state,
        AciesAiRng       *rng)
{
  g_autoptr (AciesView) view = acies_view_new_deciding (state);
  g_autoptr (AciesAiCache) own = game->cache == NULL ? acies_ai_cache_new () : NULL;

  return game->players[acies_state_deciding_side (state) % G_N_ELEMENTS (game->players)](game->cache != NULL ? game->cache : own, view, rng, NULL);
}

/* (transfer full): the end of it, or how it stands after so many commands */
static AciesState *
play_on (const Game       *game,
         const AciesState *scenario,
         guint             n_at_most)
{
  AciesState *state = acies_engine_new_game (scenario, NULL);
  AciesAiRng  dice = acies_ai_rng_seeded (game->seed);
  AciesAiRng  rng = acies_ai_rng_seeded (game->seed + 1);

  for (guint n = 0; n < n_at_most && state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      AciesCommand command = acies_state_awaits_chance (state) ? acies_ai_roll (state, &dice) : decide (game, state, &rng);
      g_autoptr (GError) error = NULL;

      acies_engine_apply (state, &command, NULL, &error);
      g_assert_no_error (error);
    }
  return state;
}

static AciesState *
play (const Game       *game,
      const AciesState *scenario)
{
  return play_on (game, scenario, G_MAXUINT);
}

/* Every command of every player is allowed, and every game ends. In a usual run all play the first battle of a
 * ruleset to its end, and one of them begins each other. */
static void
test_legal (gconstpointer name)
{
  static const char *const ids[] = { "easy", "normal", "few" };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, name);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  g_auto (GStrv) names = battles_list (library, scenario->ruleset->id);
  gboolean is_whole = is_long_run () || g_str_equal (names[0], name);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (is_whole || g_str_hash (name) % G_N_ELEMENTS (ids) == i)
      {
        Game game = { { find (ids[i]), find ("random") }, cache, 7 + i };
        g_autoptr (AciesState) end = play_on (&game, scenario, is_whole ? G_MAXUINT : ENOUGH);

        g_assert_true (end->outcome.reason != ACIES_END_NOT_YET || !is_whole);
      }
}

/* A seed gives the same game, also by a new mind for each decision. */
static void
test_same_seed (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  Game  once = { { find ("normal"), find ("easy") }, cache, 11 };
  Game  again = { { find ("normal"), find ("easy") }, NULL, 11 };
  Game  another = { { find ("normal"), find ("easy") }, cache, 12 };
  guint n_at_most = many (ENOUGH, G_MAXUINT);
  g_autoptr (AciesState) first = play_on (&once, scenario, n_at_most);
  g_autoptr (AciesState) second = play_on (&again, scenario, n_at_most);
  g_autoptr (AciesState) third = play_on (&another, scenario, n_at_most);

  g_assert_cmphex (acies_state_hash (first), ==, acies_state_hash (second));
  g_assert_cmphex (acies_state_hash (first), !=, acies_state_hash (third));
}

/* Of a deck in common the cards lie with the first side. */
static guint8 *
deck_of (AciesState *state,
         AciesSide   side,
         guint       card)
{
  return &state->cards[state->ruleset->cards[card].common ? 0 : side][ACIES_ZONE_DECK][card];
}

/* Changes what the enemy of who decides holds for another card of the same deck: backs tell the decks. */
static void
exchange_hand (AciesState *state)
{
  AciesSide enemy = acies_ruleset_enemy_of (state->ruleset, acies_state_deciding_side (state));
  guint8   *hand = state->cards[enemy][ACIES_ZONE_HAND];

  for (guint in = 0; in < state->ruleset->n_cards; in++)
    for (guint out = 0; out < state->ruleset->n_cards; out++)
      if (in != out && state->ruleset->cards[in].deck == state->ruleset->cards[out].deck && *deck_of (state, enemy, in) > 0 && hand[out] > 0)
        {
          --*deck_of (state, enemy, in), hand[in]++;
          hand[out]--, ++*deck_of (state, enemy, out);
          return;
        }
}

/* What the other holds changes nothing of what is chosen. */
static void
test_knows_its_side (gconstpointer id)
{
  static const char *const ids[] = { "easy", "normal", "few" };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  AciesAiRng rng = acies_ai_rng_seeded (5);
  guint      n_differ = 0;

  for (guint n = 0; n < 120 && state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      AciesCommand command;

      if (acies_state_awaits_chance (state))
        command = acies_ai_roll (state, &rng);
      else
        {
          g_autoptr (AciesState) other = acies_state_copy (state);
          g_autoptr (AciesView) view = acies_view_new_deciding (state);
          g_autoptr (AciesView) same = NULL;
          AciesAiRng before = rng;

          exchange_hand (other);
          n_differ += acies_state_hash (other) != acies_state_hash (state);
          same = acies_view_new_deciding (other);
          command = find (ids[n % 3]) (cache, view, &rng, NULL);
          {
            AciesCommand twin = find (ids[n % 3]) (cache, same, &before, NULL);

            g_assert_true (acies_command_equal (&command, &twin));
          }
        }
      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
    }
  g_assert_cmpuint (n_differ, >, 20);
}

/* Who is told to stop before he begins still names something that is allowed. */
static void
test_cancelled (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesView) view = NULL;
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  AciesAiRng dice = acies_ai_rng_seeded (1);

  while (acies_state_awaits_chance (state))
    {
      AciesCommand command = acies_ai_roll (state, &dice);

      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
    }
  view = acies_view_new_deciding (state);
  g_cancellable_cancel (cancellable);
  for (guint i = 1; i <= acies_ai_count_players (); i++)
    {
      AciesAiRng   rng = acies_ai_rng_seeded (i);
      AciesCommand command = acies_ai_player_get (i)->choose (cache, view, &rng, cancellable);

      g_assert_true (acies_command_check (&command, state, NULL));
    }
}

/* With so few games the shares are far from sure, but a seed gives them always alike. Where playouts go to the
 * end of the battle there are fewer still, and luck weighs more: there who looks ahead is held against chance
 * alone. By how much he beats the next lower one takes hundreds of games, and is measured, not tested. */
static void
test_ladder (gconstpointer id)
{
  static const char *const ladder[] = { "random", "easy", "normal" };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  gboolean to_the_end = !acies_procs_has_turns (scenario->ruleset->procs);

  for (guint i = 1; i < G_N_ELEMENTS (ladder); i++)
    {
      guint  lower = to_the_end ? 0 : i - 1;
      guint  n_ahead = to_the_end ? LADDER_GAMES_TO_THE_END : LADDER_GAMES;
      guint  n_games = i == 1 ? LADDER_GAMES_EASY : n_ahead;
      double won = 0;

      for (guint n = 0; n < n_games; n++)
        {
          Game game = { { find (ladder[n % 2 == 0 ? i : lower]), find (ladder[n % 2 == 0 ? lower : i]) }, cache, 100 + n };
          g_autoptr (AciesState) end = play (&game, scenario);

          won += end->outcome.winner == ACIES_NO_SIDE ? 0.5 : end->outcome.winner == n % 2;
        }
      g_test_message ("%s against %s: %.1f of %u", ladder[i], ladder[lower], won, n_games);
      g_assert_cmpfloat (won, >, 0.55 * n_games);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  battles_add_tests (library, "/ai/players", "legal", test_legal);
  rulesets_add_tests (library, "/ai/players", "same-seed", test_same_seed);
  rulesets_add_tests_where (library, ruleset_has_cards, "/ai/players", "knows-its-side", test_knows_its_side);
  rulesets_add_tests (library, "/ai/players", "cancelled", test_cancelled);
  rulesets_add_tests (library, "/ai/players", "ladder", test_ladder);

  return g_test_run ();
}
