/* test-editor-tools.c - the tools, by gestures without a canvas
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/armies.h"
#include "engine/find/box.h"
#include "support/battles.h"
#include "support/editing.h"

static void
test_pick (Editing      *fixture,
           gconstpointer data)
{
  const AciesRuleset *ruleset = acies_session_get_state (fixture->session)->ruleset;

  acies_editor_pick (fixture->editor, editing_hex ("K8"));
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_UNIT);
  g_assert_cmpuint (acies_editor_get_unit_type (fixture->editor), ==,
                    acies_ruleset_find_unit_type (ruleset, "elephants"));
  acies_editor_pick (fixture->editor, editing_hex ("B3"));
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_TERRAIN);
  g_assert_cmpuint (acies_editor_get_terrain (fixture->editor), ==, acies_ruleset_find_terrain (ruleset, "forest"));
}

/* What is placed is always a type of the side whose units are shown. */
static void
test_side (Editing      *fixture,
           gconstpointer data)
{
  const AciesRuleset *ruleset = acies_session_get_state (fixture->session)->ruleset;
  AciesId             velites = acies_ruleset_find_unit_type (ruleset, "velites");

  acies_editor_set_unit_type (fixture->editor, velites, 0);
  acies_editor_set_side (fixture->editor, 1);
  g_assert_cmpuint (acies_editor_get_unit_type (fixture->editor), ==, acies_counterpart_type (ruleset, velites, 0));
  acies_editor_set_side (fixture->editor, 0);
  g_assert_cmpuint (acies_editor_get_unit_type (fixture->editor), ==, velites);
}

static void
test_refusal_is_told (Editing      *fixture,
                      gconstpointer data)
{
  AciesCommand command = acies_command_on_hexes (ACIES_COMMAND_SHIFT, editing_hex ("F7"), editing_hex ("G7"));

  g_assert_false (acies_editor_apply (fixture->editor, &command));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_false (acies_session_is_modified (fixture->session));
}

