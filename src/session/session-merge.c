/* session-merge.c - several changes of one number within a short time are one step
 *
 * Who clicks six times on the plus of a field has set it once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/edit.h"
#include "engine/core/engine.h"
#include "session/session-private.h"

void
acies_session_set_merge_time (AciesSession *self,
                              guint         milliseconds)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  self->merge_time = (gint64) milliseconds * 1000;
  self->merge_until = 0;
}

/* Two values are set by a switch, each click for itself. */
static gboolean
is_number (const AciesCommand *command,
           const AciesState   *state)
{
  AciesEditRange range;

  return acies_edit_range (command, state, &range) && range.max - range.min > 1;
}

static gboolean
is_same_field (const AciesCommand *one,
               const AciesCommand *other)
{
  AciesCommand a = *one;
  AciesCommand b = *other;

  a.number = b.number = 0;

  return acies_command_equal (&a, &b);
}

gboolean
acies_session_merges (AciesSession       *self,
                      const AciesCommand *command)
{
  const AciesEntry *entry = acies_history_current (&self->history);

  return self->merge_until > g_get_monotonic_time () && entry != NULL && !acies_history_is_saved (&self->history) &&
         is_same_field (command, &g_array_index (entry->commands, AciesCommand, 0));
}

void
acies_session_await_merge (AciesSession       *self,
                           const AciesCommand *command)
{
  if (self->merge_time > 0 && self->scenario == NULL && self->group == NULL && is_number (command, self->state))
    self->merge_until = g_get_monotonic_time () + self->merge_time;
}

/* A number that was set to and fro is as it was. */
AciesEntry *
acies_session_drop_idle (AciesSession *self)
{
  AciesEntry *entry = acies_history_current (&self->history);
  g_autoptr (AciesState) before = acies_state_copy (self->state);

  acies_engine_revert (before, entry->events);
  if (!acies_state_equal (before, self->state))
    return NULL;
  self->merge_until = 0;

  return acies_history_take_last (&self->history);
}
