/* document-keep.c - saves a document's work, keeps journals, and detects changes by other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document-private.h"

#include "app/shared/place-text.h"
#include "session/finished.h"
#include "session/game.h"

#include <glib/gi18n.h>

static AciesSavedWork *
find_work (AciesDocument *self,
           AciesWork      work)
{
  return work == ACIES_WORK_GAME ? &self->game : &self->scenario;
}

/* --- files ---------------------------------------------------------------------------------- */

/* Returns: (transfer full) (nullable): a text that changes when another program writes to @file; %NULL if @file is
 *   missing or a folder */
static char *
dup_stamp (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, "time::modified,time::modified-usec,standard::size,standard::type,unix::inode",
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  if (info == NULL || g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
    return NULL;
  return g_strdup_printf ("%" G_GUINT64_FORMAT ".%06u %" G_GOFFSET_FORMAT " %" G_GUINT64_FORMAT,
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED),
                          g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC),
                          g_file_info_get_size (info),
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE));
}

void
acies_document_note_file (AciesDocument *self,
                          AciesWork      work)
{
  AciesSavedWork *saved = find_work (self, work);

  g_free (saved->stamp);
  saved->stamp = saved->file != NULL ? dup_stamp (saved->file) : NULL;
}

AciesDisk
acies_document_check_disk (AciesDocument *self,
                           AciesWork      work)
{
  AciesSavedWork  *saved = find_work (self, work);
  g_autofree char *stamp = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), ACIES_DISK_SAME);

  if (saved->file == NULL)
    return ACIES_DISK_SAME;
  stamp = dup_stamp (saved->file);
  if (g_strcmp0 (stamp, saved->stamp) == 0)
    return ACIES_DISK_SAME;
  if (stamp != NULL)
    return ACIES_DISK_CHANGED;
  acies_session_mark_unsaved (saved->session);
  return ACIES_DISK_GONE;
}

/* The permissions are checked too, because root can write to any file. */
gboolean
acies_document_is_read_only (AciesDocument *self,
                             AciesWork      work)
{
  GFile *file = find_work (self, work)->file;
  g_autoptr (GFileInfo) info = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  if (file == NULL || (work == ACIES_WORK_SCENARIO && self->original))
    return FALSE;
  info = g_file_query_info (file, "access::can-write,unix::mode", G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info == NULL)
    return FALSE;
  return !g_file_info_get_attribute_boolean (info, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE) ||
         (g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_UNIX_MODE) & 0222) == 0;
}

void
acies_document_keep (AciesDocument *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  acies_session_mark_unsaved (self->scenario.session);
  acies_document_note_file (self, ACIES_WORK_SCENARIO);
}

/* Replaces the scenario as one undo step. */
static gboolean
take_scenario (AciesDocument    *self,
               const AciesState *scenario,
               const char       *label,
               GError          **error)
{
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand command = acies_command (ACIES_COMMAND_REPLACE);

  if (acies_session_is_in_group (self->scenario.session))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _ ("Finish moving or painting on the board first."));
      return FALSE;
    }
  command.scenario = acies_state_copy (scenario);
  g_array_append_val (commands, command);
  return acies_session_apply_all (self->scenario.session, commands, label, error);
}

gboolean
acies_document_bring_back (AciesDocument *self,
                           AciesDocument *version,
                           GError       **error)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self) && ACIES_IS_DOCUMENT (version), FALSE);

  return take_scenario (self, acies_session_get_state (version->scenario.session), _ ("Restore Earlier Version"), error);
}

gboolean
acies_document_reload (AciesDocument *self,
                       AciesLibrary  *library,
                       AciesFindings *findings,
                       GError       **error)
{
  g_autoptr (AciesDocument) again = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self) && self->scenario.file != NULL, FALSE);

  again = acies_document_open (self->scenario.file, library, findings, error);
  if (again == NULL)
    return FALSE;
  if (!take_scenario (self, acies_session_get_state (again->scenario.session), _ ("Reload from Disk"), error))
    return FALSE;
  acies_document_note_file (self, ACIES_WORK_SCENARIO);
  acies_session_mark_saved (self->scenario.session);
  acies_session_set_reading (self->scenario.session, findings);
  return TRUE;
}

/* --- saving --------------------------------------------------------------------------------- */

/* Stores the current files in the journals. */
static void
note_places (AciesDocument *self)
{
  if (self->journal != NULL)
    acies_journal_set_file (self->journal, self->scenario.file);
  if (self->game_journal != NULL)
    acies_game_journal_set_places (self->game_journal, self->scenario.file, self->game.file);
}

