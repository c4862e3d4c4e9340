/* document-game.c - the game played on a document: begun, saved, kept, and back after the program ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document-game.h"

#include "app/document/document-private.h"
#include "app/shared/place-text.h"
#include "session/game.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define PUT_BY "damaged" /* folder beside the journals that cannot be played again whole */

static void
tell (AciesDocument *self,
      const char    *format,
      const char    *words)
{
  g_autofree char *message = g_strdup_printf (format, words);

  g_signal_emit_by_name (self, "game-told", message);
}

/* --- its file ------------------------------------------------------------------------------- */

gboolean
acies_document_save_game (AciesDocument *self,
                          GFile         *file,
                          AciesLibrary  *library,
                          GError       **error)
{
  gboolean kept;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (self->play != NULL, FALSE);

  if (file == NULL)
    file = self->game_file;
  g_return_val_if_fail (file != NULL, FALSE);

  if (!acies_game_save (self->play, file, library, &kept, error))
    return FALSE;
  self->has_no_backup = !kept;
  g_set_object (&self->game_file, file);
  acies_document_note_game_file (self);
  acies_document_note_places (self);
  acies_session_mark_saved (self->play);
  self->game_failing = FALSE;
  return TRUE;
}

gboolean
acies_document_update_game_file (AciesDocument *self,
                                 GError       **error)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  if (self->play == NULL || self->game_file == NULL)
    return FALSE;
  if (!acies_session_is_modified (self->play))
    return TRUE;
  return self->library != NULL && acies_document_game_file_is_ours (self) &&
         acies_document_save_game (self, NULL, self->library, error);
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

  if (game == self->play)
    self->n_reported = n_commands;
}

gboolean
acies_document_would_lose_game (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  if (self->play == NULL || !acies_session_is_modified (self->play))
    return FALSE;
  return !is_over (self->play) || self->n_reported != acies_session_count_commands (self->play);
}

/* What another program has done to the file is left as it is, and told of. */
static void
tell_of_file (AciesDocument *self,
              const GError  *error)
{
  g_autofree char *name = acies_place_name (self->game_file);

  if (error != NULL)
    /* Translators: what is wrong */
    tell (self, _ ("The game’s file could not be updated: %s"), error->message);
  else if (g_file_query_exists (self->game_file, NULL))
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

/* A view that listens may still be at work: what was done is written when nothing else is to be done. */
static void
play_changed_cb (AciesDocument *self)
{
  const AciesState *state = acies_session_get_state (self->play);
  guint             turn = state->turn.round * ACIES_MAX_SIDES + state->turn.active;

  if (turn == self->turn && !is_over (self->play))
    return;
  self->turn = turn;
  if (self->game_file != NULL && self->updating == 0)
    self->updating = g_idle_add_full (G_PRIORITY_LOW, update_cb, self, NULL);
}

/* --- kept while it is played ---------------------------------------------------------------- */

static void
failed_cb (AciesDocument *self,
           const char    *message)
{
  g_signal_emit_by_name (self, "game-unkept", message);
}

gboolean
acies_document_game_is_unkept (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->game_journal != NULL && acies_game_journal_is_failing (self->game_journal);
}

void
acies_document_note_places (AciesDocument *self)
{
  if (self->game_journal != NULL)
    acies_game_journal_set_places (self->game_journal, self->file, self->game_file);
}

/* What has been written beside the game since is in no report. */
static void
forget_report (AciesDocument *self)
{
  self->n_reported = 0;
}

/* @path: (nullable): a journal to go on with */
static void
begin_journal (AciesDocument *self,
               const char    *path)
{
  const AciesState *state = acies_session_get_state (self->play);

  self->turn = state->turn.round * ACIES_MAX_SIDES + state->turn.active;
  g_signal_connect_object (self->play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "notes-changed", G_CALLBACK (forget_report), self, G_CONNECT_SWAPPED);
  if (self->games == NULL)
    return;
  self->game_journal = acies_game_journal_new (self->play, self->games, path);
  g_signal_connect_object (self->game_journal, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  acies_document_note_places (self);
  acies_game_journal_begin (self->game_journal);
}

void
acies_document_end_game (AciesDocument *self)
{
  g_clear_handle_id (&self->updating, g_source_remove);
  if (self->game_journal != NULL)
    acies_game_journal_close (self->game_journal);
  g_clear_object (&self->game_journal);
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_clear_object (&self->play);
  g_clear_object (&self->game_file);
  self->game_failing = FALSE;
  self->n_reported = 0;
}

void
acies_document_keep_games (AciesDocument      *self,
                           AciesJournalFolder *folder,
                           AciesLibrary       *library)
{
  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  if (self->games != NULL)
    return;
  self->games = acies_journal_folder_ref (folder);
  self->library = acies_library_ref (library);
  if (self->play != NULL)
    begin_journal (self, NULL);
}

void
acies_document_leave_game (AciesDocument *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  if (self->game_journal == NULL || !acies_document_game_is_kept (self))
    return;
  acies_game_journal_leave (self->game_journal);
}

/* Nobody misses a game in which nothing was done yet. */
gboolean
acies_document_game_is_kept (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->game_journal != NULL && acies_game_journal_get_path (self->game_journal) != NULL &&
         acies_session_count_steps (self->play) > 0;
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

  if (other->play == NULL)
    return;
  acies_document_end_game (self);
  self->play = g_object_ref (other->play);
  self->n_reported = other->n_reported;
  g_set_object (&self->game_file, other->game_file);
  acies_document_note_game_file (self);
  if (self->games == NULL && other->games != NULL)
    {
      self->games = acies_journal_folder_ref (other->games);
      self->library = acies_library_ref (other->library);
    }
  if (other->game_journal != NULL)
    {
      path = g_strdup (acies_game_journal_get_path (other->game_journal));
      acies_game_journal_leave (other->game_journal);
    }
  begin_journal (self, path);
  acies_document_end_game (other);
}

/* --- back again ----------------------------------------------------------------------------- */

/* What cannot be played again whole is not thrown away. */
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

/* Returns: (nullable) (transfer full): the scenario as its file has it, if it is there whole */
static AciesDocument *
open_scenario (GFile        *file,
               AciesLibrary *library)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) document = acies_document_open (file, library, findings, NULL);

  return document != NULL && document->play == NULL && document->damage == NULL ? g_steal_pointer (&document) : NULL;
}

