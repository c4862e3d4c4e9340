/* tool-select.c - choosing hexes, and moving the unit on one of them
 *
 * A drag that begins on a unit moves it; one that begins on empty ground selects
 * the rectangle it spans. Shift adds to what is selected, Control takes a hex in
 * that is not and out that is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tool.h"

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

static void
press (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
  editor->join = join_for (modifiers);
  memcpy (editor->before, editor->selection, sizeof editor->before);
  editor->grasp = editor->join == ACIES_JOIN_REPLACE && unit_at (editor, hex) != ACIES_NO_UNIT ? ACIES_GRASP_UNIT
                                                                                               : ACIES_GRASP_RECTANGLE;
  acies_editor_join_rectangle (editor, hex, hex, editor->join);
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
  AciesCommand command = acies_command_on_hexes (ACIES_COMMAND_SHIFT, editor->from, hex);

  if (editor->acting != NULL && editor->grasp == ACIES_GRASP_UNIT && hex != editor->from)
    g_array_append_val (commands, command);
}

static void
release (AciesEditor *editor,
         AciesHex     hex)
{
  AciesCommand command = acies_command_on_hexes (ACIES_COMMAND_SHIFT, editor->from, hex);

  if (editor->grasp == ACIES_GRASP_UNIT && hex != editor->from && acies_editor_apply (editor, &command))
    acies_editor_set_selected (editor, hex);
}

static void
cancel (AciesEditor *editor)
{
  acies_editor_set_selection (editor, editor->before, ACIES_NO_HEX);
}

static char *
hint (AciesEditor  *editor,
      AciesHex      hex,
      const GArray *plan)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       unit;

  if (plan->len > 0)
    {
      unit = unit_at (editor, editor->from);
      return g_strdup_printf (editor->carries ? _ ("Space puts %s down here, Escape leaves it where it was")
                                              : _ ("Release moves %s here"),
                              acies_state_unit_type (state, unit)->name);
    }
  if (editor->acting != NULL && editor->n_selected != 1)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hex selected", "%u hexes selected", editor->n_selected),
                            editor->n_selected);
  unit = unit_at (editor, hex);
  if (unit == ACIES_NO_UNIT)
    return g_strdup (_ ("Click selects the hex, dragging selects several"));
  if (editor->carries)
    return g_strdup_printf (_ ("The arrow keys take %s to another hex"), acies_state_unit_type (state, unit)->name);
  return g_strdup_printf (_ ("Click selects %s, dragging moves it"), acies_state_unit_type (state, unit)->name);
}

const AciesTool acies_tool_select = {
  .plan = plan,
  .hint = hint,
  .press = press,
  .drag = drag,
  .release = release,
  .cancel = cancel,
};
