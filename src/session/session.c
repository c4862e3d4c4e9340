/* session.c - one open scenario or game: apply, undo, redo, tell the views
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session.h"

#include "engine/core/engine.h"
#include "engine/core/question.h"
#include "engine/core/tracker.h"
#include "engine/core/units.h"
#include "engine/view/view.h"
#include "session/rng.h"
#include "session/session-private.h"

G_DEFINE_FINAL_TYPE (AciesSession, acies_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_MODIFIED,
  PROP_IN_GROUP,
  N_PROPS
};

enum
{
  RULESET_CHANGED,
  CHANGED,
  HISTORY_CHANGED,
  SETTINGS_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* --- telling the views -------------------------------------------------------------------------- */

void
acies_session_emit_changed (AciesSession *self,
                            GArray       *events,
                            guint         start,
                            guint         end,
                            gboolean      forward)
{
  g_autoptr (GArray) part = NULL;

  if (start > 0 || end < events->len)
    {
      /* Only shown, so the events stay the entry's: this array clears nothing. */
      part = g_array_new (FALSE, FALSE, sizeof (AciesEvent));
      g_array_append_vals (part, &g_array_index (events, AciesEvent, start), end - start);
      events = part;
    }

  self->emitting = TRUE;
  if (self->state->ruleset != self->was_ruleset)
    {
      acies_ruleset_unref (self->was_ruleset);
      self->was_ruleset = acies_ruleset_ref (self->state->ruleset);
      g_signal_emit (self, signals[RULESET_CHANGED], 0);
    }
  g_signal_emit (self, signals[CHANGED], 0, events, forward);
  self->emitting = FALSE;
}

void
acies_session_emit_history (AciesSession *self)
{
  gboolean modified = acies_session_is_modified (self);

  self->emitting = TRUE;
  if (modified != self->was_modified)
    {
      self->was_modified = modified;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
    }
  g_signal_emit (self, signals[HISTORY_CHANGED], 0);
  self->emitting = FALSE;
}

/* --- steps -------------------------------------------------------------------------------------- */

gboolean
acies_command_is_of_chance (const AciesCommand *command)
{
  return command->kind == ACIES_COMMAND_DICE || command->kind == ACIES_COMMAND_DRAW;
}

static AciesEntry *
entry_new (const char *label)
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

/* Adds @entry (transfer full) as the last step. What was undone cannot come back, so its notes stay where the game continues. */
static void
push (AciesSession *self,
      AciesEntry   *entry)
{
  guint    n_commands = acies_session_count_commands (self);
  gboolean moved = FALSE;

  for (guint i = 0; i < self->notes->len; i++)
    {
      AciesNote *note = self->notes->pdata[i];

      moved = moved || note->command > n_commands;
      note->command = MIN (note->command, n_commands);
    }
  g_ptr_array_set_size (self->history.entries, (int) self->history.n_done);
  g_ptr_array_add (self->history.entries, entry);
  self->history.n_done++;
  entry->first_id = entry->id = ++self->history.last_id;
  if (!moved)
    return;
  acies_notes_sort (self->notes);
  self->notes_version++;
}

static gboolean
apply_one (AciesSession       *self,
           AciesEntry         *entry,
           const AciesCommand *command,
           GError            **error)
{
  guint     start = entry->events->len;
  AciesSide active = self->state->turn.active;
  AciesSide decider = self->scenario != NULL ? acies_state_deciding_side (self->state) : ACIES_NO_SIDE;
  g_autoptr (AciesRuleset) ruleset = acies_ruleset_ref (self->state->ruleset);
  g_autofree char *choice = entry->commands->len == 0 ? acies_question_dup_choice (self->state, command) : NULL;
  g_auto (AciesCommand) copy = acies_command_copy (command);
  AciesCommand only;
  gboolean     forced = decider != ACIES_NO_SIDE && command->kind == ACIES_COMMAND_PASS && acies_forced_pass_find (self->state, &self->settings, &only);

  acies_command_normalize (&copy, self->state);
  if (!acies_engine_apply (self->state, &copy, entry->events, error))
    return FALSE;

  if (entry->ruleset == NULL)
    entry->ruleset = g_steal_pointer (&ruleset);
  if (entry->commands->len == 0)
    {
      entry->side = decider;
      entry->forced = forced;
      entry->choice = g_steal_pointer (&choice);
    }
  g_array_append_val (entry->commands, copy);
  copy = acies_command (ACIES_COMMAND_PASS);
  g_array_append_val (entry->ends, entry->events->len);
  if (acies_command_is_of_chance (command))
    {
      entry->n_rolls++;
      entry->n_draws += command->kind == ACIES_COMMAND_DRAW;
      self->n_rolls++;
      entry->reveals = TRUE;
    }
  /* A card that leaves a hand out of turn tells the active side what it could not know. */
  for (guint i = start; self->scenario != NULL && i < entry->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (entry->events, AciesEvent, i);

      entry->reveals = entry->reveals || (event->kind == ACIES_EVENT_CARDS_MOVED && event->u.cards.from == ACIES_ZONE_HAND && event->u.cards.side != active);
    }

  return TRUE;
}

