/* tool-terrain.c - paints terrain with a brush, or fills adjacent hexes of the same terrain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include <glib/gi18n-lib.h>

/* --- the brush ------------------------------------------------------------------------------- */

guint
acies_brush_count (AciesBoardLayout layout,
                   guint            radius)
{
  return 1 + (layout == ACIES_BOARD_SQUARES ? 2 : 3) * radius * (radius + 1);
}

guint
acies_brush_hexes (const AciesBoard *board,
                   AciesHex          middle,
                   guint             radius,
                   AciesHex         *hexes)
{
  guint n = 0;
  guint row, first, last;

  g_return_val_if_fail (radius <= ACIES_MAX_BRUSH_RADIUS, 0);

  if (middle == ACIES_NO_HEX || !acies_board_contains (board, middle))
    return 0;
  row = acies_hex_row (middle);
  first = row > radius ? row - radius : 0;
  last = MIN (row + radius, board->rows - 1u);
  for (row = first; row <= last; row++)
    for (guint column = 0; column < acies_board_columns_in_row (board, row); column++)
      if (acies_board_distance (board, middle, acies_hex (column, row)) <= radius)
        hexes[n++] = acies_hex (column, row);
  return n;
}

static void
plan (AciesEditor *editor,
      AciesHex     hex,
      GArray      *commands)
{
  AciesHex hexes[ACIES_MAX_BRUSH_HEXES];
  guint    n = acies_brush_hexes (acies_editor_get_state (editor)->board, hex, editor->brush, hexes);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hexes[i]);

      command.id = editor->terrain;
      g_array_append_val (commands, command);
    }
}

static char *
hint (AciesEditor  *editor,
      AciesHex      hex,
      const GArray *plan)
{
  const char *name = acies_editor_get_state (editor)->ruleset->terrains[editor->terrain].name;

  if (plan->len == 0)
    return g_strdup_printf (_ ("%s is already here; right-click to pick the unit or terrain here"), name);
  return g_strdup_printf (acies_board_say (acies_editor_get_state (editor)->board,
                                           /* Translators: a kind of terrain, and a number */
                                           g_dngettext (GETTEXT_PACKAGE, "Click to paint %1$s on %2$u hex; right-click to pick the unit or terrain here",
                                                        "Click to paint %1$s on %2$u hexes; right-click to pick the unit or terrain here", plan->len),
                                           /* Translators: a kind of terrain, and a number */
                                           g_dngettext (GETTEXT_PACKAGE, "Click to paint %1$s on %2$u square; right-click to pick the unit or terrain here",
                                                        "Click to paint %1$s on %2$u squares; right-click to pick the unit or terrain here", plan->len)),
                          name, plan->len);
}

const AciesTool acies_tool_terrain = {
  .plan = plan,
  .hint = hint,
  .has_strokes = TRUE,
};

/* --- filling -------------------------------------------------------------------------------- */

static void
fill_plan (AciesEditor *editor,
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
fill_label (AciesEditor *editor,
            AciesHex     hex)
{
  /* Translators: a step of undo; %s is a terrain */
  return g_strdup_printf (_ ("Fill with %s"),
                          acies_editor_get_state (editor)->ruleset->terrains[editor->terrain].name);
}

static char *
fill_hint (AciesEditor  *editor,
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
  .plan = fill_plan,
  .hint = fill_hint,
  .label = fill_label,
};
