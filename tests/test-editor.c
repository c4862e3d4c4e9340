/* test-editor.c - brush, words for a hex, and tools without a canvas
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tool.h"
#include "support/battles.h"
#include "widgets/hex-text.h"

static AciesHex
hex (const char *name)
{
  AciesHex parsed;

  g_assert_true (acies_hex_parse (name, &parsed));
  return parsed;
}

/* --- the brush ------------------------------------------------------------------------------ */

static const struct
{
  const char *middle;
  guint       radius;
  const char *hexes;
} dabs[] = {
  { "E5", 0, "E5" },
  { "E5", 1, "D4 E4 D5 E5 F5 D6 E6" },
  { "E4", 1, "E3 F3 D4 E4 F4 E5 F5" },
  { "A1", 1, "A1 B1 A2" },
  { "A1", 2, "A1 B1 C1 A2 B2 A3 B3" },
  { "L1", 1, "K1 L1 K2" },
  { "K2", 1, "K1 L1 J2 K2 K3 L3" },
  { "L9", 2, "K7 L7 J8 K8 J9 K9 L9" },
  { "E5", 2, "D3 E3 F3 C4 D4 E4 F4 C5 D5 E5 F5 G5 C6 D6 E6 F6 D7 E7 F7" },
};

static void
test_brush (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (12, 9);

  for (guint i = 0; i < G_N_ELEMENTS (dabs); i++)
    {
      AciesHex hexes[ACIES_MAX_BRUSH_HEXES];
      guint    n = acies_brush_hexes (board, hex (dabs[i].middle), dabs[i].radius, hexes);
      g_autoptr (GString) names = g_string_new (NULL);

      for (guint j = 0; j < n; j++)
        {
          AciesHexName name;

          g_string_append_printf (names, "%s%s", j > 0 ? " " : "", acies_hex_name (hexes[j], name));
        }
      g_assert_cmpstr (names->str, ==, dabs[i].hexes);
      g_assert_cmpuint (n, <=, acies_brush_count (dabs[i].radius));
    }
  g_assert_cmpuint (acies_brush_count (0), ==, 1);
  g_assert_cmpuint (acies_brush_count (1), ==, 7);
  g_assert_cmpuint (acies_brush_count (2), ==, 19);
}

static void
test_brush_off_the_board (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (3, 3);
  AciesHex hexes[ACIES_MAX_BRUSH_HEXES];

  g_assert_cmpuint (acies_brush_hexes (board, ACIES_NO_HEX, 2, hexes), ==, 0);
  g_assert_cmpuint (acies_brush_hexes (board, hex ("L9"), 2, hexes), ==, 0);
  g_assert_cmpuint (acies_brush_hexes (board, hex ("B2"), 2, hexes), ==, 8);
}

/* --- words ---------------------------------------------------------------------------------- */

static void
assert_text (const AciesState *state,
             const char       *name,
             const char       *expected)
{
  g_autofree char *text = acies_hex_text (state, hex (name));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_hex_text (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  g_autoptr (AciesState) aous = battle_load (library, "aous");
  g_autofree char *nothing = acies_hex_text (pydna, ACIES_NO_HEX);

  assert_text (pydna, "F7", "F7, Clear, Principes, 3 of 3 figures");
  assert_text (pydna, "B3", "B3, Forest");
  assert_text (pydna, "C7", "C7, Hill");
  assert_text (pydna, "L2", "");
  g_assert_cmpstr (nothing, ==, "");
  g_assert_cmpuint (aous->sides[0].camp, !=, ACIES_NO_HEX);
  for (AciesSide side = 0; side < aous->ruleset->n_sides; side++)
    {
      g_autofree char *text = acies_hex_text (aous, aous->sides[side].camp);
      g_autofree char *owner = g_strdup_printf (", camp of %s", aous->ruleset->sides[side].name);

      g_assert_nonnull (strstr (text, owner));
    }
}

static void
test_label_is_told (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");

  acies_texts_make_writable (&pydna->texts);
  acies_texts_set_label (pydna->texts, hex ("F7"), "Camp of Perseus");
  assert_text (pydna, "F7", "F7, Clear, “Camp of Perseus”, Principes, 3 of 3 figures");
}

static void
test_marks_are_told (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));
  const AciesState *state = acies_session_get_state (session);
  g_auto (AciesCommand) command = { 0 };

  g_assert_true (acies_command_parse ("mark testudo F7 1", state->ruleset, &command, NULL));
  g_assert_true (acies_session_apply (session, &command, NULL));
  assert_text (state, "F7", "F7, Clear, Principes, 3 of 3 figures, Testudo");
}

