/* tool-select.c - selects hexes, and moves their contents
 *
 * The start of a drag decides what it does. On a unit, it moves the unit; with several units on the hex, the one under
 * the pointer, or with Shift all. On the handle of the selected unit, at the corner that it faces, it turns the unit.
 * On one of several selected hexes, it moves them all. On an empty hex, it selects a rectangle: Shift adds to the
 * selection, Control toggles hexes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "widgets/hex-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static AciesUnitId
unit_at (AciesEditor *editor,
         AciesHex     hex)
{
  return acies_state_unit_at (acies_editor_get_state (editor), hex);
}

static AciesJoin
join_for (GdkModifierType modifiers)
{
  if ((modifiers & GDK_CONTROL_MASK) != 0)
    return ACIES_JOIN_TOGGLE;
  return (modifiers & GDK_SHIFT_MASK) != 0 ? ACIES_JOIN_ADD : ACIES_JOIN_REPLACE;
}

/* Shift moves all units if the hex has several. */
static gboolean
grasps_all (AciesEditor *editor,
            AciesHex     hex)
{
  AciesUnitId unit = unit_at (editor, hex);

  return editor->join == ACIES_JOIN_ADD && unit != ACIES_NO_UNIT && acies_stack_is_shared (acies_editor_get_state (editor), unit);
}

/* One unit moves alone; several hexes move as a snippet. */
static AciesGrasp
grasp_for (AciesEditor *editor,
           AciesHex     hex)
{
  if (editor->grab_all)
    return ACIES_GRASP_UNIT;
  if (editor->join != ACIES_JOIN_REPLACE)
    return ACIES_GRASP_RECTANGLE;
  if (!editor->carries && acies_editor_is_on_handle (editor, hex))
    return ACIES_GRASP_TURN;
  if (editor->selection[hex] && editor->n_selected > 1 && acies_editor_can_reshape (editor, ACIES_RESHAPE_PIECE))
    return ACIES_GRASP_PIECE;
  return unit_at (editor, hex) != ACIES_NO_UNIT ? ACIES_GRASP_UNIT : ACIES_GRASP_RECTANGLE;
}

static void
begin (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
  editor->join = join_for (modifiers);
  acies_editor_grab (editor, hex);
  editor->grab_all = editor->grab_all || grasps_all (editor, hex);
  editor->grasp = grasp_for (editor, hex);
  memcpy (editor->before, editor->selection, sizeof editor->before);
}

static char *
label (AciesEditor *editor,
       AciesHex     hex)
{
  if (editor->grab_all)
    return g_strdup (_ ("Move Units"));

  return editor->grasp == ACIES_GRASP_PIECE ? g_strdup (_ ("Move Selection")) : NULL;
}

static void
press (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
  if (editor->grasp == ACIES_GRASP_PIECE)
    acies_editor_take_snippet (editor, hex);
  else if (editor->grasp != ACIES_GRASP_TURN)
    acies_editor_join_rectangle (editor, hex, hex, editor->join);
}

static void
move (AciesEditor *editor)
{
  if (editor->grasp == ACIES_GRASP_TURN)
    acies_editor_turn_to_pointer (editor);
}

static void
drag (AciesEditor *editor,
      AciesHex     hex)
{
  if (editor->grasp == ACIES_GRASP_RECTANGLE)
    acies_editor_join_rectangle (editor, editor->from, hex, editor->join);
}

static void
plan (AciesEditor *editor,
      AciesHex     hex,
      GArray      *commands)
{
  if (editor->acting != NULL && editor->grasp == ACIES_GRASP_UNIT && hex != editor->from)
    acies_editor_add_shifts (editor, hex, commands);
  else if (editor->snippet != NULL)
    acies_tool_paste.plan (editor, hex, commands);
}

/* Applies all commands, or none if one is invalid, and then shows why. */
static gboolean
apply_together (AciesEditor  *editor,
                const GArray *commands)
{
  for (guint i = 0; i < commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (commands, AciesCommand, i);

      if (!acies_command_check (command, acies_editor_get_state (editor), NULL))
        return acies_editor_apply (editor, command);
    }

  return acies_editor_apply_plan (editor, commands);
}

/* Selects the unit that was moved or clicked, if the hex has several. */
static void
release_unit (AciesEditor *editor,
              AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       unit = acies_editor_get_grabbed (editor);
  g_autoptr (GArray) commands = acies_commands_new ();

  if (hex != editor->from)
    {
      acies_editor_add_shifts (editor, hex, commands);
      if (!apply_together (editor, commands))
        return;
      acies_editor_set_selected (editor, hex);
    }
  if (!editor->grab_all && unit != ACIES_NO_UNIT && acies_stack_number (state, unit) > 0)
    acies_editor_select_unit (editor, hex, state->units[unit].type);
}

static void
release (AciesEditor *editor,
         AciesHex     hex)
{
  if (editor->grasp == ACIES_GRASP_UNIT)
    release_unit (editor, hex);
  if (editor->snippet == NULL)
    return;
  if (hex != editor->from || editor->snippet_turned)
    acies_editor_put_snippet (editor, hex);
  else
    acies_editor_set_selected (editor, hex); /* a click, not a drag */
  acies_editor_drop_snippet (editor);
}

static void
cancel (AciesEditor *editor)
{
  acies_editor_drop_snippet (editor);
  acies_editor_set_selection (editor, editor->before, ACIES_NO_HEX);
}