static void
test_terrain (Editing      *fixture,
              gconstpointer data)
{
  editing_choose_terrain (fixture, "forest");
  editing_assert_hint (fixture, ACIES_TOOL_TERRAIN, "B3", "Forest*already*");
  editing_assert_hint (fixture, ACIES_TOOL_TERRAIN, "D9", "*Forest* 1 hex;*");
  acies_editor_set_brush (fixture->editor, 1);
  editing_assert_hint (fixture, ACIES_TOOL_TERRAIN, "D9", "*Forest* 5 *");
  editing_use (fixture, ACIES_TOOL_TERRAIN, "D9 E9 F9");
  for (const char *name = "CDEFG"; *name != '\0'; name++)
    {
      char there[] = { *name, '9', '\0' };

      g_assert_cmpstr (editing_terrain_at (fixture, there), ==, "forest");
    }
  editing_assert_undo (fixture, "Paint Forest on 9 Hexes");
  acies_session_undo (fixture->session);
  g_assert_cmpstr (editing_terrain_at (fixture, "E9"), ==, "clear");
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_fill (Editing      *fixture,
           gconstpointer data)
{
  editing_choose_terrain (fixture, "hill");
  editing_assert_hint (fixture, ACIES_TOOL_FILL, "E5", "*12 *River*Hill*");
  editing_assert_hint (fixture, ACIES_TOOL_FILL, "C7", "Hill*already*");
  editing_use (fixture, ACIES_TOOL_FILL, "A5 B9"); /* it has no strokes: what follows the press is nothing */
  g_assert_cmpstr (editing_terrain_at (fixture, "L5"), ==, "hill");
  g_assert_cmpstr (editing_terrain_at (fixture, "B9"), ==, "clear");
  editing_assert_undo (fixture, "Fill with Hill");
  acies_session_undo (fixture->session);
  g_assert_cmpstr (editing_terrain_at (fixture, "L5"), ==, "river");
  editing_use (fixture, ACIES_TOOL_FILL, "C7"); /* changes nothing */
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_units (Editing      *fixture,
            gconstpointer data)
{
  acies_editor_set_unit_type (fixture->editor, acies_ruleset_find_unit_type (editing_state (fixture)->ruleset, "velites"), 0);
  editing_assert_hint (fixture, ACIES_TOOL_UNIT, "A9", "*place Velites*");
  editing_assert_hint (fixture, ACIES_TOOL_UNIT, "A8", "*Equites*Velites*");
  editing_assert_hint (fixture, ACIES_TOOL_UNIT, "C6", "*Velites is already here;*");
  editing_use (fixture, ACIES_TOOL_UNIT, "B7 A8 A9"); /* a stroke does not tread on others */
  editing_assert_text (editing_state (fixture), "A8", "A8, Clear, Roman Equites, 2 of 2 figures");
  editing_assert_text (editing_state (fixture), "A9", "A9, Clear, Roman Velites, 2 of 2 figures");
  editing_assert_undo (fixture, "Place Velites on 2 Hexes");
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, editing_hex ("A9"));
  editing_use (fixture, ACIES_TOOL_UNIT, "A8"); /* its own side’s */
  g_assert_cmpuint (fixture->n_refused, ==, 0);
  editing_use (fixture, ACIES_TOOL_UNIT, "A1"); /* the enemy’s: that is said */
  g_assert_cmpuint (fixture->n_refused, ==, 1);
}

static void
test_figures (Editing      *fixture,
              gconstpointer data)
{
  const AciesRuleset *ruleset = editing_state (fixture)->ruleset;

  acies_editor_set_unit_type (fixture->editor, acies_ruleset_find_unit_type (ruleset, "principes"), 0);
  g_assert_cmpuint (acies_editor_get_figures (fixture->editor), ==, 3);
  acies_editor_set_figures (fixture->editor, 1);
  editing_use (fixture, ACIES_TOOL_UNIT, "A9 B9");
  editing_assert_text (editing_state (fixture), "A9", "A9, Clear, Roman Principes, 1 of 3 figures");
  editing_assert_text (editing_state (fixture), "B9", "B9, Clear, Roman Principes, 1 of 3 figures");
  acies_editor_set_unit_type (fixture->editor, acies_ruleset_find_unit_type (ruleset, "velites"), 0); /* has all of its own */
  g_assert_cmpuint (acies_editor_get_figures (fixture->editor), ==, 2);
}

/* The place of a problem is ringed until something else is selected. */
static void
test_fault (Editing      *fixture,
            gconstpointer data)
{
  acies_editor_show_hex (fixture->editor, editing_hex ("C5"));
  acies_editor_set_fault (fixture->editor, editing_hex ("C5"));
  g_assert_cmpuint (fixture->editor->fault, ==, editing_hex ("C5"));
  acies_editor_set_selected (fixture->editor, editing_hex ("D5"));
  g_assert_cmpuint (fixture->editor->fault, ==, ACIES_NO_HEX);
}

static void
test_too_many_units (Editing      *fixture,
                     gconstpointer data)
{
  guint        n_enemies = acies_state_count_units (editing_state (fixture), 1, ACIES_PLACE_BOARD);
  AciesCommand command = acies_command (ACIES_COMMAND_RESIZE);

  command.number = command.number2 = 20;
  acies_editor_apply (fixture->editor, &command);
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_UNIT);
  for (guint row = 0; row < 20; row++)
    for (guint column = 0; column < 19; column++)
      if (acies_state_free_slot (editing_state (fixture)) != ACIES_NO_UNIT)
        {
          acies_editor_press (fixture->editor, acies_hex (column, row), GDK_BUTTON_PRIMARY, 0);
          acies_editor_release (fixture->editor, acies_hex (column, row));
        }
  g_assert_cmpuint (fixture->n_refused, ==, n_enemies); /* which were replaced */
  editing_assert_hint (fixture, ACIES_TOOL_UNIT, "S19", "*250*");
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, 0, "R19 S19");
  g_assert_cmpuint (fixture->n_refused, ==, n_enemies + 1); /* once a stroke */
}

static void
test_eraser (Editing      *fixture,
             gconstpointer data)
{
  editing_assert_hint (fixture, ACIES_TOOL_ERASER, "L7", "Nothing*");
  editing_assert_hint (fixture, ACIES_TOOL_ERASER, "F7", "*1 unit");
  editing_assert_hint (fixture, ACIES_TOOL_ERASER, "F6", "*1 hex");
  editing_use (fixture, ACIES_TOOL_ERASER, "G6 F6 H7"); /* begins on a unit: the wood stays */
  g_assert_false (editing_has_unit (fixture, "G6"));
  g_assert_false (editing_has_unit (fixture, "H7"));
  g_assert_cmpstr (editing_terrain_at (fixture, "F6"), ==, "forest");
  editing_assert_undo (fixture, "Remove 2 Units");
  editing_use (fixture, ACIES_TOOL_ERASER, "F6 G7"); /* begins on ground: the unit stays */
  g_assert_cmpstr (editing_terrain_at (fixture, "F6"), ==, "clear");
  g_assert_true (editing_has_unit (fixture, "G7"));
  editing_assert_undo (fixture, "Clear Terrain");
}

