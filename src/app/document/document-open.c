/* document-open.c - creates documents: empty, or from files, templates, backups and journals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document-private.h"

#include "app/shared/place-text.h"
#include "formats/designer/designer.h"
#include "formats/files/file.h"
#include "formats/game/recover.h"
#include "formats/save.h"
#include "formats/xml/xml.h"
#include "session/finished.h"
#include "session/game.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* Clicks on a spin button in quick succession are merged into one undo step. */
#define MERGE_TIME 1000 /* milliseconds */

#define PUT_BY "damaged" /* folder for journals that cannot be replayed completely, beside the others */

static AciesDocument *
new_document (AciesState *scenario,
              GFile      *file)
{
  AciesDocument *self = g_object_new (ACIES_TYPE_DOCUMENT, NULL);

  self->scenario.session = acies_session_new_edit (scenario);
  acies_session_set_merge_time (self->scenario.session, MERGE_TIME);
  self->scenario.file = file != NULL ? g_object_ref (file) : NULL;
  acies_document_note_file (self, ACIES_WORK_SCENARIO);
  return self;
}

AciesDocument *
acies_document_new (AciesRuleset *ruleset,
                    guint         columns,
                    guint         rows)
{
  return new_document (acies_state_new (ruleset, columns, rows), NULL);
}

static gboolean
belongs_to (AciesLibrary *library,
            GFile        *file)
{
  g_autoptr (GFile) folder = g_file_new_for_path (acies_library_get_folder (library));

  return g_file_has_prefix (file, folder);
}

AciesDocument *
acies_document_new_from_template (GFile        *file,
                                  AciesLibrary *library,
                                  GError      **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GBytes) bytes = acies_file_load_regular (file, NULL, ACIES_XML_MAX_BYTES, error);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  AciesState *state = bytes != NULL ? acies_scenario_read (bytes, name, library, findings, error) : NULL;

  if (state == NULL)
    return NULL;
  if (belongs_to (library, file))
    acies_scenario_translate (state);

  return new_document (state, NULL);
}

/* Adds findings if the game could be replayed only partially, or only under corrected rules. */
static void
report_game (const AciesGameReport *report,
             const AciesRuleset    *ruleset,
             AciesFindings         *findings)
{
  g_autofree char *text = acies_game_report_to_string (report, ruleset);

  if (acies_game_report_is_corrected (report))
    acies_game_report_find_corrections (report, ruleset, findings);
  else if (text != NULL)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "game-differs", "%s", text)->line = report->file_line;
}

/* Turns a document from a damaged file into an unsaved copy, so that the user cannot overwrite the file by accident. */
static AciesDocument *
become_copy (AciesDocument *self,
             GFile         *file,
             GBytes        *bytes)
{
  self->damage = acies_recover_describe (bytes, acies_session_get_state (self->scenario.session));
  self->origin = file != NULL ? acies_place_name (file) : NULL;
  self->original = FALSE;
  g_clear_object (&self->scenario.file);
  g_clear_object (&self->game.file);
  acies_session_mark_unsaved (self->scenario.session);
  return self;
}

AciesDocument *
acies_document_new_from_version (GFile         *version,
                                 const char    *origin,
                                 AciesLibrary  *library,
                                 AciesFindings *findings,
                                 GError       **error)
{
  g_autoptr (GBytes) bytes = acies_file_load_regular (version, origin, ACIES_XML_MAX_BYTES, error);
  AciesState    *state = bytes != NULL ? acies_scenario_recover (bytes, origin, library, findings, error) : NULL;
  AciesDocument *self;

  if (state == NULL)
    return NULL;
  self = new_document (state, NULL);
  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0)
    become_copy (self, NULL, bytes);
  self->origin = g_strdup (origin);
  acies_session_set_reading (self->scenario.session, findings);
  acies_session_mark_unsaved (self->scenario.session);
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
  /* The initial position of the game becomes a new scenario. The file belongs to the game. */
  self = new_document (acies_state_copy (game->scenario), NULL);
  self->game.file = g_object_ref (file);
  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0)
    become_copy (self, file, bytes);
  acies_session_set_reading (self->scenario.session, findings);
  acies_document_note_file (self, ACIES_WORK_GAME);
  self->game.session = acies_game_open (game, game->settings.dice, &report);
  report_game (&report, game->scenario->ruleset, findings);
  if (acies_finished_has (file)) /* a record stays as it is until the game ends again */
    {
      self->record = g_file_get_path (file);
      g_clear_object (&self->game.file);
    }
  if (report.verdict != ACIES_GAME_AGREES) /* the rest of the game is still in the file and must not be overwritten */
    g_clear_object (&self->game.file);
  return self;
}

AciesDocument *
acies_document_new_imported (AciesState          *scenario,
                             GFile               *file,
                             const AciesFindings *findings)
{
  AciesDocument *self = new_document (scenario, NULL);

  self->import = g_object_ref (file);
  acies_session_set_reading (self->scenario.session, findings);
  acies_session_mark_unsaved (self->scenario.session);
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

  return state != NULL ? acies_document_new_imported (state, file, findings) : NULL;
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
  if (belongs_to (library, file))
    acies_scenario_translate (state);
  self = new_document (state, file);
  self->original = belongs_to (library, file);
  acies_session_set_reading (self->scenario.session, findings);
  return acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0 ? become_copy (self, file, bytes) : self;
}

