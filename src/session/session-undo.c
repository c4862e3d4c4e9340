/* session-undo.c - groups, undo and redo, and what is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session-private.h"

#include <glib/gi18n-lib.h>

void
acies_session_begin_group (AciesSession *self,
                           const char   *label)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && !self->emitting);

  if (self->group_depth++ > 0)
    return;

  self->merge_until = 0;
  self->group = acies_entry_new (label);
  self->group_told = 0;
  acies_session_emit_group (self);
}

/* @group: the open one, or one that has just become a step */
static void
tell_rest (AciesSession *self,
           AciesEntry   *group)
{
  guint start = self->group_told;

  self->group_told = group->events->len;
  if (start < self->group_told)
    acies_session_emit_changed (self, group->events, start, self->group_told, TRUE);
}

void
acies_session_tell_group (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && self->group != NULL && !self->emitting);

  tell_rest (self, self->group);
}

void
acies_session_end_group (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && self->group_depth > 0);

  if (--self->group_depth > 0)
    return;

  if (self->group->events->len > 0)
    {
      AciesEntry *group = g_steal_pointer (&self->group);

      acies_session_push (self, group);
      tell_rest (self, group);
    }
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
  if (self->group_told > 0)
    acies_session_emit_changed (self, group->events, 0, self->group_told, FALSE);
  acies_session_emit_history (self);
}

gboolean
acies_session_is_in_group (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  return self->group != NULL;
}

const char *
acies_undo_obstacle_to_string (AciesUndoObstacle obstacle)
{
  switch (obstacle)
    {
    case ACIES_UNDO_AFTER_DICE:
      return _ ("Cannot be undone: dice were rolled");

    case ACIES_UNDO_AFTER_DRAW:
      return _ ("Cannot be undone: a card was drawn");

    case ACIES_UNDO_AFTER_CARD:
      return _ ("Cannot be undone: a card was revealed");

    case ACIES_UNDO_NOTHING_DONE:
      return _ ("There is nothing to undo");

    case ACIES_UNDO_FREE:
    default:
      return _ ("The last step can be undone");
    }
}

gboolean
acies_session_can_undo (AciesSession *self)
{
  return acies_session_get_undo_obstacle (self) == ACIES_UNDO_FREE;
}

gboolean
acies_session_can_ask_to_undo (AciesSession *self)
{
  AciesUndoObstacle obstacle = acies_session_get_undo_obstacle (self);

  return (obstacle == ACIES_UNDO_AFTER_DICE || obstacle == ACIES_UNDO_AFTER_DRAW || obstacle == ACIES_UNDO_AFTER_CARD) &&
         self->settings.undo == ACIES_UNDO_AGREED;
}

gboolean
acies_session_can_redo (AciesSession *self)
{
  guint step;

  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  return acies_session_find_redo_step (self, &step);
}

void
acies_session_undo (AciesSession *self)
{
  guint step = 0;

  g_return_if_fail (acies_session_can_undo (self) && !self->emitting);

  acies_session_find_undo_step (self, &step);
  acies_session_jump_to_step (self, step);
}

void
acies_session_undo_agreed (AciesSession *self)
{
  guint step = 0;

  g_return_if_fail (acies_session_can_ask_to_undo (self) && !self->emitting);

  acies_session_find_undo_step (self, &step);
  acies_session_jump_to_step (self, step);
}

void
acies_session_redo (AciesSession *self)
{
  guint step = 0;

  g_return_if_fail (acies_session_can_redo (self) && !self->emitting);

  acies_session_find_redo_step (self, &step);
  acies_session_jump_to_step (self, step);
}

char *
acies_session_dup_undo_label (AciesSession *self)
{
  guint step;

  if (!acies_session_can_undo (self) && !acies_session_can_ask_to_undo (self))
    return NULL;
  acies_session_find_undo_step (self, &step);

  return acies_session_dup_step_label (self, step + 1);
}

AciesSide
acies_session_get_undo_side (AciesSession *self)
{
  guint step;

  g_return_val_if_fail (ACIES_IS_SESSION (self), ACIES_NO_SIDE);

  return acies_session_find_undo_step (self, &step) ? acies_session_get_step_side (self, step + 1) : ACIES_NO_SIDE;
}

char *
acies_session_dup_redo_label (AciesSession *self)
{
  return acies_session_can_redo (self) ? acies_session_dup_step_label (self, self->history.n_done + 1) : NULL;
}

gboolean
acies_session_is_modified (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (self->group != NULL && self->group->events->len > 0)
    return TRUE;

  return !acies_history_is_saved (&self->history) || self->remarks_version != self->remarks_saved;
}

void
acies_session_mark_saved (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && self->group == NULL);

  self->merge_until = 0;
  acies_history_save (&self->history);
  self->remarks_saved = self->remarks_version;
  g_clear_pointer (&self->reading, acies_findings_free);
  acies_session_emit_history (self);
}

void
acies_session_mark_unsaved (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  acies_history_unsave (&self->history);
  acies_session_emit_history (self);
}
