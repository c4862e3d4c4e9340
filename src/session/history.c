/* history.c - the list of entries and the places in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/history.h"

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
acies_history_init (AciesHistory *self)
{
  *self = (AciesHistory) { .entries = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_entry_free) };
}

void
acies_history_clear (AciesHistory *self)
{
  g_clear_pointer (&self->entries, g_ptr_array_unref);
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
acies_history_take_last (AciesHistory *self)
{
  return g_ptr_array_steal_index (self->entries, --self->n_done);
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

void
acies_history_save (AciesHistory *self)
{
  self->saved_id = current_id (self);
}

void
acies_history_unsave (AciesHistory *self)
{
  self->saved_id = G_MAXUINT64;
}

gboolean
acies_history_is_saved (const AciesHistory *self)
{
  return self->saved_id == current_id (self);
}
