/* test-editor-selection.c - choosing hexes, and what is done to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/editing.h"

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
}

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
  editing_assert_hint (fixture, ACIES_TOOL_SELECT, "G7", "G7 holds a unit already");
  editing_assert_hint (fixture, ACIES_TOOL_SELECT, "F9", "Release moves Principes here");
  acies_editor_put_down (fixture->editor);
}

static void
test_carry (Editing      *fixture,
            gconstpointer data)
{
  acies_editor_carry (fixture->editor, editing_hex ("F7"));
  editing_assert_hint (fixture, ACIES_TOOL_SELECT, "F9", "Space puts Principes down here");
  acies_editor_press (fixture->editor, editing_hex ("F9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_release (fixture->editor, editing_hex ("F9"));
  g_assert_true (editing_has_unit (fixture, "F9"));
  g_assert_false (acies_editor_put_down (fixture->editor));
  acies_editor_carry (fixture->editor, editing_hex ("F9"));
  g_assert_true (acies_editor_put_down (fixture->editor));
  g_assert_true (editing_has_unit (fixture, "F9"));
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
  return g_test_run ();
}
