/* tool-terrain.c - the brush that paints terrain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include <glib/gi18n-lib.h>

static void
plan (AciesEditor *editor,
      AciesHex     hex,
      GArray      *commands)
{
  AciesHex hexes[ACIES_MAX_BRUSH_HEXES];
  guint    n = acies_brush_hexes (acies_editor_get_state (editor)->board, hex, editor->brush, hexes);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hexes[i]);

      command.id = editor->terrain;
      g_array_append_val (commands, command);
    }
}

static char *
hint (AciesEditor  *editor,
      AciesHex      hex,
      const GArray *plan)
{
  const char *name = acies_editor_get_state (editor)->ruleset->terrains[editor->terrain].name;

  if (plan->len == 0)
    return g_strdup_printf (_ ("%s is already here; right-click to pick the unit or terrain here"), name);
  return g_strdup_printf (acies_board_say (acies_editor_get_state (editor)->board,
                                           /* Translators: a kind of terrain, and a number */
                                           g_dngettext (GETTEXT_PACKAGE, "Click to paint %1$s on %2$u hex; right-click to pick the unit or terrain here",
                                                        "Click to paint %1$s on %2$u hexes; right-click to pick the unit or terrain here", plan->len),
                                           /* Translators: a kind of terrain, and a number */
                                           g_dngettext (GETTEXT_PACKAGE, "Click to paint %1$s on %2$u square; right-click to pick the unit or terrain here",
                                                        "Click to paint %1$s on %2$u squares; right-click to pick the unit or terrain here", plan->len)),
                          name, plan->len);
}

const AciesTool acies_tool_terrain = {
  .plan = plan,
  .hint = hint,
  .has_strokes = TRUE,
};
