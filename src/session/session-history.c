/* session-history.c - going through the steps of a session, one or many at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session-private.h"
#include "session/step-names.h"

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

/* There is nobody to be asked where at most one person plays. */
static gboolean
may_take_back_what_was_revealed (AciesSession *self)
{
  return self->settings.undo == ACIES_UNDO_TAKE_BACKS ||
         (self->settings.undo == ACIES_UNDO_AGREED &&
          acies_game_settings_count_people (&self->settings, self->state->ruleset->n_sides) < 2);
}

/* The one place that decides what can be taken back. */
static gboolean
can_take_back (AciesSession     *self,
               const AciesEntry *entry)
{
  return self->scenario == NULL || !entry->reveals || may_take_back_what_was_revealed (self);
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

gboolean
acies_session_find_undo_step (AciesSession *self,
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

gboolean
acies_session_find_redo_step (AciesSession *self,
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

static AciesUndoObstacle
obstacle_of (const AciesEntry *entry)
{
  if (entry->n_rolls > entry->n_draws)
    return ACIES_UNDO_AFTER_DICE;

  return entry->n_draws > 0 ? ACIES_UNDO_AFTER_DRAW : ACIES_UNDO_AFTER_CARD;
}

AciesUndoObstacle
acies_session_get_undo_obstacle (AciesSession *self)
{
  guint step;

  g_return_val_if_fail (ACIES_IS_SESSION (self), ACIES_UNDO_NOTHING_DONE);

  if (!acies_session_find_undo_step (self, &step) || opens_by_chance (self, step))
    return ACIES_UNDO_NOTHING_DONE;
  for (guint n = self->history.n_done; n > step; n--)
    if (!can_take_back (self, entry_of_step (self, n)))
      return obstacle_of (entry_of_step (self, n));

  return ACIES_UNDO_FREE;
}

/* --- going there ---------------------------------------------------------------------------- */

/* The events of the steps after @first up to @last, oldest first; they stay the entries'. */
static GArray *
collect_events (AciesSession *self,
                guint         first,
                guint         last)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (AciesEvent));

  for (guint n = first + 1; n <= last; n++)
    {
      const AciesEntry *entry = entry_of_step (self, n);

      g_array_append_vals (events, entry->events->data, entry->events->len);
    }

  return events;
}

static guint
count_rolls (AciesSession *self,
             guint         first,
             guint         last)
{
  guint n_rolls = 0;

  for (guint n = first + 1; n <= last; n++)
    n_rolls += entry_of_step (self, n)->n_rolls;

  return n_rolls;
}

void
acies_session_jump_to_step (AciesSession *self,
                            guint         step)
{
  g_autoptr (GArray) events = NULL;
  guint    before;
  gboolean forward;

  before = self->history.n_done;
  forward = step > before;
  if (step == before)
    return;
  self->merge_until = 0;
  events = collect_events (self, MIN (before, step), MAX (before, step));
  self->history.n_done = step;
  if (forward)
    {
      self->n_rolls += count_rolls (self, before, step);
      acies_engine_replay (self->state, events);
    }
  else
    {
      self->n_rolls -= count_rolls (self, step, before);
      acies_engine_revert (self->state, events);
    }
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
