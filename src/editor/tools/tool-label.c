/* tool-label.c - words on a hex: the names of places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include <glib/gi18n-lib.h>

static void
press (AciesEditor    *editor,
       AciesHex        hex,
       GdkModifierType modifiers)
{
}

/* Only now: who is asked for the words takes the pointer away. */
static void
release (AciesEditor *editor,
         AciesHex     hex)
{
  acies_editor_set_selected (editor, hex);
  acies_editor_want_name (editor, hex);
}

static char *
hint (AciesEditor  *editor,
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
  .hint = hint,
  .press = press,
  .release = release,
};
