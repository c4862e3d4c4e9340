/* test-resources.c - what a side has, as a ruleset declares it
 *
 * The schools of the ranks have sesterces, which a bout says, and cheers, which only play
 * changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/core/engine.h"
#include "engine/edit/transform.h"
#include "formats/ruleset/library.h"
#include "formats/scenario/scenario-xml.h"
#include "session/session.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/wild.h"

#define N_RANDOM 200

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
  AciesState   *state;
} Schools;

static void
set_up (Schools      *self,
        gconstpointer data)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, "ranks", NULL);
  g_assert_nonnull (self->ruleset);
  self->state = acies_state_new (self->ruleset, 7, 7);
}

static void
tear_down (Schools      *self,
           gconstpointer data)
{
  acies_state_free (self->state);
  acies_library_unref (self->library);
}

static void
assert_told (const AciesState *state,
             AciesSide         side,
             const char       *words)
{
  g_autofree char *told = acies_ruleset_dup_resources (state->ruleset, state->sides[side].resources);

  g_assert_cmpstr (told, ==, words);
}

/* --- commands ------------------------------------------------------------------------------- */

static void
test_declared (Schools      *self,
               gconstpointer data)
{
  const AciesResource *purse = &self->ruleset->resources[acies_ruleset_find_resource (self->ruleset, "purse")];

  g_assert_cmpuint (self->ruleset->n_resources, ==, 2);
  g_assert_cmpstr (purse->name, ==, "Sesterces");
  g_assert_cmpuint (purse->max, ==, 120);
  g_assert_cmpuint (acies_ruleset_find_resource (self->ruleset, "luck"), ==, ACIES_NO_ID);
  for (AciesSide side = 0; side < 2; side++)
    assert_told (self->state, side, "Sesterces 20, Cheers 1");
}

static void
test_set (Schools      *self,
          gconstpointer data)
{
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (AciesState) before = acies_state_copy (self->state);

  lines_apply (self->state, "resource red purse 120\nresource blue purse 0", events);
  lines_assert_dump (self->state, "blue:purse=0 red:purse=120");
  assert_told (self->state, 1, "Sesterces 120, Cheers 1");
  g_assert_false (acies_state_equal (before, self->state));
  g_assert_cmpuint (acies_state_hash (before), !=, acies_state_hash (self->state));
  acies_engine_revert (self->state, events);
  g_assert_true (acies_state_equal (before, self->state));
}

static void
test_refused (Schools      *self,
              gconstpointer data)
{
  data_assert_refused (self->state, "resource red purse 121", NULL, "Sesterces 0 120 121");
  data_assert_refused (self->state, "resource red cheers 2", NULL, "Cheers");
  data_assert_refused (self->state, "resource red luck 2", NULL, "luck resource");
  data_assert_refused (self->state, "resource green purse 2", NULL, "green resource");
  data_assert_refused (self->state, "resource red purse", NULL, "resource SIDE RESOURCE NUMBER");
  lines_assert_dump (self->state, "");
}

static void
test_line (Schools      *self,
           gconstpointer data)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autofree char *line = NULL;

  g_assert_true (acies_command_parse ("resource  red purse 12", self->ruleset, &command, NULL));
  line = acies_command_to_string (&command, self->ruleset);
  g_assert_cmpstr (line, ==, "resource red purse 12");
}

static void
test_undo_is_named (Schools      *self,
                    gconstpointer data)
{
  g_autoptr (AciesSession) session = acies_session_new_edit (acies_state_copy (self->state));
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autofree char *name = NULL;

  g_assert_true (acies_command_parse ("resource red purse 12", self->ruleset, &command, NULL));
  g_assert_true (acies_session_apply (session, &command, NULL));
  name = acies_session_dup_undo_label (session);
  g_assert_cmpstr (name, ==, "Sesterces: Red School 12");
  acies_session_undo (session);
  lines_assert_dump (acies_session_get_state (session), "");
}

/* --- all of a scenario ---------------------------------------------------------------------- */

static void
test_armies_swapped (Schools      *self,
                     gconstpointer data)
{
  AciesTransform how;
  g_autoptr (GArray) commands = NULL;

  lines_apply (self->state, "resource red purse 5\nresource blue purse 70", NULL);
  acies_transform_mirror (&how, self->state->board, ACIES_SYMMETRY_HALF_TURN, TRUE);
  commands = acies_transform_commands (&how, self->state);
  for (guint i = 0; i < commands->len; i++)
    g_assert_true (acies_engine_apply (self->state, &g_array_index (commands, AciesCommand, i), NULL, NULL));
  lines_assert_dump (self->state, "blue:purse=5 red:purse=70 first=red opening=red/1");
}

static void
test_other_game (Schools      *self,
                 gconstpointer data)
{
  AciesRuleset *hoods = acies_library_get_ruleset (self->library, "hoods", NULL);
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesState) there = NULL;
  g_autoptr (AciesState) same = NULL;

  lines_apply (self->state, "resource red purse 5", NULL);
  same = acies_ruleset_change (self->state, self->ruleset, NULL);
  g_assert_true (acies_state_equal (same, self->state));
  data_only_values (TRUE);
  there = acies_ruleset_change (self->state, hoods, lost);
  data_only_values (FALSE);
  lines_assert_dump (there, "7x7");
  assert_told (there, 1, NULL);
  g_assert_cmpuint (lost->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (lost, 0), ==, "Sesterces 5 Red School");
}

