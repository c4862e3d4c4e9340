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
      copy.order_rule = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "order_rule");
      copy = **procs;
      copy.commands[ACIES_COMMAND_MOVE].resolve = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "move");
      copy = **procs;
      copy.commands[ACIES_COMMAND_START].resolve = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "start");
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
  g_test_add_func ("/procs/questions", questions);

  return g_test_run ();
}
