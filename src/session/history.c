/* history.c - the steps of a session: undo, redo, groups, and what is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session-private.h"

#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>

/* --- the list of entries, and the places in it -------------------------------------------------- */

AciesEntry *
acies_entry_new (const char *label)
{
  AciesEntry *self = g_new0 (AciesEntry, 1);

  self->label = g_strdup (label);
  self->side = ACIES_NO_SIDE;
  self->commands = acies_commands_new ();
  self->events = acies_events_new ();
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint));

  return self;
}

void
acies_entry_free (AciesEntry *self)
{
  g_array_unref (self->commands);
  g_array_unref (self->events);
  g_array_unref (self->ends);
  g_free (self->label);
  g_free (self->choice);
  g_clear_pointer (&self->ruleset, acies_ruleset_unref);
  g_free (self);
}

void
acies_history_push (AciesHistory *self,
                    AciesEntry   *entry)
{
  g_ptr_array_set_size (self->entries, (int) self->n_done);
  g_ptr_array_add (self->entries, entry);
  self->n_done++;
  acies_history_touch (self);
  entry->first_id = entry->id;
}

void
acies_history_touch (AciesHistory *self)
{
  acies_history_current (self)->id = ++self->last_id;
}

AciesEntry *
acies_history_current (const AciesHistory *self)
{
  return self->n_done > 0 ? g_ptr_array_index (self->entries, self->n_done - 1) : NULL;
}

static guint64
current_id (const AciesHistory *self)
{
  const AciesEntry *entry = acies_history_current (self);

  return entry != NULL ? entry->id : 0;
}

gboolean
acies_history_is_saved (const AciesHistory *self)
{
  return self->saved_id == current_id (self);
}

/* --- several changes of one number within a short time are one step ----------------------------- */

/* Who clicks six times on the plus of a field has set it once. */
void
acies_session_set_merge_time (AciesSession *self,
                              guint         milliseconds)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  self->merge_time = (gint64) milliseconds * 1000;
  self->merge_until = 0;
}

gboolean
acies_session_merges (AciesSession       *self,
                      const AciesCommand *command)
{
  const AciesEntry *entry = acies_history_current (&self->history);
  AciesCommand      before, now;

  if (self->merge_until <= g_get_monotonic_time () || entry == NULL || acies_history_is_saved (&self->history))
    return FALSE;
  before = g_array_index (entry->commands, AciesCommand, 0);
  now = *command;
  before.number = now.number = 0;

  return acies_command_equal (&before, &now);
}

/* Two values are set by a switch, each click for itself. */
void
acies_session_await_merge (AciesSession       *self,
                           const AciesCommand *command)
{
  AciesEditRange range;

  if (self->merge_time > 0 && self->scenario == NULL && self->group == NULL && acies_edit_range (command, self->state, &range) &&
      range.max - range.min > 1)
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

  return g_ptr_array_steal_index (self->history.entries, --self->history.n_done);
}

/* --- steps -------------------------------------------------------------------------------------- */

guint
acies_session_count_steps (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), 0);

  return self->history.entries->len;
}

guint
acies_session_get_step (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), 0);

  return self->history.n_done;
}

static AciesEntry *
entry_of_step (AciesSession *self,
               guint         step)
{
  return g_ptr_array_index (self->history.entries, step - 1);
}

gboolean
acies_session_find_saved_step (AciesSession *self,
                               guint        *step)
{
  guint64 saved;
  guint   n;

  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  saved = self->history.saved_id;
  for (n = self->history.entries->len; n > 0 && entry_of_step (self, n)->id != saved; n--)
    ;
  if (n == 0 && saved != 0)
    return FALSE;
  if (step != NULL)
    *step = n;

  return TRUE;
}

char *
acies_session_dup_step_label (AciesSession *self,
                              guint         step)
{
  const AciesEntry *entry;

  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);
  g_return_val_if_fail (step > 0 && step <= acies_session_count_steps (self), NULL);

  entry = entry_of_step (self, step);
  if (entry->label != NULL)
    return g_strdup (entry->label);

  return acies_entry_dup_name (entry, entry->ruleset, step > self->history.n_done);
}

AciesSide
acies_session_get_step_side (AciesSession *self,
                             guint         step)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), ACIES_NO_SIDE);
  g_return_val_if_fail (step > 0 && step <= acies_session_count_steps (self), ACIES_NO_SIDE);

  return entry_of_step (self, step)->side;
}

/* --- what can be taken back ----------------------------------------------------------------- */

/* The one place that decides what can be undone. There is nobody to be asked where at most one person plays. */
static gboolean
can_take_back (AciesSession     *self,
               const AciesEntry *entry)
{
  return self->scenario == NULL || !entry->reveals || self->settings.undo == ACIES_UNDO_TAKE_BACKS ||
         (self->settings.undo == ACIES_UNDO_AGREED &&
          acies_game_settings_count_people (&self->settings, self->state->ruleset->n_sides) < 2);
}

/* A computer player would not wait there, and go on at once. At the end of what is known that is as it should be. */
static gboolean
is_for_people (AciesSession *self,
               guint         step)
{
  AciesSide side = step < self->history.entries->len ? entry_of_step (self, step + 1)->side : ACIES_NO_SIDE;

  return side == ACIES_NO_SIDE || self->settings.players[side] == ACIES_PLAYER_HUMAN;
}

/* Before what chance has opened the game with, nobody would go on. */
static gboolean
opens_by_chance (AciesSession *self,
                 guint         step)
{
  AciesCommandKind first;

  if (self->settings.dice != ACIES_DICE_ROLLED || step > 0 || self->scenario == NULL || self->history.n_done == 0)
    return FALSE;
  first = g_array_index (entry_of_step (self, 1)->commands, AciesCommand, 0).kind;

  return first == ACIES_COMMAND_DRAW || first == ACIES_COMMAND_DICE;
}

