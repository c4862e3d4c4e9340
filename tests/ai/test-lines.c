/* test-lines.c - at a glance, where fights are fought straight ahead
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/choices.h"
#include "ai/players.h"
#include "ai/random.h"
#include "ai/search.h"
#include "ai/static-eval.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/view/view.h"
#include "support/battles.h"

#define GAMES 12

typedef void (*Look) (AciesAiRulesetCache *cache,
                      const AciesState    *state,
                      const GArray        *list,
                      const float         *scores,
                      guint               *n_seen);

/* At each decision of some games by chance. */
static guint
look_at_games (const char *name,
               Look        look)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, name);
  g_autoptr (AciesAiRulesetCache) cache = acies_ai_ruleset_cache_new (scenario);
  g_autoptr (GArray) list = acies_commands_new ();
  guint n_seen = 0;

  for (guint game = 0; game < GAMES; game++)
    {
      g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
      AciesAiRng rng = acies_ai_rng_seeded (game);

      while (state->outcome.reason == ACIES_END_NOT_YET)
        {
          AciesCommand command;

          if (acies_state_awaits_chance (state))
            command = acies_ai_roll (state, &rng);
          else
            {
              g_autoptr (AciesView) view = acies_view_new_deciding (state);
              g_autofree float *scores = NULL;

              g_array_set_size (list, 0);
              acies_command_list (state, list);
              scores = g_new (float, list->len);
              acies_ai_score_quickly (cache, state, list, scores);
              look (cache, state, list, scores, &n_seen);
              command = acies_ai_choose_random (view, &rng);
            }
          g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
        }
    }

  return n_seen;
}

static const AciesCommand *
command_at (const GArray *list,
            guint         i)
{
  return &g_array_index (list, AciesCommand, i);
}

static gboolean
is_verb (const AciesState   *state,
         const AciesCommand *command,
         const char         *name)
{
  const AciesVerb *verb = acies_command_verb (command->kind, state->ruleset->procs);

  return verb != NULL && g_str_equal (verb->name, name);
}

/* Nothing that is thought depends on which of the cards that lie face down is which. */
static void
exchange_hidden (AciesAiRulesetCache *cache,
                 const AciesState    *state,
                 const GArray        *list,
                 const float         *scores,
                 guint               *n_seen)
{
  AciesSide side = acies_state_deciding_side (state);

  for (guint i = 0; i < state->n_units; i++)
    for (guint j = i + 1; j < state->n_units; j++)
      {
        g_autoptr (AciesState) other = NULL;
        g_autofree float *again = NULL;
        AciesId           type = state->units[i].type;

        if (!acies_unit_is_hidden_from (state, (AciesUnitId) i, side) || !acies_unit_is_hidden_from (state, (AciesUnitId) j, side) ||
            state->ruleset->unit_types[type].class_ != state->ruleset->unit_types[state->units[j].type].class_ || type == state->units[j].type)
          continue;
        other = acies_state_copy (state);
        again = g_new (float, list->len);
        other->units[i].type = state->units[j].type;
        other->units[j].type = type;
        acies_ai_score_quickly (cache, other, list, again);
        for (guint n = 0; n < list->len; n++)
          g_assert_cmpfloat_with_epsilon (again[n], scores[n], 0.001);
        ++*n_seen;
        return;
      }
}

static void
test_hidden (void)
{
  g_assert_cmpuint (look_at_games ("telamon", exchange_hidden), >, 20);
}

/* A card is laid where it will do more by the ground of the file: one card is not worth the same everywhere. */
static void
compare_files (AciesAiRulesetCache *cache,
               const AciesState    *state,
               const GArray        *list,
               const float         *scores,
               guint               *n_seen)
{
  AciesId type = acies_ruleset_find_unit_type (state->ruleset, "legionaries");
  float   good = 0;
  float   woods = 0;

  for (guint i = 0; i < list->len && state->turn.phase == 1; i++)
    {
      const AciesCommand *command = command_at (list, i);
      AciesHexName        name;

      if (!is_verb (state, command, "deploy") || command->id != type)
        continue;
      acies_hex_name (command->hex, name);
      if (g_str_equal (name, "D3"))
        good = scores[i];
      else if (g_str_equal (name, "C3"))
        woods = scores[i];
    }
  if (good == 0 || woods == 0)
    return;
  g_assert_cmpfloat (good, >, woods);
  ++*n_seen;
}

static void
test_ground (void)
{
  g_assert_cmpuint (look_at_games ("telamon", compare_files), >, 3);
}

/* One's own blank is rolled again and one's own cross is not. */
static void
compare_dice (AciesAiRulesetCache *cache,
              const AciesState    *state,
              const GArray        *list,
              const float         *scores,
              guint               *n_seen)
{
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = command_at (list, i);
      AciesUnitId         roller;
      gboolean            own;
      gboolean            hit;

      if (!is_verb (state, command, "roll-again"))
        continue;
      roller = state->combats[state->n_combats - 1].attacker;
      own = state->units[roller].side == acies_state_deciding_side (state);
      hit = state->dice.results[command->number - 1] == ACIES_DIE_HIT;
      if (own != hit)
        g_assert_cmpfloat (scores[i], >, 0);
      else
        g_assert_cmpfloat (scores[i], <, 0);
      ++*n_seen;
    }
}

static void
test_dice (void)
{
  g_assert_cmpuint (look_at_games ("telamon", compare_dice), >, 5);
}

/* Where nobody has a turn it is looked to the end of the round; elsewhere to that of a turn. */
static void
test_horizon (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  gboolean       has_turns = acies_procs_has_turns (state->ruleset->procs);
  AciesAiHorizon horizon;

  acies_ai_horizon_init (&horizon, state, 2, 0);
  for (guint i = 0; i < 3; i++)
    {
      state->turn.active = (AciesSide) (1 - state->turn.active % 2);
      acies_ai_horizon_goes_on (&horizon, state);
    }
  g_assert_cmpint (horizon.lies_ahead, ==, !has_turns);
  state->turn.round++;
  acies_ai_horizon_goes_on (&horizon, state);
  g_assert_false (horizon.lies_ahead);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  g_test_add_func ("/ai/lines/hidden", test_hidden);
  g_test_add_func ("/ai/lines/ground", test_ground);
  g_test_add_func ("/ai/lines/dice", test_dice);
  rulesets_add_tests (library, "/ai/lines", "horizon", test_horizon);

  return g_test_run ();
}
