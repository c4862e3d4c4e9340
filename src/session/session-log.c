/* session-log.c - what was done, read back from the history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

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

/* The notes among the events from @start up to @end. */
static void
tell_notes (const GArray *events,
            guint         start,
            guint         end,
            guint         command,
            AciesNoteFunc func,
            gpointer      data)
{
  for (guint i = start; i < end; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_NOTE)
        func (&event->u.note, command, data);
    }
}

typedef struct
{
  guint         first;
  guint         command; /* how many were passed */
  AciesNoteFunc func;
  gpointer      data;
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
        tell_notes (entry->events, start, end, telling->command, telling->func, telling->data);
      start = end;
    }
}

void
acies_session_foreach_note (AciesSession *self,
                            guint         first,
                            AciesNoteFunc func,
                            gpointer      data)
{
  Telling telling = { first, 0, func, data };

  g_return_if_fail (ACIES_IS_SESSION (self));

  if (first == 0 && self->beginning != NULL)
    tell_notes (self->beginning, 0, self->beginning->len, 0, func, data);
  foreach_done (self, tell_entry, &telling);
}

static void
append_note (const AciesNote *note,
             guint            command,
             gpointer         data)
{
  g_array_append_vals (data, note, 1);
}

GArray *
acies_session_dup_notes (AciesSession *self)
{
  GArray *notes = g_array_new (FALSE, FALSE, sizeof (AciesNote));

  g_return_val_if_fail (ACIES_IS_SESSION (self), notes);

  acies_session_foreach_note (self, 0, append_note, notes);

  return notes;
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
