/* tool-unit.c - places units
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "widgets/hex-text.h"

#include <glib/gi18n-lib.h>

static AciesSide
side_of (AciesEditor *editor)
{
  AciesSide only = acies_unit_type_only_side (&acies_editor_get_state (editor)->ruleset->unit_types[editor->unit_type]);

  return only != ACIES_NO_SIDE ? only : editor->side;
}

/* Returns the unit that the new unit would replace. */
static AciesUnitId
find_obstacle (AciesEditor *editor,
               AciesHex     hex)
{
  return acies_stack_obstacle (acies_editor_get_state (editor), hex, editor->unit_type, side_of (editor), ACIES_NO_UNIT);
}

/* Tells the user when a unit of another side is replaced. */
static void
begin (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       obstacle = find_obstacle (editor, hex);
  g_autofree char  *name = NULL;
  g_autofree char  *message = NULL;

  if (obstacle == ACIES_NO_UNIT || state->units[obstacle].side == side_of (editor))
    return;
  name = acies_unit_type_text (state->ruleset, state->units[obstacle].type, state->units[obstacle].side);
  /* Translators: a unit of another side, which is no longer on the board */
  message = g_strdup_printf (_ ("You replaced %s. Press Ctrl+Z to undo."), name);
  acies_editor_show_message (editor, message);
}

/* A stroke places a line of units and never replaces others on its way. */
static void
plan (AciesEditor *editor,
      AciesHex     hex,
      GArray      *commands)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_PLACE, hex);

  if (editor->acting != NULL && hex != editor->from && find_obstacle (editor, hex) != ACIES_NO_UNIT)
    return;
  command.id = editor->unit_type;
  if (acies_unit_type_only_side (&state->ruleset->unit_types[editor->unit_type]) == ACIES_NO_SIDE)
    command.side = editor->side;
  command.number = (gint16) acies_editor_get_figures (editor);
  g_array_append_val (commands, command);
}

/* Returns the hex of the mirrored unit, or ACIES_NO_HEX if there is none. */
static AciesHex
find_image (const GArray *plan,
            AciesHex      hex)
{
  for (guint i = 0; i < plan->len; i++)
    if (g_array_index (plan, AciesCommand, i).kind == ACIES_COMMAND_PLACE && g_array_index (plan, AciesCommand, i).hex != hex)
      return g_array_index (plan, AciesCommand, i).hex;
  return ACIES_NO_HEX;
}

/* Returns whether the unit is the same as the one that the tool would place. */
static gboolean
is_like (AciesEditor     *editor,
         const AciesUnit *unit)
{
  return unit->type == editor->unit_type && unit->side == side_of (editor) && unit->figures == acies_editor_get_figures (editor);
}

static char *
hint (AciesEditor  *editor,
      AciesHex      hex,
      const GArray *plan)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       obstacle = find_obstacle (editor, hex);
  g_autofree char  *name = acies_unit_type_text (state->ruleset, editor->unit_type, editor->side);
  g_autofree char  *there = acies_stack_dup_names (state, hex);

  if (there == NULL && find_image (plan, hex) != ACIES_NO_HEX)
    {
      AciesHexName image;

      /* Translators: the unit that is placed, then the hex or square on the other side of the axis */
      return g_strdup_printf (_ ("Click to place %1$s; mirrored to %2$s"), name, acies_hex_name (find_image (plan, hex), image));
    }
  if (there == NULL)
    return g_strdup_printf (_ ("Click to place %s; right-click to pick the terrain"), name);
  if (obstacle != ACIES_NO_UNIT && is_like (editor, &state->units[obstacle]))
    return g_strdup_printf (_ ("%s is already here; right-click to pick the unit or terrain here"), name);
  if (obstacle == ACIES_NO_UNIT)
    /* Translators: the unit that is placed, then those that stand there and stay */
    return g_strdup_printf (_ ("Click to place %1$s beside %2$s; right-click to pick a unit here"), name, there);
  /* Translators: the unit that is placed, then the one that stands there */
  return g_strdup_printf (_ ("Click to replace %2$s with %1$s; right-click to pick the unit here"), name,
                          state->units[obstacle].side != side_of (editor) ? there : acies_state_unit_type (state, obstacle)->name);
}

const AciesTool acies_tool_unit = {
  .begin = begin,
  .plan = plan,
  .hint = hint,
  .has_strokes = TRUE,
  .selects = TRUE,
};
