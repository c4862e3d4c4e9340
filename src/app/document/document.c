/* document.c - one open scenario: its file, its editing, and a game played on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document-private.h"

#include "app/shared/place-text.h"
#include "engine/find/findings.h"
#include "formats/save.h"

#include <glib/gi18n.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (AciesDocument, acies_document, G_TYPE_OBJECT)

/* --- saving --------------------------------------------------------------------------------- */

gboolean
acies_document_save (AciesDocument *self,
                     GFile         *file,
                     AciesLibrary  *library,
                     GError       **error)
{
  gboolean kept;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  if (file == NULL)
    file = self->file;
  g_return_val_if_fail (file != NULL, FALSE);

  if (!acies_scenario_save (acies_session_get_state (self->edit), file, library, &kept, error))
    return FALSE;
  self->has_no_backup = !kept;
  g_set_object (&self->file, file);
  if (self->journal != NULL)
    acies_journal_set_file (self->journal, file);
  self->original = FALSE;
  g_clear_object (&self->import);
  acies_document_note_file (self);
  acies_document_note_places (self);
  g_clear_pointer (&self->damage, g_free);
  acies_session_mark_saved (self->edit);
  return TRUE;
}

gboolean
acies_document_has_no_backup (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->has_no_backup;
}

/* --- unsaved work --------------------------------------------------------------------------- */

AciesJournal *
acies_document_begin_journal (AciesDocument      *self,
                              AciesJournalFolder *folder,
                              const char         *path)
{
  self->journal = acies_journal_new (self->edit, folder, path);
  acies_journal_set_file (self->journal, self->file);
  return self->journal;
}

AciesJournal *
acies_document_keep_journal (AciesDocument      *self,
                             AciesJournalFolder *folder)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->journal != NULL ? self->journal : acies_document_begin_journal (self, folder, NULL);
}

/* --- what it is ----------------------------------------------------------------------------- */

GFile *
acies_document_get_file (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->file;
}

GFile *
acies_document_get_game_file (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->game_file;
}

/* Two names of one file, such as a link and what it points to, are the same file. */
static gboolean
is_same_file (GFile *a,
              GFile *b)
{
  g_autoptr (GFileInfo) info_a = NULL;
  g_autoptr (GFileInfo) info_b = NULL;
  const char *id_a, *id_b;

  if (a == NULL || g_file_equal (a, b))
    return a != NULL;
  info_a = g_file_query_info (a, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  info_b = g_file_query_info (b, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  id_a = info_a != NULL ? g_file_info_get_attribute_string (info_a, G_FILE_ATTRIBUTE_ID_FILE) : NULL;
  id_b = info_b != NULL ? g_file_info_get_attribute_string (info_b, G_FILE_ATTRIBUTE_ID_FILE) : NULL;
  return id_a != NULL && g_strcmp0 (id_a, id_b) == 0;
}

gboolean
acies_document_is_at (AciesDocument *self,
                      GFile         *file)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return is_same_file (self->file, file) || is_same_file (self->game_file, file) || is_same_file (self->import, file);
}

gboolean
acies_document_is_original (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->original;
}

gboolean
acies_document_is_imported (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->import != NULL;
}

const char *
acies_document_get_damage (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->damage;
}

gboolean
acies_document_is_modified (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return acies_session_is_modified (self->edit);
}

gboolean
acies_document_has_unsaved_game (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->play != NULL && acies_session_is_modified (self->play) &&
         acies_session_get_state (self->play)->outcome.reason == ACIES_END_NOT_YET;
}

gboolean
acies_document_is_untouched (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->file == NULL && self->game_file == NULL && self->play == NULL && !acies_document_is_modified (self) &&
         !acies_session_can_undo (self->edit) && !acies_session_can_redo (self->edit);
}

static const AciesState *
edited_state (AciesDocument *self)
{
  return acies_session_get_state (self->edit);
}

char *
acies_document_dup_title (AciesDocument *self)
{
  const char *title;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  title = edited_state (self)->texts->text[ACIES_TEXT_TITLE];
  if (title[0] != '\0')
    return g_strdup (title);
  if (self->file != NULL)
    return acies_place_name (self->file);
  return g_strdup (self->origin != NULL ? self->origin : _ ("New Battle"));
}

char *
acies_document_dup_place (AciesDocument *self)
{
  GFile *file;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  if (acies_document_is_original (self))
    return g_strdup (_ ("Comes with Acies"));
  file = self->file != NULL ? self->file : self->game_file;
  return file != NULL ? acies_place_text (file) : g_strdup (_ ("Not saved yet"));
}

char *
acies_document_dup_name_with (AciesDocument *self,
                              const char    *ending)
{
  g_autofree char *title = acies_document_dup_title (self);

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  if (g_str_has_suffix (title, ".acies")) /* there is no title but the file's name */
    title[strlen (title) - strlen (".acies")] = '\0';
  g_strdelimit (title, "/\\:", '-');
  return g_strconcat (title, ending, NULL);
}

char *
acies_document_dup_file_name (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  if (self->file != NULL)
    return acies_place_name (self->file);
  return acies_document_dup_name_with (self, ".acies");
}

AciesRuleset *
acies_document_get_ruleset (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return edited_state (self)->ruleset;
}

AciesSession *
acies_document_get_edit (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->edit;
}

AciesSession *
acies_document_get_play (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->play;
}

/* --- playing -------------------------------------------------------------------------------- */

AciesFindings *
acies_document_find_faults (AciesDocument *self)
{
  AciesFindings *findings = acies_findings_new ();

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), findings);

  acies_scenario_find (edited_state (self), findings);
  acies_sheet_finder_find (self->sheet_finder, edited_state (self), findings);
  return findings;
}

gboolean
acies_document_play_is_current (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->play != NULL && acies_state_equal (acies_session_get_scenario (self->play), edited_state (self));
}

static void
acies_document_dispose (GObject *object)
{
  AciesDocument *self = ACIES_DOCUMENT (object);

  if (self->journal != NULL)
    acies_journal_close (self->journal); /* whoever lets it go has saved it, or does not want it */
  g_clear_object (&self->journal);
  acies_document_end_game (self);
  g_clear_pointer (&self->games, acies_journal_folder_unref);
  g_clear_pointer (&self->library, acies_library_unref);
  g_clear_pointer (&self->game_stamp, g_free);
  g_clear_object (&self->file);
  g_clear_object (&self->import);
  g_clear_pointer (&self->stamp, g_free);
  g_clear_object (&self->edit);
  g_clear_pointer (&self->damage, g_free);
  g_clear_pointer (&self->origin, g_free);
  g_clear_pointer (&self->sheet_finder, acies_sheet_finder_free);
  G_OBJECT_CLASS (acies_document_parent_class)->dispose (object);
}

static void
acies_document_class_init (AciesDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_document_dispose;

  g_signal_new ("game-unkept", ACIES_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("game-told", ACIES_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_document_init (AciesDocument *self)
{
  self->sheet_finder = acies_sheet_finder_new ();
}
