/* tool-select.c - choosing a hex, and moving the unit on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tool.h"

#include <glib/gi18n-lib.h>

static gboolean
has_unit (AciesEditor *editor,
          AciesHex     hex)
{
  return hex != ACIES_NO_HEX &&
         acies_state_unit_at (acies_editor_get_state (editor), hex) != ACIES_NO_UNIT;
}

static void
shift (AciesEditor *editor,
       AciesHex     from,
       AciesHex     to)
{
  AciesCommand command = acies_command_on_hexes (ACIES_COMMAND_SHIFT, from, to);

  if (acies_editor_apply (editor, &command))
    acies_editor_set_selected (editor, to);
}

/* With Control the selected unit comes here: moving without a drag, as the keys need it. */
static void
press (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
  if ((modifiers & GDK_CONTROL_MASK) != 0 && has_unit (editor, editor->selected) && hex != editor->selected)
    shift (editor, editor->selected, hex);
  else
    acies_editor_set_selected (editor, hex);
}

static void
release (AciesEditor *editor,
         AciesHex     hex)
{
  if (hex != editor->from && has_unit (editor, editor->from))
    shift (editor, editor->from, hex);
}

static char *
hint (AciesEditor *editor,
      AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       there;

  if (editor->in_stroke && has_unit (editor, editor->from) && hex != editor->from)
    {
      there = acies_state_unit_at (state, editor->from);
      return g_strdup_printf (_ ("Release moves %s here"), acies_state_unit_type (state, there)->name);
    }
  there = acies_state_unit_at (state, hex);
  if (there == ACIES_NO_UNIT)
    return g_strdup (_ ("Click selects the hex, right click takes up its ground"));
  return g_strdup_printf (_ ("Click selects %s, dragging moves it"),
                          acies_state_unit_type (state, there)->name);
}

const AciesTool acies_tool_select = {
  .press = press,
  .release = release,
  .hint = hint,
};
