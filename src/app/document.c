/* document.c - one open scenario: its file, its editing, and a game played on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document.h"

#include "engine/scenario-find.h"
#include "formats/designer.h"
#include "formats/file.h"
#include "formats/format-error.h"
#include "formats/recover.h"
#include "formats/save.h"
#include "formats/xml.h"
#include "render/sheet.h"
#include "session/game.h"
#include "session/journal.h"

#include <glib/gi18n.h>
#include <string.h>

struct _AciesDocument
{
  GObject parent_instance;

  GFile        *file;      /* NULL: has no place yet */
  GFile        *game_file; /* NULL: the game was not opened, nor saved */
  GFile        *import;    /* the file in another format it was made of and never saved since, or NULL */
  char         *stamp;     /* of the file as it was read or written; NULL: it was not there */
  gboolean      adrift;    /* what is here is not what is in the file, whatever was undone */
  gboolean      original;
  char         *damage; /* what was kept of the damaged file it is a copy of; NULL for no such copy */
  char         *origin; /* of such a copy: what the file is called */
  AciesSession *edit;
  AciesSession *play;    /* NULL: no game was begun */
  AciesJournal *journal; /* NULL: nobody keeps unsaved work */

  AciesSheetFinder *sheet_finder;
};

G_DEFINE_FINAL_TYPE (AciesDocument, acies_document, G_TYPE_OBJECT)

/* --- opening -------------------------------------------------------------------------------- */

/* It differs when another program has written to the file. */
static char *
dup_stamp (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, "time::modified,time::modified-usec,standard::size,unix::inode",
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  if (info == NULL)
    return NULL;
  return g_strdup_printf ("%" G_GUINT64_FORMAT ".%06u %" G_GOFFSET_FORMAT " %" G_GUINT64_FORMAT,
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED),
                          g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC),
                          g_file_info_get_size (info),
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE));
}

static void
note_file (AciesDocument *self)
{
  g_free (self->stamp);
  self->stamp = self->file != NULL ? dup_stamp (self->file) : NULL;
}

static AciesDocument *
new_document (AciesState *scenario,
              GFile      *file)
{
  AciesDocument *self = g_object_new (ACIES_TYPE_DOCUMENT, NULL);

  self->edit = acies_session_new_edit (scenario);
  self->file = file != NULL ? g_object_ref (file) : NULL;
  note_file (self);
  return self;
}

AciesDocument *
acies_document_new (AciesRuleset *ruleset)
{
  AciesState *state = acies_state_new (ruleset, ruleset->columns, ruleset->rows);

  return new_document (state, NULL);
}

AciesDocument *
acies_document_new_from_template (GFile        *file,
                                  AciesLibrary *library,
                                  GError      **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GBytes) bytes = acies_file_load (file, NULL, ACIES_XML_MAX_BYTES, NULL, error);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  AciesState *state = bytes != NULL ? acies_scenario_read (bytes, name, library, findings, error) : NULL;

  return state != NULL ? new_document (state, NULL) : NULL;
}

static gboolean
belongs_to (AciesLibrary *library,
            GFile        *file)
{
  g_autoptr (GFile) folder = g_file_new_for_path (acies_library_get_folder (library));

  return g_file_has_prefix (file, folder);
}

/* A game that no longer agrees with the rules opens as far as it does, and says so. */
static void
report_game (const AciesGameReport *report,
             const AciesRuleset    *ruleset,
             AciesFindings         *findings)
{
  g_autofree char *text = acies_game_report_to_string (report, ruleset);

  if (text != NULL)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "game-differs", "%s", text)->line = report->file_line;
}

/* Of a file that could not be read whole there is a copy, so that nothing takes
 * the place of what is still in it before somebody has seen that. */
static AciesDocument *
become_copy (AciesDocument *self,
             GFile         *file,
             GBytes        *bytes)
{
  self->damage = acies_recover_describe (bytes, acies_session_get_state (self->edit));
  self->origin = file != NULL ? g_file_get_basename (file) : NULL;
  self->original = FALSE;
  g_clear_object (&self->file);
  g_clear_object (&self->game_file);
  acies_session_mark_unsaved (self->edit);
  return self;
}

