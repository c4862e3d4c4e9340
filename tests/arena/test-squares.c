/* test-squares.c - the game of gladiators on squares: files, commands, ways
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/flagstones.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/reach.h"
#include "engine/edit/snippet.h"
#include "engine/edit/symmetry.h"
#include "engine/find/findings.h"
#include "formats/ruleset/ruleset-xml.h"
#include "session/session.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/wild.h"

#include <glib/gstdio.h>
#include <string.h>

#define WRONG_SIZE(size) "*" size "*7 × 3, 14 × 3, 7 × 6"

#define N_RANDOM 300

static void
assert_refused (AciesState         *state,
                const AciesCommand *command,
                const char         *pattern)
{
  g_autoptr (AciesState) before = acies_state_copy (state);
  g_autoptr (GError) error = NULL;

  g_assert_false (acies_engine_apply (state, command, NULL, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_LIMIT);
  data_assert_like (error->message, pattern);
  g_assert_true (acies_state_equal (state, before));
}

/* --- files ---------------------------------------------------------------------------------- */

static void
test_ruleset (Flagstones   *self,
              gconstpointer data)
{
  g_assert_cmpuint (self->ruleset->layout, ==, ACIES_BOARD_SQUARES);
  g_assert_cmpuint (self->ruleset->n_sizes, ==, 3);
  g_assert_cmpuint (self->ruleset->sizes[0].columns, ==, self->ruleset->columns);
  g_assert_cmpuint (self->ruleset->sizes[0].rows, ==, self->ruleset->rows);
  g_assert_true (acies_ruleset_has_size (self->ruleset, 14, 3));
  g_assert_false (acies_ruleset_has_size (self->ruleset, 3, 14));
  g_assert_cmpuint (self->state->board->layout, ==, ACIES_BOARD_SQUARES);
}

static void
test_round_trip (Flagstones   *self,
                 gconstpointer data)
{
  g_autofree char *text = acies_scenario_write (self->state);

  g_assert_cmpmem (text, strlen (text), g_bytes_get_data (self->bytes, NULL), g_bytes_get_size (self->bytes));
}

static char *
with_size (Flagstones *self,
           guint       columns,
           guint       rows)
{
  g_auto (GStrv) parts = g_strsplit (g_bytes_get_data (self->bytes, NULL), "columns=\"7\" rows=\"3\"", 2);
  g_autofree char *size = g_strdup_printf ("columns=\"%u\" rows=\"%u\"", columns, rows);

  return g_strjoinv (size, parts);
}

/* One of another size is read on one that there is and holds it, so that it can be recovered. */
static void
test_sizes_of_files (Flagstones   *self,
                     gconstpointer data)
{
  static const struct
  {
    guint       columns, rows;
    const char *fault;
    guint       read_columns, read_rows;
  } sizes[] = {
    { 7, 3, NULL, 7, 3 },
    { 14, 3, NULL, 14, 3 },
    { 7, 6, NULL, 7, 6 },
    { 12, 3, WRONG_SIZE ("12 × 3"), 14, 3 },
    { 7, 5, WRONG_SIZE ("7 × 5"), 7, 6 },
    { 20, 20, WRONG_SIZE ("20 × 20"), 7, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *text = with_size (self, sizes[i].columns, sizes[i].rows);
      g_autoptr (GBytes) bytes = data_bytes (text);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesState) state = acies_scenario_read (bytes, "it.acies", self->library, findings, NULL);
      const AciesFinding *finding;

      g_assert_cmpuint (state->board->columns, ==, sizes[i].read_columns);
      g_assert_cmpuint (state->board->rows, ==, sizes[i].read_rows);
      g_assert_cmpuint (findings->list->len, ==, sizes[i].fault != NULL);
      if (sizes[i].fault == NULL)
        continue;
      finding = g_ptr_array_index (findings->list, 0);
      g_assert_cmpstr (finding->code, ==, "board-size");
      data_assert_like (finding->message, sizes[i].fault);
      g_assert_cmpint (finding->line, ==, 7);
    }
}

