/* test-formats-numbers.c - numbers of the rulebook: read in the order of the procedures, and every fault told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "formats/ruleset/changed-ruleset.h"
#include "rulesets/rulesets.h"

/* The same data, of procedures that know two numbers. */
#define PROCEDURES "procedures=\"" CHANGED_RULESET "\">"
#define WITH(numbers) "procedures=\"counted\">" numbers
#define LEAST "<number id=\"least\" name=\"Least\" value=\"-32768\" rule=\"RVM-R1\" source=\"rulebook\"/>"
#define MOST                                                                                               \
  "<number id=\"most\" name=\"Most\" value=\"32767\" unit=\"hexes\" rule=\"RVM-R4\" source=\"converted\">" \
  "<text>So far.</text></number>"

static const char *const names[] = { "least", "most", NULL };

static void
know_the_counted (void)
{
  static AciesProcs procs;

  procs = *acies_rulesets_find_procs (CHANGED_RULESET);
  procs.id = "counted";
  procs.names.numbers = names;
  acies_rulesets_register (&procs);
}

static void
in_the_order_of_the_procedures (void)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesRuleset) ruleset = changed_ruleset_load ("ruleset.xml", PROCEDURES, WITH (MOST LEAST), findings, &error);
  const AciesNumber *least;
  const AciesNumber *most;

  g_assert_no_error (error);
  g_assert_cmpuint (findings->list->len, ==, 0);
  g_assert_cmpuint (ruleset->n_numbers, ==, 2);
  g_assert_cmpuint (acies_ruleset_find_number (ruleset, "most"), ==, 1);
  g_assert_cmpuint (acies_ruleset_find_number (ruleset, "mean"), ==, ACIES_NO_ID);
  least = &ruleset->numbers[0];
  most = &ruleset->numbers[1];
  g_assert_cmpstr (least->id, ==, "least");
  g_assert_cmpstr (least->name, ==, "Least");
  g_assert_cmpint (least->value, ==, G_MININT16);
  g_assert_cmpstr (least->rule, ==, "RVM-R1");
  g_assert_cmpstr (least->source, ==, "rulebook");
  g_assert_null (least->unit);
  g_assert_null (least->text);
  g_assert_cmpint (most->value, ==, G_MAXINT16);
  g_assert_cmpstr (most->unit, ==, "hexes");
  g_assert_cmpstr (most->source, ==, "converted");
  g_assert_cmpstr (most->text, ==, "So far.");
}

/* A game that names none has none. */
static void
none_elsewhere (void)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesRuleset) ruleset = changed_ruleset_load ("ruleset.xml", PROCEDURES, PROCEDURES, findings, &error);

  g_assert_no_error (error);
  g_assert_null (ruleset->procs->names.numbers);
  g_assert_cmpuint (ruleset->n_numbers, ==, 0);
}

#define OTHER(attributes) WITH (MOST "<number id=\"least\" name=\"\" " attributes "/>")

/* clang-format off */
static const ChangedRow rows[] = {
  { "lacks", PROCEDURES, WITH (MOST), "missing-element" },
  { "twice", PROCEDURES, WITH (LEAST MOST LEAST), "duplicate-id" },
  { "unknown", PROCEDURES, WITH (LEAST MOST "<number id=\"mean\" name=\"\" value=\"1\" rule=\"RVM-R1\" source=\"rulebook\"/>"), "unknown-id" },
  { "of-a-game-without-any", PROCEDURES, PROCEDURES LEAST, "unknown-id" },
  { "without-id", PROCEDURES, WITH (LEAST MOST "<number name=\"\" value=\"1\" rule=\"RVM-R1\" source=\"rulebook\"/>"), "missing-attribute" },
  { "without-name", PROCEDURES, WITH (LEAST MOST "<number id=\"mean\" value=\"1\" rule=\"RVM-R1\" source=\"rulebook\"/>"), "missing-attribute" },
  { "without-value", PROCEDURES, OTHER ("rule=\"RVM-R1\" source=\"rulebook\""), "missing-attribute" },
  { "too-small", PROCEDURES, OTHER ("value=\"-32769\" rule=\"RVM-R1\" source=\"rulebook\""), "out-of-range" },
  { "too-large", PROCEDURES, OTHER ("value=\"32768\" rule=\"RVM-R1\" source=\"rulebook\""), "out-of-range" },
  { "no-number", PROCEDURES, OTHER ("value=\"few\" rule=\"RVM-R1\" source=\"rulebook\""), "bad-number" },
  { "without-rule", PROCEDURES, OTHER ("value=\"1\" source=\"rulebook\""), "missing-attribute" },
  { "rule", PROCEDURES, OTHER ("value=\"1\" rule=\"RVM-R400\" source=\"rulebook\""), "unknown-rule" },
  { "without-source", PROCEDURES, OTHER ("value=\"1\" rule=\"RVM-R1\""), "missing-attribute" },
  { "source", PROCEDURES, OTHER ("value=\"1\" rule=\"RVM-R1\" source=\"hearsay\""), "bad-value" },
  { "attribute", PROCEDURES, OTHER ("value=\"1\" rule=\"RVM-R1\" source=\"rulebook\" min=\"0\""), "unknown-attribute" },
  { "element", PROCEDURES, WITH (MOST "<number id=\"least\" name=\"\" value=\"1\" rule=\"RVM-R1\" source=\"rulebook\"><option/></number>"), "unknown-element" },
};
/* clang-format on */

static void
is_told (gconstpointer data)
{
  changed_ruleset_assert_told (data, "ruleset.xml");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  know_the_counted ();
  g_test_add_func ("/formats/numbers/in-the-order-of-the-procedures", in_the_order_of_the_procedures);
  g_test_add_func ("/formats/numbers/none-elsewhere", none_elsewhere);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/formats/numbers/told/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], is_told);
    }

  return g_test_run ();
}
