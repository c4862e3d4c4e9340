/* history.c - the steps of a session: undo, redo, and what is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session-private.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/view/view.h"

#include <glib/gi18n-lib.h>

AciesEntry *
acies_session_get_entry (AciesSession *self,
                         guint         step)
{
  return step > 0 ? g_ptr_array_index (self->history.entries, step - 1) : NULL;
}

static guint64
current_id (AciesSession *self)
{
  const AciesEntry *entry = acies_session_get_entry (self, self->history.n_done);

  return entry != NULL ? entry->id : 0;
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

gboolean
acies_session_find_saved_step (AciesSession *self,
                               guint        *step)
{
  guint64 saved;
  guint   n;

  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  saved = self->history.saved_id;
  for (n = self->history.entries->len; n > 0 && acies_session_get_entry (self, n)->id != saved; n--)
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

  entry = acies_session_get_entry (self, step);
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

  return acies_session_get_entry (self, step)->side;
}

/* --- what can be taken back ----------------------------------------------------------------- */

/* The one place that decides what can be undone. There is nobody to be asked where at most one person plays. */
static gboolean
can_take_back (AciesSession     *self,
               const AciesEntry *entry)
{
  return self->state->mode != ACIES_MODE_PLAY || !entry->reveals || self->settings.undo == ACIES_UNDO_TAKE_BACKS ||
         (self->settings.undo == ACIES_UNDO_AGREED &&
          acies_game_settings_count_people (&self->settings, self->state->ruleset->n_sides) < 2);
}

/* In a combat, or in the turn of another side, only the hand can answer. */
static gboolean
reveals_hand (const AciesState        *state,
              const AciesGameSettings *settings)
{
  return !settings->hands_open && acies_ruleset_has_secrets (state->ruleset) &&
         acies_game_settings_count_people (settings, state->ruleset->n_sides) > 1 &&
         (state->n_combats > 0 || acies_state_deciding_side (state) != state->turn.active);
}

gboolean
acies_forced_pass_find (const AciesState        *state,
                        const AciesGameSettings *settings,
                        AciesCommand            *command)
{
  g_autoptr (GArray) list = NULL;
  gboolean passes = FALSE;

  if (!settings->passes_alone || state->outcome.reason != ACIES_END_NOT_YET || acies_state_awaits_chance (state) ||
      settings->players[acies_state_deciding_side (state)] != ACIES_PLAYER_HUMAN || reveals_hand (state, settings))
    return FALSE;
  list = acies_commands_new ();
  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      AciesCommandKind kind = g_array_index (list, AciesCommand, i).kind;
      const AciesVerb *verb = acies_command_verb (kind, state->ruleset->procs);

      if (kind != ACIES_COMMAND_PASS && (verb == NULL || !verb->declines))
        return FALSE;
      passes = passes || kind == ACIES_COMMAND_PASS;
    }
  *command = acies_command (ACIES_COMMAND_PASS);
  return passes;
}

/* A computer player would not wait there and go on at once, and so would a side that can only pass. At the end of what is
 * known that is as it should be. */
static gboolean
is_for_people (AciesSession *self,
               guint         step)
{
  const AciesEntry *next = step < self->history.entries->len ? acies_session_get_entry (self, step + 1) : NULL;

  return next == NULL || next->side == ACIES_NO_SIDE ||
         (self->settings.players[next->side] == ACIES_PLAYER_HUMAN && !next->forced);
}

/* Before what chance has opened the game with, nobody would go on. */
static gboolean
opens_by_chance (AciesSession *self,
                 guint         step)
{
  AciesCommandKind first;

  if (self->settings.dice != ACIES_DICE_ROLLED || step > 0 || self->scenario == NULL || self->history.n_done == 0)
    return FALSE;
  first = g_array_index (acies_session_get_entry (self, 1)->commands, AciesCommand, 0).kind;

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
    if (!can_take_back (self, acies_session_get_entry (self, n)))
      return FALSE;

  return TRUE;
}

/* The nearest step at which people decide. */
static gboolean
find_step (AciesSession *self,
           gboolean      forward,
           guint        *step)
{
  guint n = self->history.n_done;

  while (forward ? n < self->history.entries->len : n > 0)
    {
      n = forward ? n + 1 : n - 1;
      if (is_for_people (self, n))
        {
          *step = n;
          return self->group == NULL;
        }
    }

  return FALSE;
}