static void
test_areas (Flagstones   *self,
            gconstpointer data)
{
  static const struct
  {
    const char *hex;
    AciesSide   owner;
  } squares[] = { { "A1", 1 }, { "G2", 1 }, { "D3", ACIES_NO_SIDE }, { "A4", ACIES_NO_SIDE }, { "A5", 0 }, { "G6", 0 } };
  g_autoptr (AciesState) larger = acies_state_new (self->ruleset, 7, 6);
  g_autoptr (AciesState) usual = acies_state_new (self->ruleset, 7, 3);

  for (guint i = 0; i < G_N_ELEMENTS (squares); i++)
    g_assert_cmpuint (acies_board_owner (larger->board, larger->ruleset, lines_hex (squares[i].hex)), ==, squares[i].owner);
  g_assert_cmpuint (acies_board_owner (usual->board, usual->ruleset, lines_hex ("A1")), ==, ACIES_NO_SIDE);
}

/* The folder of a ruleset like this one, but for its <board> and what belongs to sides. */
static AciesRuleset *
load_with_board (const char    *board,
                 AciesFindings *findings)
{
  g_autofree char         *root = g_dir_make_tmp ("acies-squares-XXXXXX", NULL);
  g_autofree char         *folder = g_build_filename (root, "arena-squares", NULL);
  static const char *const files[] = { "ruleset.xml", "rules.xml" };
  AciesRuleset            *ruleset;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *from = g_test_build_filename (G_TEST_DIST, "squares", "rulesets", "arena-squares", files[i], NULL);
      g_autofree char *to = g_build_filename (folder, files[i], NULL);
      g_autofree char *text = NULL;
      g_autofree char *changed = NULL;
      g_autofree char *bare = NULL;
      g_autoptr (GRegex) areas = g_regex_new ("<area[^>]*>", 0, 0, NULL);
      g_autoptr (GRegex) regex = g_regex_new ("<board.*</board>", G_REGEX_DOTALL, 0, NULL);

      g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
      bare = g_regex_replace_literal (areas, text, -1, 0, "", 0, NULL);
      changed = g_regex_replace_literal (regex, bare, -1, 0, board, 0, NULL);
      g_assert_true (g_file_set_contents (to, changed, -1, NULL));
    }
  ruleset = acies_ruleset_load (folder, findings, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *file = g_build_filename (folder, files[i], NULL);

      g_assert_cmpint (g_unlink (file), ==, 0);
    }
  g_rmdir (folder);
  g_rmdir (root);

  return ruleset;
}

#define SEVEN_BY_THREE "<board layout=\"squares\" columns=\"7\" rows=\"3\" rounds=\"9\"/>"

