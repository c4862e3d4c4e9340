/* test-editor-selection.c - choosing hexes, and what is done to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/data.h"
#include "support/editing.h"

static void
assert_selected (Editing    *fixture,
                 const char *names)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (AciesHex each = 0; each < ACIES_MAX_HEXES; each++)
    {
      AciesHexName name;

      if (acies_editor_is_selected (fixture->editor, each))
        g_string_append_printf (found, "%s%s", found->len > 0 ? " " : "", acies_hex_name (each, name));
    }
  g_assert_cmpstr (found->str, ==, names);
}

static void
test_remove_selected (Editing      *fixture,
                      gconstpointer data)
{
  const AciesState *state = acies_session_get_state (fixture->session);

  acies_editor_remove_selected (fixture->editor); /* nothing is selected */
  g_assert_false (acies_session_can_undo (fixture->session));
  acies_editor_set_selected (fixture->editor, editing_hex ("F7"));
  acies_editor_remove_selected (fixture->editor);
  g_assert_cmpuint (acies_state_unit_at (state, editing_hex ("F7")), ==, ACIES_NO_UNIT);
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, editing_hex ("F7"));
  acies_editor_remove_selected (fixture->editor); /* nobody is there any more, and the ground is clear */
  acies_session_undo (fixture->session);
  g_assert_cmpuint (acies_state_unit_at (state, editing_hex ("F7")), !=, ACIES_NO_UNIT);
  g_assert_false (acies_session_can_undo (fixture->session));
  g_assert_cmpuint (fixture->n_refused, ==, 0);
}

static void
test_smaller_board_drops_the_selection (Editing      *fixture,
                                        gconstpointer data)
{
  AciesCommand command = acies_command (ACIES_COMMAND_RESIZE);

  command.number = 5;
  command.number2 = 5;
  acies_editor_set_selected (fixture->editor, editing_hex ("K9"));
  g_assert_true (acies_editor_apply (fixture->editor, &command));
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, ACIES_NO_HEX);
  acies_session_undo (fixture->session);
  g_assert_cmpstr (editing_terrain_at (fixture, "B3"), ==, "forest");
  acies_editor_select_rectangle (fixture->editor, editing_hex ("D4"), editing_hex ("F6"));
  g_assert_true (acies_editor_apply (fixture->editor, &command));
  assert_selected (fixture, "D4 D5 E5");
}

static void
test_rectangle (Editing      *fixture,
                gconstpointer data)
{
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_SELECT);
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, 0, "C1 F4 E2");
  assert_selected (fixture, "C1 D1 E1 C2 D2 E2");
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, editing_hex ("E2"));
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, GDK_SHIFT_MASK, "L9 K8");
  assert_selected (fixture, "C1 D1 E1 C2 D2 E2 K8 K9 L9");
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, GDK_CONTROL_MASK, "E1 F1");
  assert_selected (fixture, "C1 D1 F1 C2 D2 E2 K8 K9 L9");
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, GDK_CONTROL_MASK, "K9");
  assert_selected (fixture, "C1 D1 F1 C2 D2 E2 K8 L9");
  g_assert_true (acies_editor_is_selected (fixture->editor, acies_editor_get_selected (fixture->editor)));
  acies_editor_press (fixture->editor, editing_hex ("A9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_drag (fixture->editor, editing_hex ("B9"));
  assert_selected (fixture, "A9 B9");
  acies_editor_put_down (fixture->editor); /* as before */
  assert_selected (fixture, "C1 D1 F1 C2 D2 E2 K8 L9");
  acies_editor_press (fixture->editor, ACIES_NO_HEX, GDK_BUTTON_PRIMARY, 0);
  assert_selected (fixture, "");
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, ACIES_NO_HEX);
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_select_all (Editing      *fixture,
                 gconstpointer data)
{
  acies_editor_select_all (fixture->editor);
  g_assert_cmpuint (acies_editor_count_selected (fixture->editor), ==, 5 * 12 + 4 * 11);
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, editing_hex ("A1"));
}

