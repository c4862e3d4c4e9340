/* tools.c - tools that change hexes: terrain, units, the eraser, entry hexes, camps and labels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "widgets/hex-text.h"

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
plan_brush (AciesEditor *editor,
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
hint_brush (AciesEditor  *editor,
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
  .plan = plan_brush,
  .hint = hint_brush,
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

/* --- units ------------------------------------------------------------------------------------ */

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
begin_unit (AciesEditor    *editor,
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
plan_unit (AciesEditor *editor,
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
hint_unit (AciesEditor  *editor,
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
  .begin = begin_unit,
  .plan = plan_unit,
  .hint = hint_unit,
  .has_strokes = TRUE,
  .selects = TRUE,
};

/* --- the eraser --------------------------------------------------------------------------------- */

/* A stroke that starts with a unit under the brush removes only units, any other clears only terrain. On a hex with
 * several units, it removes the highest, the last badge. */
static void
plan_either (AciesEditor *editor,
             AciesHex     hex,
             gboolean     units,
             GArray      *commands)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesHex          hexes[ACIES_MAX_BRUSH_HEXES];
  guint             n = acies_brush_hexes (state->board, hex, editor->brush, hexes);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hexes[i]);
      AciesUnitId  unit = units ? acies_stack_highest (state, hexes[i]) : ACIES_NO_UNIT;

      command.id = 0;
      if (unit != ACIES_NO_UNIT)
        command = acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit);
      if (!units || unit != ACIES_NO_UNIT)
        g_array_append_val (commands, command);
    }
}

static gboolean
finds_units (AciesEditor *editor,
             AciesHex     hex)
{
  g_autoptr (GArray) commands = acies_commands_new ();

  plan_either (editor, hex, TRUE, commands);
  return commands->len > 0;
}

static void
begin_eraser (AciesEditor    *editor,
              AciesHex        hex,
              GdkModifierType modifiers)
{
  editor->takes = finds_units (editor, hex);
}

static void
plan_eraser (AciesEditor *editor,
             AciesHex     hex,
             GArray      *commands)
{
  plan_either (editor, hex, editor->acting != NULL ? editor->takes : finds_units (editor, hex), commands);
}

static char *
label_eraser (AciesEditor *editor,
              AciesHex     hex)
{
  return editor->takes ? NULL : g_strdup (C_ ("step", "Clear Terrain"));
}

static char *
hint_eraser (AciesEditor  *editor,
             AciesHex      hex,
             const GArray *plan)
{
  if (plan->len == 0)
    return g_strdup (_ ("Nothing to erase here"));
  if (g_array_index (plan, AciesCommand, 0).kind == ACIES_COMMAND_REMOVE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Click to remove %u unit",
                                         "Click to remove %u units", plan->len),
                            plan->len);
  return g_strdup_printf (acies_board_say (acies_editor_get_state (editor)->board,
                                           g_dngettext (GETTEXT_PACKAGE, "Click to clear the terrain of %u hex",
                                                        "Click to clear the terrain of %u hexes", plan->len),
                                           g_dngettext (GETTEXT_PACKAGE, "Click to clear the terrain of %u square",
                                                        "Click to clear the terrain of %u squares", plan->len)),
                          plan->len);
}

const AciesTool acies_tool_eraser = {
  .begin = begin_eraser,
  .plan = plan_eraser,
  .label = label_eraser,
  .hint = hint_eraser,
  .has_strokes = TRUE,
};

/* --- marks -------------------------------------------------------------------------------------- */

static const char *
side_name (AciesEditor *editor)
{
  return acies_editor_get_state (editor)->ruleset->sides[editor->side].name;
}

/* --- entry hexes ---------------------------------------------------------------------------- */

static void
begin_entry (AciesEditor    *editor,
             AciesHex        hex,
             GdkModifierType modifiers)
{
  editor->takes = acies_state_is_entry (acies_editor_get_state (editor), editor->side, hex);
}