static void
test_faults_of_rulesets (Flagstones   *self,
                         gconstpointer data)
{
  static const struct
  {
    const char *board;
    const char *code;
    const char *values;
  } faults[] = {
    { "<board layout=\"squares\" columns=\"7\" rows=\"3\" rounds=\"9\"/>", NULL, NULL },
    { "<board layout=\"hexes\" columns=\"7\" rows=\"3\" rounds=\"9\"/>", NULL, NULL },
    { "<board layout=\"octagons\" columns=\"7\" rows=\"3\" rounds=\"9\"/>", "bad-value", "layout board octagons" },
    { "<board columns=\"7\" rows=\"3\" rounds=\"9\"><size columns=\"9\" rows=\"3\"/></board>", "bad-value",
      "…" },
    { "<board layout=\"squares\" columns=\"7\" rows=\"3\" rounds=\"9\"><size columns=\"7\" rows=\"3\"/></board>", "duplicate-element",
      "7 3" },
    { "<board layout=\"squares\" columns=\"7\" rows=\"3\" rounds=\"9\"><size columns=\"7\" rows=\"2\"/></board>", "out-of-range",
      "rows size 3 64 2" },
    { "<board layout=\"squares\" columns=\"7\" rows=\"3\" rounds=\"9\"><place/></board>", "unknown-element",
      "place" },
    { "<board layout=\"squares\" columns=\"7\" rows=\"3\" rounds=\"9\"><size columns=\"8\" rows=\"3\"/><size columns=\"9\" rows=\"3\"/>"
      "<size columns=\"10\" rows=\"3\"/><size columns=\"11\" rows=\"3\"/><size columns=\"12\" rows=\"3\"/><size columns=\"13\" rows=\"3\"/>"
      "<size columns=\"14\" rows=\"3\"/><size columns=\"15\" rows=\"3\"/></board>",
      "too-many", "8" },
    { SEVEN_BY_THREE "<area side=\"red\" columns=\"7\" rows=\"3\" first=\"A1\" last=\"G1\"/>"
                     "<area side=\"blue\" columns=\"7\" rows=\"3\" first=\"A2\" last=\"G3\"/>",
      NULL, NULL },
    { SEVEN_BY_THREE "<area side=\"red\" columns=\"7\" rows=\"3\" first=\"A1\" last=\"G4\"/>", "bad-value",
      "last area G4" },
    { SEVEN_BY_THREE "<area side=\"red\" columns=\"7\" rows=\"3\" first=\"A1\" last=\"D2\"/>"
                     "<area side=\"blue\" columns=\"7\" rows=\"3\" first=\"D2\" last=\"G3\"/>",
      "bad-value", "…" },
    { SEVEN_BY_THREE "<area side=\"red\" columns=\"7\" rows=\"6\" first=\"A1\" last=\"D2\"/>", "bad-value",
      "…" },
    { SEVEN_BY_THREE "<area side=\"green\" columns=\"7\" rows=\"3\" first=\"A1\" last=\"D2\"/>", "unknown-id", "side area green" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autofree char    *values = NULL;
      AciesRuleset       *ruleset = NULL;
      const AciesFinding *finding;

      data_only_values (TRUE);
      ruleset = load_with_board (faults[i].board, findings);
      data_only_values (FALSE);
      g_assert_cmpuint (findings->list->len, ==, faults[i].code != NULL);
      g_assert_cmpint (ruleset != NULL, ==, faults[i].code == NULL);
      g_clear_pointer (&ruleset, acies_ruleset_unref);
      if (faults[i].code == NULL)
        continue;
      finding = g_ptr_array_index (findings->list, 0);
      g_assert_cmpstr (finding->code, ==, faults[i].code);
      values = data_dup_coded (finding->message);
      g_assert_cmpstr (values, ==, faults[i].values);
    }
}

/* --- what is refused ------------------------------------------------------------------------ */

static void
test_resize_is_refused (Flagstones   *self,
                        gconstpointer data)
{
  g_auto (AciesCommand) larger = flagstones_command ("resize 14 3", self->ruleset);
  g_auto (AciesCommand) same = flagstones_command ("resize 7 3", self->ruleset);

  assert_refused (self->state, &larger, acies_reshape_refusal (self->state->board, ACIES_RESHAPE_SIZE));
  assert_refused (self->state, &same, acies_reshape_refusal (self->state->board, ACIES_RESHAPE_SIZE));
}

static void
test_replace_keeps_to_sizes (Flagstones   *self,
                             gconstpointer data)
{
  g_auto (AciesCommand) odd = acies_command (ACIES_COMMAND_REPLACE);
  g_auto (AciesCommand) good = acies_command (ACIES_COMMAND_REPLACE);
  g_autoptr (AciesState) before = acies_state_copy (self->state);
  g_autoptr (GArray) events = acies_events_new ();

  odd.scenario = acies_state_new (self->ruleset, 8, 3);
  good.scenario = acies_state_new (self->ruleset, 14, 3);
  assert_refused (self->state, &odd, WRONG_SIZE ("8 × 3"));
  g_assert_true (acies_engine_apply (self->state, &good, events, NULL));
  g_assert_cmpuint (self->state->board->columns, ==, 14);
  acies_engine_revert (self->state, events);
  g_assert_true (acies_state_equal (self->state, before));
}

static void
test_pieces_are_refused (Flagstones   *self,
                         gconstpointer data)
{
  const AciesHex hexes[] = { lines_hex ("B3"), lines_hex ("D3") };
  g_autoptr (AciesSnippet) snippet = acies_snippet_new_from_state (self->state, hexes, G_N_ELEMENTS (hexes), ACIES_NO_HEX);
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) pasted = acies_snippet_paste_commands (snippet, self->state, lines_hex ("C3"), ACIES_SNIPPET_ALL, lost);
  g_autoptr (GArray) cleared = acies_snippet_clear_commands (self->state, hexes, G_N_ELEMENTS (hexes), ACIES_SNIPPET_ALL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (pasted->len, ==, 0);
  g_assert_cmpuint (lost->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (lost, 0), ==, acies_reshape_refusal (self->state->board, ACIES_RESHAPE_PIECE));
  g_assert_null (acies_snippet_move_commands (snippet, self->state, hexes, G_N_ELEMENTS (hexes), lines_hex ("C3"), ACIES_SNIPPET_ALL, NULL, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_LIMIT);
  g_assert_cmpstr (error->message, ==, g_ptr_array_index (lost, 0));
  g_assert_cmpuint (cleared->len, ==, 2); /* to empty them has nothing to do with their layout */
}

static void
test_nothing_has_an_image (Flagstones   *self,
                           gconstpointer data)
{
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand paint = flagstones_command ("paint wall B2", self->ruleset);

  g_array_append_val (commands, paint);
  for (AciesSymmetry kind = ACIES_SYMMETRY_LEFT_RIGHT; kind < ACIES_N_SYMMETRIES; kind++)
    {
      acies_symmetry_expand (kind, self->state, FALSE, commands);
      g_assert_cmpuint (commands->len, ==, 1);
      g_assert_cmpuint (acies_symmetry_image (kind, self->state->board, lines_hex ("B2")), ==, ACIES_NO_HEX);
      g_assert_false (acies_symmetry_is_exact (kind, self->state->board));
      g_assert_cmpstr (acies_symmetry_describe_rest (kind, self->state->board), ==, acies_reshape_refusal (self->state->board, ACIES_RESHAPE_SYMMETRY));
    }
}

static void
test_other_layouts_are_refused (Flagstones   *self,
                                gconstpointer data)
{
  g_autoptr (AciesBoard) hexes = acies_board_new (ACIES_BOARD_HEXES, 7, 3);
  g_autoptr (GError) error = NULL;

  g_assert_true (acies_ruleset_check_layout (self->ruleset, self->state->board, NULL));
  g_assert_false (acies_ruleset_check_layout (self->ruleset, hexes, &error));
  data_assert_like (error->message, "*hexes*squares");
}

/* --- what goes as on hexes ------------------------------------------------------------------ */

/* Whatever is done, by whatever command, is undone and done again to the letter. */
static void
test_undo (Flagstones   *self,
           gconstpointer data)
{
  guint n_done = 0;

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (self->ruleset);
      g_autoptr (AciesState) before = acies_state_copy (state);
      g_autoptr (AciesState) after = NULL;
      g_autoptr (GArray) events = acies_events_new ();
      const char *why = "";

      for (guint j = 0; j < 20; j++)
        {
          g_auto (AciesCommand) command = wild_command (state);

          n_done += acies_engine_apply (state, &command, events, NULL);
          g_assert_true (acies_state_is_ok (state, &why));
          g_assert_true (acies_ruleset_has_size (self->ruleset, state->board->columns, state->board->rows));
        }
      after = acies_state_copy (state);
      acies_engine_revert (state, events);
      g_assert_true (acies_state_equal (state, before));
      acies_engine_replay (state, events);
      g_assert_true (acies_state_equal (state, after));
    }
  g_assert_cmpuint (n_done, >, N_RANDOM * 4);
}

/* What a file can hold comes back. */
static void
test_random_files (Flagstones   *self,
                   gconstpointer data)
{
  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (self->ruleset);

      data_assert_comes_back (self->library, state);
    }
}

