/* log.c - what was done in a session, read back from its history, and what people wrote beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/log.h"

#include "formats/files/format-error.h"
#include "session/session-private.h"

#include <glib/gi18n-lib.h>

/* The steps that are done, oldest first, then the open group; %NULL after the last. */
static const AciesEntry *
nth_done (AciesSession *self,
          guint         i)
{
  if (i < self->history.n_done)
    return g_ptr_array_index (self->history.entries, i);

  return i == self->history.n_done ? self->group : NULL;
}

guint
acies_session_count_commands (AciesSession *self)
{
  const AciesEntry *entry;
  guint             n = 0;

  g_return_val_if_fail (ACIES_IS_SESSION (self), 0);

  for (guint i = 0; (entry = nth_done (self, i)) != NULL; i++)
    n += entry->commands->len;

  return n;
}

GArray *
acies_session_dup_log (AciesSession *self)
{
  GArray           *log = acies_commands_new ();
  const AciesEntry *entry;

  g_return_val_if_fail (ACIES_IS_SESSION (self), log);

  for (guint i = 0; (entry = nth_done (self, i)) != NULL; i++)
    for (guint j = 0; j < entry->commands->len; j++)
      {
        AciesCommand copy = acies_command_copy (&g_array_index (entry->commands, AciesCommand, j));

        g_array_append_val (log, copy);
      }

  return log;
}

void
acies_session_foreach_command (AciesSession    *self,
                               guint            first,
                               AciesCommandFunc func,
                               gpointer         data)
{
  const AciesEntry *entry;
  guint             command = 0; /* how many were passed */

  g_return_if_fail (ACIES_IS_SESSION (self));

  for (guint i = 0; (entry = nth_done (self, i)) != NULL; i++)
    for (guint j = 0, start = 0; j < entry->ends->len; j++)
      {
        guint end = g_array_index (entry->ends, guint, j);

        if (++command > first)
          func (&g_array_index (entry->commands, AciesCommand, j), &g_array_index (entry->events, AciesEvent, start), end - start,
                command, data);
        start = end;
      }
}

typedef struct
{
  AciesEventFunc func;
  gpointer       data;
} EventTelling;

static void
tell_events (const AciesCommand *command,
             const AciesEvent   *events,
             guint               n_events,
             guint               number,
             gpointer            data)
{
  const EventTelling *telling = data;

  for (guint i = 0; i < n_events; i++)
    telling->func (&events[i], i, number, telling->data);
}

void
acies_session_foreach_event (AciesSession  *self,
                             guint          first,
                             AciesEventFunc func,
                             gpointer       data)
{
  EventTelling telling = { func, data };

  g_return_if_fail (ACIES_IS_SESSION (self));

  if (first == 0 && self->start_events != NULL)
    tell_events (NULL, (const AciesEvent *) self->start_events->data, self->start_events->len, 0, &telling);
  acies_session_foreach_command (self, first, tell_events, &telling);
}

typedef struct
{
  AciesNoteFunc func;
  gpointer      data;
} NoteTelling;

static void
tell_note (const AciesEvent *event,
           guint             place,
           guint             command,
           gpointer          data)
{
  const NoteTelling *telling = data;

  if (event->kind == ACIES_EVENT_NOTE)
    telling->func (&event->u.note, command, telling->data);
}

void
acies_session_foreach_note (AciesSession *self,
                            guint         first,
                            AciesNoteFunc func,
                            gpointer      data)
{
  NoteTelling telling = { func, data };

  acies_session_foreach_event (self, first, tell_note, &telling);
}

AciesState *
acies_session_dup_position (AciesSession *self,
                            guint         n)
{
  g_autoptr (GArray) log = NULL;
  AciesState *state;

  g_return_val_if_fail (ACIES_IS_SESSION (self) && self->scenario != NULL, NULL);

  log = acies_session_dup_log (self);
  state = acies_engine_new_game (self->scenario, NULL);
  for (guint i = 0; i < MIN (n, log->len); i++)
    acies_engine_apply (state, &g_array_index (log, AciesCommand, i), NULL, NULL);

  return state;
}

AciesSession *
acies_replay_new (AciesSession *game)
{
  g_autoptr (GArray) log = NULL;
  AciesSession *self;

  g_return_val_if_fail (ACIES_IS_SESSION (game) && acies_session_get_scenario (game) != NULL, NULL);

  log = acies_session_dup_log (game);
  self = acies_session_new_game (acies_session_get_scenario (game), acies_session_get_seed (game), ACIES_DICE_ENTERED);
  acies_session_set_undo_policy (self, ACIES_UNDO_TAKE_BACKS);
  for (guint i = 0; i < log->len; i++)
    {
      acies_session_begin_group (self, NULL); /* dice would belong to the step before */
      acies_session_apply (self, &g_array_index (log, AciesCommand, i), NULL);
      acies_session_end_group (self);
    }

  return self;
}

