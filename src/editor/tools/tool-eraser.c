/* tool-eraser.c - removes units or clears terrain
 *
 * A stroke that starts with a unit under the brush removes only units, any other clears only terrain. On a hex with
 * several units, it removes the highest, the last badge.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

static void
plan_either (AciesEditor *editor,
             AciesHex     hex,
             gboolean     units,
             GArray      *commands)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesHex          hexes[ACIES_MAX_BRUSH_HEXES];
  guint             n = acies_brush_hexes (state->board, hex, editor->brush, hexes);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hexes[i]);
      AciesUnitId  unit = units ? acies_stack_highest (state, hexes[i]) : ACIES_NO_UNIT;

      command.id = 0;
      if (unit != ACIES_NO_UNIT)
        command = acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit);
      if (!units || unit != ACIES_NO_UNIT)
        g_array_append_val (commands, command);
    }
}

static gboolean
finds_units (AciesEditor *editor,
             AciesHex     hex)
{
  g_autoptr (GArray) commands = acies_commands_new ();

  plan_either (editor, hex, TRUE, commands);
  return commands->len > 0;
}

static void
begin (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
  editor->takes = finds_units (editor, hex);
}

static void
plan (AciesEditor *editor,
      AciesHex     hex,
      GArray      *commands)
{
  plan_either (editor, hex, editor->acting != NULL ? editor->takes : finds_units (editor, hex), commands);
}

static char *
label (AciesEditor *editor,
       AciesHex     hex)
{
  return editor->takes ? NULL : g_strdup (C_ ("step", "Clear Terrain"));
}

static char *
hint (AciesEditor  *editor,
      AciesHex      hex,
      const GArray *plan)
{
  if (plan->len == 0)
    return g_strdup (_ ("Nothing to erase here"));
  if (g_array_index (plan, AciesCommand, 0).kind == ACIES_COMMAND_REMOVE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Click to remove %u unit",
                                         "Click to remove %u units", plan->len),
                            plan->len);
  return g_strdup_printf (acies_board_say (acies_editor_get_state (editor)->board,
                                           g_dngettext (GETTEXT_PACKAGE, "Click to clear the terrain of %u hex",
                                                        "Click to clear the terrain of %u hexes", plan->len),
                                           g_dngettext (GETTEXT_PACKAGE, "Click to clear the terrain of %u square",
                                                        "Click to clear the terrain of %u squares", plan->len)),
                          plan->len);
}

const AciesTool acies_tool_eraser = {
  .begin = begin,
  .plan = plan,
  .label = label,
  .hint = hint,
  .has_strokes = TRUE,
};
