/* editor-selection.c - the selected hexes, and actions on all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
acies_editor_set_selection (AciesEditor         *self,
                            const AciesSelection selection,
                            AciesHex             selected)
{
  guint n = 0;

  if (selection != self->selection)
    memcpy (self->selection, selection, sizeof (AciesSelection));
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    n += self->selection[hex] != 0;
  self->n_selected = n;
  self->selected_type = ACIES_NO_ID;
  /* The hex that panels show is always selected. */
  for (AciesHex hex = 0; n > 0 && (selected == ACIES_NO_HEX || !self->selection[selected]); hex++)
    selected = hex;
  self->selected = n > 0 ? selected : ACIES_NO_HEX;
  if (self->fault != self->selected)
    self->fault = ACIES_NO_HEX;
  if (self->canvas != NULL)
    acies_canvas_set_selected (self->canvas, self->selected);
  acies_editor_preview_again (self);
  g_object_notify (G_OBJECT (self), "selected");
  g_object_notify (G_OBJECT (self), "n-selected");
}

void
acies_editor_set_selected (AciesEditor *self,
                           AciesHex     hex)
{
  AciesSelection selection = { 0 };

  g_return_if_fail (ACIES_IS_EDITOR (self));

  if (hex != ACIES_NO_HEX)
    selection[hex] = TRUE;
  acies_editor_set_selection (self, selection, hex);
}

void
acies_editor_keep_selection_on_board (AciesEditor *self)
{
  const AciesBoard *board = acies_editor_get_state (self)->board;
  AciesSelection    selection = { 0 };
  gboolean          lost = FALSE;

  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES && self->n_selected > 0; hex++)
    {
      selection[hex] = self->selection[hex] && acies_board_contains (board, hex);
      lost = lost || selection[hex] != self->selection[hex];
    }
  if (lost)
    acies_editor_set_selection (self, selection, self->selected);
}

guint
acies_editor_count_selected (AciesEditor *self)
{
  return self->n_selected;
}

AciesHex *
acies_editor_list_selected (AciesEditor *self,
                            guint       *n)
{
  AciesHex *hexes = g_new (AciesHex, MAX (self->n_selected, 1));

  *n = 0;
  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    if (self->selection[hex])
      hexes[(*n)++] = hex;
  return hexes;
}

gboolean
acies_editor_is_selected (AciesEditor *self,
                          AciesHex     hex)
{
  return hex != ACIES_NO_HEX && self->selection[hex];
}

void
acies_editor_select_all (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);
  AciesSelection    selection = { 0 };

  g_return_if_fail (state != NULL);

  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX;
       hex = acies_board_next (state->board, hex))
    selection[hex] = TRUE;
  acies_editor_set_selection (self, selection, self->selected);
}

/* Uses columns and rows as in the names of hexes: B2 to D4 is columns B to D of rows 2 to 4. */
void
acies_editor_join_rectangle (AciesEditor *self,
                             AciesHex     from,
                             AciesHex     to,
                             AciesJoin    join)
{
  const AciesBoard *board = acies_editor_get_state (self)->board;
  AciesSelection    selection = { 0 };
  guint             left = MIN (acies_hex_column (from), acies_hex_column (to));
  guint             right = MAX (acies_hex_column (from), acies_hex_column (to));
  guint             bottom = MAX (acies_hex_row (from), acies_hex_row (to));

  if (join != ACIES_JOIN_REPLACE)
    memcpy (selection, self->before, sizeof selection);
  for (guint row = MIN (acies_hex_row (from), acies_hex_row (to)); row <= bottom; row++)
    for (guint column = left; column <= right && column < acies_board_columns_in_row (board, row); column++)
      {
        AciesHex hex = acies_hex (column, row);

        selection[hex] = join != ACIES_JOIN_TOGGLE || !self->before[hex];
      }
  acies_editor_set_selection (self, selection, to);
}

void
acies_editor_select_rectangle (AciesEditor *self,
                               AciesHex     from,
                               AciesHex     to)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  acies_editor_join_rectangle (self, from, to, ACIES_JOIN_REPLACE);
}

void
acies_editor_extend_selection (AciesEditor *self,
                               AciesHex     from,
                               AciesHex     to)
{
  AciesHex anchor = self->anchor;

  g_return_if_fail (ACIES_IS_EDITOR (self));

  if (self->n_selected == 1)
    anchor = self->selected;
  else if (anchor == ACIES_NO_HEX || !self->selection[anchor] || self->selected != from)
    anchor = from != ACIES_NO_HEX ? from : to;
  acies_editor_select_rectangle (self, anchor, to);
  self->anchor = anchor;
}

