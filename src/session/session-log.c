/* session-log.c - what was done, read back from the history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session-log.h"

#include "session/session-private.h"

typedef void (*EntryFunc) (const AciesEntry *entry,
                           gpointer          data);

static void
foreach_done (AciesSession *self,
              EntryFunc     func,
              gpointer      data)
{
  for (guint i = 0; i < self->history.n_done; i++)
    func (g_ptr_array_index (self->history.entries, i), data);
  if (self->group != NULL)
    func (self->group, data);
}

static void
count_commands (const AciesEntry *entry,
                gpointer          data)
{
  guint *n = data;

  *n += entry->commands->len;
}

guint
acies_session_count_commands (AciesSession *self)
{
  guint n = 0;

  g_return_val_if_fail (ACIES_IS_SESSION (self), 0);

  foreach_done (self, count_commands, &n);

  return n;
}

static void
append_commands (const AciesEntry *entry,
                 gpointer          data)
{
  for (guint i = 0; i < entry->commands->len; i++)
    {
      AciesCommand copy = acies_command_copy (&g_array_index (entry->commands, AciesCommand, i));

      g_array_append_val ((GArray *) data, copy);
    }
}

GArray *
acies_session_dup_log (AciesSession *self)
{
  GArray *log = acies_commands_new ();

  g_return_val_if_fail (ACIES_IS_SESSION (self), log);

  foreach_done (self, append_commands, log);

  return log;
}

typedef struct
{
  guint            first;
  guint            command; /* how many were passed */
  AciesCommandFunc func;
  gpointer         data;
} Telling;

static void
tell_entry (const AciesEntry *entry,
            gpointer          data)
{
  Telling *telling = data;
  guint    start = 0;

  for (guint i = 0; i < entry->ends->len; i++)
    {
      guint end = g_array_index (entry->ends, guint, i);

      if (++telling->command > telling->first)
        telling->func (&g_array_index (entry->commands, AciesCommand, i), &g_array_index (entry->events, AciesEvent, start), end - start,
                       telling->command, telling->data);
      start = end;
    }
}

void
acies_session_foreach_command (AciesSession    *self,
                               guint            first,
                               AciesCommandFunc func,
                               gpointer         data)
{
  Telling telling = { first, 0, func, data };

  g_return_if_fail (ACIES_IS_SESSION (self));

  foreach_done (self, tell_entry, &telling);
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
