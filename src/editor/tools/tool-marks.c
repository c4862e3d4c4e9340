/* tool-marks.c - tools that mark a hex: entry hexes, camps and labels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include <glib/gi18n-lib.h>

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