static void
test_second_button (Editing      *fixture,
                    gconstpointer data)
{
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_FILL);
  editing_stroke (fixture, GDK_BUTTON_SECONDARY, GDK_SHIFT_MASK, "E7 F7 G7");
  g_assert_false (editing_has_unit (fixture, "F7"));
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_FILL);
  editing_stroke (fixture, GDK_BUTTON_SECONDARY, 0, "K8");
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_UNIT);
  editing_assert_hint (fixture, ACIES_TOOL_PICK, "B3", "*Forest*");
  editing_assert_hint (fixture, ACIES_TOOL_PICK, "K8", "*Elephants*");
  editing_use (fixture, ACIES_TOOL_PICK, "B3");
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_TERRAIN);
  editing_assert_undo (fixture, "Remove 3 Units"); /* picking changes nothing */
}

static void
test_entries (Editing      *fixture,
              gconstpointer data)
{
  const AciesSideNumbers *numbers = &editing_state (fixture)->sides[1];

  acies_editor_set_side (fixture->editor, 1);
  editing_assert_hint (fixture, ACIES_TOOL_ENTRY, "C1", "*Macedon*enter*");
  editing_use (fixture, ACIES_TOOL_ENTRY, "C1 D1 E1 D1"); /* back over D1: it stays */
  g_assert_cmpuint (numbers->n_entries, ==, 3);
  editing_assert_hint (fixture, ACIES_TOOL_ENTRY, "C1", "*remove*Macedon*");
  editing_use (fixture, ACIES_TOOL_ENTRY, "C1 D1 C2");
  g_assert_cmpuint (numbers->n_entries, ==, 1);
  editing_assert_undo (fixture, "*Entry*Macedon*");
  acies_session_undo (fixture->session);
  acies_session_undo (fixture->session);
  editing_use (fixture, ACIES_TOOL_ENTRY, "A2 B2 C2 D2 E2 F2 G2 H2 I2 J2 K2 A3 B3 C3");
  g_assert_cmpuint (numbers->n_entries, ==, ACIES_MAX_ENTRIES);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  editing_assert_hint (fixture, ACIES_TOOL_ENTRY, "C3", "*12*");
}

static void
test_camp (Editing      *fixture,
           gconstpointer data)
{
  editing_assert_hint (fixture, ACIES_TOOL_CAMP, "A9", "*make*Rome*");
  editing_use (fixture, ACIES_TOOL_CAMP, "A9");
  g_assert_cmpuint (editing_state (fixture)->sides[0].camp, ==, editing_hex ("A9"));
  editing_assert_hint (fixture, ACIES_TOOL_CAMP, "B9", "*Rome*A9*");
  editing_assert_hint (fixture, ACIES_TOOL_CAMP, "A9", "*remove*Rome*");
  editing_use (fixture, ACIES_TOOL_CAMP, "A9");
  g_assert_cmpuint (editing_state (fixture)->sides[0].camp, ==, ACIES_NO_HEX);
}

static void
test_cancelled_stroke (Editing      *fixture,
                       gconstpointer data)
{
  editing_choose_terrain (fixture, "forest");
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_TERRAIN);
  acies_editor_press (fixture->editor, editing_hex ("D9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_drag (fixture->editor, editing_hex ("E9"));
  g_assert_true (acies_editor_put_down (fixture->editor));
  g_assert_cmpstr (editing_terrain_at (fixture, "D9"), ==, "clear");
  acies_editor_release (fixture->editor, editing_hex ("E9")); /* of nothing */
  g_assert_false (acies_editor_put_down (fixture->editor));
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_choose_next (Editing      *fixture,
                  gconstpointer data)
{
  const AciesRuleset *ruleset = editing_state (fixture)->ruleset;
  AciesId             first = acies_editor_get_unit_type (fixture->editor);
  guint               n = 0;

  acies_editor_set_tool (fixture->editor, ACIES_TOOL_UNIT);
  do
    {
      acies_editor_choose_next (fixture->editor, 1);
      g_assert_true (ruleset->unit_types[acies_editor_get_unit_type (fixture->editor)].sides >>
                         acies_editor_get_side (fixture->editor) &
                     1);
      n++;
    }
  while (acies_editor_get_unit_type (fixture->editor) != first);
  g_assert_cmpuint (n, ==, ruleset->n_unit_types);
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_TERRAIN);
  acies_editor_set_terrain (fixture->editor, 0);
  acies_editor_choose_next (fixture->editor, -1);
  g_assert_cmpuint (acies_editor_get_terrain (fixture->editor), ==, ruleset->n_terrains - 1);
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_CAMP);
  acies_editor_set_side (fixture->editor, 0);
  acies_editor_choose_next (fixture->editor, 1);
  g_assert_cmpuint (acies_editor_get_side (fixture->editor), ==, 1);
}

