/* test-checks.c - checks and payments without a position: outcomes that add up, and the examples of the rulebooks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/procs.h"
#include "engine/odds/checks.h"
#include "support/battles.h"

static AciesLibrary *library;

static gboolean
has_checks (const AciesRuleset *ruleset)
{
  return ruleset->procs->checks != NULL;
}

static void
check_counts (const AciesState     *battle,
              const AciesCheckKind *kind,
              const guint8         *counts)
{
  g_autoptr (AciesCheck) check = acies_check_new (battle, kind, counts);
  guint sum = 0;
  guint of = 0;

  g_assert_cmpuint (check->outcomes->len, >, 0);
  for (guint i = 0; i < check->outcomes->len; i++)
    {
      const AciesCheckOutcome *outcome = &g_array_index (check->outcomes, AciesCheckOutcome, i);

      g_assert_true (outcome->name != NULL && outcome->name[0] != '\0');
      g_assert_cmpint (outcome->is_rolled, ==, check->die != ACIES_NO_ID);
      sum += outcome->numerator;
      of = MAX (of, outcome->denominator);
    }
  g_assert_cmpuint (sum, ==, of);
}

/* All counts of all terms. */
static void
sums (gconstpointer id)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);
  g_autoptr (AciesState) battle = acies_state_new (ruleset, ruleset->columns, ruleset->rows);

  for (const AciesCheckKind *kind = ruleset->procs->checks; kind->name != NULL; kind++)
    {
      guint8 counts[ACIES_MAX_CHECK_TERMS] = { 0 };
      guint  i = 0;

      g_test_message ("%s", kind->name);
      g_assert_nonnull (acies_ruleset_find_rule (ruleset, kind->rule));
      for (guint j = 0; kind->terms[j].name != NULL; j++)
        {
          g_assert_nonnull (acies_ruleset_find_rule (ruleset, kind->terms[j].rule));
          g_assert_cmpuint (kind->terms[j].usual, <=, kind->terms[j].most);
        }
      do
        {
          check_counts (battle, kind, counts);
          for (i = 0; kind->terms[i].name != NULL && counts[i] == kind->terms[i].most; i++)
            counts[i] = 0;
          if (kind->terms[i].name != NULL)
            counts[i]++;
        }
      while (kind->terms[i].name != NULL);
    }
}

typedef struct
{
  const char *ruleset;
  const char *check;
  guint8      counts[ACIES_MAX_CHECK_TERMS];
  const char *outcomes; /* their names, and of a roll the chances */
  const char *without;  /* (nullable): a switch that is off */
} Example;

/* clang-format off */
static const Example examples[] = {
  /* LEG-Q2: three red dice and a Red Starting Card, with the penalty and without it. LEG-Q1: no die. */
  { "legions", "Morale Check", { 3, 0, 1, 0 }, "passes 2/6, fails and loses a black die 4/6", NULL },
  { "legions", "Morale Check", { 3, 0, 1, 0 }, "passes 3/6, fails and loses a black die 3/6", "big-card-penalty" },
  { "legions", "Morale Check", { 0, 0, 1, 0 }, "fails and loses a black die 6/6", NULL },
  /* LEG-B22: Raised Standards costs 3. */
  { "legions", "Pay for a Command Card", { 3, 2, 3 }, "2 points of the die and 1 coin, 1 point of the die and 2 coins, 3 coins", NULL },
  { "legions", "Pay for a Command Card", { 3, 1, 1 }, "The price is too high", NULL },
  /* LVI-L16: one in 36 is killed, three in 36 are wounded. */
  { "legio-vi", "Risk to a Leader", { 0 }, "in danger: roll again 1/6, unharmed 5/6", NULL },
  { "legio-vi", "Leader in Danger", { 0 }, "killed 1/6, wounded 3/6, unharmed 2/6", NULL },
  { "legio-vi", "Leader in Danger", { 1 }, "killed 4/6, unharmed 2/6", NULL },
  /* LVI-L15: an average die shows 2 3 3 4 4 5. */
  { "legio-vi", "Control Test", { 0, 0 }, "halts 2/6, obeys its owner 2/6, repeats its last move 2/6", NULL },
  { "legio-vi", "Control Test", { 1, 0 }, "halts 1/6, obeys its owner 4/6, repeats its last move 1/6", NULL },
  { "legio-vi", "Control Test", { 1, 1 }, "obeys its owner 3/6, repeats its last move 3/6", NULL },
  /* LVI-L22: “a 5 or 6 kills it; a 3 or more is enough next turn” */
  { "legio-vi", "Rampaging Elephants", { 0 }, "are destroyed 2/6, rampage on 4/6", NULL },
  { "legio-vi", "Rampaging Elephants", { 1 }, "are destroyed 4/6, rampage on 2/6", NULL },
  { "legio-vi", "Open Ranks", { 0 }, "run through the gaps 4/6, charge home 2/6", NULL },
};
/* clang-format on */

static void
example (gconstpointer data)
{
  const Example *row = data;
  AciesRuleset  *ruleset = acies_library_get_ruleset (library, row->ruleset, NULL);
  g_autoptr (AciesState) battle = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  g_autoptr (AciesCheck) check = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  const AciesCheckKind *kind = ruleset->procs->checks;

  if (row->without != NULL)
    battle->switches[acies_ruleset_find_switch (ruleset, row->without)] = FALSE;
  while (!g_str_equal (kind->name, row->check))
    kind++;
  check = acies_check_new (battle, kind, row->counts);
  for (guint i = 0; i < check->outcomes->len; i++)
    {
      const AciesCheckOutcome *outcome = &g_array_index (check->outcomes, AciesCheckOutcome, i);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", outcome->name);
      if (outcome->is_rolled)
        g_string_append_printf (text, " %u/%u", outcome->numerator, outcome->denominator);
    }
  g_assert_cmpstr (text->str, ==, row->outcomes);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  rulesets_add_tests_where (library, has_checks, "/odds/checks", "sums", sums);
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strdup_printf ("/odds/checks/%s/%u", examples[i].ruleset, i);

      g_test_add_data_func (path, &examples[i], example);
    }
  status = g_test_run ();
  acies_library_unref (library);

  return status;
}