static void
test_extend (Editing      *fixture,
             gconstpointer data)
{
  acies_editor_set_selected (fixture->editor, editing_hex ("C3"));
  acies_editor_extend_selection (fixture->editor, editing_hex ("C3"), editing_hex ("D3"));
  acies_editor_extend_selection (fixture->editor, editing_hex ("D3"), editing_hex ("D4"));
  assert_selected (fixture, "C3 D3 C4 D4");
  acies_editor_extend_selection (fixture->editor, editing_hex ("D4"), editing_hex ("C4"));
  assert_selected (fixture, "C3 C4");
  acies_editor_set_selected (fixture->editor, ACIES_NO_HEX);
  acies_editor_extend_selection (fixture->editor, editing_hex ("A1"), editing_hex ("A2"));
  assert_selected (fixture, "A1 A2");
}

static void
test_remove_several (Editing      *fixture,
                     gconstpointer data)
{
  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G7"));
  acies_editor_remove_selected (fixture->editor);
  g_assert_false (editing_has_unit (fixture, "G6"));
  g_assert_false (editing_has_unit (fixture, "G7"));
  g_assert_cmpstr (editing_terrain_at (fixture, "F6"), ==, "forest");
  editing_assert_undo (fixture, "Remove 5 Units");
  acies_editor_remove_selected (fixture->editor);
  g_assert_cmpstr (editing_terrain_at (fixture, "F6"), ==, "clear");
  acies_session_undo (fixture->session);
  acies_session_undo (fixture->session);
  g_assert_true (editing_has_unit (fixture, "G6"));
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_move_a_unit (Editing      *fixture,
                  gconstpointer data)
{
  editing_use (fixture, ACIES_TOOL_SELECT, "F7 G8 G9");
  g_assert_true (editing_has_unit (fixture, "G9"));
  assert_selected (fixture, "G9");
  editing_assert_undo (fixture, "Move Principes to G9");
  editing_use (fixture, ACIES_TOOL_SELECT, "G9 G7"); /* somebody is there */
  g_assert_true (editing_has_unit (fixture, "G9"));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  acies_editor_press (fixture->editor, editing_hex ("G9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_drag (fixture->editor, editing_hex ("G7"));
  editing_assert_hint (fixture, ACIES_TOOL_SELECT, "G7", "G7*already*");
  editing_assert_hint (fixture, ACIES_TOOL_SELECT, "F9", "Release*Principes*");
  acies_editor_put_down (fixture->editor);
}

static void
test_carry (Editing      *fixture,
            gconstpointer data)
{
  acies_editor_carry (fixture->editor, editing_hex ("F7"));
  editing_assert_hint (fixture, ACIES_TOOL_SELECT, "F9", "Space*Principes*");
  acies_editor_press (fixture->editor, editing_hex ("F9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_release (fixture->editor, editing_hex ("F9"));
  g_assert_true (editing_has_unit (fixture, "F9"));
  g_assert_false (acies_editor_put_down (fixture->editor));
  acies_editor_carry (fixture->editor, editing_hex ("F9"));
  g_assert_true (acies_editor_put_down (fixture->editor));
  g_assert_true (editing_has_unit (fixture, "F9"));
}

/* --- pieces --------------------------------------------------------------------------------- */

static void
test_move_selection (Editing      *fixture,
                     gconstpointer data)
{
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_SELECT);
  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G6")); /* a wood between two units */
  editing_assert_hint (fixture, ACIES_TOOL_SELECT, "F6", "*3*terrain*");
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, 0, "F6 F7 F9");
  g_assert_cmpuint (fixture->n_refused, ==, 0);
  g_assert_cmpstr (editing_terrain_at (fixture, "F9"), ==, "forest");
  g_assert_cmpstr (editing_terrain_at (fixture, "F6"), ==, "clear");
  g_assert_true (editing_has_unit (fixture, "E9"));
  g_assert_true (editing_has_unit (fixture, "G9"));
  g_assert_false (editing_has_unit (fixture, "G6"));
  assert_selected (fixture, "E9 F9 G9");
  editing_assert_undo (fixture, "Move Selection");
  acies_session_undo (fixture->session);
  g_assert_true (editing_has_unit (fixture, "G6"));
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_move_is_refused (Editing      *fixture,
                      gconstpointer data)
{
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_SELECT);
  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G6"));
  acies_editor_press (fixture->editor, editing_hex ("E6"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_drag (fixture->editor, editing_hex ("K9"));
  data_assert_says (acies_editor_dup_hint (fixture->editor, editing_hex ("L7")), "Velites*board");
  acies_editor_release (fixture->editor, editing_hex ("L7"));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_true (editing_has_unit (fixture, "E6"));
  g_assert_false (acies_session_can_undo (fixture->session));
  g_assert_false (acies_editor_put_down (fixture->editor));
}

static void
test_units_alone (Editing      *fixture,
                  gconstpointer data)
{
  acies_editor_set_units_alone (fixture->editor, TRUE);
  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G6"));
  editing_assert_hint (fixture, ACIES_TOOL_SELECT, "F6", "*units*3*");
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, 0, "F6 F9");
  g_assert_true (editing_has_unit (fixture, "E9"));
  g_assert_cmpstr (editing_terrain_at (fixture, "F6"), ==, "forest");
  g_assert_cmpstr (editing_terrain_at (fixture, "F9"), ==, "clear");
}

static void
test_click_on_several (Editing      *fixture,
                       gconstpointer data)
{
  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G6"));
  editing_use (fixture, ACIES_TOOL_SELECT, "F6"); /* no drag */
  assert_selected (fixture, "F6");
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_copy_and_paste (Editing      *fixture,
                     gconstpointer data)
{
  g_autofree char *nothing = acies_editor_dup_copy (fixture->editor);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  g_assert_null (nothing);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G6"));
  text = acies_editor_dup_copy (fixture->editor);
  g_assert_true (g_str_has_prefix (text, "acies-snippet 1 rome-vs-macedon\n"));
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_TERRAIN);
  g_assert_true (acies_editor_paste (fixture->editor, text));
  data_assert_says (acies_editor_dup_hint (fixture->editor, editing_hex ("I9")), "*3 hexes*");
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, 0, "I2");
  assert_selected (fixture, "H2 I2 J2");
  g_assert_true (editing_has_unit (fixture, "E6"));
  g_assert_true (editing_has_unit (fixture, "H2"));
  g_assert_cmpstr (editing_terrain_at (fixture, "I2"), ==, "forest");
  editing_assert_undo (fixture, "Paste");
  g_assert_false (acies_editor_put_down (fixture->editor)); /* once */
  again = acies_editor_dup_copy (fixture->editor);
  g_assert_cmpstr (again, ==, text);
  acies_session_undo (fixture->session);
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_paste_is_left (Editing      *fixture,
                    gconstpointer data)
{
  g_autofree char *text = NULL;

  acies_editor_set_selected (fixture->editor, editing_hex ("F7"));
  text = acies_editor_dup_copy (fixture->editor);
  g_assert_true (acies_editor_paste (fixture->editor, text));
  g_assert_true (acies_editor_put_down (fixture->editor));
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, 0, "I9");
  g_assert_true (acies_editor_paste (fixture->editor, text));
  editing_stroke (fixture, GDK_BUTTON_SECONDARY, 0, "I9");
  g_assert_true (acies_editor_paste (fixture->editor, text));
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_ERASER);
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, 0, "I9");
  g_assert_false (editing_has_unit (fixture, "I9"));
  g_assert_false (acies_editor_paste (fixture->editor, "Dear reader"));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_false (acies_session_can_undo (fixture->session));
}

/* Something that only the other game knows is left out, and said. */
static void
test_paste_from_another_game (Editing      *fixture,
                              gconstpointer data)
{
  const char *text = "acies-snippet 1 rome-vs-carthage\nhex 0 0 forest\nunit 0 0 elephants-of-nowhere rome 3\n";

  g_assert_true (acies_editor_paste (fixture->editor, text));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, 0, "I9");
  g_assert_cmpstr (editing_terrain_at (fixture, "I9"), ==, "forest");
  g_assert_false (editing_has_unit (fixture, "I9"));
}

