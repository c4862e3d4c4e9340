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

static void
append_notes (const GArray *events,
              GArray       *notes)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_NOTE)
        g_array_append_val (notes, event->u.note);
    }
}

static void
append_entry_notes (const AciesEntry *entry,
                    gpointer          data)
{
  append_notes (entry->events, data);
}

GArray *
acies_session_dup_notes (AciesSession *self)
{
  GArray *notes = g_array_new (FALSE, FALSE, sizeof (AciesNote));

  g_return_val_if_fail (ACIES_IS_SESSION (self), notes);

  if (self->beginning != NULL)
    append_notes (self->beginning, notes);
  foreach_done (self, append_entry_notes, notes);

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
