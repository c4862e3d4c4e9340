/* session-reading.c - what was wrong with the file that a session edits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session-private.h"

void
acies_session_set_reading (AciesSession        *self,
                           const AciesFindings *findings)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  g_clear_pointer (&self->reading, acies_findings_free);
  if (findings != NULL && findings->list->len > 0)
    {
      self->reading = acies_findings_new ();
      for (guint i = 0; i < findings->list->len; i++)
        acies_findings_add_copy (self->reading, g_ptr_array_index (findings->list, i));
    }
  acies_session_emit_history (self);
}

const AciesFindings *
acies_session_get_reading (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->reading;
}