gboolean
acies_session_can_go_to_step (AciesSession *self,
                              guint         step)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (self->group != NULL || step > self->history.entries->len)
    return FALSE;
  if (step != self->history.n_done && (!is_for_people (self, step) || opens_by_chance (self, step)))
    return FALSE;
  for (guint n = self->history.n_done; n > step; n--)
    if (!can_take_back (self, entry_of_step (self, n)))
      return FALSE;

  return TRUE;
}

static gboolean
find_undo_step (AciesSession *self,
                guint        *step)
{
  guint n = self->history.n_done;

  while (n > 0)
    if (is_for_people (self, --n))
      {
        *step = n;
        return self->group == NULL;
      }

  return FALSE;
}

static gboolean
find_redo_step (AciesSession *self,
                guint        *step)
{
  guint n = self->history.n_done;

  while (n < self->history.entries->len)
    if (is_for_people (self, ++n))
      {
        *step = n;
        return self->group == NULL;
      }

  return FALSE;
}

AciesUndoObstacle
acies_session_get_undo_obstacle (AciesSession *self)
{
  guint step;

  g_return_val_if_fail (ACIES_IS_SESSION (self), ACIES_UNDO_NOTHING_DONE);

  if (!find_undo_step (self, &step) || opens_by_chance (self, step))
    return ACIES_UNDO_NOTHING_DONE;
  for (guint n = self->history.n_done; n > step; n--)
    {
      const AciesEntry *entry = entry_of_step (self, n);

      if (!can_take_back (self, entry))
        return entry->n_rolls > entry->n_draws ? ACIES_UNDO_AFTER_DICE : entry->n_draws > 0 ? ACIES_UNDO_AFTER_DRAW
                                                                                            : ACIES_UNDO_AFTER_CARD;
    }

  return ACIES_UNDO_FREE;
}

void
acies_session_jump_to_step (AciesSession *self,
                            guint         step)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AciesEvent)); /* oldest first; they stay the entries' */
  guint    before = self->history.n_done;
  gboolean forward = step > before;
  guint    n_rolls = 0;

  if (step == before)
    return;
  self->merge_until = 0;
  for (guint n = MIN (before, step) + 1; n <= MAX (before, step); n++)
    {
      const AciesEntry *entry = entry_of_step (self, n);

      g_array_append_vals (events, entry->events->data, entry->events->len);
      n_rolls += entry->n_rolls;
    }
  self->history.n_done = step;
  if (forward)
    acies_engine_replay (self->state, events);
  else
    acies_engine_revert (self->state, events);
  self->n_rolls = forward ? self->n_rolls + n_rolls : self->n_rolls - n_rolls;
  acies_session_emit_changed (self, events, 0, events->len, forward);
  acies_session_emit_history (self);
}

void
acies_session_go_to_step (AciesSession *self,
                          guint         step)
{
  g_return_if_fail (acies_session_can_go_to_step (self, step) && !self->emitting);

  acies_session_jump_to_step (self, step);
}

/* --- groups ------------------------------------------------------------------------------------- */

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

/* --- undo and redo ------------------------------------------------------------------------------ */

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

  return find_redo_step (self, &step);
}

void
acies_session_undo (AciesSession *self)
{
  guint step = 0;

  g_return_if_fail (acies_session_can_undo (self) && !self->emitting);

  find_undo_step (self, &step);
  acies_session_jump_to_step (self, step);
}

void
acies_session_undo_agreed (AciesSession *self)
{
  guint step = 0;

  g_return_if_fail (acies_session_can_ask_to_undo (self) && !self->emitting);

  find_undo_step (self, &step);
  acies_session_jump_to_step (self, step);
}

void
acies_session_redo (AciesSession *self)
{
  guint step = 0;

  g_return_if_fail (acies_session_can_redo (self) && !self->emitting);

  find_redo_step (self, &step);
  acies_session_jump_to_step (self, step);
}

char *
acies_session_dup_undo_label (AciesSession *self)
{
  guint step;

  if (!acies_session_can_undo (self) && !acies_session_can_ask_to_undo (self))
    return NULL;
  find_undo_step (self, &step);

  return acies_session_dup_step_label (self, step + 1);
}

AciesSide
acies_session_get_undo_side (AciesSession *self)
{
  guint step;

  g_return_val_if_fail (ACIES_IS_SESSION (self), ACIES_NO_SIDE);

  return find_undo_step (self, &step) ? acies_session_get_step_side (self, step + 1) : ACIES_NO_SIDE;
}

char *
acies_session_dup_redo_label (AciesSession *self)
{
  return acies_session_can_redo (self) ? acies_session_dup_step_label (self, self->history.n_done + 1) : NULL;
}

/* --- what is saved ------------------------------------------------------------------------------ */

gboolean
acies_session_is_modified (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (self->group != NULL && self->group->events->len > 0)
    return TRUE;

  return !acies_history_is_saved (&self->history) || self->notes_version != self->notes_saved;
}

void
acies_session_mark_saved (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && self->group == NULL);

  self->merge_until = 0;
  self->history.saved_id = current_id (&self->history);
  self->notes_saved = self->notes_version;
  g_clear_pointer (&self->reading, acies_findings_free);
  acies_session_emit_history (self);
}

void
acies_session_mark_unsaved (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  self->history.saved_id = G_MAXUINT64; /* no step is as it was saved */
  acies_session_emit_history (self);
}

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