/* --- removal -------------------------------------------------------------------------------- */

/* Removes the highest unit of a stack first, so that the names of the others do not change. */
static void
add_removals (const AciesState *state,
              AciesHex          hex,
              GArray           *commands)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];

  for (guint i = acies_stack_list (state, hex, ids); i > 0; i--)
    {
      AciesCommand command = acies_command_on_unit (ACIES_COMMAND_REMOVE, state, ids[i - 1]);

      g_array_append_val (commands, command);
    }
}

static void
add_removal (AciesEditor *self,
             gboolean     units,
             GArray      *commands)
{
  const AciesState *state = acies_editor_get_state (self);

  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hex);

      command.id = 0;
      if (self->selection[hex] && units)
        add_removals (state, hex, commands);
      else if (self->selection[hex] && state->board->terrain[hex] != 0)
        g_array_append_val (commands, command);
    }
}

static GArray *
plan_removal (AciesEditor *self,
              gboolean    *units)
{
  GArray *commands = acies_commands_new ();

  *units = TRUE;
  if (self->session == NULL || self->acting != NULL)
    return commands;
  add_removal (self, TRUE, commands);
  if (commands->len > 0)
    return commands;
  *units = FALSE;
  add_removal (self, FALSE, commands);
  return commands;
}

gboolean
acies_editor_can_remove_selected (AciesEditor *self)
{
  g_autoptr (GArray) commands = NULL;
  gboolean units;

  g_return_val_if_fail (ACIES_IS_EDITOR (self), FALSE);

  commands = plan_removal (self, &units);
  return commands->len > 0;
}

void
acies_editor_remove_selected (AciesEditor *self)
{
  g_autoptr (GArray) commands = NULL;
  gboolean units;

  g_return_if_fail (ACIES_IS_EDITOR (self));

  commands = plan_removal (self, &units);
  if (commands->len > 0)
    acies_session_apply_all (self->session, commands, units ? NULL : C_ ("step", "Clear Terrain"), NULL);
}

void
acies_editor_count_contents (AciesEditor   *self,
                             AciesContents *contents)
{
  g_autofree AciesHex *hexes = NULL;
  guint                n;

  g_return_if_fail (ACIES_IS_EDITOR (self));
  g_return_if_fail (self->session != NULL);

  hexes = acies_editor_list_selected (self, &n);
  acies_contents_of_hexes (contents, acies_editor_get_state (self), hexes, n);
}

/* --- changing all selected hexes ------------------------------------------------------------------------------- */

/* Appends the commands for @hex, if any. */
typedef void (*Plan) (const AciesState *state,
                      AciesHex          hex,
                      AciesId           id,
                      GArray           *commands);

static void
plan_terrain (const AciesState *state,
              AciesHex          hex,
              AciesId           terrain,
              GArray           *commands)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hex);

  command.id = terrain;
  if (state->board->terrain[hex] != terrain)
    g_array_append_val (commands, command);
}

static void
plan_units (const AciesState *state,
            AciesHex          hex,
            AciesId           id,
            GArray           *commands)
{
  add_removals (state, hex, commands);
}

static void
plan_figures (const AciesState *state,
              AciesHex          hex,
              AciesId           id,
              GArray           *commands)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, hex, ids);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_unit (ACIES_COMMAND_FIGURES, state, ids[i]);

      command.number = (gint16) acies_state_strength (state, state->units[ids[i]].type);
      if (state->units[ids[i]].figures < command.number)
        g_array_append_val (commands, command);
    }
}

static void
change (AciesEditor *self,
        Plan         plan,
        AciesId      id,
        const char  *label)
{
  g_autoptr (GArray) commands = acies_commands_new ();

  if (self->session == NULL || self->acting != NULL)
    return;
  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    if (self->selection[hex])
      plan (acies_editor_get_state (self), hex, id, commands);
  if (commands->len > 0)
    acies_editor_apply_all (self, commands, label);
}

void
acies_editor_paint_selected (AciesEditor *self,
                             AciesId      terrain)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  change (self, plan_terrain, terrain, NULL);
}

void
acies_editor_disband_selected (AciesEditor *self)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  change (self, plan_units, ACIES_NO_ID, NULL);
}

void
acies_editor_fill_up_selected (AciesEditor *self)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  change (self, plan_figures, ACIES_NO_ID, _ ("Bring Units to Full Strength"));
}