AciesDocument *
acies_document_new_from_version (GFile         *version,
                                 const char    *origin,
                                 AciesLibrary  *library,
                                 AciesFindings *findings,
                                 GError       **error)
{
  g_autoptr (GBytes) bytes = acies_file_load (version, origin, ACIES_XML_MAX_BYTES, NULL, error);
  AciesState    *state = bytes != NULL ? acies_scenario_recover (bytes, origin, library, findings, error) : NULL;
  AciesDocument *self;

  if (state == NULL)
    return NULL;
  self = new_document (state, NULL);
  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0)
    become_copy (self, NULL, bytes);
  self->origin = g_strdup (origin);
  acies_session_mark_unsaved (self->edit);
  return self;
}

static AciesDocument *
open_game (GFile         *file,
           GBytes        *bytes,
           const char    *name,
           AciesLibrary  *library,
           AciesFindings *findings,
           GError       **error)
{
  g_autoptr (AciesGameFile) game = acies_game_recover (bytes, name, library, findings, error);
  g_auto (AciesGameReport) report = { 0 };
  AciesDocument *self;

  if (game == NULL)
    return NULL;
  /* The board the game began with is a new scenario; the file stays the game's. */
  self = new_document (acies_state_copy (game->scenario), NULL);
  self->game_file = g_object_ref (file);
  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0)
    become_copy (self, file, bytes);
  self->play = acies_game_open (game, ACIES_DICE_ROLLED, &report);
  report_game (&report, game->scenario->ruleset, findings);
  return self;
}

/* What it is made of stays as it is; saved is a scenario of ours. */
AciesDocument *
acies_document_new_imported (AciesState *scenario,
                             GFile      *file)
{
  AciesDocument *self = new_document (scenario, NULL);

  self->import = g_object_ref (file);
  acies_session_mark_unsaved (self->edit);
  return self;
}

static AciesDocument *
import (GFile         *file,
        GBytes        *bytes,
        const char    *name,
        AciesLibrary  *library,
        AciesFindings *findings,
        GError       **error)
{
  AciesState *state = acies_designer_read (bytes, name, library, findings, error);

  return state != NULL ? acies_document_new_imported (state, file) : NULL;
}

static AciesDocument *
open_scenario (GFile         *file,
               GBytes        *bytes,
               const char    *name,
               AciesLibrary  *library,
               AciesFindings *findings,
               GError       **error)
{
  AciesState    *state = acies_scenario_recover (bytes, name, library, findings, error);
  AciesDocument *self;

  if (state == NULL)
    return NULL;
  self = new_document (state, file);
  self->original = belongs_to (library, file);
  return acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0 ? become_copy (self, file, bytes) : self;
}

AciesDocument *
acies_document_open (GFile         *file,
                     AciesLibrary  *library,
                     AciesFindings *findings,
                     GError       **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GBytes) bytes = acies_file_load (file, NULL, ACIES_XML_MAX_BYTES, NULL, error);
  AciesDocument *self;

  if (bytes == NULL)
    return NULL;
  switch (acies_document_kind (bytes, name))
    {
    case ACIES_DOCUMENT_GAME:
      return open_game (file, bytes, name, library, findings, error);
    case ACIES_DOCUMENT_DESIGNER:
      return import (file, bytes, name, library, findings, error);
    case ACIES_DOCUMENT_FOREIGN:
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML,
                   _ ("%s: this is neither a scenario nor a game of Acies, nor a JSON file of the designer’s program"), name);
      return NULL;
    case ACIES_DOCUMENT_OTHER: /* a game that is damaged, perhaps */
      self = open_game (file, bytes, name, library, findings, NULL);
      return self != NULL ? self : open_scenario (file, bytes, name, library, findings, error);
    case ACIES_DOCUMENT_SCENARIO:
    default:
      return open_scenario (file, bytes, name, library, findings, error);
    }
}

gboolean
acies_document_save (AciesDocument *self,
                     GFile         *file,
                     AciesLibrary  *library,
                     GError       **error)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  if (file == NULL)
    file = self->file;
  g_return_val_if_fail (file != NULL, FALSE);

  if (!acies_scenario_save (acies_session_get_state (self->edit), file, library, NULL, error))
    return FALSE;
  g_set_object (&self->file, file);
  if (self->journal != NULL)
    acies_journal_set_file (self->journal, file);
  self->original = FALSE;
  g_clear_object (&self->import);
  self->adrift = FALSE;
  note_file (self);
  g_clear_pointer (&self->damage, g_free);
  acies_session_mark_saved (self->edit);
  return TRUE;
}