/* --- remarks ------------------------------------------------------------------------------------ */

const GPtrArray *
acies_session_get_remarks (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->remarks;
}

guint
acies_session_get_remark_moment (AciesSession      *self,
                                 const AciesRemark *remark)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self) && remark != NULL, 0);

  return MIN (remark->command, acies_session_count_commands (self));
}

static void
tell (AciesSession *self)
{
  acies_remarks_sort (self->remarks);
  self->remarks_version++;
  g_signal_emit_by_name (self, "remarks-changed");
  acies_session_emit_history (self);
}

static gboolean
check (const char *text,
       GError    **error)
{
  if (acies_remark_is_sound (text))
    return TRUE;
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED,
               g_dngettext (GETTEXT_PACKAGE, "A note must be one line of at most %d character", "A note must be one line of at most %d characters", ACIES_REMARK_LONGEST), ACIES_REMARK_LONGEST);

  return FALSE;
}

gboolean
acies_session_add_remark (AciesSession *self,
                          guint         command,
                          const char   *text,
                          GError      **error)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self) && self->scenario != NULL && !self->emitting, FALSE);

  if (!check (text, error))
    return FALSE;
  if (self->remarks->len >= ACIES_REMARKS_MOST)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG, g_dngettext (GETTEXT_PACKAGE, "A game can have at most %d note", "A game can have at most %d notes", ACIES_REMARKS_MOST), ACIES_REMARKS_MOST);
      return FALSE;
    }
  acies_remarks_add (self->remarks, MIN (command, acies_session_count_commands (self)), text);
  tell (self);

  return TRUE;
}

gboolean
acies_session_edit_remark (AciesSession *self,
                           guint         id,
                           const char   *text,
                           GError      **error)
{
  AciesRemark *remark;

  g_return_val_if_fail (ACIES_IS_SESSION (self) && !self->emitting, FALSE);

  remark = acies_remarks_find (self->remarks, id);
  g_return_val_if_fail (remark != NULL, FALSE);
  if (!check (text, error))
    return FALSE;
  if (g_str_equal (remark->text, text))
    return TRUE;
  g_free (remark->text);
  remark->text = g_strdup (text);
  tell (self);

  return TRUE;
}

void
acies_session_remove_remark (AciesSession *self,
                             guint         id)
{
  AciesRemark *remark;

  g_return_if_fail (ACIES_IS_SESSION (self) && !self->emitting);

  remark = acies_remarks_find (self->remarks, id);
  g_return_if_fail (remark != NULL);
  g_ptr_array_remove (self->remarks, remark);
  tell (self);
}

void
acies_session_load_remarks (AciesSession    *self,
                            const GPtrArray *remarks)
{
  guint n_commands = acies_session_count_commands (self);

  g_ptr_array_unref (self->remarks);
  self->remarks = acies_remarks_copy (remarks);
  for (guint i = 0; i < self->remarks->len; i++)
    {
      AciesRemark *remark = self->remarks->pdata[i];

      remark->command = MIN (remark->command, n_commands);
    }
  self->remarks_version++;
  self->remarks_saved = self->remarks_version;
}

gboolean
acies_session_restore_remark (AciesSession *self,
                              guint         id,
                              guint         command,
                              const char   *text)
{
  AciesRemark *remark = acies_remarks_find (self->remarks, id);

  self->remarks_version++;
  if (text == NULL)
    return remark != NULL && g_ptr_array_remove (self->remarks, remark);
  if (id == 0 || !acies_remark_is_sound (text) || (remark == NULL && self->remarks->len >= ACIES_REMARKS_MOST))
    return FALSE;
  if (remark == NULL)
    remark = acies_remarks_add (self->remarks, command, text);
  g_free (remark->text);
  remark->text = g_strdup (text);
  remark->id = id;
  remark->command = command;
  acies_remarks_sort (self->remarks);

  return TRUE;
}

/* What was undone cannot come back any more, so its remarks stay where the game goes on. */
void
acies_session_push (AciesSession *self,
                    AciesEntry   *entry)
{
  guint    n_commands = acies_session_count_commands (self);
  gboolean moved = FALSE;

  for (guint i = 0; i < self->remarks->len; i++)
    {
      AciesRemark *remark = self->remarks->pdata[i];

      moved = moved || remark->command > n_commands;
      remark->command = MIN (remark->command, n_commands);
    }
  acies_history_push (&self->history, entry);
  if (!moved)
    return;
  acies_remarks_sort (self->remarks);
  self->remarks_version++;
}