AciesDocument *
acies_document_open_bytes (GFile            *file,
                           GBytes           *bytes,
                           AciesDocumentKind kind,
                           AciesLibrary     *library,
                           AciesFindings    *findings,
                           GError          **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  AciesDocument   *self;

  switch (kind)
    {
    case ACIES_DOCUMENT_GAME:
      return open_game (file, bytes, name, library, findings, error);
    case ACIES_DOCUMENT_DESIGNER:
      return import (file, bytes, name, library, findings, error);
    case ACIES_DOCUMENT_OTHER: /* possibly a damaged game */
      self = open_game (file, bytes, name, library, findings, NULL);
      return self != NULL ? self : open_scenario (file, bytes, name, library, findings, error);
    case ACIES_DOCUMENT_SCENARIO:
    default:
      return open_scenario (file, bytes, name, library, findings, error);
    }
}

AciesDocument *
acies_document_open (GFile         *file,
                     AciesLibrary  *library,
                     AciesFindings *findings,
                     GError       **error)
{
  AciesDocumentKind kind;
  g_autoptr (GBytes) bytes = acies_document_load_regular (file, &kind, error);

  return bytes != NULL ? acies_document_open_bytes (file, bytes, kind, library, findings, error) : NULL;
}

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
  state = acies_state_copy (acies_session_get_state (self->scenario.session));
  command.text = name;
  acies_engine_apply (state, &command, events, NULL); /* a title that would be too long is not changed */
  copy = new_document (state, NULL);
  acies_session_mark_unsaved (copy->scenario.session);
  return copy;
}

AciesDocument *
acies_document_new_from_state (AciesState *scenario)
{
  AciesDocument *self = new_document (scenario, NULL);

  acies_session_mark_unsaved (self->scenario.session);
  return self;
}

/* --- unsaved work --------------------------------------------------------------------------- */

/* Moves a journal that cannot be replayed completely to another folder. */
static void
put_by (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *place = g_build_filename (folder, PUT_BY, name, NULL);
  g_autofree char *place_folder = g_path_get_dirname (place);

  if (g_mkdir_with_parents (place_folder, 0700) != 0 || g_rename (path, place) != 0)
    g_message ("%s could not be put by", path);
}

/* Returns: (nullable) (transfer full): the scenario in @file, or %NULL if it is missing or damaged */
static AciesDocument *
open_whole (GFile        *file,
            AciesLibrary *library)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) document = acies_document_open (file, library, findings, NULL);

  return document != NULL && document->game.session == NULL && document->damage == NULL ? g_steal_pointer (&document) : NULL;
}

/* Returns: (nullable) (transfer full): a message about a recovered game, or %NULL if everything is normal */
static char *
describe_resumed (AciesSession *game,
                  gboolean      corrected,
                  const char   *reason)
{
  guint n = acies_session_count_commands (game);

  if (corrected && reason == NULL)
    return g_strdup (_ ("The rules have been corrected since this game was played. All of its moves are legal under the corrected rules, and you can continue from its end."));
  if (corrected)
    /* Translators: the number of a command, and a sentence with the reason */
    return g_strdup_printf (_ ("The rules have been corrected since this game was played. Under the corrected rules, the game could be resumed only up to command %1$u. %2$s."),
                            n, reason);

  /* Translators: the number of a command, and a sentence with the reason */
  return reason != NULL ? g_strdup_printf (_ ("The game could be resumed only up to command %1$u. %2$s."), n, reason) : NULL;
}

/* The journal is continued if it holds the complete game; otherwise the game gets a new one. Both are written at once,
 * but keep the time of the last move. */
static AciesDocument *
recover_game (const AciesJournalFile *left,
              AciesJournalFolder     *folder,
              AciesLibrary           *library,
              AciesFindings          *findings,
              GError                **error)
{
  g_autofree char *reason = NULL;
  g_autofree char *fault = NULL;
  gboolean         corrected;
  GStatBuf         about;
  gboolean         is_dated = g_stat (left->path, &about) == 0;
  g_autoptr (AciesSession) game = acies_journal_file_open_game (left, library, &corrected, &reason, error);
  g_autoptr (GFile) journal = NULL;
  gboolean       anew = game == NULL || corrected || reason != NULL;
  AciesDocument *self;

  if (anew)
    put_by (left->path);
  if (game == NULL)
    return NULL;
  fault = describe_resumed (game, corrected, reason);
  if (fault != NULL)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "game-differs", "%s", fault);
  self = left->scenario != NULL ? open_whole (left->scenario, library) : NULL;
  if (self == NULL)
    self = new_document (acies_state_copy (acies_session_get_scenario (game)), NULL);
  self->game.session = g_steal_pointer (&game);
  if (!corrected || reason == NULL) /* otherwise the file holds more of the game and must not be overwritten */
    g_set_object (&self->game.file, left->file);
  acies_document_note_file (self, ACIES_WORK_GAME);
  self->game.folder = acies_journal_folder_ref (folder);
  self->library = acies_library_ref (library);
  acies_document_begin_journal (self, ACIES_WORK_GAME, anew ? NULL : left->path);
  journal = acies_document_dup_game_journal (self);
  if (is_dated && journal != NULL)
    g_file_set_attribute_uint64 (journal, G_FILE_ATTRIBUTE_TIME_MODIFIED, (guint64) about.st_mtime, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return self;
}

static AciesDocument *
recover_scenario (const AciesJournalFile *left,
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
  acies_session_set_reading (self->scenario.session, findings);
  acies_session_mark_unsaved (self->scenario.session);
  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0)
    become_copy (self, left->file, left->document);
  self->scenario.folder = acies_journal_folder_ref (folder);
  acies_document_begin_journal (self, ACIES_WORK_SCENARIO, left->path);
  return self;
}

AciesDocument *
acies_document_recover (const AciesJournalFile *left,
                        AciesJournalFolder     *folder,
                        AciesLibrary           *library,
                        AciesFindings          *findings,
                        GError                **error)
{
  return left->lines != NULL ? recover_game (left, folder, library, findings, error) : recover_scenario (left, folder, library, findings, error);
}