gboolean
acies_document_save_game (AciesDocument *self,
                          GFile         *file,
                          AciesLibrary  *library,
                          GError       **error)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (self->play != NULL, FALSE);

  if (file == NULL)
    file = self->game_file;
  g_return_val_if_fail (file != NULL, FALSE);

  if (!acies_game_save (self->play, file, library, error))
    return FALSE;
  g_set_object (&self->game_file, file);
  acies_session_mark_saved (self->play);
  return TRUE;
}

/* --- unsaved work --------------------------------------------------------------------------- */

static AciesJournal *
begin_journal (AciesDocument      *self,
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

  return self->journal != NULL ? self->journal : begin_journal (self, folder, NULL);
}

AciesDocument *
acies_document_recover (const AciesJournalFile *left,
                        AciesJournalFolder     *folder,
                        AciesLibrary           *library,
                        AciesFindings          *findings,
                        GError                **error)
{
  const char    *name = left->title != NULL ? left->title : _ ("Unsaved work");
  AciesState    *state = acies_scenario_recover (left->document, name, library, findings, error);
  AciesDocument *self;

  if (state == NULL)
    return NULL;
  self = new_document (state, left->file);
  self->original = left->file != NULL && belongs_to (library, left->file);
  acies_session_mark_unsaved (self->edit);
  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0)
    become_copy (self, left->file, left->document);
  begin_journal (self, folder, left->path);
  return self;
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

  return self->adrift || acies_session_is_modified (self->edit);
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
    return g_file_get_basename (self->file);
  return g_strdup (self->origin != NULL ? self->origin : _ ("New Battle"));
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
    return g_file_get_basename (self->file);
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

/* --- the file, and other programs ----------------------------------------------------------- */

AciesDocument *
acies_document_duplicate (AciesDocument *self)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_TEXT, ACIES_TEXT_TITLE);
  g_autoptr (GArray) events = acies_events_new ();
  AciesState      *state;
  AciesDocument   *copy;
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  title = acies_document_dup_title (self);
  /* Translators: %s is the title of a battle */
  name = g_strdup_printf (_ ("Copy of %s"), title);
  state = acies_state_copy (edited_state (self));
  command.text = name;
  acies_engine_apply (state, &command, events, NULL); /* a title that gets too long stays as it is */
  copy = new_document (state, NULL);
  copy->adrift = TRUE;
  return copy;
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
  self->adrift = TRUE; /* it is in no file now */
  return ACIES_DISK_GONE;
}

void
acies_document_keep (AciesDocument *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  self->adrift = TRUE;
  note_file (self);
}

gboolean
acies_document_reload (AciesDocument *self,
                       AciesLibrary  *library,
                       AciesFindings *findings,
                       GError       **error)
{
  g_autoptr (AciesDocument) again = NULL;
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand command = acies_command (ACIES_COMMAND_REPLACE);

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self) && self->file != NULL, FALSE);

  again = acies_document_open (self->file, library, findings, error);
  if (again == NULL)
    return FALSE;
  command.scenario = acies_state_copy (edited_state (again));
  g_array_append_val (commands, command);
  if (!acies_session_apply_all (self->edit, commands, _ ("Reload from Disk"), error))
    return FALSE;
  self->adrift = FALSE;
  note_file (self);
  acies_session_mark_saved (self->edit);
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

AciesSession *
acies_document_begin_play (AciesDocument *self,
                           guint64        seed)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  g_clear_object (&self->play);
  g_clear_object (&self->game_file);
  self->play = acies_session_new_game (edited_state (self), seed, ACIES_DICE_ROLLED);
  return self->play;
}

static void
acies_document_dispose (GObject *object)
{
  AciesDocument *self = ACIES_DOCUMENT (object);

  if (self->journal != NULL)
    acies_journal_close (self->journal); /* whoever lets it go has saved it, or does not want it */
  g_clear_object (&self->journal);
  g_clear_object (&self->file);
  g_clear_object (&self->game_file);
  g_clear_object (&self->import);
  g_clear_pointer (&self->stamp, g_free);
  g_clear_object (&self->edit);
  g_clear_object (&self->play);
  g_clear_pointer (&self->damage, g_free);
  g_clear_pointer (&self->origin, g_free);
  g_clear_pointer (&self->sheet_finder, acies_sheet_finder_free);
  G_OBJECT_CLASS (acies_document_parent_class)->dispose (object);
}

static void
acies_document_class_init (AciesDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_document_dispose;
}

static void
acies_document_init (AciesDocument *self)
{
  self->sheet_finder = acies_sheet_finder_new ();
}
