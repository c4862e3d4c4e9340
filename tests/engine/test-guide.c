/* test-guide.c - the guide to set up a battle: its steps together make exactly the battle
 *
 * Every random thing is drawn from g_test_rand_*, so --seed repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/core/procs.h"
#include "engine/edit/transform.h"
#include "engine/view/guide.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/random-games.h"
#include "support/wild.h"

#define N_WILD 60

/* All commands are accepted, in order, and make the scenario. No step has too many pieces. */
static void
assert_makes_scenario (const AciesSetupGuide *guide)
{
  g_autoptr (AciesState) state = acies_state_copy (guide->start);
  const char *why = NULL;

  g_assert_cmpuint (guide->steps->len, >, 1);
  for (guint i = 0; i < guide->steps->len; i++)
    {
      const AciesSetupStep *step = g_ptr_array_index (guide->steps, i);
      gboolean              is_of_pieces = step->kind == ACIES_SETUP_UNITS || step->kind == ACIES_SETUP_MARKS || step->kind == ACIES_SETUP_TERRAIN;

      g_assert_cmpstr (step->title, !=, "");
      g_assert_cmpstr (step->name, !=, "");
      g_assert_cmpuint (step->ticks->len, >, 0);
      g_assert_true (!is_of_pieces || step->ticks->len <= ACIES_SETUP_MAX_PIECES);
      for (guint j = 0; j < step->ticks->len; j++)
        {
          const AciesSetupTick *tick = g_ptr_array_index (step->ticks, j);

          g_assert_cmpstr (tick->label, !=, "");
          for (guint k = 0; k < tick->commands->len; k++)
            {
              const AciesCommand *command = &g_array_index (tick->commands, AciesCommand, k);
              g_autofree char    *line = acies_command_to_string (command, state->ruleset);
              g_autoptr (GError) error = NULL;

              g_test_message ("%s", line);
              acies_engine_apply (state, command, NULL, &error);
              g_assert_no_error (error);
            }
        }
    }
  g_assert_true (acies_state_is_ok (state, &why));
  g_assert_true (acies_state_equal (state, guide->scenario));
}

static void
of_battle (gconstpointer name)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = battle_load (library, name);
  g_autoptr (AciesSetupGuide) guide = acies_setup_guide_new (state);

  g_assert_true (acies_state_equal (guide->scenario, state));
  g_assert_cmpuint (guide->losses->len, ==, 0);
  assert_makes_scenario (guide);
}

static void
of_wild (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  for (guint i = 0; i < many (N_WILD, 20 * N_WILD); i++)
    {
      g_autoptr (AciesState) state = wild_scenario (acies_library_get_ruleset (library, id, NULL));
      g_autoptr (AciesSetupGuide) guide = acies_setup_guide_new (state);

      g_assert_true (acies_state_equal (guide->scenario, state));
      assert_makes_scenario (guide);
    }
}

/* What is on the table is in the scenario, and the game can be played on from there. */
static void
assert_is_position_of (const AciesState *scenario,
                       const AciesState *game)
{
  g_autoptr (AciesState) on = NULL;
  const char *why = NULL;

  g_assert_cmpint (scenario->mode, ==, ACIES_MODE_EDIT);
  g_assert_true (acies_state_is_ok (scenario, &why));
  g_assert_true (acies_board_equal (scenario->board, game->board));
  for (guint i = 0; i < game->n_units; i++)
    {
      const AciesUnit *one = &game->units[i], *other = &scenario->units[i];

      if (one->place != ACIES_PLACE_BOARD && one->place != ACIES_PLACE_RESERVE)
        continue;
      g_assert_cmpint (one->place, ==, other->place);
      g_assert_cmpint (one->type, ==, other->type);
      g_assert_cmpint (one->figures, ==, other->figures);
      g_assert_cmpint (one->hex, ==, other->hex);
    }
  for (AciesSide side = 0; side < game->ruleset->n_sides; side++)
    {
      if (!acies_ruleset_lacks (game->ruleset, ACIES_LACKS_MORALE))
        g_assert_cmpint (game->sides[side].morale, ==, scenario->sides[side].morale);
      for (guint card = 0; card < game->ruleset->n_cards; card++)
        {
          g_assert_cmpint (game->cards[side][ACIES_ZONE_HAND][card], ==, scenario->cards[side][ACIES_ZONE_HAND][card]);
          g_assert_cmpuint (acies_state_count_copies (game, side, (AciesId) card), >=, acies_state_count_copies (scenario, side, (AciesId) card));
        }
    }
  on = acies_engine_new_game (scenario, NULL);
  g_assert_true (acies_state_is_ok (on, &why));
}

