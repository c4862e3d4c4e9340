/* test-editor-tools.c - tools and selection, by gestures without a canvas
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tool.h"
#include "engine/box.h"
#include "support/battles.h"
#include "widgets/hex-text.h"

static AciesHex
hex (const char *name)
{
  AciesHex parsed;

  g_assert_true (acies_hex_parse (name, &parsed));
  return parsed;
}

static void
assert_text (const AciesState *state,
             const char       *name,
             const char       *expected)
{
  g_autofree char *text = acies_hex_text (state, hex (name));

  g_assert_cmpstr (text, ==, expected);
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
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, hex ("F7"));
  acies_editor_remove_selected (fixture->editor); /* nobody is there any more, and the ground is clear */
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

/* --- gestures ------------------------------------------------------------------------------- */

static void
stroke (Fixture        *fixture,
        guint           button,
        GdkModifierType modifiers,
        const char     *names)
{
  g_auto (GStrv) hexes = g_strsplit (names, " ", -1);
  guint n = g_strv_length (hexes);

  acies_editor_press (fixture->editor, hex (hexes[0]), button, modifiers);
  for (guint i = 1; i < n; i++)
    acies_editor_drag (fixture->editor, hex (hexes[i]));
  acies_editor_release (fixture->editor, hex (hexes[n - 1]));
}

static void
use (Fixture      *fixture,
     AciesToolKind tool,
     const char   *names)
{
  acies_editor_set_tool (fixture->editor, tool);
  stroke (fixture, GDK_BUTTON_PRIMARY, 0, names);
}

static const AciesState *
state_of (Fixture *fixture)
{
  return acies_session_get_state (fixture->session);
}

static void
assert_undo (Fixture    *fixture,
             const char *label)
{
  g_autofree char *undo = acies_session_dup_undo_label (fixture->session);

  g_assert_cmpstr (undo, ==, label);
}

static void
assert_hint (Fixture      *fixture,
             AciesToolKind tool,
             const char   *name,
             const char   *expected)
{
  g_autofree char *hint = NULL;

  acies_editor_set_tool (fixture->editor, tool);
  hint = acies_editor_dup_hint (fixture->editor, hex (name));
  if (!g_str_has_prefix (hint, expected))
    g_test_message ("%s", hint);
  g_assert_true (g_str_has_prefix (hint, expected));
}

static gboolean
has_unit (Fixture    *fixture,
          const char *name)
{
  return acies_state_unit_at (state_of (fixture), hex (name)) != ACIES_NO_UNIT;
}

static void
choose_terrain (Fixture    *fixture,
                const char *id)
{
  acies_editor_set_terrain (fixture->editor, acies_ruleset_find_terrain (state_of (fixture)->ruleset, id));
}

