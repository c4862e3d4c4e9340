/* tool-eraser.c - taking units, and then terrain, off the board
 *
 * What a stroke erases is settled where it begins: units when one stands under
 * the brush, else terrain. So a stroke never takes the wood with the unit.
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

static guint
count_units (AciesEditor *editor,
             AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesHex          hexes[ACIES_MAX_BRUSH_HEXES];
  guint             n = covered_by_brush (editor, hex, hexes);
  guint             n_units = 0;

  for (guint i = 0; i < n; i++)
    if (acies_state_unit_at (state, hexes[i]) != ACIES_NO_UNIT)
      n_units++;
  return n_units;
}

static void
erase (AciesEditor *editor,
       AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesHex          hexes[ACIES_MAX_BRUSH_HEXES];
  guint             n = covered_by_brush (editor, hex, hexes);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand remove = acies_command_on_hex (ACIES_COMMAND_REMOVE, hexes[i]);
      AciesCommand clear = acies_command_on_hex (ACIES_COMMAND_PAINT, hexes[i]);

      clear.id = 0;
      if (editor->erases_units && acies_state_unit_at (state, hexes[i]) != ACIES_NO_UNIT)
        acies_editor_apply (editor, &remove);
      else if (!editor->erases_units && state->board->terrain[hexes[i]] != 0)
        acies_editor_apply (editor, &clear);
    }
}

static void
press (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
  editor->erases_units = count_units (editor, hex) > 0;
  erase (editor, hex);
}

static char *
hint (AciesEditor *editor,
      AciesHex     hex)
{
  guint n = count_units (editor, hex);

  if (n > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Click removes %u unit",
                                         "Click removes %u units", n),
                            n);
  return g_strdup (_ ("Click clears the ground"));
}

const AciesTool acies_tool_eraser = {
  .press = press,
  .drag = erase,
  .hint = hint,
  .covers = covered_by_brush,
};
