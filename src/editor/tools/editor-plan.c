/* editor-plan.c - the commands for a click, and their preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/units.h"

/* Returns whether the command is valid but has no effect. */
static gboolean
is_idle (const AciesCommand *command,
         const AciesState   *state)
{
  return command->kind == ACIES_COMMAND_PAINT && acies_board_contains (state->board, command->hex) &&
         state->board->terrain[command->hex] == command->id;
}

GArray *
acies_editor_plan (AciesEditor     *self,
                   const AciesTool *tool,
                   AciesHex         hex)
{
  const AciesState *state = acies_editor_get_state (self);
  g_autoptr (GArray) commands = acies_commands_new ();

  if (tool->plan != NULL)
    tool->plan (self, hex, commands);
  if (tool->press == NULL && self->symmetry != ACIES_SYMMETRY_NONE)
    acies_symmetry_expand (self->symmetry, state, self->swaps && acies_editor_knows_counterparts (self), commands);
  for (guint i = commands->len; i > 0; i--)
    if (is_idle (&g_array_index (commands, AciesCommand, i - 1), state))
      g_array_remove_index (commands, i - 1);
  return g_steal_pointer (&commands);
}

/* --- the preview ---------------------------------------------------------------------------- */

/* @moves: whether removed units are placed elsewhere */
static gboolean
ghost_of (const AciesCommand *command,
          const AciesState   *state,
          gboolean            moves,
          AciesGhost         *ghost)
{
  AciesUnitId unit;

  *ghost = (AciesGhost) { .hex = command->hex, .id = command->id, .side = command->side };
  switch (command->kind)
    {
    case ACIES_COMMAND_PAINT:
      ghost->kind = ACIES_GHOST_TERRAIN;
      return TRUE;
    case ACIES_COMMAND_PLACE:
      ghost->kind = ACIES_GHOST_UNIT;
      ghost->figures = (guint8) command->number;
      if (ghost->side == ACIES_NO_SIDE)
        ghost->side = acies_unit_type_only_side (&state->ruleset->unit_types[command->id]);
      return ghost->side != ACIES_NO_SIDE;
    case ACIES_COMMAND_REMOVE:
      ghost->kind = ACIES_GHOST_GONE;
      unit = acies_command_unit (command, state);
      ghost->badge = unit != ACIES_NO_UNIT ? (guint8) acies_stack_badge (state, unit) : 0;
      return !moves;
    case ACIES_COMMAND_SHIFT:
      unit = acies_command_unit (command, state);
      if (unit == ACIES_NO_UNIT)
        return FALSE;
      *ghost = (AciesGhost) { .hex = command->to, .kind = ACIES_GHOST_UNIT, .id = state->units[unit].type, .side = state->units[unit].side, .figures = state->units[unit].figures };
      return TRUE;
    case ACIES_COMMAND_CAMP:
      ghost->kind = ACIES_GHOST_CAMP;
      return command->hex != ACIES_NO_HEX;
    case ACIES_COMMAND_ENTRY:
      ghost->kind = ACIES_GHOST_ENTRY;
      return command->number == 1;
    default:
      return FALSE;
    }
}

static void
add_ghosts (const AciesEditor *self,
            const GArray      *plan,
            const AciesState  *state,
            GArray            *ghosts)
{
  gboolean moves = self->snippet_from != NULL;

  for (guint i = 0; i < plan->len; i++)
    {
      AciesGhost ghost;

      if (ghost_of (&g_array_index (plan, AciesCommand, i), state, moves, &ghost))
        g_array_append_val (ghosts, ghost);
    }
}

static void
add_mark (GArray            *marks,
          AciesHex           hex,
          AciesHighlightKind kind)
{
  AciesHighlight mark = { hex, kind };

  if (hex != ACIES_NO_HEX)
    g_array_append_val (marks, mark);
}

/* Marks the selected unit if it is not the main unit of its hex. */
static void
add_selected_unit (const AciesEditor *self,
                   GArray            *marks)
{
  AciesUnitId    unit = self->selected_type != ACIES_NO_ID ? acies_editor_get_selected_unit ((AciesEditor *) self) : ACIES_NO_UNIT;
  AciesHighlight mark = { self->selected, ACIES_HIGHLIGHT_CHOSEN, 0 };

  if (unit == ACIES_NO_UNIT)
    return;
  mark.badge = (guint8) acies_stack_badge (acies_editor_get_state ((AciesEditor *) self), unit);
  if (mark.badge > 0)
    g_array_append_val (marks, mark);
}

static void
show (AciesEditor  *self,
      const GArray *plan,
      GArray       *marks)
{
  g_autoptr (GArray) ghosts = g_array_new (FALSE, FALSE, sizeof (AciesGhost));

  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES && self->n_selected > 1; hex++)
    if (self->selection[hex])
      add_mark (marks, hex, ACIES_HIGHLIGHT_SELECTED);
  add_selected_unit (self, marks);
  acies_editor_add_handle (self, marks);
  add_mark (marks, self->fault, ACIES_HIGHLIGHT_FAULT);
  if (plan != NULL)
    add_ghosts (self, plan, acies_editor_get_state (self), ghosts);
  acies_canvas_set_highlights (self->canvas, (const AciesHighlight *) marks->data, marks->len);
  acies_canvas_set_ghosts (self->canvas, (const AciesGhost *) ghosts->data, ghosts->len);
}

/* Marks the hexes that the plan changes, except hexes to paint, which show their new terrain. */
void
acies_editor_show_plan (AciesEditor  *self,
                        const GArray *plan)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));

  for (guint i = 0; plan != NULL && i < plan->len; i++)
    {
      const AciesCommand *command = &g_array_index (plan, AciesCommand, i);

      if (command->kind != ACIES_COMMAND_PAINT)
        add_mark (marks, command->to != ACIES_NO_HEX ? command->to : command->hex, ACIES_HIGHLIGHT_BRUSH);
    }
  show (self, plan, marks);
}

void
acies_editor_show_snippet (AciesEditor  *self,
                           const GArray *plan,
                           AciesHex      hex)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));

  for (guint i = 0; i < self->snippet->hexes->len; i++)
    add_mark (marks, acies_snippet_place (self->snippet, i, acies_editor_get_state (self)->board, hex), ACIES_HIGHLIGHT_BRUSH);
  show (self, plan, marks);
}
