/* document-disk.c - what other programs do to the file of a document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document-game.h"
#include "app/document/document-private.h"

#include <glib/gi18n.h>

/* It differs when another program has written to the file. A folder that stands in
 * its place is no file. */
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
acies_document_note_file (AciesDocument *self)
{
  g_free (self->stamp);
  self->stamp = self->file != NULL ? dup_stamp (self->file) : NULL;
}

void
acies_document_note_game_file (AciesDocument *self)
{
  g_free (self->game_stamp);
  self->game_stamp = self->game_file != NULL ? dup_stamp (self->game_file) : NULL;
}

gboolean
acies_document_game_file_is_ours (AciesDocument *self)
{
  g_autofree char *stamp = dup_stamp (self->game_file);

  return stamp != NULL && g_strcmp0 (stamp, self->game_stamp) == 0;
}

AciesDisk
acies_document_check_disk (AciesDocument *self)
{
  g_autofree char *stamp = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), ACIES_DISK_SAME);

  if (self->file == NULL)
    return ACIES_DISK_SAME;
  stamp = dup_stamp (self->file);
  if (g_strcmp0 (stamp, self->stamp) == 0)
    return ACIES_DISK_SAME;
  if (stamp != NULL)
    return ACIES_DISK_CHANGED;
  acies_session_mark_unsaved (self->edit);
  return ACIES_DISK_GONE;
}

void
acies_document_keep (AciesDocument *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  acies_session_mark_unsaved (self->edit);
  acies_document_note_file (self);
}

/* One step, which can be undone. */
static gboolean
take_scenario (AciesDocument    *self,
               const AciesState *scenario,
               const char       *label,
               GError          **error)
{
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand command = acies_command (ACIES_COMMAND_REPLACE);

  if (acies_session_is_in_group (self->edit))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _ ("Finish moving or painting on the board first."));
      return FALSE;
    }
  command.scenario = acies_state_copy (scenario);
  g_array_append_val (commands, command);
  return acies_session_apply_all (self->edit, commands, label, error);
}

gboolean
acies_document_bring_back (AciesDocument *self,
                           AciesDocument *version,
                           GError       **error)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self) && ACIES_IS_DOCUMENT (version), FALSE);

  return take_scenario (self, acies_session_get_state (version->edit), _ ("Restore Earlier Version"), error);
}

gboolean
acies_document_reload (AciesDocument *self,
                       AciesLibrary  *library,
                       AciesFindings *findings,
                       GError       **error)
{
  g_autoptr (AciesDocument) again = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self) && self->file != NULL, FALSE);

  again = acies_document_open (self->file, library, findings, error);
  if (again == NULL)
    return FALSE;
  if (!take_scenario (self, acies_session_get_state (again->edit), _ ("Reload from Disk"), error))
    return FALSE;
  acies_document_note_file (self);
  acies_session_mark_saved (self->edit);
  acies_session_set_reading (self->edit, findings);
  return TRUE;
}

/* Root may write anywhere; a file that says nobody may is meant. */
gboolean
acies_document_is_read_only (AciesDocument *self)
{
  g_autoptr (GFileInfo) info = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  if (self->file == NULL || self->original)
    return FALSE;
  info = g_file_query_info (self->file, "access::can-write,unix::mode", G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info == NULL)
    return FALSE;
  return !g_file_info_get_attribute_boolean (info, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE) ||
         (g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_UNIX_MODE) & 0222) == 0;
}
