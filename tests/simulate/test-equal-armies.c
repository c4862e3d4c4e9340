/* test-equal-armies.c - a battle of equal armies is found to be fair
 *
 * On the board of the arena, whose schools have the same gladiators: what stands on one half is
 * mirrored on the other, and the sides take turns in being first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "simulate/fairness.h"
#include "simulate/simulation.h"
#include "support/battles.h"

#define N_SEEDS many (3, 10)
#define N_COVERED many (2, 8) /* of an interval of 95 percent 19 of 20 do, in the long run */
#define N_GAMES many (24, 40)

static const char *const lines[] = {
  "place dimachaerus B5 2 blue",
  "place murmillo D5 3 blue",
  "place retiarius E5 2 blue",
  "place dimachaerus B1 2 red",
  "place murmillo D1 3 red",
  "place retiarius E1 2 red",
  "cards blue shields 2",
  "cards blue sand 1",
  "cards blue mercy 1",
  "cards red shields 2",
  "cards red sand 1",
  "cards red mercy 1",
  "end-round 12",
};

static AciesLibrary *library;

static AciesState *
new_equal (void)
{
  AciesState *scenario = acies_state_new (acies_library_get_ruleset (library, "arena", NULL), 7, 5);
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AciesCommand) command = acies_command (ACIES_COMMAND_DONE);
      g_autoptr (GError) error = NULL;

      g_assert_true (acies_command_parse (lines[i], scenario->ruleset, &command, &error));
      g_assert_no_error (error);
      g_assert_true (acies_engine_apply (scenario, &command, NULL, &error));
    }
  acies_scenario_find (scenario, findings);
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), ==, 0);
  return scenario;
}

static void
played_cb (const AciesSimulatedGame *game,
           gpointer                  fairness)
{
  acies_fairness_add (fairness, game);
}

static AciesFairness *
play (const AciesState *scenario,
      guint64           seed)
{
  g_autoptr (AciesSimulationTerms) terms = acies_simulation_terms_new (scenario);
  g_autoptr (AciesSimulation) simulation = NULL;
  AciesFairness *fairness = acies_fairness_new (terms);

  terms->n_games = fairness->terms->n_games = N_GAMES;
  terms->alternate = fairness->terms->alternate = TRUE;
  terms->seed = fairness->terms->seed = seed;
  simulation = acies_simulation_new (scenario, terms);
  acies_simulation_run (simulation, g_get_num_processors (), NULL, played_cb, fairness);
  return fairness;
}

static void
test_equal (void)
{
  g_autoptr (AciesState) scenario = new_equal ();
  guint covered = 0;

  for (guint64 seed = 1; seed <= N_SEEDS; seed++)
    {
      g_autoptr (AciesFairness) fairness = play (scenario, seed);
      g_autofree char   *words = acies_fairness_dup_wins (fairness);
      AciesFairnessPoint last = acies_fairness_last (fairness);
      AciesInterval      interval;

      acies_fairness_share (&last, &interval);
      covered += interval.low <= 0.5 && interval.high >= 0.5 ? 1 : 0;
      g_test_message ("seed %u: %s", (guint) seed, words);
    }
  g_assert_cmpuint (covered, >=, N_COVERED);
}

/* With fewer figures the same army is not equal any more, and that is noticed. */
static void
test_unequal (void)
{
  g_autoptr (AciesState) scenario = new_equal ();
  g_autoptr (AciesFairness) fairness = NULL;
  g_auto (AciesCommand) command = acies_command (ACIES_COMMAND_DONE);
  AciesSide favoured;

  g_assert_true (acies_command_parse ("remove D5", scenario->ruleset, &command, NULL));
  g_assert_true (acies_engine_apply (scenario, &command, NULL, NULL));
  fairness = play (scenario, 1);
  g_assert_cmpint (acies_fairness_judge (fairness, &favoured), ==, ACIES_FAIRNESS_FAVOURED);
  g_assert_cmpstr (scenario->ruleset->sides[favoured].id, ==, "red");
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  g_test_add_func ("/equal-armies/fair", test_equal);
  g_test_add_func ("/equal-armies/one-less", test_unequal);
  status = g_test_run ();
  acies_library_unref (library);

  return status;
}