/* --- tools ---------------------------------------------------------------------------------- */

typedef struct
{
  AciesLibrary *library;
  AciesSession *session;
  AciesEditor  *editor;
  guint         n_refused;
} Fixture;

static void
refused_cb (Fixture *fixture)
{
  fixture->n_refused++;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->library = acies_library_new (NULL);
  fixture->session = acies_session_new_edit (battle_load (fixture->library, "pydna"));
  fixture->editor = acies_editor_new ();
  acies_editor_set_session (fixture->editor, fixture->session);
  g_signal_connect_swapped (fixture->editor, "refused", G_CALLBACK (refused_cb), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (fixture->editor);
  g_assert_finalize_object (fixture->session);
  acies_library_unref (fixture->library);
}

static const char *
terrain_at (Fixture    *fixture,
            const char *name)
{
  const AciesState *state = acies_session_get_state (fixture->session);

  return state->ruleset->terrains[state->board->terrain[hex (name)]].id;
}

static void
test_pick (Fixture      *fixture,
           gconstpointer data)
{
  const AciesRuleset *ruleset = acies_session_get_state (fixture->session)->ruleset;

  acies_editor_pick (fixture->editor, hex ("K7"));
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_UNIT);
  g_assert_cmpuint (acies_editor_get_unit_type (fixture->editor), ==,
                    acies_ruleset_find_unit_type (ruleset, "elephants"));
  acies_editor_pick (fixture->editor, hex ("B3"));
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_TERRAIN);
  g_assert_cmpuint (acies_editor_get_terrain (fixture->editor), ==, acies_ruleset_find_terrain (ruleset, "forest"));
}

static void
test_remove_selected (Fixture      *fixture,
                      gconstpointer data)
{
  const AciesState *state = acies_session_get_state (fixture->session);

  acies_editor_remove_selected (fixture->editor); /* nothing is selected */
  g_assert_false (acies_session_can_undo (fixture->session));
  acies_editor_set_selected (fixture->editor, hex ("F7"));
  acies_editor_remove_selected (fixture->editor);
  g_assert_cmpuint (acies_state_unit_at (state, hex ("F7")), ==, ACIES_NO_UNIT);
  acies_editor_remove_selected (fixture->editor); /* nobody is there any more */
  acies_session_undo (fixture->session);
  g_assert_cmpuint (acies_state_unit_at (state, hex ("F7")), !=, ACIES_NO_UNIT);
  g_assert_false (acies_session_can_undo (fixture->session));
  g_assert_cmpuint (fixture->n_refused, ==, 0);
}

static void
test_refusal_is_told (Fixture      *fixture,
                      gconstpointer data)
{
  AciesCommand command = acies_command_on_hexes (ACIES_COMMAND_SHIFT, hex ("F7"), hex ("G7"));

  g_assert_false (acies_editor_apply (fixture->editor, &command));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_false (acies_session_is_modified (fixture->session));
}

static void
test_smaller_board_drops_the_selection (Fixture      *fixture,
                                        gconstpointer data)
{
  AciesCommand command = acies_command (ACIES_COMMAND_RESIZE);

  command.number = 5;
  command.number2 = 5;
  acies_editor_set_selected (fixture->editor, hex ("K9"));
  g_assert_true (acies_editor_apply (fixture->editor, &command));
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, ACIES_NO_HEX);
  acies_session_undo (fixture->session);
  g_assert_cmpstr (terrain_at (fixture, "B3"), ==, "forest");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/brush/covers", test_brush);
  g_test_add_func ("/editor/brush/off-the-board", test_brush_off_the_board);
  g_test_add_func ("/widgets/hex-text", test_hex_text);
  g_test_add_func ("/widgets/hex-text/label", test_label_is_told);
  g_test_add_func ("/widgets/hex-text/marks", test_marks_are_told);
  g_test_add ("/editor/pick", Fixture, NULL, set_up, test_pick, tear_down);
  g_test_add ("/editor/remove-selected", Fixture, NULL, set_up, test_remove_selected, tear_down);
  g_test_add ("/editor/refusal-is-told", Fixture, NULL, set_up, test_refusal_is_told, tear_down);
  g_test_add ("/editor/smaller-board-drops-the-selection", Fixture, NULL, set_up,
              test_smaller_board_drops_the_selection, tear_down);
  return g_test_run ();
}