gboolean
acies_document_save (AciesDocument *self,
                     AciesWork      work,
                     GFile         *file,
                     AciesLibrary  *library,
                     GError       **error)
{
  AciesSavedWork *saved = find_work (self, work);
  gboolean        has_backup;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self) && saved->session != NULL, FALSE);

  if (file == NULL)
    file = saved->file;
  g_return_val_if_fail (file != NULL, FALSE);

  if (!(work == ACIES_WORK_GAME ? acies_game_save (saved->session, file, library, &has_backup, error)
                                : acies_scenario_save (acies_session_get_state (saved->session), file, library, &has_backup, error)))
    return FALSE;
  self->has_no_backup = !has_backup;
  g_set_object (&saved->file, file);
  acies_document_note_file (self, work);
  note_places (self);
  if (work == ACIES_WORK_GAME)
    self->game_failing = FALSE;
  else
    {
      self->original = FALSE;
      g_clear_object (&self->import);
      g_clear_pointer (&self->damage, g_free);
    }
  acies_session_mark_saved (saved->session);
  return TRUE;
}

gboolean
acies_document_has_no_backup (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->has_no_backup;
}

gboolean
acies_document_update_game_file (AciesDocument *self,
                                 GError       **error)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  if (self->game.session == NULL || self->game.file == NULL)
    return FALSE;
  if (!acies_session_is_modified (self->game.session))
    return TRUE;
  return self->library != NULL && self->game.stamp != NULL && acies_document_check_disk (self, ACIES_WORK_GAME) == ACIES_DISK_SAME &&
         acies_document_save (self, ACIES_WORK_GAME, NULL, self->library, error);
}

static void
tell (AciesDocument *self,
      const char    *format,
      const char    *words)
{
  g_autofree char *message = g_strdup_printf (format, words);

  g_signal_emit_by_name (self, "told", message);
}

static gboolean
is_over (AciesSession *game)
{
  return acies_session_get_state (game)->outcome.reason != ACIES_END_NOT_YET;
}

void
acies_document_note_report (AciesDocument *self,
                            AciesSession  *game,
                            guint          n_commands)
{
  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  if (game == self->game.session)
    self->n_reported = n_commands;
}

gboolean
acies_document_would_lose_game (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  if (self->game.session == NULL || !acies_session_is_modified (self->game.session) || acies_session_is_puzzle (self->game.session))
    return FALSE;
  return !is_over (self->game.session) || self->n_reported != acies_session_count_commands (self->game.session);
}

/* Reports why the game's file was not updated. */
static void
tell_of_file (AciesDocument *self,
              const GError  *error)
{
  g_autofree char *name = acies_place_name (self->game.file);

  if (error != NULL)
    /* Translators: %s is an error message */
    tell (self, _ ("The game’s file could not be updated: %s"), error->message);
  else if (g_file_query_exists (self->game.file, NULL))
    tell (self, _ ("“%s” was changed by another program. Acies does not update it until you save the game."), name);
  else
    tell (self, _ ("“%s” no longer exists. Save the game to keep it."), name);
}

static gboolean
update_cb (gpointer data)
{
  AciesDocument *self = data;
  g_autoptr (GError) error = NULL;

  self->updating = 0;
  if (self->library == NULL || acies_document_update_game_file (self, &error))
    return G_SOURCE_REMOVE;
  if (!self->game_failing)
    tell_of_file (self, error);
  self->game_failing = TRUE;
  return G_SOURCE_REMOVE;
}

/* --- records -------------------------------------------------------------------------------- */

/* @points: (nullable): the turning points, if they are known */
static void
keep_record (AciesDocument *self,
             const GArray  *points)
{
  g_autoptr (GError) error = NULL;

  if (is_over (self->game.session) && !acies_finished_keep (self->records, self->game.session, &self->record, self->is_new_game, points, &error))
    /* Translators: %s is an error message */
    tell (self, _ ("The game could not be added to Records: %s"), error->message);
}

static gboolean
record_cb (gpointer data)
{
  AciesDocument *self = data;

  self->recording = 0;
  keep_record (self, NULL);
  return G_SOURCE_REMOVE;
}

static void
reviewed_cb (AciesDocument *self,
             const GArray  *points)
{
  if (self->record != NULL && self->recording == 0 && g_file_test (self->record, G_FILE_TEST_EXISTS))
    keep_record (self, points);
}

void
acies_document_keep_records (AciesDocument *self,
                             const char    *folder)
{
  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  g_free (self->records);
  self->records = g_strdup (folder);
}

/* --- changes of the game -------------------------------------------------------------------- */

/* Waits until the main loop is idle, because other handlers of the signal may still be running. */
static void
play_changed_cb (AciesDocument *self)
{
  const AciesState *state = acies_session_get_state (self->game.session);
  guint             turn = state->turn.round * ACIES_MAX_SIDES + state->turn.active;

  if (is_over (self->game.session) && !self->was_over && self->records != NULL && self->recording == 0)
    self->recording = g_idle_add_full (G_PRIORITY_LOW, record_cb, self, NULL);
  self->was_over = is_over (self->game.session);
  if (turn == self->turn && !is_over (self->game.session))
    return;
  self->turn = turn;
  if (self->game.file != NULL && self->updating == 0)
    self->updating = g_idle_add_full (G_PRIORITY_LOW, update_cb, self, NULL);
}