/* How far a unit comes is how many steps it is, around what bars the way; nobody slips through a corner. */
static void
test_ways (Flagstones   *self,
           gconstpointer data)
{
  g_autoptr (AciesState) plain = acies_state_new (self->ruleset, 7, 6);
  g_auto (AciesCommand) place = flagstones_command ("place murmillo D3 3 blue", self->ruleset);
  AciesUnitId unit;
  AciesReach  reach;

  g_assert_true (acies_engine_apply (plain, &place, NULL, NULL));
  unit = acies_state_unit_at (plain, lines_hex ("D3"));
  acies_path_reach (plain, unit, 4, ACIES_PASSAGE_FREE, &reach);
  g_assert_cmpuint (reach.n, ==, 33);
  for (guint i = 0; i < reach.n; i++)
    g_assert_cmpuint (reach.cost[i], ==, acies_board_distance (plain->board, lines_hex ("D3"), reach.hexes[i]));

  /* Flagstones: D2 and E2 are walls and D1 and F3 are held, so that C2 is two steps from D3, and E1 out of reach. */
  unit = acies_state_unit_at (self->state, lines_hex ("D3"));
  g_assert_cmpuint (acies_path_cost (self->state, unit, lines_hex ("C2"), 1, ACIES_PASSAGE_FREE), ==, 0);
  g_assert_cmpuint (acies_path_cost (self->state, unit, lines_hex ("C2"), 2, ACIES_PASSAGE_FREE), ==, 2);
  g_assert_cmpuint (acies_path_cost (self->state, unit, lines_hex ("C1"), 3, ACIES_PASSAGE_FREE), ==, 3);
  g_assert_cmpuint (acies_path_cost (self->state, unit, lines_hex ("E1"), 9, ACIES_PASSAGE_FREE), ==, 0);
}