static void
test_terrain (Fixture      *fixture,
              gconstpointer data)
{
  choose_terrain (fixture, "forest");
  assert_hint (fixture, ACIES_TOOL_TERRAIN, "B3", "Forest is here already");
  assert_hint (fixture, ACIES_TOOL_TERRAIN, "D9", "Click paints Forest on 1 hex;");
  acies_editor_set_brush (fixture->editor, 1);
  assert_hint (fixture, ACIES_TOOL_TERRAIN, "D9", "Click paints Forest on 5 hexes;");
  use (fixture, ACIES_TOOL_TERRAIN, "D9 E9 F9");
  for (const char *name = "CDEFG"; *name != '\0'; name++)
    {
      char there[] = { *name, '9', '\0' };

      g_assert_cmpstr (terrain_at (fixture, there), ==, "forest");
    }
  assert_undo (fixture, "Paint Forest");
  acies_session_undo (fixture->session);
  g_assert_cmpstr (terrain_at (fixture, "E9"), ==, "clear");
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_fill (Fixture      *fixture,
           gconstpointer data)
{
  choose_terrain (fixture, "hill");
  assert_hint (fixture, ACIES_TOOL_FILL, "E5", "Click turns 12 hexes of River into Hill");
  assert_hint (fixture, ACIES_TOOL_FILL, "C7", "Hill is here already");
  use (fixture, ACIES_TOOL_FILL, "A5 B9"); /* it has no strokes: what follows the press is nothing */
  g_assert_cmpstr (terrain_at (fixture, "L5"), ==, "hill");
  g_assert_cmpstr (terrain_at (fixture, "B9"), ==, "clear");
  assert_undo (fixture, "Fill with Hill");
  acies_session_undo (fixture->session);
  g_assert_cmpstr (terrain_at (fixture, "L5"), ==, "river");
  use (fixture, ACIES_TOOL_FILL, "C7"); /* changes nothing */
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_units (Fixture      *fixture,
            gconstpointer data)
{
  acies_editor_set_unit_type (fixture->editor, acies_ruleset_find_unit_type (state_of (fixture)->ruleset, "velites"), 0);
  assert_hint (fixture, ACIES_TOOL_UNIT, "A9", "Click places Velites;");
  assert_hint (fixture, ACIES_TOOL_UNIT, "A8", "Click puts Velites in the place of Equites;");
  use (fixture, ACIES_TOOL_UNIT, "B7 A8 A9"); /* a stroke does not tread on others */
  assert_text (state_of (fixture), "A8", "A8, Clear, Equites, 2 of 2 figures");
  assert_text (state_of (fixture), "A9", "A9, Clear, Velites, 2 of 2 figures");
  assert_undo (fixture, "Place Velites");
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, hex ("A9"));
}

static void
test_too_many_units (Fixture      *fixture,
                     gconstpointer data)
{
  AciesCommand command = acies_command (ACIES_COMMAND_RESIZE);

  command.number = command.number2 = 20;
  acies_editor_apply (fixture->editor, &command);
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_UNIT);
  for (guint row = 0; row < 20; row++)
    for (guint column = 0; column < 19; column++)
      if (acies_state_free_slot (state_of (fixture)) != ACIES_NO_UNIT)
        {
          acies_editor_press (fixture->editor, acies_hex (column, row), GDK_BUTTON_PRIMARY, 0);
          acies_editor_release (fixture->editor, acies_hex (column, row));
        }
  g_assert_cmpuint (fixture->n_refused, ==, 0);
  assert_hint (fixture, ACIES_TOOL_UNIT, "S19", "A scenario holds at most 250 units");
  stroke (fixture, GDK_BUTTON_PRIMARY, 0, "R19 S19");
  g_assert_cmpuint (fixture->n_refused, ==, 1); /* once a stroke */
}

static void
test_eraser (Fixture      *fixture,
             gconstpointer data)
{
  assert_hint (fixture, ACIES_TOOL_ERASER, "L9", "There is nothing to erase here");
  assert_hint (fixture, ACIES_TOOL_ERASER, "F7", "Click removes 1 unit");
  assert_hint (fixture, ACIES_TOOL_ERASER, "F6", "Click clears the ground of 1 hex");
  use (fixture, ACIES_TOOL_ERASER, "G6 F6 H7"); /* begins on a unit: the wood stays */
  g_assert_false (has_unit (fixture, "G6"));
  g_assert_false (has_unit (fixture, "H7"));
  g_assert_cmpstr (terrain_at (fixture, "F6"), ==, "forest");
  assert_undo (fixture, "Erase Units");
  use (fixture, ACIES_TOOL_ERASER, "F6 G7"); /* begins on ground: the unit stays */
  g_assert_cmpstr (terrain_at (fixture, "F6"), ==, "clear");
  g_assert_true (has_unit (fixture, "G7"));
  assert_undo (fixture, "Clear Ground");
}