static void
test_symmetric_stroke (Editing      *fixture,
                       gconstpointer data)
{
  editing_choose_terrain (fixture, "forest");
  acies_editor_set_symmetry (fixture->editor, ACIES_SYMMETRY_LEFT_RIGHT);
  editing_assert_hint (fixture, ACIES_TOOL_TERRAIN, "B2", "*Forest* 2 *");
  editing_assert_hint (fixture, ACIES_TOOL_TERRAIN, "F2", "*Forest* 1 *"); /* on the axis */
  editing_use (fixture, ACIES_TOOL_TERRAIN, "A2 A1");
  g_assert_cmpstr (editing_terrain_at (fixture, "K2"), ==, "forest"); /* the short row ends here */
  g_assert_cmpstr (editing_terrain_at (fixture, "L1"), ==, "forest");
  editing_assert_undo (fixture, "Paint Forest on 4 Hexes");
  acies_session_undo (fixture->session);
  g_assert_false (acies_session_can_undo (fixture->session));
  acies_editor_set_symmetry (fixture->editor, ACIES_SYMMETRY_HALF_TURN);
  editing_use (fixture, ACIES_TOOL_FILL, "B3"); /* a wood of one hex, and what lies opposite */
  acies_editor_set_symmetry (fixture->editor, ACIES_SYMMETRY_NONE);
  editing_assert_hint (fixture, ACIES_TOOL_TERRAIN, "B2", "*Forest* 1 *");
}

static void
test_symmetric_units (Editing      *fixture,
                      gconstpointer data)
{
  acies_editor_set_unit_type (fixture->editor, acies_ruleset_find_unit_type (editing_state (fixture)->ruleset, "velites"), 0);
  acies_editor_set_symmetry (fixture->editor, ACIES_SYMMETRY_TOP_BOTTOM);
  g_assert_true (acies_editor_knows_counterparts (fixture->editor));
  editing_use (fixture, ACIES_TOOL_UNIT, "D9");
  editing_assert_text (editing_state (fixture), "D9", "D9, Clear, Roman Velites, 2 of 2 figures");
  editing_assert_text (editing_state (fixture), "D1", "D1, Clear, Macedonian Peltasts, 2 of 2 figures");
  editing_assert_undo (fixture, "Place Velites on D9");
  editing_use (fixture, ACIES_TOOL_ERASER, "D1");
  g_assert_false (editing_has_unit (fixture, "D9"));
  editing_use (fixture, ACIES_TOOL_ERASER, "B1"); /* nobody stands opposite: no refusal */
  g_assert_cmpuint (fixture->n_refused, ==, 0);
  acies_editor_set_side (fixture->editor, 0);
  editing_use (fixture, ACIES_TOOL_ENTRY, "C9");
  g_assert_cmpuint (editing_state (fixture)->sides[1].entries[0], ==, editing_hex ("C1"));
  acies_editor_set_swaps (fixture->editor, FALSE);
  editing_use (fixture, ACIES_TOOL_UNIT, "B9");
  editing_assert_text (editing_state (fixture), "B1", "B1, Clear, Roman Velites, 2 of 2 figures");
  acies_editor_set_symmetry (fixture->editor, ACIES_SYMMETRY_LEFT_RIGHT); /* both halves of one army */
  editing_use (fixture, ACIES_TOOL_UNIT, "A9");
  editing_assert_text (editing_state (fixture), "L9", "L9, Clear, Roman Velites, 2 of 2 figures");
  acies_editor_set_symmetry (fixture->editor, ACIES_SYMMETRY_HALF_TURN);
  editing_use (fixture, ACIES_TOOL_UNIT, "C9");
  editing_assert_text (editing_state (fixture), "J1", "J1, Clear, Macedonian Peltasts, 2 of 2 figures");
}

static void
name_wanted_cb (AciesEditor *editor,
                guint        where,
                guint       *wanted)
{
  *wanted = where;
}

static void
test_label (Editing      *fixture,
            gconstpointer data)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_LABEL, editing_hex ("C7"));
  guint        wanted = 0;

  g_signal_connect (fixture->editor, "name-wanted", G_CALLBACK (name_wanted_cb), &wanted);
  editing_assert_hint (fixture, ACIES_TOOL_LABEL, "C7", "*label this*");
  editing_use (fixture, ACIES_TOOL_LABEL, "C7");
  g_assert_cmpuint (wanted, ==, editing_hex ("C7"));
  command.text = (char *) "Olocrus";
  g_assert_true (acies_editor_apply (fixture->editor, &command));
  editing_assert_hint (fixture, ACIES_TOOL_LABEL, "C7", "*Olocrus*");
}

