/* tool-terrain.c - the brush that paints terrain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tool.h"

#include <glib/gi18n-lib.h>

static guint
covered_by_brush (AciesEditor *editor,
                  AciesHex     hex,
                  AciesHex    *hexes)
{
  return acies_brush_hexes (acies_editor_get_state (editor)->board, hex, editor->brush, hexes);
}

static void
paint (AciesEditor *editor,
       AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesHex          hexes[ACIES_MAX_BRUSH_HEXES];
  guint             n = covered_by_brush (editor, hex, hexes);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hexes[i]);

      command.id = editor->terrain;
      if (state->board->terrain[hexes[i]] != editor->terrain)
        acies_editor_apply (editor, &command);
    }
}

static void
press (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
  paint (editor, hex);
}

static char *
hint (AciesEditor *editor,
      AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesHex          hexes[ACIES_MAX_BRUSH_HEXES];
  guint             n = covered_by_brush (editor, hex, hexes);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Click paints %s on %u hex",
                                       "Click paints %s on %u hexes", n),
                          state->ruleset->terrains[editor->terrain].name, n);
}

const AciesTool acies_tool_terrain = {
  .press = press,
  .drag = paint,
  .hint = hint,
  .covers = covered_by_brush,
};
