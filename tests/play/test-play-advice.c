/* test-play-advice.c - what a computer advises, and why, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/hints.h"

#include "ai/players.h"
#include "engine/core/engine.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/data.h"

#include <string.h>

static int
evaluate (const AciesState *state,
          AciesSide         side)
{
  return 0;
}

/* One sentence for each case: with units or morale, and where a game loses or gains something else. */
static void
test_reasons (void)
{
  const AciesProcs   fights = { .id = "fights" };
  const AciesProcs   gathers = { .id = "gathers", .evaluate = evaluate };
  const AciesRuleset usual = { .procs = &fights };
  const AciesRuleset named = { .procs = &fights, .morale_name = (char *) "Supplies" };
  const AciesRuleset gained = { .procs = &gathers, .morale_name = (char *) "Points" };
  const struct
  {
    const AciesRuleset *ruleset;
    AciesAiAdvice       advice;
    const char         *values;
    const char         *pattern;
  } cases[] = {
    { &usual, { .win = 0.625, .morale = 1.25, .eliminated = 0.8 }, "0.8 1.2 62", "*0.8 units*1.2*than you*62%" },
    { &usual, { .win = 0.5, .morale = 1, .eliminated = 1 }, "1.0 1.0 50", "On average the enemy loses 1.0 unit, and 1.0 more morale than you; your chance of winning is 50%" },
    { &usual, { .win = 0.3, .morale = -0.5, .eliminated = 0.2 }, "0.2 0.5 30", "*0.2 units*you lose*0.5*" },
    { &usual, { .win = 0.3, .morale = 0.01, .eliminated = 2 }, "2.0 30", "*2.0 units*equal*" },
    { &usual, { .win = 1, .morale = 3, .eliminated = 0.01 }, "3.0 100", "*3.0*than you*" },
    { &usual, { .win = 0, .morale = -2, .eliminated = 0 }, "2.0 0", "*you lose*2.0*" },
    { &usual, { .win = 1.5, .morale = -0.01, .eliminated = 0 }, "100", "*equal*" },
    { &named, { .win = 1, .morale = 3, .eliminated = 0.01 }, "Supplies 3.0 100", "*loses*than you*" },
    { &named, { .win = 0, .morale = -2, .eliminated = 0 }, "Supplies 2.0 0", "*you lose*" },
    { &named, { .win = 0.3, .morale = 0.01, .eliminated = 2 }, "2.0 Supplies 30", "*2.0 units*Supplies*lose*same*" },
    { &gained, { .win = 0.6, .morale = 1.5 }, "Points 1.5 60", "*you gain*" },
    { &gained, { .win = 0.4, .morale = -1.5, .eliminated = 2 }, "Points 1.5 40", "*enemy gains*" },
    { &gained, { .win = 0.5 }, "Points 50", "*gain*same*" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      data_only_values (TRUE);
      data_assert_says (acies_advice_dup_reason (&cases[i].advice, cases[i].ruleset), cases[i].values);
      data_only_values (FALSE);
      data_assert_says (acies_advice_dup_reason (&cases[i].advice, cases[i].ruleset), cases[i].pattern);
    }
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
  rulesets_add_tests (library, "/play/advice", "commands", test_commands);

  return g_test_run ();
}