AciesUndoObstacle
acies_session_get_undo_obstacle (AciesSession *self)
{
  guint step;

  g_return_val_if_fail (ACIES_IS_SESSION (self), ACIES_UNDO_NOTHING_DONE);

  if (!find_step (self, FALSE, &step) || opens_by_chance (self, step))
    return ACIES_UNDO_NOTHING_DONE;
  for (guint n = self->history.n_done; n > step; n--)
    {
      const AciesEntry *entry = acies_session_get_entry (self, n);

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
      const AciesEntry *entry = acies_session_get_entry (self, n);

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

  return find_step (self, TRUE, &step);
}

void
acies_session_undo (AciesSession *self)
{
  guint step = 0;

  g_return_if_fail (acies_session_can_undo (self) && !self->emitting);

  find_step (self, FALSE, &step);
  acies_session_jump_to_step (self, step);
}

void
acies_session_undo_agreed (AciesSession *self)
{
  guint step = 0;

  g_return_if_fail (acies_session_can_ask_to_undo (self) && !self->emitting);

  find_step (self, FALSE, &step);
  acies_session_jump_to_step (self, step);
}

void
acies_session_redo (AciesSession *self)
{
  guint step = 0;

  g_return_if_fail (acies_session_can_redo (self) && !self->emitting);

  find_step (self, TRUE, &step);
  acies_session_jump_to_step (self, step);
}

char *
acies_session_dup_undo_label (AciesSession *self)
{
  guint step;

  if (!acies_session_can_undo (self) && !acies_session_can_ask_to_undo (self))
    return NULL;
  find_step (self, FALSE, &step);

  return acies_session_dup_step_label (self, step + 1);
}

AciesSide
acies_session_get_undo_side (AciesSession *self)
{
  guint step;

  g_return_val_if_fail (ACIES_IS_SESSION (self), ACIES_NO_SIDE);

  return find_step (self, FALSE, &step) ? acies_session_get_step_side (self, step + 1) : ACIES_NO_SIDE;
}

char *
acies_session_dup_redo_label (AciesSession *self)
{
  return acies_session_can_redo (self) ? acies_session_dup_step_label (self, self->history.n_done + 1) : NULL;
}

/* --- the hand in any order ---------------------------------------------------------------------- */

static gboolean
asks_for_hand (const AciesState *state,
               AciesSide         side)
{
  return acies_state_deciding_side (state) == side &&
         (acies_command_check_asked (ACIES_COMMAND_TAKE, state, NULL) || acies_command_check_asked (ACIES_COMMAND_PUT_BACK, state, NULL));
}

/* The commands after @step, which chose the hand of the deciding side so far. Sets @before to the state before them. */
static GArray *
dup_hand_commands (AciesSession *self,
                   AciesState   *before,
                   guint        *step)
{
  AciesSide side = acies_state_deciding_side (self->state);
  GArray   *commands = acies_commands_new ();

  for (*step = self->history.n_done; *step > 0; (*step)--)
    {
      const AciesEntry *entry = acies_session_get_entry (self, *step);

      acies_engine_revert (before, entry->events);
      if (entry->n_rolls > 0 || !asks_for_hand (before, side))
        {
          acies_engine_replay (before, entry->events);
          break;
        }
      g_array_prepend_vals (commands, entry->commands->data, entry->commands->len);
    }
  return commands;
}

/* Returns the index of the last command of @kind with @card, or with any if it is NO_ID; the number of commands if none. */
static guint
find_command (const GArray    *commands,
              AciesCommandKind kind,
              AciesId          card)
{
  const AciesCommand *all = (const AciesCommand *) commands->data;

  for (guint n = commands->len; n-- > 0;)
    if (all[n].kind == kind && (card == ACIES_NO_ID || all[n].id == card))
      return n;
  return commands->len;
}

/* (nullable): the commands to apply after @step so that the hand no longer holds @card. Leaves out DONE if no card is taken
 * after it. */
static GArray *
plan_put_back (AciesSession *self,
               AciesId       card,
               guint        *step)
{
  g_autoptr (AciesState) before = acies_state_copy (self->state);
  g_autoptr (GArray) commands = NULL;
  AciesCommand put_back = acies_command_with_id (ACIES_COMMAND_PUT_BACK, card);
  guint        taken, done;

  if (self->scenario == NULL || before->ruleset->cards[card].common || !acies_command_check_asked (ACIES_COMMAND_TAKE, before, NULL) ||
      acies_command_check_asked (ACIES_COMMAND_PUT_BACK, before, NULL))
    return NULL;
  commands = dup_hand_commands (self, before, step);
  taken = find_command (commands, ACIES_COMMAND_TAKE, card);
  done = find_command (commands, ACIES_COMMAND_DONE, ACIES_NO_ID);
  if (taken < commands->len)
    g_array_remove_index (commands, taken);
  else if (done < commands->len)
    g_array_insert_val (commands, done++, put_back);
  else
    return NULL;
  if (done < commands->len && find_command (commands, ACIES_COMMAND_TAKE, ACIES_NO_ID) == commands->len)
    g_array_remove_index (commands, done);
  for (guint i = 0; i < commands->len; i++)
    if (!acies_engine_apply (before, &g_array_index (commands, AciesCommand, i), NULL, NULL))
      return NULL;
  return acies_session_can_go_to_step (self, *step) ? g_steal_pointer (&commands) : NULL;
}

gboolean
acies_session_can_put_back (AciesSession *self,
                            AciesId       card)
{
  guint step;
  g_autoptr (GArray) commands = plan_put_back (self, card, &step);
  return commands != NULL;
}

/* DONE and the first card taken form one step. */
void
acies_session_put_back (AciesSession *self,
                        AciesId       card)
{
  guint step;
  g_autoptr (GArray) commands = plan_put_back (self, card, &step);

  g_return_if_fail (commands != NULL && !self->emitting);

  acies_session_jump_to_step (self, step);
  for (guint i = 0; i < commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (commands, AciesCommand, i);

      if (command->kind == ACIES_COMMAND_DONE)
        acies_session_begin_group (self, NULL);
      acies_session_apply (self, command, NULL);
      if (command->kind != ACIES_COMMAND_DONE && self->group != NULL)
        acies_session_end_group (self);
    }
}

/* --- what is saved ------------------------------------------------------------------------------ */

gboolean
acies_session_is_modified (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (self->group != NULL && self->group->events->len > 0)
    return TRUE;

  return self->history.saved_id != current_id (self) || self->notes_version != self->notes_saved;
}

void
acies_session_mark_saved (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && self->group == NULL);

  self->merge_until = 0;
  self->history.saved_id = current_id (self);
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
