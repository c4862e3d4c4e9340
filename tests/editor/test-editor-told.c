/* test-editor-told.c - what is done in the editor is told once, however many hexes it changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/editor.h"
#include "engine/edit/transform.h"
#include "engine/find/findings.h"
#include "support/editing.h"

typedef struct
{
  Editing editing;
  guint   changed; /* since it was asked last */
  guint   history;
} Told;

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
set_up (Told         *told,
        gconstpointer data)
{
  editing_set_up (&told->editing, NULL);
  g_signal_connect_swapped (told->editing.session, "changed", G_CALLBACK (count_cb), &told->changed);
  g_signal_connect_swapped (told->editing.session, "history-changed", G_CALLBACK (count_cb), &told->history);
}

static void
tear_down (Told         *told,
           gconstpointer data)
{
  editing_tear_down (&told->editing, NULL);
}

static void
assert_told (Told *told,
             guint changed,
             guint history)
{
  g_assert_cmpuint (told->changed, ==, changed);
  g_assert_cmpuint (told->history, ==, history);
  told->changed = told->history = 0;
}

/* One thing was done, and is taken back and done again as one. */
static void
assert_told_once (Told *told)
{
  assert_told (told, 1, 1);
  acies_session_undo (told->editing.session);
  assert_told (told, 1, 1);
  acies_session_redo (told->editing.session);
  assert_told (told, 1, 1);
}

/* --- strokes -------------------------------------------------------------------------------- */

static void
one_hex (Told         *told,
         gconstpointer data)
{
  editing_choose_terrain (&told->editing, "forest");
  editing_use (&told->editing, ACIES_TOOL_TERRAIN, "D9");
  assert_told_once (told);
}

static void
dab_of_19_hexes (Told         *told,
                 gconstpointer data)
{
  editing_choose_terrain (&told->editing, "camp");
  acies_editor_set_brush (told->editing.editor, 2);
  editing_assert_hint (&told->editing, ACIES_TOOL_TERRAIN, "F4", "*Camp*19*");
  editing_use (&told->editing, ACIES_TOOL_TERRAIN, "F4");
  assert_told_once (told);
}

/* People see the stroke while it goes on, but it is one step. */
static void
stroke_of_three_dabs (Told         *told,
                      gconstpointer data)
{
  editing_choose_terrain (&told->editing, "camp");
  acies_editor_set_brush (told->editing.editor, 2);
  editing_use (&told->editing, ACIES_TOOL_TERRAIN, "D4 E4 F4");
  assert_told (told, 3, 1);
  acies_session_undo (told->editing.session);
  assert_told (told, 1, 1);
}

static void
cancelled_stroke (Told         *told,
                  gconstpointer data)
{
  editing_choose_terrain (&told->editing, "camp");
  acies_editor_set_tool (told->editing.editor, ACIES_TOOL_TERRAIN);
  acies_editor_set_brush (told->editing.editor, 2);
  acies_editor_press (told->editing.editor, editing_hex ("D4"), GDK_BUTTON_PRIMARY, 0);
  acies_editor_drag (told->editing.editor, editing_hex ("E4"));
  assert_told (told, 2, 0);
  acies_editor_cancel_stroke (told->editing.editor);
  assert_told (told, 1, 1);
}

static void
fill (Told         *told,
      gconstpointer data)
{
  editing_choose_terrain (&told->editing, "hill");
  editing_use (&told->editing, ACIES_TOOL_FILL, "E5");
  assert_told_once (told);
}

static void
by_symmetry (Told         *told,
             gconstpointer data)
{
  editing_choose_terrain (&told->editing, "camp");
  acies_editor_set_symmetry (told->editing.editor, ACIES_SYMMETRY_HALF_TURN);
  acies_editor_set_brush (told->editing.editor, 1);
  editing_use (&told->editing, ACIES_TOOL_TERRAIN, "B2");
  assert_told_once (told);
}

static void
carried_unit (Told         *told,
              gconstpointer data)
{
  acies_editor_carry (told->editing.editor, editing_hex ("F7"));
  assert_told (told, 0, 0);
  acies_editor_put_down (told->editing.editor); /* it may be undone again */
  assert_told (told, 0, 1);
  editing_use (&told->editing, ACIES_TOOL_SELECT, "F7 F9");
  assert_told_once (told);
}

/* --- pieces --------------------------------------------------------------------------------- */