/* The start of a stroke decides whether it adds or removes marks. */
static void
plan_entry (AciesEditor *editor,
            AciesHex     hex,
            GArray      *commands)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_ENTRY, hex);
  gboolean     is_there = acies_state_is_entry (acies_editor_get_state (editor), editor->side, hex);
  gboolean     takes = editor->acting != NULL ? editor->takes : is_there;

  command.side = editor->side;
  command.number = takes ? 0 : 1;
  if (is_there == takes)
    g_array_append_val (commands, command);
}

static char *
label_entry (AciesEditor *editor,
             AciesHex     hex)
{
  return g_strdup_printf (acies_board_say (acies_editor_get_state (editor)->board, _ ("Change Entry Hexes of %s"),
                                           _ ("Change Entry Squares of %s")),
                          side_name (editor));
}

static char *
hint_entry (AciesEditor  *editor,
            AciesHex      hex,
            const GArray *plan)
{
  if (acies_state_is_entry (acies_editor_get_state (editor), editor->side, hex))
    return g_strdup_printf (acies_board_say (acies_editor_get_state (editor)->board, _ ("Click to remove this entry hex of %s"),
                                             _ ("Click to remove this entry square of %s")),
                            side_name (editor));
  return g_strdup_printf (_ ("Click to let the reserve of %s enter here"), side_name (editor));
}

const AciesTool acies_tool_entry = {
  .begin = begin_entry,
  .plan = plan_entry,
  .label = label_entry,
  .hint = hint_entry,
  .has_strokes = TRUE,
};

/* --- the camp ------------------------------------------------------------------------------- */

static gboolean
is_camp (AciesEditor *editor,
         AciesHex     hex)
{
  return acies_editor_get_state (editor)->sides[editor->side].camp == hex;
}

static void
plan_camp (AciesEditor *editor,
           AciesHex     hex,
           GArray      *commands)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_CAMP, is_camp (editor, hex) ? ACIES_NO_HEX : hex);

  command.side = editor->side;
  g_array_append_val (commands, command);
}

static char *
hint_camp (AciesEditor  *editor,
           AciesHex      hex,
           const GArray *plan)
{
  AciesHex     camp = acies_editor_get_state (editor)->sides[editor->side].camp;
  AciesHexName name;

  if (camp == hex)
    return g_strdup_printf (_ ("Click to remove the camp of %s"), side_name (editor));
  if (camp == ACIES_NO_HEX)
    return g_strdup_printf (_ ("Click to make this the camp of %s"), side_name (editor));
  /* Translators: the side, and the hex */
  return g_strdup_printf (_ ("Click to move the camp of %1$s here from %2$s"), side_name (editor),
                          acies_hex_name (camp, name));
}

const AciesTool acies_tool_camp = {
  .plan = plan_camp,
  .hint = hint_camp,
};

/* --- labels ---------------------------------------------------------------------------------- */

static void
label_press (AciesEditor    *editor,
             AciesHex        hex,
             GdkModifierType modifiers)
{
}

/* Waits for the release, because the popover for the label grabs the pointer. */
static void
label_release (AciesEditor *editor,
               AciesHex     hex)
{
  acies_editor_set_selected (editor, hex);
  acies_editor_want_name (editor, hex);
}

static char *
label_hint (AciesEditor  *editor,
            AciesHex      hex,
            const GArray *plan)
{
  const char *label = acies_texts_get_label (acies_editor_get_state (editor)->texts, hex);

  if (label == NULL)
    return g_strdup (acies_board_say (acies_editor_get_state (editor)->board, _ ("Click to label this hex"),
                                      _ ("Click to label this square")));
  return g_strdup_printf (_ ("Click to change the label “%s”"), label);
}

const AciesTool acies_tool_label = {
  .hint = label_hint,
  .press = label_press,
  .release = label_release,
};
