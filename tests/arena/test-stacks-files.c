/* test-stacks-files.c - several units on a hex, in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/stacks.h"
#include "formats/scenario/scenario-xml.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/wild.h"

#include <string.h>

#define N_RANDOM 200

static void
test_chance (Stacks       *self,
             gconstpointer data)
{
  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (self->ruleset);

      data_assert_comes_back (self->library, state);
    }
}

#define FILE_OF(blue, red)                                                                        \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"                                                  \
  "<scenario xmlns=\"https://aciesgame.github.io/ns/scenario\" format=\"1\" ruleset=\"ludus\">\n" \
  "  <title>T</title>\n"                                                                          \
  "  <board columns=\"7\" rows=\"7\"/>\n"                                                         \
  "  <rules first=\"blue\" end-round=\"16\"/>\n"                                                  \
  "  <army side=\"blue\" morale=\"1\" hand-size=\"2\">\n" blue "  </army>\n"                      \
  "  <army side=\"red\" morale=\"1\" hand-size=\"2\">\n" red "  </army>\n"                        \
  "</scenario>\n"
#define UNIT(type, hex) "    <unit type=\"" type "\" hex=\"" hex "\" figures=\"1\"/>\n"

typedef struct
{
  const char *path;
  const char *text;
  int         line;
  const char *values;
} Fault;

static const Fault faults[] = {
  { "layer", FILE_OF (UNIT ("murmillo", "D4") UNIT ("eagle", "D4") UNIT ("retiarius", "D4"), ""), 9,
    "D4 Murmillo Eagle Heavy" },
  { "sides", FILE_OF (UNIT ("murmillo", "D4"), UNIT ("trainer", "D4")), 10, "D4 Murmillo" },
};

static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;
  Stacks       fixture;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = NULL;
  const AciesFinding *finding;

  stacks_set_up (&fixture, NULL);
  data_only_values (TRUE);
  state = data_read_text (fixture.library, fault->text, findings);
  data_only_values (FALSE);
  g_assert_cmpuint (findings->list->len, ==, 1);
  finding = g_ptr_array_index (findings->list, 0);
  g_assert_cmpstr (finding->code, ==, "hex-occupied");
  g_assert_cmpint (finding->line, ==, fault->line);
  g_assert_cmpuint (finding->hex, ==, lines_hex ("D4"));
  g_assert_cmpstr (finding->message, ==, fault->values);
  stacks_tear_down (&fixture, NULL);
}

/* What stands before each of the units of one hex stays there. */
static void
test_comments (Stacks       *self,
               gconstpointer data)
{
  static const char text[] = FILE_OF ("    <!-- one -->\n" UNIT ("murmillo", "D4") "    <!-- two -->\n" UNIT ("trainer", "D4") "    <!-- three -->\n" UNIT ("eagle", "D4"), UNIT ("murmillo", "A1"));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = data_read_text (self->library, text, findings);
  g_autofree char *again = acies_scenario_write (state);

  data_assert_none (findings, "test.acies");
  g_assert_nonnull (strstr (again, "<!-- one -->\n    <unit type=\"murmillo\" hex=\"D4\""));
  g_assert_nonnull (strstr (again, "<!-- two -->\n    <unit type=\"trainer\" hex=\"D4\""));
  g_assert_nonnull (strstr (again, "<!-- three -->\n    <unit type=\"eagle\" hex=\"D4\""));
}

static void
test_tiled (Stacks       *self,
            gconstpointer data)
{
  for (guint i = 0; i < N_RANDOM / 4; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (self->ruleset);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesState) again = data_through_tiled (state, findings);

      for (guint j = 0; j < state->n_units; j++)
        {
          const AciesUnit *unit = &state->units[j];
          AciesUnitId      there = acies_stack_of_type (again, unit->hex, unit->type);

          if (unit->place != ACIES_PLACE_BOARD)
            continue;
          g_assert_cmpuint (there, !=, ACIES_NO_UNIT);
          g_assert_cmpuint (again->units[there].side, ==, unit->side);
          g_assert_cmpuint (again->units[there].figures, ==, unit->figures);
          g_assert_cmpuint (again->units[there].marks, ==, unit->marks);
        }
    }
}

/* A class that says nothing is of the lowest layer. */
static void
test_ruleset (Stacks       *self,
              gconstpointer data)
{
  g_assert_cmpuint (self->ruleset->n_layers, ==, 4);
  g_assert_cmpuint (self->ruleset->classes[acies_ruleset_find_class (self->ruleset, "light")].layer, ==, 0);
  g_assert_cmpuint (self->ruleset->classes[acies_ruleset_find_class (self->ruleset, "trainers")].layer, ==, 1);
  g_assert_cmpuint (self->ruleset->classes[acies_ruleset_find_class (self->ruleset, "standards")].layer, ==, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/stacks/files/chance", Stacks, NULL, stacks_set_up, test_chance, stacks_tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strconcat ("/stacks/files/fault/", faults[i].path, NULL);

      g_test_add_data_func (path, &faults[i], test_fault);
    }
  g_test_add ("/stacks/files/comments", Stacks, NULL, stacks_set_up, test_comments, stacks_tear_down);
  g_test_add ("/stacks/files/tiled", Stacks, NULL, stacks_set_up, test_tiled, stacks_tear_down);
  g_test_add ("/stacks/files/ruleset", Stacks, NULL, stacks_set_up, test_ruleset, stacks_tear_down);

  return g_test_run ();
}
