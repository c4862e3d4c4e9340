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

  if (first == 0 && self->start_events != NULL)
    func (NULL, (const AciesEvent *) self->start_events->data, self->start_events->len, 0, data);
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

AciesState *
acies_session_dup_position (AciesSession *self,
                            guint         n)
{
  g_autoptr (GArray) log = NULL;
  AciesState *state;

  g_return_val_if_fail (ACIES_IS_SESSION (self) && self->scenario != NULL, NULL);

  log = acies_session_dup_log (self);
  state = acies_session_begin (self->scenario, self->settings.depth, NULL);
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
  self = acies_session_new_game_at (acies_session_get_scenario (game), acies_session_get_seed (game), ACIES_DICE_ENTERED,
                                    acies_session_get_settings (game)->depth);
  acies_session_set_undo_policy (self, ACIES_UNDO_TAKE_BACKS);
  for (guint i = 0; i < log->len; i++)
    {
      acies_session_begin_group (self, NULL); /* dice would belong to the step before */
      acies_session_apply (self, &g_array_index (log, AciesCommand, i), NULL);
      acies_session_end_group (self);
    }

  return self;
}

/* --- notes ------------------------------------------------------------------------------------ */

const GPtrArray *
acies_session_get_notes (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->notes;
}

guint
acies_session_get_note_moment (AciesSession    *self,
                               const AciesNote *note)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self) && note != NULL, 0);

  return MIN (note->command, acies_session_count_commands (self));
}

static void
tell (AciesSession *self)
{
  acies_notes_sort (self->notes);
  self->notes_version++;
  g_signal_emit_by_name (self, "notes-changed");
  acies_session_emit_history (self);
}

static gboolean
check (const char *text,
       GError    **error)
{
  if (acies_note_is_sound (text))
    return TRUE;
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED,
               g_dngettext (GETTEXT_PACKAGE, "A note must be one line of at most %d character", "A note must be one line of at most %d characters", ACIES_NOTE_LONGEST), ACIES_NOTE_LONGEST);

  return FALSE;
}

gboolean
acies_session_add_note (AciesSession *self,
                        guint         command,
                        const char   *text,
                        GError      **error)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self) && self->scenario != NULL && !self->emitting, FALSE);

  if (!check (text, error))
    return FALSE;
  if (self->notes->len >= ACIES_NOTES_MOST)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG, g_dngettext (GETTEXT_PACKAGE, "A game can have at most %d note", "A game can have at most %d notes", ACIES_NOTES_MOST), ACIES_NOTES_MOST);
      return FALSE;
    }
  acies_notes_add (self->notes, MIN (command, acies_session_count_commands (self)), text);
  tell (self);

  return TRUE;
}

gboolean
acies_session_edit_note (AciesSession *self,
                         guint         id,
                         const char   *text,
                         GError      **error)
{
  AciesNote *note;

  g_return_val_if_fail (ACIES_IS_SESSION (self) && !self->emitting, FALSE);

  note = acies_notes_find (self->notes, id);
  g_return_val_if_fail (note != NULL, FALSE);
  if (!check (text, error))
    return FALSE;
  if (g_str_equal (note->text, text))
    return TRUE;
  g_free (note->text);
  note->text = g_strdup (text);
  tell (self);

  return TRUE;
}

void
acies_session_remove_note (AciesSession *self,
                           guint         id)
{
  AciesNote *note;

  g_return_if_fail (ACIES_IS_SESSION (self) && !self->emitting);

  note = acies_notes_find (self->notes, id);
  g_return_if_fail (note != NULL);
  g_ptr_array_remove (self->notes, note);
  tell (self);
}
