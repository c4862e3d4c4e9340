/* test-draws-scenario.c - lots that are drawn from a deck in common: editing them, and files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/lots.h"

#include "engine/core/engine.h"
#include "engine/edit/transform.h"
#include "engine/find/findings.h"
#include "formats/scenario/scenario-xml.h"

#include <string.h>

/* --- scenarios ------------------------------------------------------------------------------ */

static void
lines (Lots         *self,
       gconstpointer unused)
{
  static const char *const good[] = { "cards common white-lot 4", "discard common white-lot 1", "hand blue red-lot 2", "draw blank-lot" };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autoptr (GError) error = NULL;
      g_autofree char *line = NULL;

      acies_command_parse (good[i], self->scenario->ruleset, &command, &error);
      g_assert_no_error (error);
      line = acies_command_to_string (&command, self->scenario->ruleset);
      g_assert_cmpstr (line, ==, good[i]);
    }
  data_assert_refused (self->scenario, "cards blue white-lot 4", NULL, "White Lot Lots");
  data_assert_refused (self->scenario, "cards common mercy 4", NULL, "Mercy");
  data_assert_refused (self->scenario, "hand blue red-lot 3", NULL, "Red Lot 0 2 3");
}

static void
edited (Lots         *self,
        gconstpointer unused)
{
  AciesState *state = self->scenario;
  g_autoptr (AciesState) before = acies_state_copy (state);
  g_autoptr (GArray) events = acies_events_new ();

  lines_apply (state, "hand blue white-lot 3\nhand red white-lot 1\ndiscard common white-lot 1\ncards common white-lot 3", events);
  g_assert_cmpuint (state->cards[self->red_school][ACIES_ZONE_HAND][self->white], ==, 0);
  g_assert_cmpuint (state->cards[self->blue_school][ACIES_ZONE_HAND][self->white], ==, 2);
  g_assert_cmpuint (acies_state_count_copies_in (state, ACIES_COMMON, self->white, ACIES_ZONE_DISCARD), ==, 1);
  g_assert_cmpuint (acies_state_count_copies (state, ACIES_COMMON, self->white), ==, 3);
  acies_engine_revert (state, events);
  g_assert_true (acies_state_equal (state, before));
}

