/* test-procs.c - the procedures of each game are whole, and what is missing is found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/procs.h"
#include "rulesets/rulesets.h"

static void
all_are_whole (void)
{
  guint n = 0;

  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++, n++)
    g_assert_cmpstr (acies_procs_find_missing (*procs), ==, NULL);
  g_assert_cmpuint (n, >=, 2);
}

static void
what_is_missing (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs copy = **procs;

      copy.run_step = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "run_step");
      copy = **procs;
      copy.rules.order = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "rules.order");
      copy = **procs;
      copy.commands[ACIES_COMMAND_MOVE].resolve = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "move");
      copy = **procs;
      copy.reach.march = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "reach of moves");
      copy = **procs;
      copy.reach.mark_targets = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "reach of attacks");
      copy = **procs;
      copy.commands[ACIES_COMMAND_START].resolve = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "start");
    }
}

/* What only this game has lacks its words, or nobody has written what it does. */
static void
verbs_and_notes (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs   copy = **procs;
      AciesVerb    verb = *copy.verbs[0];
      AciesOwnNote note = { "told", NULL };

      copy.verbs[0] = &verb;
      verb.help = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, verb.name);
      copy = **procs;
      copy.commands[ACIES_COMMAND_VERB].resolve = NULL;
      g_assert_nonnull (acies_procs_find_missing (&copy));
      copy = **procs;
      copy.notes = &note;
      copy.n_notes = 1;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "told");
    }
}

/* A game that nothing ends, or an end that nobody could tell. */
static void
ends (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs   copy = **procs;
      AciesGameEnd end = { NULL, "%s wins" };

      copy.ends[ACIES_MAX_ENDS - 1] = &end;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "id of an end");
      end = (AciesGameEnd) { "by-lot", NULL };
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "by-lot");
      end.sentence = "%s wins";
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, NULL);
      copy.ends[ACIES_END_NOT_YET] = &end;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "id of an end");
      memset (copy.ends, 0, sizeof copy.ends);
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "ends");
    }
}

/* A question that nobody could tell or answer. */
static void
questions (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs                copy = **procs;
      g_autofree AciesQuestion *rows = g_memdup2 (copy.questions, copy.n_questions * sizeof *rows);
      AciesQuestion            *last = &rows[copy.n_questions - 1];
      AciesQuestion             before = *last;

      copy.questions = rows;
      last->sentence = last->forms[0] = NULL;
      last->describe = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, before.name);
      *last = before;
      last->answers = 0;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, before.name);
      *last = before;
      last->name = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "name of a question");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/procs/whole", all_are_whole);
  g_test_add_func ("/procs/missing", what_is_missing);
  g_test_add_func ("/procs/ends", ends);
  g_test_add_func ("/procs/questions", questions);
  g_test_add_func ("/procs/verbs-and-notes", verbs_and_notes);

  return g_test_run ();
}