static void
roll_into (AciesSession *self,
           AciesEntry   *entry)
{
  AciesCommand command = acies_rng_answer (self->seed, self->n_rolls, self->state);
  g_autoptr (GError) error = NULL;

  if (!apply_one (self, entry, &command, &error))
    g_error ("The engine refuses what it asked of chance: %s", error->message);
}

/* The entry that takes the next command; a new one in @fresh. Dice and draws belong to the command that asked for them, and
 * changes of one number within the merge time to the first of them. */
static AciesEntry *
entry_for (AciesSession       *self,
           const AciesCommand *command,
           AciesEntry        **fresh)
{
  AciesEntry *current = acies_session_get_entry (self, self->history.n_done);

  if (self->group != NULL)
    return self->group;
  if (current != NULL && self->merge_until > g_get_monotonic_time () && current->id != self->history.saved_id)
    {
      AciesCommand before = g_array_index (current->commands, AciesCommand, 0);
      AciesCommand now = *command;

      before.number = now.number = 0;
      if (acies_command_equal (&before, &now))
        {
          current->merged = TRUE;
          return current;
        }
    }
  if (acies_command_is_of_chance (command) && current != NULL)
    return current;

  return *fresh = entry_new (NULL);
}

gboolean
acies_session_apply (AciesSession       *self,
                     const AciesCommand *command,
                     GError            **error)
{
  g_autoptr (AciesEntry) fresh = NULL;
  g_autoptr (AciesEntry) dropped = NULL;
  g_autoptr (AciesState) before = NULL;
  AciesEditRange range;
  AciesEntry    *entry;
  guint          start;

  g_return_val_if_fail (ACIES_IS_SESSION (self) && !self->emitting, FALSE);

  entry = entry_for (self, command, &fresh);
  self->merge_until = 0;
  start = entry->events->len;
  if (!apply_one (self, entry, command, error))
    return FALSE;
  while (self->settings.dice == ACIES_DICE_ROLLED && acies_state_awaits_chance (self->state))
    roll_into (self, entry);

  if (self->scenario == NULL && entry->events->len == start)
    return TRUE; /* painted forest on forest: nothing to undo */

  /* A switch of two values never merges: each click stands for itself. */
  if (self->merge_time > 0 && self->scenario == NULL && self->group == NULL && acies_edit_range (command, self->state, &range) &&
      range.max - range.min > 1)
    self->merge_until = g_get_monotonic_time () + self->merge_time;
  if (fresh != NULL)
    push (self, g_steal_pointer (&fresh));
  else if (entry != self->group)
    entry->id = ++self->history.last_id;
  if (entry->merged)
    {
      before = acies_state_copy (self->state);
      acies_engine_revert (before, entry->events);
    }
  /* A number that was set to and fro leaves no step. */
  if (before != NULL && acies_state_equal (before, self->state))
    {
      self->merge_until = 0;
      dropped = g_ptr_array_steal_index (self->history.entries, --self->history.n_done);
    }
  if (entry == self->group)
    return TRUE; /* emitted with the rest of it */

  acies_session_emit_changed (self, entry->events, start, entry->events->len, TRUE);
  acies_session_emit_history (self);

  return TRUE;
}