static void
armies_swap_their_lots (Lots         *self,
                        gconstpointer unused)
{
  AciesTransform swap = { .swaps_armies = TRUE };
  g_autoptr (GArray) commands = NULL;

  lines_apply (self->scenario, "hand blue white-lot 4\nhand red white-lot 1\nhand red red-lot 2", NULL);
  swap.columns = self->scenario->board->columns;
  swap.rows = self->scenario->board->rows;
  commands = acies_transform_commands (&swap, self->scenario);
  for (guint i = 0; i < commands->len; i++)
    {
      g_autoptr (GError) error = NULL;

      acies_engine_apply (self->scenario, &g_array_index (commands, AciesCommand, i), NULL, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpuint (self->scenario->cards[self->red_school][ACIES_ZONE_HAND][self->white], ==, 4);
  g_assert_cmpuint (self->scenario->cards[self->blue_school][ACIES_ZONE_HAND][self->white], ==, 1);
  g_assert_cmpuint (self->scenario->cards[self->blue_school][ACIES_ZONE_HAND][self->red], ==, 2);
  g_assert_cmpuint (acies_state_count_copies (self->scenario, ACIES_COMMON, self->white), ==, 5);
}

static void
scenario_files (Lots         *self,
                gconstpointer unused)
{
  g_autofree char *plain = acies_scenario_write (self->scenario);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AciesState) read = NULL;

  g_assert_null (strstr (plain, "<deck"));
  lines_apply (self->scenario, "hand blue white-lot 2\ncards common red-lot 4\ndiscard common blank-lot 1\ncards common blank-lot 2", NULL);
  text = acies_scenario_write (self->scenario);
  g_assert_nonnull (strstr (text, "    <card id=\"white-lot\" hand=\"2\"/>\n"));
  g_assert_nonnull (strstr (text, "  <deck id=\"lots\">\n"
                                  "    <card id=\"red-lot\" count=\"4\"/>\n"
                                  "    <card id=\"blank-lot\" count=\"2\" discard=\"1\"/>\n"
                                  "  </deck>\n"));
  bytes = data_bytes (text);
  read = data_read_good (self->library, bytes, "lots");
  g_assert_true (acies_state_equal (read, self->scenario));
}

static void
faults_of_files (Lots         *self,
                 gconstpointer unused)
{
  static const struct
  {
    const char *deck;
    const char *code;
  } rows[] = {
    { "<deck id=\"dice\"/>", "unknown-deck" },
    { "<deck id=\"lots\"/><deck id=\"lots\"/>", "duplicate-deck" },
    { "<deck id=\"lots\"><card id=\"mercy\" count=\"2\"/></deck>", "card-of-other-deck" },
    { "<deck id=\"lots\"><card id=\"red-lot\" count=\"2\" discard=\"3\"/></deck>", "count-below-hand" },
    { "<deck id=\"lots\"><card id=\"red-lot\" count=\"61\"/></deck>", "out-of-range" },
    { "<deck id=\"lots\"><card id=\"green-lot\" count=\"1\"/></deck>", "unknown-card" },
    { "<deck id=\"lots\"><card id=\"white-lot\" count=\"1\"/></deck>", "hands-above-deck" },
  };
  g_autofree char *text = NULL;

  lines_apply (self->scenario, "hand blue white-lot 2", NULL);
  text = acies_scenario_write (self->scenario);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *whole = g_strconcat (rows[i].deck, "</scenario>", NULL);
      g_autofree char *changed = lots_swap_once (text, "</scenario>", whole);
      g_autoptr (GBytes) bytes = data_bytes (changed);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesState) read = acies_scenario_read (bytes, "lots", self->library, findings, NULL);
      const char *why = NULL;

      g_assert_nonnull (read);
      g_assert_true (acies_state_is_ok (read, &why));
      g_assert_cmpuint (findings->list->len, ==, 1);
      g_assert_cmpstr (((AciesFinding *) findings->list->pdata[0])->code, ==, rows[i].code);
    }
}

static const AciesFinding *
find (const AciesFindings *findings,
      const char          *code)
{
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = findings->list->pdata[i];

      if (g_str_equal (finding->code, code))
        return finding;
    }

  return NULL;
}

static void
findings (Lots         *self,
          gconstpointer unused)
{
  g_autoptr (AciesFindings) found = acies_findings_new ();
  g_autoptr (AciesFindings) left = acies_findings_new ();
  const AciesFinding *discards;

  lines_apply (self->scenario, "cards common red-lot 3\ndiscard common red-lot 1", NULL);
  data_only_values (TRUE);
  acies_scenario_find (self->scenario, found);
  data_only_values (FALSE);
  g_assert_cmpstr (find (found, "cards-over-box")->message, ==, "Lots 3 Red Lot 2");
  discards = find (found, "discards-at-start");
  g_assert_nonnull (discards);
  for (guint i = 0; i < discards->fix->len; i++)
    g_assert_true (acies_engine_apply (self->scenario, &g_array_index (discards->fix, AciesCommand, i), NULL, NULL));
  lines_apply (self->scenario, "cards common red-lot 2", NULL);
  acies_scenario_find (self->scenario, left);
  g_assert_cmpuint (left->list->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  LOTS_ADD ("scenario/lines", lines);
  LOTS_ADD ("scenario/edited", edited);
  LOTS_ADD ("scenario/armies-swap-their-lots", armies_swap_their_lots);
  LOTS_ADD ("scenario/files", scenario_files);
  LOTS_ADD ("scenario/faults-of-files", faults_of_files);
  LOTS_ADD ("scenario/findings", findings);

  return g_test_run ();
}
