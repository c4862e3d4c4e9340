/* session-undo.c - groups, undo and redo, and what is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/labels.h"
#include "session/session-private.h"

void
acies_session_begin_group (AciesSession *self,
                           const char   *label)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && !self->emitting);

  if (self->group_depth++ > 0)
    return;

  self->group = acies_entry_new (label);
  acies_session_emit_history (self);
}

void
acies_session_end_group (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && self->group_depth > 0);

  if (--self->group_depth > 0)
    return;

  if (self->group->events->len > 0)
    acies_history_push (&self->history, g_steal_pointer (&self->group));
  g_clear_pointer (&self->group, acies_entry_free);
  acies_session_emit_history (self);
}

void
acies_session_cancel_group (AciesSession *self)
{
  g_autoptr (AciesEntry) group = NULL;

  g_return_if_fail (ACIES_IS_SESSION (self) && self->group_depth > 0);

  group = g_steal_pointer (&self->group);
  self->group_depth = 0;
  self->n_rolls -= group->n_rolls;
  acies_engine_revert (self->state, group->events);
  if (group->events->len > 0)
    acies_session_emit_changed (self, group, 0, FALSE);
  acies_session_emit_history (self);
}

gboolean
acies_session_apply_all (AciesSession *self,
                         const GArray *commands,
                         const char   *label,
                         GError      **error)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self) && self->group == NULL, FALSE);
  g_return_val_if_fail (commands != NULL, FALSE);

  acies_session_begin_group (self, label);
  for (guint i = 0; i < commands->len; i++)
    if (!acies_session_apply (self, &g_array_index (commands, AciesCommand, i), error))
      {
        acies_session_cancel_group (self);
        return FALSE;
      }
  acies_session_end_group (self);
  return TRUE;
}

gboolean
acies_session_is_in_group (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  return self->group != NULL;
}

/* The one place that decides what can be taken back. */
gboolean
acies_session_can_undo (AciesSession *self)
{
  const AciesEntry *entry;

  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  entry = acies_history_current (&self->history);
  if (self->group != NULL || entry == NULL)
    return FALSE;

  return self->scenario == NULL || !entry->reveals || self->undo_policy == ACIES_UNDO_TAKE_BACKS;
}

gboolean
acies_session_can_redo (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  return self->group == NULL && acies_history_next (&self->history) != NULL;
}

void
acies_session_undo (AciesSession *self)
{
  AciesEntry *entry;

  g_return_if_fail (acies_session_can_undo (self) && !self->emitting);

  entry = acies_history_current (&self->history);
  self->history.n_done--;
  self->n_rolls -= entry->n_rolls;
  acies_engine_revert (self->state, entry->events);
  acies_session_emit_changed (self, entry, 0, FALSE);
  acies_session_emit_history (self);
}

void
acies_session_redo (AciesSession *self)
{
  AciesEntry *entry;

  g_return_if_fail (acies_session_can_redo (self) && !self->emitting);

  entry = acies_history_next (&self->history);
  self->history.n_done++;
  self->n_rolls += entry->n_rolls;
  acies_engine_replay (self->state, entry->events);
  acies_session_emit_changed (self, entry, 0, TRUE);
  acies_session_emit_history (self);
}

static char *
dup_label (AciesSession     *self,
           const AciesEntry *entry)
{
  if (entry->label != NULL)
    return g_strdup (entry->label);

  return acies_command_label (&g_array_index (entry->commands, AciesCommand, 0), self->state->ruleset);
}

char *
acies_session_dup_undo_label (AciesSession *self)
{
  return acies_session_can_undo (self) ? dup_label (self, acies_history_current (&self->history)) : NULL;
}

char *
acies_session_dup_redo_label (AciesSession *self)
{
  return acies_session_can_redo (self) ? dup_label (self, acies_history_next (&self->history)) : NULL;
}

gboolean
acies_session_is_modified (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (self->group != NULL && self->group->events->len > 0)
    return TRUE;

  return !acies_history_is_saved (&self->history);
}

void
acies_session_mark_saved (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && self->group == NULL);

  acies_history_save (&self->history);
  acies_session_emit_history (self);
}
