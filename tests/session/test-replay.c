/* test-replay.c - going through a game again: every moment is the one that was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/log.h"
#include "support/battles.h"
#include "support/random-games.h"

#define N_JUMPS 60

static AciesLibrary *library;

/* A view of the replay that knows nothing but what it is told, as a canvas does. */
static void
changed_cb (AciesSession *replay,
            GArray       *events,
            gboolean      forward,
            AciesState   *copy)
{
  if (forward)
    acies_engine_replay (copy, events);
  else
    acies_engine_revert (copy, events);
}

static void
every_moment (gconstpointer battle)
{
  g_autoptr (AciesSession) game = random_game_play_out (library, battle, 11);
  g_autoptr (AciesSession) replay = acies_replay_new (game);
  g_autoptr (AciesState) copy = acies_state_copy (acies_session_get_state (replay));
  guint      n = acies_session_count_commands (game);
  AciesAiRng rng = acies_ai_rng_seeded (1);

  g_assert_cmpuint (acies_session_count_steps (replay), ==, n);
  g_assert_true (acies_state_equal (acies_session_get_state (replay), acies_session_get_state (game)));
  g_signal_connect (replay, "changed", G_CALLBACK (changed_cb), copy);
  for (guint i = 0; i < N_JUMPS; i++)
    {
      guint step = acies_ai_rng_below (&rng, n + 1);
      g_autoptr (AciesState) then = acies_session_dup_position (game, step);

      acies_session_go_to_step (replay, step);
      g_assert_true (acies_state_equal (acies_session_get_state (replay), then));
      g_assert_true (acies_state_equal (copy, then));
    }
  g_assert_cmpuint (acies_session_count_commands (game), ==, n);
}

static void
nothing_done (void)
{
  g_autoptr (AciesState) scenario = battle_load (library, "pydna");
  g_autoptr (AciesSession) game = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
  g_autoptr (AciesSession) replay = acies_replay_new (game);

  g_assert_cmpuint (acies_session_count_steps (replay), ==, 0);
  g_assert_true (acies_state_equal (acies_session_get_state (replay), acies_session_get_state (game)));
}

/* In the middle of a combat whose dice are awaited. */
static void
dice_awaited (void)
{
  g_autoptr (AciesState) scenario = battle_load (library, "pydna");
  g_autoptr (AciesSession) game = acies_session_new_game (scenario, 1, ACIES_DICE_ENTERED);
  g_autoptr (AciesSession) replay = NULL;
  const char *lines[] = { "play mixed-order", "order G4", "done", "attack G4 G6" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

      g_assert_true (acies_command_parse (lines[i], scenario->ruleset, &command, NULL));
      g_assert_true (acies_session_apply (game, &command, NULL));
    }
  replay = acies_replay_new (game);
  g_assert_cmpint (acies_session_get_state (replay)->decision.kind, ==, ACIES_DECISION_DICE);
  g_assert_cmpuint (acies_session_count_steps (replay), ==, G_N_ELEMENTS (lines));
}

/* A long game, gone through at once and not step by step. */
static void
there_and_back (void)
{
  g_autoptr (AciesSession) game = random_game_play_out (library, "epic", 4);
  g_autoptr (AciesSession) replay = acies_replay_new (game);
  guint64 hash = acies_state_hash (acies_session_get_state (game));

  g_assert_cmpuint (acies_state_hash (acies_session_get_state (replay)), ==, hash);
  acies_session_go_to_step (replay, 0);
  g_assert_cmpuint (acies_state_hash (acies_session_get_state (replay)), !=, hash);
  acies_session_go_to_step (replay, acies_session_count_steps (replay));
  g_assert_cmpuint (acies_state_hash (acies_session_get_state (replay)), ==, hash);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  g_test_add_data_func ("/replay/rome-vs-macedon/every-moment", "elis", every_moment);
  g_test_add_data_func ("/replay/rome-vs-carthage/every-moment", "quick", every_moment);
  g_test_add_func ("/replay/nothing-done", nothing_done);
  g_test_add_func ("/replay/dice-awaited", dice_awaited);
  g_test_add_func ("/replay/there-and-back", there_and_back);

  result = g_test_run ();
  acies_library_unref (library);

  return result;
}