static void
test_box (Editing      *fixture,
          gconstpointer data)
{
  const AciesState *state = editing_state (fixture);
  AciesId           principes = acies_ruleset_find_unit_type (state->ruleset, "principes");

  g_assert_cmpuint (acies_box_count_figures (state), ==, 85);
  g_assert_cmpuint (acies_box_count_units (state, principes), ==, 5);
  g_assert_cmpuint (acies_box_count_tiles (state, acies_ruleset_find_terrain (state->ruleset, "river")), ==, 12);
  acies_editor_set_selected (fixture->editor, editing_hex ("F7"));
  acies_editor_remove_selected (fixture->editor);
  g_assert_cmpuint (acies_box_count_units (state, principes), ==, 4);
  g_assert_cmpuint (acies_box_count_figures (state), ==, 82);
}

static void
test_known_tools (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "ticinus"));
  g_autoptr (AciesEditor) editor = acies_editor_new ();

  g_assert_false (acies_editor_knows_tool (editor, ACIES_TOOL_TERRAIN));
  acies_editor_set_session (editor, session, NULL);
  g_assert_true (acies_editor_knows_tool (editor, ACIES_TOOL_ENTRY));
  g_assert_true (acies_editor_knows_tool (editor, ACIES_TOOL_FILL));
  g_assert_false (acies_editor_knows_tool (editor, ACIES_TOOL_CAMP)); /* this game has none */
}

/* A table is a table everywhere. */
static void
test_known_on_a_table (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "two-legates"));
  g_autoptr (AciesEditor) editor = acies_editor_new ();

  acies_editor_set_session (editor, session, NULL);
  g_assert_false (acies_editor_knows_tool (editor, ACIES_TOOL_TERRAIN));
  g_assert_false (acies_editor_knows_tool (editor, ACIES_TOOL_FILL));
  g_assert_false (acies_editor_knows_tool (editor, ACIES_TOOL_ENTRY));
  g_assert_true (acies_editor_knows_tool (editor, ACIES_TOOL_UNIT));
  g_assert_true (acies_editor_knows_tool (editor, ACIES_TOOL_LABEL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/pick", Editing, NULL, editing_set_up, test_pick, editing_tear_down);
  g_test_add ("/editor/side", Editing, NULL, editing_set_up, test_side, editing_tear_down);
  g_test_add ("/editor/refusal-is-told", Editing, NULL, editing_set_up, test_refusal_is_told, editing_tear_down);
  g_test_add ("/editor/terrain", Editing, NULL, editing_set_up, test_terrain, editing_tear_down);
  g_test_add ("/editor/fill", Editing, NULL, editing_set_up, test_fill, editing_tear_down);
  g_test_add ("/editor/units", Editing, NULL, editing_set_up, test_units, editing_tear_down);
  g_test_add ("/editor/figures", Editing, NULL, editing_set_up, test_figures, editing_tear_down);
  g_test_add ("/editor/fault", Editing, NULL, editing_set_up, test_fault, editing_tear_down);
  g_test_add ("/editor/too-many-units", Editing, NULL, editing_set_up, test_too_many_units, editing_tear_down);
  g_test_add ("/editor/eraser", Editing, NULL, editing_set_up, test_eraser, editing_tear_down);
  g_test_add ("/editor/second-button", Editing, NULL, editing_set_up, test_second_button, editing_tear_down);
  g_test_add ("/editor/entries", Editing, NULL, editing_set_up, test_entries, editing_tear_down);
  g_test_add ("/editor/camp", Editing, NULL, editing_set_up, test_camp, editing_tear_down);
  g_test_add ("/editor/cancelled-stroke", Editing, NULL, editing_set_up, test_cancelled_stroke, editing_tear_down);
  g_test_add ("/editor/symmetry/stroke", Editing, NULL, editing_set_up, test_symmetric_stroke, editing_tear_down);
  g_test_add ("/editor/symmetry/units", Editing, NULL, editing_set_up, test_symmetric_units, editing_tear_down);
  g_test_add ("/editor/label", Editing, NULL, editing_set_up, test_label, editing_tear_down);
  g_test_add ("/editor/choose-next", Editing, NULL, editing_set_up, test_choose_next, editing_tear_down);
  g_test_add ("/editor/box", Editing, NULL, editing_set_up, test_box, editing_tear_down);
  g_test_add_func ("/editor/known-tools", test_known_tools);
  g_test_add_func ("/editor/known-tools-on-a-table", test_known_on_a_table);
  return g_test_run ();
}
