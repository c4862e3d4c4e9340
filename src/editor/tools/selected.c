/* selected.c - actions on all selected hexes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/selected.h"

#include "editor/tools/tool.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

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

/* --- changing ------------------------------------------------------------------------------- */

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
plan_removal (const AciesState *state,
              AciesHex          hex,
              AciesId           id,
              GArray           *commands)
{
  acies_editor_add_removals (state, hex, commands);
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

  change (self, plan_removal, ACIES_NO_ID, NULL);
}

void
acies_editor_fill_up_selected (AciesEditor *self)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  change (self, plan_figures, ACIES_NO_ID, _ ("Bring Units to Full Strength"));
}