/* Views hear of all at once: a list for a whole board has thousands of commands. */
gboolean
acies_session_apply_all (AciesSession *self,
                         const GArray *commands,
                         const char   *label,
                         GError      **error)
{
  g_autoptr (AciesEntry) entry = NULL;
  GArray *events;
  guint   n_rolls = self->n_rolls;

  g_return_val_if_fail (ACIES_IS_SESSION (self) && self->group == NULL && !self->emitting, FALSE);
  g_return_val_if_fail (commands != NULL, FALSE);

  self->merge_until = 0;
  entry = entry_new (label);
  for (guint i = 0; i < commands->len; i++)
    {
      if (!apply_one (self, entry, &g_array_index (commands, AciesCommand, i), error))
        {
          acies_engine_revert (self->state, entry->events);
          self->n_rolls = n_rolls;
          return FALSE;
        }
      while (self->settings.dice == ACIES_DICE_ROLLED && acies_state_awaits_chance (self->state))
        roll_into (self, entry);
    }
  if (entry->events->len == 0)
    return TRUE;

  events = entry->events;
  push (self, g_steal_pointer (&entry));
  acies_session_emit_changed (self, events, 0, events->len, TRUE);
  acies_session_emit_history (self);

  return TRUE;
}

void
acies_session_roll (AciesSession *self)
{
  AciesCommand command;

  g_return_if_fail (ACIES_IS_SESSION (self) && acies_state_awaits_chance (self->state));

  command = acies_rng_answer (self->seed, self->n_rolls, self->state);
  acies_session_apply (self, &command, NULL);
}

void
acies_session_set_merge_time (AciesSession *self,
                              guint         milliseconds)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  self->merge_time = (gint64) milliseconds * 1000;
  self->merge_until = 0;
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
  self->group = entry_new (label);
  self->group_told = 0;
  self->emitting = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IN_GROUP]);
  self->emitting = FALSE;
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

      push (self, group);
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

/* --- the game and its settings ------------------------------------------------------------------ */

const AciesState *
acies_session_get_state (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->state;
}

const AciesState *
acies_session_get_scenario (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->scenario;
}

gboolean
acies_session_is_puzzle (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  return self->scenario != NULL && self->scenario->texts->goal != ACIES_GOAL_NONE;
}

guint64
acies_session_get_seed (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), 0);

  return self->seed;
}

const AciesGameSettings *
acies_session_get_settings (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return &self->settings;
}

/* Cards that are drawn and dice that fall before anybody decides are a step, and nothing that would be lost. */
static void
open_by_chance (AciesSession *self)
{
  if (!acies_state_awaits_chance (self->state))
    return;
  acies_session_roll (self);
  acies_session_mark_saved (self);
}

void
acies_session_set_settings (AciesSession            *self,
                            const AciesGameSettings *settings)
{
  g_return_if_fail (ACIES_IS_SESSION (self) && settings != NULL && !self->emitting);

  if (acies_game_settings_equal (&self->settings, settings))
    return;
  g_return_if_fail ((settings->depth == ACIES_DEPTH_TRACKERS) == (self->state->mode == ACIES_MODE_TABLE));
  self->settings = *settings;
  g_signal_emit (self, signals[SETTINGS_CHANGED], 0);
  if (self->settings.dice != ACIES_DICE_ROLLED || !acies_state_awaits_chance (self->state))
    acies_session_emit_history (self);
  else if (self->history.entries->len == 0)
    open_by_chance (self);
  else
    acies_session_roll (self);
}

void
acies_session_set_dice_source (AciesSession   *self,
                               AciesDiceSource source)
{
  AciesGameSettings settings;

  g_return_if_fail (ACIES_IS_SESSION (self));

  settings = self->settings;
  settings.dice = source;
  acies_session_set_settings (self, &settings);
}

void
acies_session_set_undo_policy (AciesSession   *self,
                               AciesUndoPolicy policy)
{
  AciesGameSettings settings;

  g_return_if_fail (ACIES_IS_SESSION (self));

  settings = self->settings;
  settings.undo = policy;
  acies_session_set_settings (self, &settings);
}

