/* session-lines.c - commands written as lines, for an open scenario or game, and what they have brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/session-lines.h"

#include "session/log.h"

void
session_apply_lines (AciesSession *session,
                     const char   *lines)
{
  g_auto (GStrv) each = g_strsplit (lines, "\n", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autoptr (GError) error = NULL;

      acies_command_parse (each[i], acies_session_get_state (session)->ruleset, &command, &error);
      g_assert_no_error (error);
      acies_session_apply (session, &command, &error);
      g_assert_no_error (error);
    }
}

static void
append_note (const AciesLogEntry *entry,
             guint                command,
             gpointer             data)
{
  g_array_append_vals (data, entry, 1);
}

AciesSession *
session_new_of_lines (AciesLibrary *library,
                      const char   *ruleset_id,
                      const char   *position,
                      const char   *lines)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (library, ruleset_id, NULL);
  g_autoptr (AciesSession) editor = acies_session_new_edit (acies_state_new (ruleset, ruleset->columns, ruleset->rows));
  AciesSession *game;

  session_apply_lines (editor, position);
  game = acies_session_new_game (acies_session_get_state (editor), 1, ACIES_DICE_ENTERED);
  session_apply_lines (game, lines);

  return game;
}

typedef struct
{
  SessionNoteFunc func;
  gpointer        data;
} NoteFunc;

static void
tell_notes (const AciesCommand *command,
            const AciesEvent   *events,
            guint               n_events,
            guint               number,
            gpointer            data)
{
  const NoteFunc *self = data;

  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == ACIES_EVENT_LOG_ENTRY)
      self->func (&events[i].u.entry, number, self->data);
}

void
session_foreach_note (AciesSession   *session,
                      SessionNoteFunc func,
                      gpointer        data)
{
  acies_session_foreach_command (session, 0, tell_notes, &(NoteFunc) { func, data });
}

GArray *
session_dup_notes (AciesSession *session)
{
  GArray *notes = g_array_new (FALSE, FALSE, sizeof (AciesLogEntry));

  session_foreach_note (session, append_note, notes);

  return notes;
}
