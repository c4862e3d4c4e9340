/* document.c - one open scenario: its file, its editing, and a game played on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document-private.h"

#include "app/document/battles.h"
#include "app/shared/place-text.h"
#include "engine/board/texts.h"
#include "engine/find/findings.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (AciesDocument, acies_document, G_TYPE_OBJECT)

/* --- properties ----------------------------------------------------------------------------- */

GFile *
acies_document_get_file (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->scenario.file;
}

GFile *
acies_document_get_game_file (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->game.file;
}

/* Whether @a and @b are names of the same file, such as a link and its target. */
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

  return is_same_file (self->scenario.file, file) || is_same_file (self->game.file, file) || is_same_file (self->import, file);
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

  return acies_session_is_modified (self->scenario.session);
}

gboolean
acies_document_has_unsaved_game (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->game.session != NULL && acies_session_is_modified (self->game.session) &&
         acies_session_get_state (self->game.session)->outcome.reason == ACIES_END_NOT_YET;
}

gboolean
acies_document_is_untouched (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->scenario.file == NULL && self->game.file == NULL && self->game.session == NULL && !acies_document_is_modified (self) &&
         !acies_session_can_undo (self->scenario.session) && !acies_session_can_redo (self->scenario.session);
}

static const AciesState *
edited_state (AciesDocument *self)
{
  return acies_session_get_state (self->scenario.session);
}

char *
acies_document_dup_title (AciesDocument *self)
{
  const char *title;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  title = edited_state (self)->texts->text[ACIES_TEXT_TITLE];
  if (title[0] != '\0')
    return g_strdup (title);
  if (self->scenario.file != NULL)
    return acies_place_name (self->scenario.file);
  return g_strdup (self->origin != NULL ? self->origin : _ ("New Battle"));
}

char *
acies_document_dup_place (AciesDocument *self)
{
  GFile *file;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  if (acies_document_is_original (self))
    return g_strdup (_ ("Comes with Acies"));
  file = self->scenario.file != NULL ? self->scenario.file : self->game.file;
  return file != NULL ? acies_place_text (file) : g_strdup (_ ("Not saved yet"));
}

/* Adds the time of the last write to the game's journal, if there is one. */
static void
add_time (AciesDocument *self,
          GString       *text)
{
  g_autoptr (GFile) journal = acies_document_dup_game_journal (self);
  g_autofree char *time = NULL;
  GStatBuf         about;

  if (journal == NULL || g_stat (g_file_peek_path (journal), &about) != 0)
    return;
  time = acies_age_dup_date ((gint64) about.st_mtime * G_USEC_PER_SEC);
  acies_list_add (text, ACIES_LIST_DOT, time);
}

char *
acies_document_dup_summary (AciesDocument *self)
{
  g_autofree char *progress = NULL;
  g_autofree char *place = NULL;
  GString         *text = g_string_new (NULL);

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  if (self->game.session != NULL)
    {
      progress = acies_battle_dup_progress (self->game.session);
      acies_list_add (text, ACIES_LIST_DOT, acies_document_get_ruleset (self)->name);
      acies_list_add (text, ACIES_LIST_DOT, progress);
      add_time (self, text);
    }
  place = acies_document_dup_place (self);
  if (self->game.session == NULL || self->game.file != NULL)
    acies_list_add (text, ACIES_LIST_DOT, place);
  if (acies_document_is_read_only (self, ACIES_WORK_SCENARIO))
    acies_list_add (text, ACIES_LIST_DOT, _ ("read-only"));
  if (acies_document_is_modified (self))
    acies_list_add (text, ACIES_LIST_DOT, _ ("unsaved changes"));
  if (acies_document_would_lose_game (self))
    acies_list_add (text, ACIES_LIST_DOT, _ ("unsaved game"));
  return g_string_free (text, FALSE);
}

char *
acies_document_dup_name_with (AciesDocument *self,
                              const char    *ending)
{
  g_autofree char *title = acies_document_dup_title (self);

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  if (g_str_has_suffix (title, ".acies")) /* the title is the file name */
    title[strlen (title) - strlen (".acies")] = '\0';
  g_strdelimit (title, "/\\:", '-');
  return g_strconcat (title, ending, NULL);
}

char *
acies_document_dup_file_name (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  if (self->scenario.file != NULL)
    return acies_place_name (self->scenario.file);
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

  return self->scenario.session;
}

AciesSession *
acies_document_get_play (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->game.session;
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

  return self->game.session != NULL && acies_state_equal (acies_session_get_scenario (self->game.session), edited_state (self));
}

AciesSession *
acies_document_begin_play (AciesDocument           *self,
                           guint64                  seed,
                           const AciesGameSettings *settings)
{
  AciesGameSettings usual = ACIES_GAME_SETTINGS_DEFAULT;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  acies_document_end_game (self);
  settings = settings != NULL ? settings : &usual;
  self->game.session = acies_session_new_game_at (acies_session_get_state (self->scenario.session), seed, ACIES_DICE_ENTERED, settings->depth);
  acies_session_set_settings (self->game.session, settings);
  self->is_new_game = TRUE;
  acies_document_begin_journal (self, ACIES_WORK_GAME, NULL);
  return self->game.session;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
clear_work (AciesSavedWork *work)
{
  g_clear_object (&work->session);
  g_clear_object (&work->file);
  g_clear_pointer (&work->stamp, g_free);
  g_clear_pointer (&work->folder, acies_journal_folder_unref);
}

static void
acies_document_dispose (GObject *object)
{
  AciesDocument *self = ACIES_DOCUMENT (object);

  if (self->journal != NULL)
    acies_journal_close (self->journal); /* the user has saved or discarded the work */
  g_clear_object (&self->journal);
  acies_document_end_game (self);
  clear_work (&self->scenario);
  clear_work (&self->game);
  g_clear_pointer (&self->library, acies_library_unref);
  g_clear_object (&self->import);
  g_clear_pointer (&self->damage, g_free);
  g_clear_pointer (&self->origin, g_free);
  g_clear_pointer (&self->records, g_free);
  g_clear_pointer (&self->sheet_finder, acies_sheet_finder_free);
  G_OBJECT_CLASS (acies_document_parent_class)->dispose (object);
}

static void
acies_document_class_init (AciesDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_document_dispose;

  g_signal_new ("unkept", ACIES_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("told", ACIES_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_document_init (AciesDocument *self)
{
  self->sheet_finder = acies_sheet_finder_new ();
}
