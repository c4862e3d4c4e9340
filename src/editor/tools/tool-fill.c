/* tool-fill.c - painting all hexes of one terrain that touch each other
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
  const AciesBoard *board = acies_editor_get_state (editor)->board;
  AciesId           old = board->terrain[hex];
  AciesSelection    reached = { 0 };
  AciesHex          open[ACIES_MAX_HEXES];
  guint             n = 0;

  reached[hex] = TRUE;
  open[n++] = hex;
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, open[i]);

      command.id = editor->terrain;
      g_array_append_val (commands, command);
      for (guint direction = 0; direction < ACIES_N_DIRECTIONS; direction++)
        {
          AciesHex next = acies_board_neighbour (board, open[i], direction);

          if (next == ACIES_NO_HEX || reached[next] || board->terrain[next] != old)
            continue;
          reached[next] = TRUE;
          open[n++] = next;
        }
    }
}

static char *
label (AciesEditor *editor,
       AciesHex     hex)
{
  /* Translators: a step of undo; %s is a terrain */
  return g_strdup_printf (_ ("Fill with %s"),
                          acies_editor_get_state (editor)->ruleset->terrains[editor->terrain].name);
}

static char *
hint (AciesEditor  *editor,
      AciesHex      hex,
      const GArray *plan)
{
  const AciesState *state = acies_editor_get_state (editor);
  const char       *name = state->ruleset->terrains[editor->terrain].name;

  if (plan->len == 0)
    return g_strdup_printf (_ ("%s is already here; right-click to pick the unit or terrain here"), name);
  return g_strdup_printf (acies_board_say (state->board,
                                           /* Translators: a number, the terrain that is there, and the terrain it gets */
                                           g_dngettext (GETTEXT_PACKAGE, "Click to turn %1$u hex of %2$s into %3$s",
                                                        "Click to turn %1$u hexes of %2$s into %3$s", plan->len),
                                           /* Translators: a number, the terrain that is there, and the terrain it gets */
                                           g_dngettext (GETTEXT_PACKAGE, "Click to turn %1$u square of %2$s into %3$s",
                                                        "Click to turn %1$u squares of %2$s into %3$s", plan->len)),
                          plan->len, state->ruleset->terrains[state->board->terrain[hex]].name, name);
}

const AciesTool acies_tool_fill = {
  .plan = plan,
  .hint = hint,
  .label = label,
};
