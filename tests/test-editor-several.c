/* test-editor-several.c - what is counted of several hexes, and done to all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/several.h"
#include "support/editing.h"

static void
assert_tally (Editing *fixture,
              guint    hexes,
              guint    clear,
              guint    units,
              guint    figures,
              guint    reduced)
{
  AciesTally tally;

  acies_editor_tally_selected (fixture->editor, &tally);
  g_assert_cmpuint (tally.hexes, ==, hexes);
  g_assert_cmpuint (tally.terrains[0], ==, clear);
  g_assert_cmpuint (tally.all.units, ==, units);
  g_assert_cmpuint (tally.all.figures, ==, figures);
  g_assert_cmpuint (tally.reduced, ==, reduced);
}

static void
test_tally (Editing      *fixture,
            gconstpointer data)
{
  const AciesRuleset *ruleset = acies_session_get_state (fixture->session)->ruleset;
  AciesTally          tally;
  guint               sum = 0;

  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G7"));
  acies_editor_tally_selected (fixture->editor, &tally);
  g_assert_cmpuint (tally.hexes, ==, 6);
  for (guint terrain = 0; terrain < ruleset->n_terrains; terrain++)
    sum += tally.terrains[terrain];
  g_assert_cmpuint (sum, ==, 6);
  g_assert_cmpuint (tally.all.units, ==, 5);
  g_assert_cmpuint (tally.sides[0].units, ==, 5);
  g_assert_cmpuint (tally.sides[1].units, ==, 0);
  sum = 0;
  for (guint type = 0; type < ruleset->n_unit_types; type++)
    sum += tally.types[0][type].figures;
  g_assert_cmpuint (sum, ==, tally.all.figures);
  acies_editor_set_selected (fixture->editor, ACIES_NO_HEX);
  assert_tally (fixture, 0, 0, 0, 0, 0);
}

static void
test_paint (Editing      *fixture,
            gconstpointer data)
{
  acies_editor_paint_selected (fixture->editor, 1); /* nothing is selected */
  g_assert_false (acies_session_can_undo (fixture->session));
  acies_editor_select_rectangle (fixture->editor, editing_hex ("A1"), editing_hex ("B2"));
  acies_editor_paint_selected (fixture->editor, 0); /* is what it is */
  g_assert_false (acies_session_can_undo (fixture->session));
  acies_editor_paint_selected (fixture->editor, 1);
  assert_tally (fixture, 4, 0, 2, 6, 0);
  g_assert_cmpuint (acies_session_get_step (fixture->session), ==, 1);
  acies_session_undo (fixture->session);
  assert_tally (fixture, 4, 4, 2, 6, 0);
}

static void
test_disband (Editing      *fixture,
              gconstpointer data)
{
  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G7"));
  acies_editor_disband_selected (fixture->editor);
  assert_tally (fixture, 6, 5, 0, 0, 0);
  g_assert_cmpstr (editing_terrain_at (fixture, "F6"), ==, "forest");
  acies_editor_disband_selected (fixture->editor); /* nobody is left, and the ground stays */
  g_assert_cmpstr (editing_terrain_at (fixture, "F6"), ==, "forest");
  g_assert_cmpuint (acies_session_get_step (fixture->session), ==, 1);
  editing_assert_undo (fixture, "Remove 5 Units");
}

static void
test_fill_up (Editing      *fixture,
              gconstpointer data)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_FIGURES, editing_hex ("F7"));

  acies_editor_select_rectangle (fixture->editor, editing_hex ("E7"), editing_hex ("G7"));
  acies_editor_fill_up_selected (fixture->editor); /* all are full */
  g_assert_false (acies_session_can_undo (fixture->session));
  command.number = 1;
  g_assert_true (acies_editor_apply (fixture->editor, &command));
  command.hex = editing_hex ("G7");
  command.number = 2;
  g_assert_true (acies_editor_apply (fixture->editor, &command));
  assert_tally (fixture, 3, 3, 3, 6, 2);
  acies_editor_fill_up_selected (fixture->editor);
  assert_tally (fixture, 3, 3, 3, 9, 0);
  g_assert_cmpuint (acies_session_get_step (fixture->session), ==, 3);
  acies_session_undo (fixture->session);
  assert_tally (fixture, 3, 3, 3, 6, 2);
}

static void
test_select_like (Editing      *fixture,
                  gconstpointer data)
{
  acies_editor_select_terrain (fixture->editor, editing_hex ("A5"));
  assert_tally (fixture, 12, 0, 0, 0, 0);
  g_assert_cmpuint (acies_editor_get_selected (fixture->editor), ==, editing_hex ("A5"));
  acies_editor_select_unit_type (fixture->editor, editing_hex ("A5")); /* nobody is there: all stays */
  assert_tally (fixture, 12, 0, 0, 0, 0);
  acies_editor_select_unit_type (fixture->editor, editing_hex ("F7"));
  g_assert_true (acies_editor_is_selected (fixture->editor, editing_hex ("G7")));
  g_assert_false (acies_editor_is_selected (fixture->editor, editing_hex ("F8")));
  assert_tally (fixture, 5, 5, 5, 15, 0);
  g_assert_false (acies_session_can_undo (fixture->session));
}

#define ADD(path, func) g_test_add (path, Editing, NULL, editing_set_up, func, editing_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/editor/several/tally", test_tally);
  ADD ("/editor/several/paint", test_paint);
  ADD ("/editor/several/disband", test_disband);
  ADD ("/editor/several/fill-up", test_fill_up);
  ADD ("/editor/several/select-like", test_select_like);

  return g_test_run ();
}