static void
of_game (gconstpointer name)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = random_game_new (library, name, (guint64) g_test_rand_int ());
  AciesAiRng rng = acies_ai_rng_seeded ((guint64) g_test_rand_int ());
  guint      every = many (40, 7);

  for (guint i = 0; i < 600; i++)
    {
      gboolean goes_on = random_game_step (session, &rng);

      if (i % every == 0 || !goes_on)
        {
          const AciesState *game = acies_session_get_state (session);
          g_autoptr (AciesSetupGuide) guide = acies_setup_guide_new (game);

          assert_is_position_of (guide->scenario, game);
          assert_makes_scenario (guide);
        }
      if (!goes_on)
        break;
    }
}

/* --- words ----------------------------------------------------------------------------------- */

static char *
dup_step (const AciesSetupStep *step)
{
  GString *text = g_string_new (step->title);

  for (guint i = 0; i < step->ticks->len; i++)
    {
      const AciesSetupTick *tick = g_ptr_array_index (step->ticks, i);

      g_string_append_printf (text, "%s%s", i == 0 ? ": " : "; ", tick->label);
      if (tick->detail != NULL)
        g_string_append_printf (text, " (%s)", tick->detail);
    }

  return g_string_free (text, FALSE);
}

static const AciesSetupStep *
find_step (const AciesSetupGuide *guide,
           AciesSetupKind         kind,
           guint                  nth)
{
  for (guint i = 0; i < guide->steps->len; i++)
    {
      const AciesSetupStep *step = g_ptr_array_index (guide->steps, i);

      if (step->kind == kind && nth-- == 0)
        return step;
    }

  return NULL;
}

static void
assert_step (const AciesSetupGuide *guide,
             AciesSetupKind         kind,
             guint                  nth,
             const char            *text)
{
  g_autofree char *is = dup_step (find_step (guide, kind, nth));

  g_assert_cmpstr (is, ==, text);
}

static void
words (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  g_autoptr (AciesSetupGuide) guide = acies_setup_guide_new (pydna);
  AciesSetupKind before = ACIES_SETUP_BOARD;

  for (guint i = 0; i < guide->steps->len; i++)
    {
      const AciesSetupStep *step = g_ptr_array_index (guide->steps, i);

      g_assert_cmpint (step->kind, >=, before);
      before = step->kind;
    }
  assert_step (guide, ACIES_SETUP_BOARD, 0, "Lay out the board: 12 columns, 9 rows (Row 1 is at the top, and its first hex is A1); Rome sits at the bottom (A9 to L9); Macedon sits at the top (A1 to L1)");
  assert_step (guide, ACIES_SETUP_TERRAIN, 0, "Lay 6 tiles of Hill: C7 and D7; I7 and J7; C8; I8");
  assert_step (guide, ACIES_SETUP_TERRAIN, 2, "Lay 12 tiles of River: A5 to L5 (12 tiles)");
  assert_step (guide, ACIES_SETUP_UNITS, 0, "Place 5 Principes, 3 figures each: E7; F7; G7; H7; D8");
  assert_step (guide, ACIES_SETUP_UNITS, 2, "Place 3 Equites, 2 Elephants and Roman Leader: A8 (Equites, 2 figures); B8 (Equites, 2 figures); L9 (Equites, 2 figures); J8 (Elephants, 2 figures); K8 (Elephants, 2 figures); F8 (Roman Leader, 3 figures)");
  assert_step (guide, ACIES_SETUP_HAND, 1, "Give Macedon its hand of 5 cards: Line Order; Group Order; Mixed Order; Infantry Assault; Cavalry Assault");
  assert_step (guide, ACIES_SETUP_TRACKERS, 0, "Set the trackers: Rome: Morale 5; Rome: Hand size 5; Macedon: Morale 5; Macedon: Hand size 5; Round marker on 1 (The battle ends after round 11)");
  assert_step (guide, ACIES_SETUP_RULES, 0, "Agree on the rules that differ from the standard: Rivers can be forded (yes)");
  assert_step (guide, ACIES_SETUP_FIRST, 0, "Macedon goes first: Macedon");
  g_assert_cmpuint (acies_setup_guide_count (guide, NULL), ==, 6 + 3 + 12 + 33);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  g_test_add_func ("/guide/words", words);
  battles_add_tests (library, "/guide", "battle", of_battle);
  rulesets_add_tests (library, "/guide", "wild", of_wild);
  battles_add_tests (library, "/guide", "game", of_game);

  return g_test_run ();
}
