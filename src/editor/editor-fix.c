/* editor-fix.c - what the list of problems asks of the editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/editor-fix.h"

#include "editor/tool.h"

gboolean
acies_editor_apply_all (AciesEditor  *self,
                        const GArray *commands,
                        const char   *label)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (ACIES_IS_EDITOR (self), FALSE);
  g_return_val_if_fail (self->session != NULL, FALSE);

  if (acies_session_is_in_group (self->session))
    return FALSE;
  if (acies_session_apply_all (self->session, commands, label, &error))
    return TRUE;
  g_signal_emit_by_name (self, "refused", error->message);
  return FALSE;
}

void
acies_editor_show_hex (AciesEditor *self,
                       AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (self);

  g_return_if_fail (ACIES_IS_EDITOR (self));

  /* The board may have become smaller since it was named. */
  if (state == NULL || !acies_board_contains (state->board, hex))
    return;
  acies_editor_set_selected (self, hex);
  if (self->canvas != NULL)
    acies_canvas_centre_on (self->canvas, hex);
}