static void
paste (Told         *told,
       gconstpointer data)
{
  AciesEditor     *editor = told->editing.editor;
  g_autofree char *text = NULL;

  acies_editor_select_rectangle (editor, editing_hex ("F6"), editing_hex ("H8"));
  text = acies_editor_dup_copy (editor);
  g_assert_true (acies_editor_paste (editor, text));
  assert_told (told, 0, 0);
  editing_stroke (&told->editing, GDK_BUTTON_PRIMARY, 0, "C2");
  assert_told_once (told);
}

static void
moved_snippet (Told         *told,
               gconstpointer data)
{
  acies_editor_select_rectangle (told->editing.editor, editing_hex ("F6"), editing_hex ("H8"));
  editing_use (&told->editing, ACIES_TOOL_SELECT, "G7 G8");
  assert_told_once (told);
}

static void
what_is_selected (Told         *told,
                  gconstpointer data)
{
  AciesEditor *editor = told->editing.editor;

  acies_editor_select_rectangle (editor, editing_hex ("F6"), editing_hex ("H8"));
  acies_editor_turn (editor, 1);
  assert_told_once (told);
  acies_editor_paint_selected (editor, acies_ruleset_find_terrain (editing_state (&told->editing)->ruleset, "camp"));
  assert_told_once (told);
  acies_editor_disband_selected (editor);
  assert_told_once (told);
  acies_editor_clear_selected (editor, "Cut");
  assert_told_once (told);
}

/* --- the whole of it ------------------------------------------------------------------------ */

static void
apply_transform (Told                 *told,
                 const AciesTransform *transform)
{
  g_autoptr (GArray) commands = acies_transform_commands (transform, editing_state (&told->editing));

  g_assert_cmpuint (commands->len, >, 1);
  g_assert_true (acies_editor_apply_all (told->editing.editor, commands, NULL));
  assert_told_once (told);
}

static void
whole_board (Told         *told,
             gconstpointer data)
{
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);

  acies_transform_mirror (transform, editing_state (&told->editing)->board, ACIES_SYMMETRY_HALF_TURN, TRUE);
  apply_transform (told, transform);
  acies_transform_resize (transform, editing_state (&told->editing)->board, 20, 11, ACIES_ANCHOR_CENTRE);
  apply_transform (told, transform);
}

/* Cards that lie aside before the first turn: each pile has its fix. */
static void
invalidate (Told *told)
{
  AciesCommand command = acies_command (ACIES_COMMAND_DISCARD);

  command.id = acies_ruleset_find_card (editing_state (&told->editing)->ruleset, "line-order");
  command.number = 1;
  for (command.side = 0; command.side < 2; command.side++)
    g_assert_true (acies_editor_apply (told->editing.editor, &command));
  assert_told (told, 2, 2);
}

static void
fix (Told         *told,
     gconstpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  guint n_fixed = 0;

  invalidate (told);
  acies_scenario_find (editing_state (&told->editing), findings);
  for (guint i = 0; i < findings->list->len && n_fixed == 0; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      if (!acies_finding_has_fix (finding))
        continue;
      g_assert_true (acies_editor_apply_all (told->editing.editor, finding->fix, finding->fix_label));
      n_fixed++;
    }
  g_assert_cmpuint (n_fixed, ==, 1);
  assert_told_once (told);
}

static void
fix_all (Told         *told,
         gconstpointer data)
{
  g_autoptr (GArray) commands = NULL;

  invalidate (told);
  commands = acies_scenario_fix_all (editing_state (&told->editing), NULL);
  g_assert_cmpuint (commands->len, >, 1);
  g_assert_true (acies_editor_apply_all (told->editing.editor, commands, "All"));
  assert_told_once (told);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Told         *told,
                  gconstpointer data);
  } tests[] = {
    { "/editor/told/one-hex", one_hex },
    { "/editor/told/dab-of-19-hexes", dab_of_19_hexes },
    { "/editor/told/stroke-of-three-dabs", stroke_of_three_dabs },
    { "/editor/told/cancelled-stroke", cancelled_stroke },
    { "/editor/told/fill", fill },
    { "/editor/told/by-symmetry", by_symmetry },
    { "/editor/told/carried-unit", carried_unit },
    { "/editor/told/paste", paste },
    { "/editor/told/moved-snippet", moved_snippet },
    { "/editor/told/what-is-selected", what_is_selected },
    { "/editor/told/whole-board", whole_board },
    { "/editor/told/fix", fix },
    { "/editor/told/fix-all", fix_all },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Told, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