/* --- journals ------------------------------------------------------------------------------- */

static void
failed_cb (AciesDocument *self,
           const char    *message)
{
  g_signal_emit_by_name (self, "unkept", message);
}

/* A report contains the notes, so the last one becomes incomplete when they change. */
static void
forget_report (AciesDocument *self)
{
  self->n_reported = 0;
}

static void
begin_game_journal (AciesDocument *self,
                    const char    *path)
{
  const AciesState *state = acies_session_get_state (self->game.session);

  self->turn = state->turn.round * ACIES_MAX_SIDES + state->turn.active;
  self->was_over = is_over (self->game.session);
  g_signal_connect_object (self->game.session, "reviewed", G_CALLBACK (reviewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game.session, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game.session, "notes-changed", G_CALLBACK (forget_report), self, G_CONNECT_SWAPPED);
  if (self->game.folder == NULL)
    return;
  self->game_journal = acies_game_journal_new (self->game.session, self->game.folder, path);
  g_signal_connect_object (self->game_journal, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  note_places (self);
  acies_game_journal_begin (self->game_journal);
}

void
acies_document_begin_journal (AciesDocument *self,
                              AciesWork      work,
                              const char    *path)
{
  if (work == ACIES_WORK_GAME)
    {
      begin_game_journal (self, path);
      return;
    }
  self->journal = acies_journal_new (self->scenario.session, self->scenario.folder, path);
  g_signal_connect_object (self->journal, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  note_places (self);
}

void
acies_document_keep_work (AciesDocument      *self,
                          AciesWork           work,
                          AciesJournalFolder *folder,
                          AciesLibrary       *library)
{
  AciesSavedWork *kept = find_work (self, work);

  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  if (kept->folder != NULL)
    return;
  kept->folder = acies_journal_folder_ref (folder);
  if (self->library == NULL)
    self->library = acies_library_ref (library);
  if (kept->session != NULL)
    acies_document_begin_journal (self, work, NULL);
}

void
acies_document_flush_work (AciesDocument *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  if (self->journal != NULL) /* the journal of a game is always written immediately */
    acies_journal_flush (self->journal);
}

void
acies_document_leave_work (AciesDocument *self,
                           AciesWork      work)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  if (work == ACIES_WORK_GAME && acies_document_game_is_kept (self))
    acies_game_journal_leave (self->game_journal);
  if (work == ACIES_WORK_SCENARIO && self->journal != NULL && !acies_journal_leave (self->journal, &error))
    g_message ("%s", error->message);
}

guint
acies_document_count_unkept (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), 0);

  return (self->journal != NULL && acies_journal_is_failing (self->journal)) +
         (self->game_journal != NULL && acies_game_journal_is_failing (self->game_journal));
}

void
acies_document_end_game (AciesDocument *self)
{
  g_clear_handle_id (&self->updating, g_source_remove);
  if (self->recording != 0)
    {
      g_source_remove (self->recording);
      record_cb (self);
    }
  if (self->game_journal != NULL)
    acies_game_journal_close (self->game_journal);
  g_clear_object (&self->game_journal);
  if (self->game.session != NULL)
    g_signal_handlers_disconnect_by_data (self->game.session, self);
  g_clear_object (&self->game.session);
  g_clear_object (&self->game.file);
  g_clear_pointer (&self->record, g_free);
  self->is_new_game = FALSE;
  self->game_failing = FALSE;
  self->n_reported = 0;
}

/* A game without steps is not kept. */
gboolean
acies_document_game_is_kept (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->game_journal != NULL && acies_game_journal_get_path (self->game_journal) != NULL &&
         acies_session_count_steps (self->game.session) > 0;
}

GFile *
acies_document_dup_game_journal (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return acies_document_game_is_kept (self) ? g_file_new_for_path (acies_game_journal_get_path (self->game_journal)) : NULL;
}

void
acies_document_take_game (AciesDocument *self,
                          AciesDocument *other)
{
  g_autofree char *path = NULL;

  g_return_if_fail (ACIES_IS_DOCUMENT (self) && ACIES_IS_DOCUMENT (other));

  if (other->game.session == NULL)
    return;
  acies_document_end_game (self);
  self->game.session = g_object_ref (other->game.session);
  self->n_reported = other->n_reported;
  self->record = g_strdup (other->record);
  self->is_new_game = other->is_new_game;
  g_set_object (&self->game.file, other->game.file);
  acies_document_note_file (self, ACIES_WORK_GAME);
  if (self->game.folder == NULL && other->game.folder != NULL)
    self->game.folder = acies_journal_folder_ref (other->game.folder);
  if (self->library == NULL && other->library != NULL)
    self->library = acies_library_ref (other->library);
  if (other->game_journal != NULL)
    {
      path = g_strdup (acies_game_journal_get_path (other->game_journal));
      acies_game_journal_leave (other->game_journal);
    }
  acies_document_begin_journal (self, ACIES_WORK_GAME, path);
  acies_document_end_game (other);
}