static void
acies_session_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  AciesSession *self = ACIES_SESSION (object);

  switch (id)
    {
    case PROP_MODIFIED:
      g_value_set_boolean (value, acies_session_is_modified (self));
      break;

    case PROP_IN_GROUP:
      g_value_set_boolean (value, acies_session_is_in_group (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_session_finalize (GObject *object)
{
  AciesSession *self = ACIES_SESSION (object);

  g_clear_pointer (&self->group, acies_entry_free);
  g_clear_pointer (&self->history.entries, g_ptr_array_unref);
  g_clear_pointer (&self->start_events, g_array_unref);
  g_clear_pointer (&self->was_ruleset, acies_ruleset_unref);
  g_clear_pointer (&self->state, acies_state_free);
  g_clear_pointer (&self->scenario, acies_state_free);
  g_clear_pointer (&self->reading, acies_findings_free);
  g_clear_pointer (&self->notes, g_ptr_array_unref);

  G_OBJECT_CLASS (acies_session_parent_class)->finalize (object);
}

static void
acies_session_class_init (AciesSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = acies_session_get_property;
  object_class->finalize = acies_session_finalize;

  /* Whether the state differs from the one that was saved last. */
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /* Whether a group is open, which prevents undo and redo. Notified at its start; "history-changed" tells its end. */
  properties[PROP_IN_GROUP] = g_param_spec_boolean ("in-group", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Emitted before "changed" if the state has another ruleset. Listeners that were set up by the ruleset start again, so that
   * all know what the events are about. */
  signals[RULESET_CHANGED] = g_signal_new ("ruleset-changed", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * AciesSession::changed:
   * @events: (element-type AciesEvent): what happened, oldest first
   * @forward: %FALSE if the events were reverted, last one first
   *
   * Emitted once for each action: a command with all that follows from it, a list of commands, a group, undo and redo. A
   * group that is shown before its end emits it in parts; see acies_session_tell_group().
   */
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_BOOLEAN);

  /* The steps to undo or redo, their names or the modified flag may differ. Emitted once after each "changed"; for a group
   * only at its end, even if it changed nothing. */
  signals[HISTORY_CHANGED] = g_signal_new ("history-changed", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Other players, dice or undo policy. */
  signals[SETTINGS_CHANGED] = g_signal_new ("settings-changed", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* People added, edited or removed a note. Where notes are shown can also differ after "changed". */
  g_signal_new ("notes-changed", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* A review of the whole game has found these turning points: an array of AciesTurningPoint (review.h). */
  g_signal_new ("reviewed", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);
}

static void
acies_session_init (AciesSession *self)
{
  self->history.entries = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_entry_free);
  self->notes = acies_notes_new ();
}

AciesSession *
acies_session_new_edit (AciesState *scenario)
{
  AciesSession *self;

  g_return_val_if_fail (scenario != NULL && scenario->mode == ACIES_MODE_EDIT, NULL);

  self = g_object_new (ACIES_TYPE_SESSION, NULL);
  self->state = scenario;
  self->was_ruleset = acies_ruleset_ref (scenario->ruleset);

  return self;
}

AciesState *
acies_session_begin (const AciesState *scenario,
                     AciesDepth        depth,
                     GArray           *events)
{
  return depth == ACIES_DEPTH_TRACKERS ? acies_tracker_new (scenario, events) : acies_engine_new_game (scenario, events);
}

AciesSession *
acies_session_new_game (const AciesState *scenario,
                        guint64           seed,
                        AciesDiceSource   source)
{
  return acies_session_new_game_at (scenario, seed, source, ACIES_DEPTH_SCREEN);
}

AciesSession *
acies_session_new_game_at (const AciesState *scenario,
                           guint64           seed,
                           AciesDiceSource   source,
                           AciesDepth        depth)
{
  AciesSession *self;

  g_return_val_if_fail (scenario != NULL && scenario->mode == ACIES_MODE_EDIT, NULL);

  self = g_object_new (ACIES_TYPE_SESSION, NULL);
  self->scenario = acies_state_copy (scenario);
  self->start_events = acies_events_new ();
  self->state = acies_session_begin (scenario, depth, self->start_events);
  self->settings.depth = depth;
  self->was_ruleset = acies_ruleset_ref (self->state->ruleset);
  self->seed = seed;
  self->settings.dice = source;
  if (source == ACIES_DICE_ROLLED)
    open_by_chance (self);

  return self;
}
