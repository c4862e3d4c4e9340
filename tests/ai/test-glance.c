/* test-glance.c - what a player sees who looks once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/choices.h"
#include "ai/players.h"
#include "ai/random.h"
#include "engine/core/engine.h"
#include "engine/odds/odds.h"
#include "engine/view/view.h"
#include "strength/position.h"
#include "support/battles.h"

#include <string.h>

typedef void (*Look) (const AciesState *state,
                      const GArray     *list,
                      guint            *n_seen);

/* At each decision of some games by chance, of every battle. */
static void
look_at_games (gconstpointer id,
               Look          look,
               guint        *n_seen)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) battles = battles_load_all (library, id);
  g_autoptr (GArray) list = acies_commands_new ();

  for (guint game = 0; game < 3 * battles->len; game++)
    {
      g_autoptr (AciesState) state = acies_engine_new_game (g_ptr_array_index (battles, game % battles->len), NULL);
      AciesAiRng rng = acies_ai_rng_seeded (game);

      while (state->outcome.reason == ACIES_END_NOT_YET)
        {
          AciesCommand command;

          if (acies_state_awaits_chance (state))
            command = acies_ai_roll (state, &rng);
          else
            {
              g_autoptr (AciesView) view = acies_view_new_deciding (state);

              g_array_set_size (list, 0);
              acies_command_list (state, list);
              look (state, list, n_seen);
              command = acies_ai_choose_random (view, &rng);
            }
          g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
        }
    }
}

/* One retreat and no wound costs what was said before, from afar perhaps less; @n_seen: how often it cost something. */
static void
compare_prices (const AciesState *state,
                const GArray     *list,
                guint            *n_seen)
{
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      g_autoptr (AciesOdds) odds = NULL;
      guint price;

      if (command->kind != ACIES_COMMAND_ATTACK)
        continue;
      odds = acies_odds_new_for_attack (state, command->hex, command->to, NULL, NULL);
      price = state->ruleset->procs->odds->retreat_price (state, acies_state_unit_at (state, command->to), command->hex);
      for (guint j = 0; j < odds->chances->len; j++)
        {
          const AciesChance *chance = &g_array_index (odds->chances, AciesChance, j);

          if (chance->wounds > 0 || chance->retreats != 1)
            continue;
          g_assert_cmpuint (chance->losses, <=, price);
          if (acies_hex_is_adjacent (command->hex, command->to))
            g_assert_cmpuint (chance->losses, ==, MIN (price, odds->target_figures));
          *n_seen += price > 0;
        }
    }
}

static void
test_price (gconstpointer id)
{
  guint n_seen = 0;

  look_at_games (id, compare_prices, &n_seen);
  g_assert_cmpuint (n_seen, >, 0);
}

/* To stay bars nobody's way, and to look at a move moves nothing. */
static void
look_at_moves (const AciesState *state,
               const GArray     *list,
               guint            *n_seen)
{
  static const AciesAiManner manner = { .fear = 1, .cards = 1, .bars = 1 };
  g_autoptr (AciesAiRulesetCache) cache = NULL;
  AciesAiStaticEval static_eval;
  guint64           hash = acies_state_hash (state);

  if (list->len == 0 || g_array_index (list, AciesCommand, list->len / 2).kind != ACIES_COMMAND_MOVE)
    return;
  cache = acies_ai_ruleset_cache_new (state);
  acies_ai_static_eval_at (&static_eval, cache, state, manner);
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      const AciesUnit    *unit;

      if (command->kind != ACIES_COMMAND_MOVE)
        continue;
      unit = &state->units[acies_ai_static_eval_unit (&static_eval, command->hex)];
      *n_seen += acies_ai_static_eval_bar (&static_eval, unit, command->to) != 0;
      g_assert_cmpfloat (acies_ai_static_eval_bar (&static_eval, unit, unit->hex), ==, 0);
    }
  g_assert_cmpuint (acies_state_hash (state), ==, hash);
}

static void
test_moves (gconstpointer id)
{
  guint n_seen = 0;

  look_at_games (id, look_at_moves, &n_seen);
  g_assert_cmpuint (n_seen, >, 0);
}

static float
score_of (const Position *position,
          const char     *line)
{
  g_autoptr (AciesAiRulesetCache) cache = acies_ai_ruleset_cache_new (position->state);
  g_autofree float *scores = g_new (float, position->commands->len);

  acies_ai_score_quickly (cache, position->state, position->commands, scores);
  for (guint i = 0; i < position->commands->len; i++)
    {
      g_autofree char *text = acies_command_to_string (&g_array_index (position->commands, AciesCommand, i), position->state->ruleset);

      if (g_str_equal (text, line))
        return scores[i];
    }

  g_assert_not_reached ();
}

/* Behind velites that are attacked they cannot give way; and who may still move does not attack first. */
static void
test_bars_the_way (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) positions = positions_read (library, "bars");
  const Position *position;

  g_assert_cmpuint (positions->len, ==, 1);
  position = g_ptr_array_index (positions, 0);
  g_assert_cmpfloat (score_of (position, "move J5 I7"), >, score_of (position, "move J5 K5"));
  g_assert_cmpfloat (score_of (position, "move J5 I7"), >, score_of (position, "attack J5 J6"));
}

/* Where whoever is driven off and finds no way loses figures. */
static gboolean
has_prices (const AciesRuleset *ruleset)
{
  return ruleset_is_on_hexes (ruleset) && ruleset->procs->odds->retreat_price != NULL;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  rulesets_add_tests_where (library, has_prices, "/ai/glance", "price", test_price);
  rulesets_add_tests_where (library, has_prices, "/ai/glance", "moves", test_moves);
  g_test_add_func ("/ai/glance/bars-the-way", test_bars_the_way);

  return g_test_run ();
}