static void
test_second_button (Fixture      *fixture,
                    gconstpointer data)
{
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_FILL);
  stroke (fixture, GDK_BUTTON_SECONDARY, GDK_SHIFT_MASK, "E7 F7 G7");
  g_assert_false (has_unit (fixture, "F7"));
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_FILL);
  stroke (fixture, GDK_BUTTON_SECONDARY, 0, "K7");
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_UNIT);
  assert_hint (fixture, ACIES_TOOL_PICK, "B3", "Click takes up Forest");
  assert_hint (fixture, ACIES_TOOL_PICK, "K7", "Click takes up Elephants");
  use (fixture, ACIES_TOOL_PICK, "B3");
  g_assert_cmpuint (acies_editor_get_tool (fixture->editor), ==, ACIES_TOOL_TERRAIN);
  assert_undo (fixture, "Erase Units"); /* picking changes nothing */
}

static void
test_entries (Fixture      *fixture,
              gconstpointer data)
{
  const AciesSideNumbers *numbers = &state_of (fixture)->sides[1];

  acies_editor_set_side (fixture->editor, 1);
  assert_hint (fixture, ACIES_TOOL_ENTRY, "C1", "Click lets the reserve of Macedon come in here");
  use (fixture, ACIES_TOOL_ENTRY, "C1 D1 E1 D1"); /* back over D1: it stays */
  g_assert_cmpuint (numbers->n_entries, ==, 3);
  assert_hint (fixture, ACIES_TOOL_ENTRY, "C1", "Click takes this entry hex away from Macedon");
  use (fixture, ACIES_TOOL_ENTRY, "C1 D1 C2");
  g_assert_cmpuint (numbers->n_entries, ==, 1);
  assert_undo (fixture, "Change Entry Hexes");
  acies_session_undo (fixture->session);
  acies_session_undo (fixture->session);
  use (fixture, ACIES_TOOL_ENTRY, "A2 B2 C2 D2 E2 F2 G2 H2 I2 J2 K2 A3 B3 C3");
  g_assert_cmpuint (numbers->n_entries, ==, ACIES_MAX_ENTRIES);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  assert_hint (fixture, ACIES_TOOL_ENTRY, "C3", "A side has at most 12 entry hexes");
}

static void
test_camp (Fixture      *fixture,
           gconstpointer data)
{
  assert_hint (fixture, ACIES_TOOL_CAMP, "A9", "Click makes this the camp of Rome");
  use (fixture, ACIES_TOOL_CAMP, "A9");
  g_assert_cmpuint (state_of (fixture)->sides[0].camp, ==, hex ("A9"));
  assert_hint (fixture, ACIES_TOOL_CAMP, "B9", "Click moves the camp of Rome here from A9");
  assert_hint (fixture, ACIES_TOOL_CAMP, "A9", "Click takes the camp of Rome away");
  use (fixture, ACIES_TOOL_CAMP, "A9");
  g_assert_cmpuint (state_of (fixture)->sides[0].camp, ==, ACIES_NO_HEX);
}