static void
test_files (Schools      *self,
            gconstpointer data)
{
  guint n_told = 0;

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (self->ruleset);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autofree char *text = acies_scenario_write (state);
      g_autoptr (AciesState) again = data_read_text (self->library, text, findings);

      data_assert_none (findings, "test.acies");
      g_assert_true (acies_state_equal (state, again));
      g_assert_cmpuint (again->sides[0].resources[0], ==, state->sides[0].resources[0]);
      n_told += state->sides[0].resources[0] != self->ruleset->resources[0].start;
    }
  g_assert_cmpuint (n_told, >, N_RANDOM / 10);
}

#define FILE_OF(resources)                                                                                                                   \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"                                                                                             \
  "<scenario xmlns=\"https://aciesgame.github.io/ns/scenario\" format=\"1\" ruleset=\"ranks\">\n"                                            \
  "  <title>T</title>\n"                                                                                                                     \
  "  <board columns=\"7\" rows=\"7\"/>\n"                                                                                                    \
  "  <rules first=\"blue\" end-round=\"12\"/>\n"                                                                                             \
  "  <army side=\"blue\" morale=\"1\" hand-size=\"2\">\n    " resources "\n  </army>\n  <army side=\"red\" morale=\"1\" hand-size=\"2\"/>\n" \
  "</scenario>\n"

static const struct
{
  const char *path;
  const char *text;
  const char *code;
  const char *values;
  const char *dump;
} faults[] = {
  { "unknown", FILE_OF ("<resource id=\"luck\" number=\"2\"/>"), "unknown-resource", "luck", "title=\"T\"" },
  { "fixed", FILE_OF ("<resource id=\"cheers\" number=\"2\"/>"), "resource-not-kept", "cheers", "title=\"T\"" },
  { "twice", FILE_OF ("<resource id=\"purse\" number=\"2\"/><resource id=\"purse\" number=\"3\"/>"), "duplicate-resource",
    "purse", "blue:purse=3 title=\"T\"" },
  { "limit", FILE_OF ("<resource id=\"purse\" number=\"121\"/>"), "out-of-range", "number resource 0 120 121",
    "title=\"T\"" },
  { "without-number", FILE_OF ("<resource id=\"purse\"/>"), "missing-attribute", "resource number", "title=\"T\"" },
};

static void
test_fault (gconstpointer data)
{
  gsize   i = GPOINTER_TO_SIZE (data);
  Schools fixture;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = NULL;
  const AciesFinding *finding;

  set_up (&fixture, NULL);
  data_only_values (TRUE);
  state = data_read_text (fixture.library, faults[i].text, findings);
  data_only_values (FALSE);
  g_assert_cmpuint (findings->list->len, ==, 1);
  finding = g_ptr_array_index (findings->list, 0);
  g_assert_cmpstr (finding->code, ==, faults[i].code);
  g_assert_cmpstr (finding->message, ==, faults[i].values);
  g_assert_cmpint (finding->line, ==, 7);
  lines_assert_dump (state, faults[i].dump);
  tear_down (&fixture, NULL);
}

/* --- play ----------------------------------------------------------------------------------- */

/* What play changes is undone with it, and is no part of the scenario. */
static void
test_played (Schools      *self,
             gconstpointer data)
{
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (AciesState) game = NULL;
  g_autoptr (AciesState) before = NULL;

  lines_apply (self->state, "place murmillo D6 3 blue\nplace murmillo D2 3 red\nresource red purse 7\nopening blue 1 bout", NULL);
  game = acies_engine_new_game (self->state, NULL);
  assert_told (game, 0, "Sesterces 20, Cheers 2");
  assert_told (game, 1, "Sesterces 7, Cheers 1");
  before = acies_state_copy (game);
  lines_apply (game, "done\ndone\ndone\ndone\ndone", events);
  assert_told (game, 0, "Sesterces 20, Cheers 3");
  assert_told (game, 1, "Sesterces 7, Cheers 3");
  acies_engine_revert (game, events);
  g_assert_true (acies_state_equal (before, game));
}

/* A position in which a side has more than there can be is none. */
static void
test_broken (Schools      *self,
             gconstpointer data)
{
  const char *why = "";

  self->state->sides[1].resources[0] = 121;
  g_assert_false (acies_state_is_ok (self->state, &why));
  g_assert_cmpstr (why, ==, "a side has more or less of something than it may");
  self->state->sides[1].resources[0] = 0;
  g_assert_true (acies_state_is_ok (self->state, NULL));
  self->state->sides[1].resources[1] = 0;
  g_assert_false (acies_state_is_ok (self->state, NULL));
  self->state->sides[1].resources[1] = 1;
  self->state->sides[1].resources[2] = 1;
  g_assert_false (acies_state_is_ok (self->state, NULL));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Schools *self, gconstpointer data);
  } tests[] = {
    { "/resources/declared", test_declared },
    { "/resources/set", test_set },
    { "/resources/refused", test_refused },
    { "/resources/line", test_line },
    { "/resources/undo-is-named", test_undo_is_named },
    { "/resources/armies-swapped", test_armies_swapped },
    { "/resources/other-game", test_other_game },
    { "/resources/files", test_files },
    { "/resources/played", test_played },
    { "/resources/broken", test_broken },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Schools, NULL, set_up, tests[i].test, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strconcat ("/resources/faults/", faults[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_fault);
    }

  return g_test_run ();
}