static void
test_turn (Editing      *fixture,
           gconstpointer data)
{
  acies_editor_turn (fixture->editor, 1); /* nothing to turn */
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  acies_editor_select_rectangle (fixture->editor, editing_hex ("B3"), editing_hex ("C3"));
  acies_editor_turn (fixture->editor, 0);
  editing_assert_undo (fixture, "Flip");
  acies_session_undo (fixture->session);
  acies_editor_select_rectangle (fixture->editor, editing_hex ("I4"), editing_hex ("K4"));
  acies_editor_turn (fixture->editor, 3); /* by a half: the unit comes to the other end, the wood stays in the middle */
  editing_assert_undo (fixture, "Rotate");
  g_assert_true (editing_has_unit (fixture, "K4"));
  g_assert_false (editing_has_unit (fixture, "I4"));
  assert_selected (fixture, "I4 J4 K4");
  acies_editor_turn (fixture->editor, 3);
  g_assert_true (editing_has_unit (fixture, "I4"));
  g_assert_cmpstr (editing_terrain_at (fixture, "J4"), ==, "forest");
  acies_editor_turn (fixture->editor, 1); /* south-east of J4 lies the river, and nobody */
  g_assert_true (editing_has_unit (fixture, "J3"));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
}

static void
test_turn_while_carrying (Editing      *fixture,
                          gconstpointer data)
{
  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("F6"));
  acies_editor_carry (fixture->editor, editing_hex ("E6"));
  acies_editor_turn (fixture->editor, 0);
  acies_editor_press (fixture->editor, editing_hex ("D9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_release (fixture->editor, editing_hex ("D9"));
  g_assert_true (editing_has_unit (fixture, "D9"));
  g_assert_cmpstr (editing_terrain_at (fixture, "C9"), ==, "forest");
  assert_selected (fixture, "C9 D9");
}

static void
test_clear (Editing      *fixture,
            gconstpointer data)
{
  acies_editor_clear_selected (fixture->editor, "Cut"); /* nothing is selected */
  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G6"));
  acies_editor_clear_selected (fixture->editor, "Cut");
  g_assert_false (editing_has_unit (fixture, "E6"));
  g_assert_cmpstr (editing_terrain_at (fixture, "F6"), ==, "clear");
  editing_assert_undo (fixture, "Cut");
  acies_session_undo (fixture->session);
  g_assert_false (acies_session_can_undo (fixture->session));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/remove-selected", Editing, NULL, editing_set_up, test_remove_selected, editing_tear_down);
  g_test_add ("/editor/smaller-board-drops-the-selection", Editing, NULL, editing_set_up,
              test_smaller_board_drops_the_selection, editing_tear_down);
  g_test_add ("/editor/selection/rectangle", Editing, NULL, editing_set_up, test_rectangle, editing_tear_down);
  g_test_add ("/editor/selection/all", Editing, NULL, editing_set_up, test_select_all, editing_tear_down);
  g_test_add ("/editor/selection/extend", Editing, NULL, editing_set_up, test_extend, editing_tear_down);
  g_test_add ("/editor/selection/remove", Editing, NULL, editing_set_up, test_remove_several, editing_tear_down);
  g_test_add ("/editor/move/unit", Editing, NULL, editing_set_up, test_move_a_unit, editing_tear_down);
  g_test_add ("/editor/move/carry", Editing, NULL, editing_set_up, test_carry, editing_tear_down);
  g_test_add ("/editor/snippet/move", Editing, NULL, editing_set_up, test_move_selection, editing_tear_down);
  g_test_add ("/editor/snippet/move-is-refused", Editing, NULL, editing_set_up, test_move_is_refused, editing_tear_down);
  g_test_add ("/editor/snippet/units-alone", Editing, NULL, editing_set_up, test_units_alone, editing_tear_down);
  g_test_add ("/editor/snippet/click", Editing, NULL, editing_set_up, test_click_on_several, editing_tear_down);
  g_test_add ("/editor/snippet/copy-and-paste", Editing, NULL, editing_set_up, test_copy_and_paste, editing_tear_down);
  g_test_add ("/editor/snippet/paste-is-left", Editing, NULL, editing_set_up, test_paste_is_left, editing_tear_down);
  g_test_add ("/editor/snippet/other-game", Editing, NULL, editing_set_up, test_paste_from_another_game, editing_tear_down);
  g_test_add ("/editor/snippet/turn", Editing, NULL, editing_set_up, test_turn, editing_tear_down);
  g_test_add ("/editor/snippet/turn-while-carrying", Editing, NULL, editing_set_up, test_turn_while_carrying, editing_tear_down);
  g_test_add ("/editor/snippet/clear", Editing, NULL, editing_set_up, test_clear, editing_tear_down);
  return g_test_run ();
}
