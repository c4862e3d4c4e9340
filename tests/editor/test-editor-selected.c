/* test-editor-selected.c - what is counted of several hexes, and done to all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/editor.h"
#include "formats/scenario/scenario-xml.h"
#include "support/editing.h"
#include "support/wild.h"

#define N_RANDOM 400

static void
assert_tally (Editing *fixture,
              guint    hexes,
              guint    clear,
              guint    units,
              guint    figures,
              guint    reduced)
{
  AciesContents tally;

  acies_editor_count_contents (fixture->editor, &tally);
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
  AciesContents       tally;
  guint               sum = 0;

  acies_editor_select_rectangle (fixture->editor, editing_hex ("E6"), editing_hex ("G7"));
  acies_editor_count_contents (fixture->editor, &tally);
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

/* --- chance --------------------------------------------------------------------------------- */

static void
do_something (Editing *fixture)
{
  AciesEditor      *editor = fixture->editor;
  const AciesBoard *board = acies_session_get_state (fixture->session)->board;
  g_autofree char  *text = NULL;

  switch (wild_below (10))
    {
    case 0:
    case 1:
    case 2:
      acies_editor_select_rectangle (editor, wild_hex (board), wild_hex (board));
      break;

    case 3:
      acies_editor_turn (editor, (int) wild_below (6));
      break;

    case 4: /* to move it, turned on the way or not */
      acies_editor_carry (editor, wild_hex (board));
      acies_editor_turn (editor, (int) wild_below (6));
      acies_editor_release (editor, wild_hex (board));
      break;

    case 5:
      text = acies_editor_get_selected (editor) != ACIES_NO_HEX ? acies_editor_dup_copy (editor) : NULL;
      if (wild_below (2))
        acies_editor_clear_selected (editor, "Cut");
      if (text == NULL || !acies_editor_paste (editor, text))
        break;
      acies_editor_turn (editor, (int) wild_below (6));
      acies_editor_press (editor, wild_hex (board), GDK_BUTTON_PRIMARY, 0);
      acies_editor_release (editor, wild_hex (board));
      break;

    case 6:
      acies_editor_set_units_alone (editor, wild_below (2));
      break;

    case 7:
      acies_editor_paint_selected (editor, (AciesId) wild_below (3));
      break;

    case 8:
      acies_editor_disband_selected (editor);
      break;

    default:
      acies_editor_remove_selected (editor);
      break;
    }
}

static char *
write_scenario (Editing *fixture)
{
  return acies_scenario_write (acies_session_get_state (fixture->session));
}

/* Whatever is done to pieces of the board is undone, and done again, to the byte. */
static void
test_chance (Editing      *fixture,
             gconstpointer data)
{
  g_autofree char *first = write_scenario (fixture);
  guint            n_steps = 0;

  acies_editor_set_tool (fixture->editor, ACIES_TOOL_SELECT);
  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autofree char *last = NULL;
      g_autofree char *undone = NULL;
      g_autofree char *redone = NULL;
      guint            steps;

      for (guint step = 0; step < 12; step++)
        do_something (fixture);
      last = write_scenario (fixture);
      steps = acies_session_get_step (fixture->session);
      n_steps += steps;
      while (acies_session_can_undo (fixture->session))
        acies_session_undo (fixture->session);
      undone = write_scenario (fixture);
      g_assert_cmpstr (undone, ==, first);
      for (; steps > 0; steps--) /* what an earlier turn did may lie behind them */
        acies_session_redo (fixture->session);
      redone = write_scenario (fixture);
      g_assert_cmpstr (redone, ==, last);
      while (acies_session_can_undo (fixture->session))
        acies_session_undo (fixture->session);
    }
  g_assert_cmpuint (n_steps, >, 2 * N_RANDOM);
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
  ADD ("/editor/several/chance", test_chance);

  return g_test_run ();
}
