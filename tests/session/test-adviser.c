/* test-adviser.c - what a computer advises to the person who decides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/computers.h"

#include "ai/players.h"
#include "ai/random.h"
#include "support/battles.h"

#define COMPUTER 1
#define FEW_POSITIONS 200 /* for one advice, but in a long run */

static AciesSession *
begin (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);

  return acies_session_new_game (scenario, 4, ACIES_DICE_ROLLED);
}

/* What is advised soon, from few positions, is advised as it always is. */
static AciesSession *
begin_quick (gconstpointer id)
{
  AciesSession *session = begin (id);

  if (!is_long_run ())
    acies_session_get_state (session)->ruleset->computer.levels[ACIES_LEVEL_HINT] = FEW_POSITIONS;
  return session;
}

static const AciesAiAdvice *
wait_for_advice (AciesAdviser *adviser)
{
  while (acies_adviser_is_thinking (adviser))
    g_main_context_iteration (NULL, TRUE);
  return acies_adviser_get_advice (adviser);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Whatever is advised may be done, and the same is advised when it is asked again. */
static void
test_may_be_done (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin_quick (id);
  g_autoptr (AciesAdviser) adviser = acies_adviser_new (session);

  for (guint i = 0; i < many (6, 20) && acies_session_find_person (session) != ACIES_NO_SIDE; i++)
    {
      const AciesAiAdvice *advice;
      AciesCommand         command;

      acies_adviser_ask (adviser);
      advice = wait_for_advice (adviser);
      g_assert_nonnull (advice);
      g_assert_cmpfloat (advice->win, >=, 0);
      g_assert_cmpfloat (advice->win, <=, 1);
      command = advice->command;
      acies_adviser_forget (adviser);
      g_assert_null (acies_adviser_get_advice (adviser));
      acies_adviser_ask (adviser);
      g_assert_true (acies_command_equal (&wait_for_advice (adviser)->command, &command));
      acies_adviser_forget (adviser);
      g_assert_true (acies_session_apply (session, &command, NULL));
    }
}

/* It tells that it thinks and that it has come to something; what was stopped comes to nothing. */
static void
test_told_and_stopped (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin_quick (id);
  g_autoptr (AciesAdviser) adviser = acies_adviser_new (session);
  guint n = 0;

  g_signal_connect_swapped (adviser, "changed", G_CALLBACK (count_cb), &n);
  acies_adviser_ask (adviser);
  g_assert_true (acies_adviser_is_thinking (adviser));
  acies_adviser_ask (adviser);
  g_assert_cmpuint (n, ==, 1);
  acies_adviser_forget (adviser);
  g_assert_false (acies_adviser_is_thinking (adviser));
  for (guint i = 0; i < 200; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (acies_adviser_get_advice (adviser));
  g_assert_cmpuint (n, ==, 2);
  acies_adviser_ask (adviser);
  g_assert_nonnull (wait_for_advice (adviser));
  g_assert_cmpuint (n, ==, 4);
  acies_adviser_ask (adviser); /* it has come to something already */
  g_assert_cmpuint (n, ==, 4);
}

/* A computer needs none, nor do dice. */
static void
test_for_people_alone (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id);
  g_autoptr (AciesAdviser) adviser = acies_adviser_new (session);
  AciesGameSettings settings = *acies_session_get_settings (session);
  AciesAiRng        rng = acies_ai_rng_seeded (1);

  g_assert_cmpint (acies_session_find_person (session), ==, acies_state_deciding_side (acies_session_get_state (session)));
  settings.players[acies_session_find_person (session)] = COMPUTER;
  acies_session_set_settings (session, &settings);
  g_assert_cmpint (acies_session_find_person (session), ==, ACIES_NO_SIDE);
  acies_adviser_ask (adviser);
  g_assert_false (acies_adviser_is_thinking (adviser));

  settings.players[0] = settings.players[1] = ACIES_PLAYER_HUMAN;
  settings.dice = ACIES_DICE_ENTERED;
  acies_session_set_settings (session, &settings);
  while (acies_session_get_state (session)->decision.kind != ACIES_DECISION_DICE)
    {
      const AciesState *state = acies_session_get_state (session);
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand command = acies_state_awaits_chance (state) ? acies_ai_roll (state, &rng) : acies_ai_choose_random (view, &rng);

      g_assert_true (acies_session_apply (session, &command, NULL));
    }
  g_assert_cmpint (acies_session_find_person (session), ==, ACIES_NO_SIDE);
  acies_adviser_ask (adviser);
  g_assert_false (acies_adviser_is_thinking (adviser));
}

static void
test_gone_while_it_thinks (gconstpointer id)
{
  AciesSession *session = begin (id);
  AciesAdviser *adviser = acies_adviser_new (session);

  acies_adviser_ask (adviser);
  g_object_unref (adviser);
  g_assert_finalize_object (session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static AciesAiAdvice
advise (AciesSession *session,
        guint         n_positions)
{
  g_autoptr (AciesView) view = acies_view_new_deciding (acies_session_get_state (session));
  AciesAiCache *cache = acies_ai_cache_new ();
  AciesAiRng    rng = acies_ai_rng_seeded (acies_session_get_seed (session) ^ acies_ai_rng_mix (acies_session_count_commands (session) + 1));
  AciesAiAdvice advice;

  g_assert_true (acies_ai_advise (cache, view, n_positions, &rng, NULL, &advice));
  acies_ai_cache_free (cache);

  return advice;
}

/* It looks at as much as the ruleset says, and there at no less than the player who looks least. */
static void
test_as_the_ruleset_says (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id);
  AciesComputerNumbers *numbers = &acies_session_get_state (session)->ruleset->computer;
  double                wins[2];

  g_assert_cmpuint (numbers->levels[ACIES_LEVEL_HINT], >=, numbers->levels[ACIES_LEVEL_NORMAL]);
  for (guint i = 0; i < G_N_ELEMENTS (wins); i++)
    {
      g_autoptr (AciesAdviser) adviser = acies_adviser_new (session);

      numbers->levels[ACIES_LEVEL_HINT] = i == 0 ? 40 : 4000;
      acies_adviser_ask (adviser);
      wins[i] = wait_for_advice (adviser)->win;
      g_assert_cmpfloat (wins[i], ==, advise (session, i == 0 ? 40 : 4000).win);
    }
  g_assert_cmpfloat (wins[0], !=, wins[1]);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  rulesets_add_tests (library, "/adviser", "may-be-done", test_may_be_done);
  rulesets_add_tests (library, "/adviser", "told-and-stopped", test_told_and_stopped);
  rulesets_add_tests (library, "/adviser", "for-people-alone", test_for_people_alone);
  rulesets_add_tests (library, "/adviser", "as-the-ruleset-says", test_as_the_ruleset_says);
  rulesets_add_tests (library, "/adviser", "gone-while-it-thinks", test_gone_while_it_thinks);

  return g_test_run ();
}
