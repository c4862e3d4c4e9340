/* test-play-advice.c - what a computer advises, and why, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/advice-text.h"

#include "ai/random-player.h"
#include "engine/procs.h"
#include "session/session.h"
#include "support/battles.h"

#include <string.h>

/* One sentence for each case. */
static void
test_reasons (void)
{
  static const struct
  {
    AciesAiAdvice advice;
    const char   *words;
    gboolean      named;
  } cases[] = {
    { { .win = 0.625, .morale = 1.25, .eliminated = 0.8 },
      "On average the enemy loses 0.8 units, and 1.2 more morale than you; your chance of winning is 62%" },
    { { .win = 0.5, .morale = 1, .eliminated = 1 },
      "On average the enemy loses 1.0 unit, and 1.0 more morale than you; your chance of winning is 50%" },
    { { .win = 0.3, .morale = -0.5, .eliminated = 0.2 },
      "On average the enemy loses 0.2 units, and you lose 0.5 more morale than they do; your chance of winning is 30%" },
    { { .win = 0.3, .morale = 0.01, .eliminated = 2 },
      "On average the enemy loses 2.0 units, and both sides lose equal morale; your chance of winning is 30%" },
    { { .win = 1, .morale = 3, .eliminated = 0.01 },
      "On average the enemy loses 3.0 more morale than you; your chance of winning is 100%" },
    { { .win = 0, .morale = -2, .eliminated = 0 },
      "On average you lose 2.0 more morale than the enemy; your chance of winning is 0%" },
    { { .win = 1.5, .morale = -0.01, .eliminated = 0 },
      "On average both sides lose equal morale; your chance of winning is 100%" },
    { { .win = 1, .morale = 3, .eliminated = 0.01 },
      "Supplies: on average the enemy loses 3.0 more than you; your chance of winning is 100%",
      TRUE },
    { { .win = 0, .morale = -2, .eliminated = 0 },
      "Supplies: on average you lose 2.0 more than the enemy; your chance of winning is 0%",
      TRUE },
    { { .win = 0.3, .morale = 0.01, .eliminated = 2 },
      "On average the enemy loses 2.0 units. Supplies: on average both sides lose the same number; your chance of winning is 30%",
      TRUE },
  };
  const AciesProcs   fights = { .id = "fights" };
  const AciesRuleset usual = { .procs = &fights };
  const AciesRuleset named = { .procs = &fights, .morale_name = (char *) "Supplies" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = acies_advice_dup_reason (&cases[i].advice, cases[i].named ? &named : &usual);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static int
appraise (const AciesState *state,
          AciesSide         side)
{
  return 0;
}

/* Where points are gained, and nobody fights. */
static void
test_gained (void)
{
  const AciesProcs    gathers = { .id = "gathers", .appraise = appraise };
  const AciesRuleset  ruleset = { .procs = &gathers, .morale_name = (char *) "Points" };
  const AciesAiAdvice more = { .win = 0.6, .morale = 1.5 };
  const AciesAiAdvice less = { .win = 0.4, .morale = -1.5, .eliminated = 2 };
  const AciesAiAdvice even = { .win = 0.5 };
  g_autofree char    *of_more = acies_advice_dup_reason (&more, &ruleset);
  g_autofree char    *of_less = acies_advice_dup_reason (&less, &ruleset);
  g_autofree char    *of_even = acies_advice_dup_reason (&even, &ruleset);

  g_assert_cmpstr (of_more, ==, "Points: on average you gain 1.5 more than the enemy; your chance of winning is 60%");
  g_assert_cmpstr (of_less, ==, "Points: on average the enemy gains 1.5 more than you; your chance of winning is 40%");
  g_assert_cmpstr (of_even, ==, "Points: on average both sides gain the same number; your chance of winning is 50%");
}

/* Each command of a whole game has words. */
static void
test_commands (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 7, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (7);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      g_autoptr (GArray) commands = acies_commands_new ();
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand chosen = acies_ai_choose_random (view, &rng);

      acies_command_list (state, commands);
      for (guint i = 0; i < commands->len; i++)
        {
          g_autofree char *words = acies_advice_dup_command (&g_array_index (commands, AciesCommand, i), state);

          g_assert_nonnull (words);
          g_assert_cmpstr (words, !=, "");
          g_assert_null (strchr (words, '_'));
        }
      g_assert_true (acies_session_apply (session, &chosen, NULL));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  g_test_add_func ("/play/advice/reasons", test_reasons);
  g_test_add_func ("/play/advice/gained", test_gained);
  rulesets_add_tests (library, "/play/advice", "commands", test_commands);

  return g_test_run ();
}