static guint
count_code (const AciesState *state,
            const char       *code)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  guint n = 0;

  acies_scenario_find (state, findings);
  for (guint i = 0; i < findings->list->len; i++)
    n += g_str_equal (((AciesFinding *) g_ptr_array_index (findings->list, i))->code, code);

  return n;
}

/* Squares that touch at a corner are not beside each other. */
static void
test_findings (Flagstones   *self,
               gconstpointer data)
{
  g_auto (AciesCommand) aslant = flagstones_command ("shift D1 C2", self->ruleset);
  g_auto (AciesCommand) beside = flagstones_command ("shift C2 C3", self->ruleset);

  g_assert_true (acies_engine_apply (self->state, &aslant, NULL, NULL));
  g_assert_cmpuint (count_code (self->state, "sides-adjacent"), ==, 0);
  g_assert_true (acies_engine_apply (self->state, &beside, NULL, NULL));
  g_assert_cmpuint (count_code (self->state, "sides-adjacent"), ==, 2);
}

static void
test_words (Flagstones   *self,
            gconstpointer data)
{
  static const char *const lines[] = { "paint wall B2", "paint wall C2" };
  g_autoptr (AciesSession) session = acies_session_new_edit (acies_state_copy (self->state));
  g_autoptr (GArray) commands = acies_commands_new ();
  g_autofree char *label = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      AciesCommand command = flagstones_command (lines[i], self->ruleset);

      g_array_append_val (commands, command);
    }
  g_assert_true (acies_session_apply_all (session, commands, NULL, NULL));
  label = acies_session_dup_undo_label (session);
  g_assert_cmpstr (label, ==, "Paint Wall on 2 Squares");
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Flagstones *, gconstpointer);
  } tests[] = {
    { "/squares/ruleset", test_ruleset },
    { "/squares/round-trip", test_round_trip },
    { "/squares/sizes-of-files", test_sizes_of_files },
    { "/squares/areas", test_areas },
    { "/squares/faults-of-rulesets", test_faults_of_rulesets },
    { "/squares/resize-is-refused", test_resize_is_refused },
    { "/squares/replace-keeps-to-sizes", test_replace_keeps_to_sizes },
    { "/squares/pieces-are-refused", test_pieces_are_refused },
    { "/squares/nothing-has-an-image", test_nothing_has_an_image },
    { "/squares/other-layouts-are-refused", test_other_layouts_are_refused },
    { "/squares/undo", test_undo },
    { "/squares/random-files", test_random_files },
    { "/squares/ways", test_ways },
    { "/squares/findings", test_findings },
    { "/squares/words", test_words },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Flagstones, NULL, flagstones_set_up, tests[i].test, flagstones_tear_down);

  return g_test_run ();
}