/* Returns a hint about moving the snippet, or why it cannot be moved here. */
static char *
hint_snippet (AciesEditor *editor,
              AciesHex     hex)
{
  guint n = editor->snippet->hexes->len;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) plan = acies_editor_plan_snippet (editor, hex, NULL, &error);
  const char *format;

  if (plan == NULL)
    return g_strdup (error->message);
  if (editor->carries)
    format = editor->units_alone ? g_dngettext (GETTEXT_PACKAGE, "Space puts the units of %u hex here; R rotates, H flips, Escape cancels", "Space puts the units of %u hexes here; R rotates, H flips, Escape cancels", n)
                                 : g_dngettext (GETTEXT_PACKAGE, "Space puts %u hex here with its terrain; R rotates, H flips, Escape cancels", "Space puts %u hexes here with their terrain; R rotates, H flips, Escape cancels", n);
  else
    format = editor->units_alone ? g_dngettext (GETTEXT_PACKAGE, "Release to put the units of %u hex here; R rotates, H flips", "Release to put the units of %u hexes here; R rotates, H flips", n)
                                 : g_dngettext (GETTEXT_PACKAGE, "Release to put %u hex here with its terrain; R rotates, H flips", "Release to put %u hexes here with their terrain; R rotates, H flips", n);
  return g_strdup_printf (format, n);
}

static char *
hint_selection (AciesEditor *editor)
{
  if (editor->units_alone)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Drag to move the units of the %u selected hex; press G to move the terrain as well", "Drag to move the units of the %u selected hexes; press G to move the terrain as well", editor->n_selected), editor->n_selected);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Drag to move the %u selected hex with its terrain; press G to leave the terrain", "Drag to move the %u selected hexes with their terrain; press G to leave the terrain", editor->n_selected), editor->n_selected);
}

static char *
hint_unit (AciesEditor *editor,
           AciesHex     hex,
           AciesUnitId  unit)
{
  const char *name = acies_state_unit_type (acies_editor_get_state (editor), unit)->name;

  if (editor->acting == NULL && hex == editor->selected && acies_editor_can_turn_unit (editor) && unit == acies_editor_get_selected_unit (editor))
    return g_strdup_printf (_ ("Drag to move %s; drag the arrow or press R to change the facing"), name);
  return g_strdup_printf (_ ("Click to select %s; drag to move the unit"), name);
}

static char *
hint (AciesEditor  *editor,
      AciesHex      hex,
      const GArray *plan)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       unit;

  if (editor->snippet != NULL)
    return hint_snippet (editor, hex);
  if (acies_editor_is_turning (editor) || (editor->acting == NULL && acies_editor_is_on_handle (editor, hex)))
    return acies_editor_dup_turn_hint (editor);
  if (plan->len > 0)
    {
      g_autofree char *name = editor->grab_all ? acies_stack_dup_names (state, editor->from) : NULL;

      unit = acies_editor_get_grabbed (editor);
      return g_strdup_printf (editor->carries ? _ ("Space puts %s here, Escape cancels")
                                              : _ ("Release to move %s here"),
                              name != NULL ? name : acies_state_unit_type (state, unit)->name);
    }
  if (editor->acting != NULL && editor->n_selected != 1)
    return g_strdup_printf (acies_board_say (state->board,
                                             g_dngettext (GETTEXT_PACKAGE, "%u hex selected", "%u hexes selected", editor->n_selected),
                                             g_dngettext (GETTEXT_PACKAGE, "%u square selected", "%u squares selected", editor->n_selected)),
                            editor->n_selected);
  if (editor->acting == NULL && editor->n_selected > 1 && editor->selection[hex] && acies_editor_can_reshape (editor, ACIES_RESHAPE_PIECE))
    return hint_selection (editor);
  unit = editor->acting != NULL ? acies_editor_get_grabbed (editor) : acies_editor_unit_meant (editor, hex);
  if (unit == ACIES_NO_UNIT)
    return g_strdup (acies_board_say (state->board, _ ("Click to select the hex, drag to select several"),
                                      _ ("Click to select the square, drag to select several")));
  if (editor->carries)
    return g_strdup_printf (acies_board_say (state->board, _ ("Move %s to another hex with the arrow keys"),
                                             /* Translators: a unit */
                                             _ ("Move %s to another square with the arrow keys")),
                            acies_state_unit_type (state, unit)->name);
  return hint_unit (editor, hex, unit);
}

const AciesTool acies_tool_select = {
  .begin = begin,
  .label = label,
  .plan = plan,
  .hint = hint,
  .press = press,
  .drag = drag,
  .release = release,
  .cancel = cancel,
  .move = move,
};

/* --- the pick tool -------------------------------------------------------------------------- */

static char *
pick_hint (AciesEditor  *editor,
           AciesHex      hex,
           const GArray *plan)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       unit = acies_editor_unit_meant (editor, hex);
  g_autofree char  *name = NULL;

  if (unit == ACIES_NO_UNIT)
    /* Translators: a kind of terrain */
    return g_strdup_printf (_ ("Click to pick %s and paint more of it"),
                            state->ruleset->terrains[state->board->terrain[hex]].name);
  name = acies_unit_type_text (state->ruleset, state->units[unit].type, state->units[unit].side);
  return g_strdup_printf (_ ("Click to pick %s and place more of that kind"), name);
}

const AciesTool acies_tool_pick = {
  .hint = pick_hint,
};