static void
test_cancelled_stroke (Fixture      *fixture,
                       gconstpointer data)
{
  choose_terrain (fixture, "forest");
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_TERRAIN);
  acies_editor_press (fixture->editor, hex ("D9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_drag (fixture->editor, hex ("E9"));
  g_assert_true (acies_editor_put_down (fixture->editor));
  g_assert_cmpstr (terrain_at (fixture, "D9"), ==, "clear");
  acies_editor_release (fixture->editor, hex ("E9")); /* of nothing */
  g_assert_false (acies_editor_put_down (fixture->editor));
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_choose_next (Fixture      *fixture,
                  gconstpointer data)
{
  const AciesRuleset *ruleset = state_of (fixture)->ruleset;
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

/* --- the selection -------------------------------------------------------------------------- */

static void
assert_selected (Fixture    *fixture,
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
test_rectangle (Fixture      *fixture,
                gconstpointer data)
{
  acies_editor_set_tool (fixture->editor, ACIES_TOOL_SELECT);
  stroke (fixture, GDK_BUTTON_PRIMARY, 0, "C1 F4 E2");
  assert_selected (fixture, "C1 D1 E1 C2 D2 E2");
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, hex ("E2"));
  stroke (fixture, GDK_BUTTON_PRIMARY, GDK_SHIFT_MASK, "L9 K8");
  assert_selected (fixture, "C1 D1 E1 C2 D2 E2 K8 K9 L9");
  stroke (fixture, GDK_BUTTON_PRIMARY, GDK_CONTROL_MASK, "E1 F1");
  assert_selected (fixture, "C1 D1 F1 C2 D2 E2 K8 K9 L9");
  stroke (fixture, GDK_BUTTON_PRIMARY, GDK_CONTROL_MASK, "K9");
  assert_selected (fixture, "C1 D1 F1 C2 D2 E2 K8 L9");
  g_assert_true (acies_editor_is_selected (fixture->editor, acies_editor_get_selected (fixture->editor)));
  acies_editor_press (fixture->editor, hex ("A9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_drag (fixture->editor, hex ("B9"));
  assert_selected (fixture, "A9 B9");
  acies_editor_put_down (fixture->editor); /* as before */
  assert_selected (fixture, "C1 D1 F1 C2 D2 E2 K8 L9");
  acies_editor_press (fixture->editor, ACIES_NO_HEX, GDK_BUTTON_PRIMARY, 0);
  assert_selected (fixture, "");
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, ACIES_NO_HEX);
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_select_all (Fixture      *fixture,
                 gconstpointer data)
{
  acies_editor_select_all (fixture->editor);
  g_assert_cmpuint (acies_editor_count_selected (fixture->editor), ==, 5 * 12 + 4 * 11);
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, hex ("A1"));
}

static void
test_extend (Fixture      *fixture,
             gconstpointer data)
{
  acies_editor_set_selected (fixture->editor, hex ("C3"));
  acies_editor_extend_selection (fixture->editor, hex ("C3"), hex ("D3"));
  acies_editor_extend_selection (fixture->editor, hex ("D3"), hex ("D4"));
  assert_selected (fixture, "C3 D3 C4 D4");
  acies_editor_extend_selection (fixture->editor, hex ("D4"), hex ("C4"));
  assert_selected (fixture, "C3 C4");
  acies_editor_set_selected (fixture->editor, ACIES_NO_HEX);
  acies_editor_extend_selection (fixture->editor, hex ("A1"), hex ("A2"));
  assert_selected (fixture, "A1 A2");
}

static void
test_remove_several (Fixture      *fixture,
                     gconstpointer data)
{
  acies_editor_select_rectangle (fixture->editor, hex ("E6"), hex ("G7"));
  acies_editor_remove_selected (fixture->editor);
  g_assert_false (has_unit (fixture, "G6"));
  g_assert_false (has_unit (fixture, "G7"));
  g_assert_cmpstr (terrain_at (fixture, "F6"), ==, "forest");
  assert_undo (fixture, "Remove Units");
  acies_editor_remove_selected (fixture->editor);
  g_assert_cmpstr (terrain_at (fixture, "F6"), ==, "clear");
  acies_session_undo (fixture->session);
  acies_session_undo (fixture->session);
  g_assert_true (has_unit (fixture, "G6"));
  g_assert_false (acies_session_can_undo (fixture->session));
}

static void
test_move_a_unit (Fixture      *fixture,
                  gconstpointer data)
{
  use (fixture, ACIES_TOOL_SELECT, "F7 G8 G9");
  g_assert_true (has_unit (fixture, "G9"));
  assert_selected (fixture, "G9");
  assert_undo (fixture, "Move Unit");
  use (fixture, ACIES_TOOL_SELECT, "G9 G7"); /* somebody is there */
  g_assert_true (has_unit (fixture, "G9"));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  acies_editor_press (fixture->editor, hex ("G9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_drag (fixture->editor, hex ("G7"));
  assert_hint (fixture, ACIES_TOOL_SELECT, "G7", "G7 holds a unit already");
  assert_hint (fixture, ACIES_TOOL_SELECT, "F9", "Release moves Principes here");
  acies_editor_put_down (fixture->editor);
}

static void
test_carry (Fixture      *fixture,
            gconstpointer data)
{
  acies_editor_carry (fixture->editor, hex ("F7"));
  assert_hint (fixture, ACIES_TOOL_SELECT, "F9", "Space puts Principes down here");
  acies_editor_press (fixture->editor, hex ("F9"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_release (fixture->editor, hex ("F9"));
  g_assert_true (has_unit (fixture, "F9"));
  g_assert_false (acies_editor_put_down (fixture->editor));
  acies_editor_carry (fixture->editor, hex ("F9"));
  g_assert_true (acies_editor_put_down (fixture->editor));
  g_assert_true (has_unit (fixture, "F9"));
}

/* --- the box -------------------------------------------------------------------------------- */

static void
test_box (Fixture      *fixture,
          gconstpointer data)
{
  const AciesState *state = state_of (fixture);
  AciesId           principes = acies_ruleset_find_unit_type (state->ruleset, "principes");

  g_assert_cmpuint (acies_box_count_figures (state), ==, 85);
  g_assert_cmpuint (acies_box_count_units (state, principes), ==, 5);
  g_assert_cmpuint (acies_box_count_tiles (state, acies_ruleset_find_terrain (state->ruleset, "river")), ==, 12);
  acies_editor_set_selected (fixture->editor, hex ("F7"));
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
  acies_editor_set_session (editor, session);
  g_assert_true (acies_editor_knows_tool (editor, ACIES_TOOL_ENTRY));
  g_assert_false (acies_editor_knows_tool (editor, ACIES_TOOL_CAMP)); /* this game has none */
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/pick", Fixture, NULL, set_up, test_pick, tear_down);
  g_test_add ("/editor/remove-selected", Fixture, NULL, set_up, test_remove_selected, tear_down);
  g_test_add ("/editor/refusal-is-told", Fixture, NULL, set_up, test_refusal_is_told, tear_down);
  g_test_add ("/editor/smaller-board-drops-the-selection", Fixture, NULL, set_up,
              test_smaller_board_drops_the_selection, tear_down);
  g_test_add ("/editor/terrain", Fixture, NULL, set_up, test_terrain, tear_down);
  g_test_add ("/editor/fill", Fixture, NULL, set_up, test_fill, tear_down);
  g_test_add ("/editor/units", Fixture, NULL, set_up, test_units, tear_down);
  g_test_add ("/editor/too-many-units", Fixture, NULL, set_up, test_too_many_units, tear_down);
  g_test_add ("/editor/eraser", Fixture, NULL, set_up, test_eraser, tear_down);
  g_test_add ("/editor/second-button", Fixture, NULL, set_up, test_second_button, tear_down);
  g_test_add ("/editor/entries", Fixture, NULL, set_up, test_entries, tear_down);
  g_test_add ("/editor/camp", Fixture, NULL, set_up, test_camp, tear_down);
  g_test_add ("/editor/cancelled-stroke", Fixture, NULL, set_up, test_cancelled_stroke, tear_down);
  g_test_add ("/editor/choose-next", Fixture, NULL, set_up, test_choose_next, tear_down);
  g_test_add ("/editor/selection/rectangle", Fixture, NULL, set_up, test_rectangle, tear_down);
  g_test_add ("/editor/selection/all", Fixture, NULL, set_up, test_select_all, tear_down);
  g_test_add ("/editor/selection/extend", Fixture, NULL, set_up, test_extend, tear_down);
  g_test_add ("/editor/selection/remove", Fixture, NULL, set_up, test_remove_several, tear_down);
  g_test_add ("/editor/move/unit", Fixture, NULL, set_up, test_move_a_unit, tear_down);
  g_test_add ("/editor/move/carry", Fixture, NULL, set_up, test_carry, tear_down);
  g_test_add ("/editor/box", Fixture, NULL, set_up, test_box, tear_down);
  g_test_add_func ("/editor/known-tools", test_known_tools);
  return g_test_run ();
}
