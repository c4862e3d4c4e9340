/* tool-pick.c - taking up what lies on a hex, to place or paint more of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/engine.h"
#include "widgets/hex-text.h"

#include <glib/gi18n-lib.h>

static char *
hint (AciesEditor  *editor,
      AciesHex      hex,
      const GArray *plan)
{
  const AciesState *state = acies_editor_get_state (editor);
  AciesUnitId       unit = acies_editor_unit_meant (editor, hex);
  g_autofree char  *name = NULL;

  if (unit == ACIES_NO_UNIT)
    /* Translators: a kind of terrain */
    return g_strdup_printf (_ ("Click to pick %s and paint more of it"),
                            state->ruleset->terrains[state->board->terrain[hex]].name);
  name = acies_unit_type_text (state->ruleset, state->units[unit].type, state->units[unit].side);
  return g_strdup_printf (_ ("Click to pick %s and place more of that kind"), name);
}

const AciesTool acies_tool_pick = {
  .hint = hint,
};
