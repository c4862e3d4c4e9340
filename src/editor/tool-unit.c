/* tool-unit.c - placing units
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tool.h"

#include "engine/procs.h"
#include "widgets/hex-text.h"

#include <glib/gi18n-lib.h>

static void
place (AciesEditor *editor,
       AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_PLACE, hex);

  command.id = editor->unit_type;
  if (acies_unit_type_only_side (&state->ruleset->unit_types[editor->unit_type]) == ACIES_NO_SIDE)
    command.side = editor->unit_side;
  command.number = (gint16) acies_state_strength (state, editor->unit_type);
  if (acies_editor_apply (editor, &command))
    acies_editor_set_selected (editor, hex);
}

static void
press (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
  place (editor, hex);
}

/* A stroke lays out a line of units; it never treads on those that stand there. */
static void
drag (AciesEditor *editor,
      AciesHex     hex)
{
  if (acies_state_unit_at (acies_editor_get_state (editor), hex) == ACIES_NO_UNIT)
    place (editor, hex);
}

static char *
hint (AciesEditor *editor,
      AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       there = acies_state_unit_at (state, hex);
  g_autofree char  *name = acies_unit_type_text (state->ruleset, editor->unit_type, editor->unit_side);

  if (there == ACIES_NO_UNIT)
    return g_strdup_printf (_ ("Click places %s"), name);
  return g_strdup_printf (_ ("Click puts %s in its place"), name);
}

const AciesTool acies_tool_unit = {
  .press = press,
  .drag = drag,
  .hint = hint,
};