/* Returns: (nullable) (transfer full): what people are to know of a game that was resumed */
static char *
describe_resumed (AciesSession *game,
                  gboolean      corrected,
                  const char   *reason)
{
  guint n = acies_session_count_commands (game);

  if (corrected && reason == NULL)
    return g_strdup (_ ("The rules have been corrected since this game was played. All of its moves are legal under the corrected rules, and you can continue from its end."));
  if (corrected)
    /* Translators: the number of a command, and a sentence that says why the game stopped there */
    return g_strdup_printf (_ ("The rules have been corrected since this game was played. Under the corrected rules, the game could be resumed only up to command %1$u. %2$s."),
                            n, reason);

  /* Translators: the number of a command, and a sentence that says why the game stopped there */
  return reason != NULL ? g_strdup_printf (_ ("The game could be resumed only up to command %1$u. %2$s."), n, reason) : NULL;
}

AciesDocument *
acies_document_resume (const AciesJournalFile *left,
                       gboolean                with_scenario,
                       AciesJournalFolder     *folder,
                       AciesLibrary           *library,
                       char                  **fault,
                       GError                **error)
{
  g_autofree char *reason = NULL;
  gboolean         corrected;
  g_autoptr (AciesSession) game = acies_journal_file_open_game (left, library, &corrected, &reason, error);
  AciesDocument *self = NULL;
  gboolean       anew; /* what is played from now on has a journal of its own */

  anew = game == NULL || corrected || reason != NULL;
  if (anew)
    put_by (left->path);
  *fault = NULL;
  if (game == NULL)
    return NULL;
  *fault = describe_resumed (game, corrected, reason);
  if (with_scenario && left->scenario != NULL)
    self = open_scenario (left->scenario, library);
  if (self == NULL)
    self = acies_document_new_of_game (game);
  self->play = g_steal_pointer (&game);
  if (!corrected || reason == NULL) /* else the file has more of the game, and nothing is to take its place */
    g_set_object (&self->game_file, left->file);
  acies_document_note_game_file (self);
  self->games = acies_journal_folder_ref (folder);
  self->library = acies_library_ref (library);
  begin_journal (self, anew ? NULL : left->path);
  return self;
}

/* --- begun ---------------------------------------------------------------------------------- */

AciesSession *
acies_document_begin_play (AciesDocument           *self,
                           guint64                  seed,
                           const AciesGameSettings *settings)
{
  AciesGameSettings usual = ACIES_GAME_SETTINGS_DEFAULT;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  acies_document_end_game (self);
  self->play = acies_session_new_game (acies_session_get_state (self->edit), seed, ACIES_DICE_ENTERED);
  acies_session_set_settings (self->play, settings != NULL ? settings : &usual);
  begin_journal (self, NULL);
  return self->play;
}
