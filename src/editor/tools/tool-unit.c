/* tool-unit.c - placing units
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/procs.h"
#include "widgets/hex-text.h"

#include <glib/gi18n-lib.h>

/* A stroke lays out a line of units; it never treads on those that stand there. */
static void
plan (AciesEditor *editor,
      AciesHex     hex,
      GArray      *commands)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_PLACE, hex);

  if (editor->acting != NULL && hex != editor->from && acies_state_unit_at (state, hex) != ACIES_NO_UNIT)
    return;
  command.id = editor->unit_type;
  if (acies_unit_type_only_side (&state->ruleset->unit_types[editor->unit_type]) == ACIES_NO_SIDE)
    command.side = editor->side;
  command.number = (gint16) acies_state_strength (state, editor->unit_type);
  g_array_append_val (commands, command);
}

static char *
hint (AciesEditor  *editor,
      AciesHex      hex,
      const GArray *plan)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       there = acies_state_unit_at (state, hex);
  g_autofree char  *name = acies_unit_type_text (state->ruleset, editor->unit_type, editor->side);

  if (there == ACIES_NO_UNIT)
    return g_strdup_printf (_ ("Click places %s; right click picks what is here"), name);
  /* Translators: the unit that is placed, then the one that stands there */
  return g_strdup_printf (_ ("Click puts %s in the place of %s; right click picks what is here"), name,
                          acies_state_unit_type (state, there)->name);
}

const AciesTool acies_tool_unit = {
  .plan = plan,
  .hint = hint,
  .has_strokes = TRUE,
  .selects = TRUE,
};
