/* test-handicap.c - which small change makes a battle fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "simulate/handicap.h"
#include "simulate/simulated.h"
#include "support/battles.h"

#define N_GAMES many (20, 40) /* of a round */

static AciesLibrary *library;

static guint
count_errors (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (scenario, findings);
  return acies_findings_count (findings, ACIES_SEVERITY_ERROR);
}

/* All can be done, in one step each, differ, and are for the weaker side. */
static void
test_list (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);

  for (AciesSide favoured = 0; favoured < scenario->ruleset->n_sides; favoured++)
    {
      g_autoptr (GArray) list = acies_handicaps_list (scenario, favoured);

      g_assert_cmpuint (list->len, >, ruleset_has_fights (scenario->ruleset) ? 2 : 1);
      for (guint i = 0; i < list->len; i++)
        {
          const AciesHandicap *handicap = &g_array_index (list, AciesHandicap, i);
          g_autoptr (AciesState) changed = acies_state_copy (scenario);
          g_autofree char *words = acies_handicap_dup_change (handicap, scenario);
          AciesUnitId      unit = handicap->unit != ACIES_NO_ID ? acies_state_unit_at (scenario, handicap->command.hex) : ACIES_NO_UNIT;
          AciesSide        side = unit != ACIES_NO_UNIT ? scenario->units[unit].side : handicap->command.side;

          g_test_message ("%s", words);
          g_assert_cmpint (handicap->command.number - handicap->was, ==, side == favoured ? -1 : 1);
          g_assert_true (acies_engine_apply (changed, &handicap->command, NULL, NULL));
          g_assert_false (acies_state_equal (changed, scenario));
          g_assert_cmpuint (count_errors (changed), ==, 0);
          for (guint other = 0; other < i; other++)
            g_assert_false (acies_command_equal (&handicap->command, &g_array_index (list, AciesHandicap, other).command));
        }
    }
}

static char *
race (const AciesState *scenario,
      guint64           seed,
      guint             jobs)
{
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, seed, N_GAMES);
  g_autoptr (AciesHandicapRace) self = acies_handicap_race_new (scenario, terms, 0);
  g_autoptr (GString) text = g_string_new (NULL);
  const GArray *best;

  acies_handicap_race_run (self, jobs, NULL);
  best = acies_handicap_race_get_best (self);
  g_assert_cmpfloat (acies_handicap_race_get_progress (self), ==, 1);
  g_assert_cmpuint (best->len, >, 0);
  g_assert_cmpuint (best->len, <=, ACIES_HANDICAP_BEST);
  for (guint i = 0; i < best->len; i++)
    {
      const AciesHandicap *handicap = &g_array_index (best, AciesHandicap, i);
      g_autofree char     *change = acies_handicap_dup_change (handicap, scenario);
      g_autofree char     *estimate = acies_handicap_dup_estimate (handicap, scenario);

      g_assert_cmpuint (handicap->point.games, >=, N_GAMES / ACIES_HANDICAP_BEST);
      g_string_append_printf (text, "%s; %s\n", change, estimate);
    }
  return g_strdup (text->str);
}

/* The same of a seed, for any number of threads. */
static void
test_jobs (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autofree char *one = race (scenario, 5, 1);
  g_autofree char *three = race (scenario, 5, 3);
  g_autofree char *other = race (scenario, 6, 2);

  g_test_message ("%s", one);
  g_assert_cmpstr (one, ==, three);
  g_assert_cmpstr (one, !=, other);
}

static void
test_cancelled (gconstpointer id)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSimulationTerms) terms = simulated_terms (scenario, 1, N_GAMES);
  g_autoptr (AciesHandicapRace) self = acies_handicap_race_new (scenario, terms, 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  acies_handicap_race_run (self, 2, cancellable);
  g_assert_cmpuint (acies_handicap_race_get_best (self)->len, ==, 0);
  g_assert_cmpfloat (acies_handicap_race_get_progress (self), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  rulesets_add_tests (library, "/handicap", "list", test_list);
  rulesets_add_tests (library, "/handicap", "jobs", test_jobs);
  rulesets_add_tests (library, "/handicap", "cancelled", test_cancelled);
  status = g_test_run ();
  acies_library_unref (library);

  return status;
}
