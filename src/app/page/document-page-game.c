/* document-page-game.c - starts and continues games on a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/page/document-page-private.h"

#include "app/dialogs/questions.h"
#include "app/document/document.h"
#include "app/shared/settings.h"
#include "session/rng.h"

#include <glib/gi18n.h>

void
acies_document_page_take_game (AciesDocumentPage *self,
                               AciesSession      *game)
{
  gboolean counts_only = game != NULL && acies_session_get_settings (game)->depth == ACIES_DEPTH_TRACKERS;

  acies_document_page_clear_table (self);
  self->starts_anew = FALSE;
  if (game != NULL && !counts_only)
    acies_document_page_make_play_view (self);
  if (self->play_view != NULL)
    acies_play_view_set_session (self->play_view, counts_only ? NULL : game);
  g_signal_group_set_target (self->play_signals, game);
}

/* Returns: the settings of the current game, or else of the last one */
static AciesGameSettings
settings_of_game (AciesDocumentPage *self)
{
  AciesSession *game = acies_document_get_play (self->document);

  return game != NULL ? *acies_session_get_settings (game) : acies_setup_memory_load (acies_session_get_state (acies_document_get_edit (self->document)));
}

static void
begin_game (AciesDocumentPage       *self,
            const AciesGameSettings *settings,
            guint64                  seed)
{
  AciesSession *game;

  if (self->view == ACIES_VIEW_PLAY)
    acies_play_view_attach_canvas (self->play_view, NULL);
  acies_document_page_take_game (self, NULL);
  self->goes_on = FALSE;
  acies_document_page_make_play_view (self);
  acies_play_view_set_theme (self->play_view, acies_document_page_get_theme (self));
  game = acies_document_begin_play (self->document, seed, settings);
  acies_document_page_take_game (self, game);
}

/* A game at a table is shown there. */
static void
show_game (AciesDocumentPage *self)
{
  AciesDepth depth = acies_session_get_settings (acies_document_get_play (self->document))->depth;

  if (depth == ACIES_DEPTH_SCREEN || (depth == ACIES_DEPTH_POSITION && self->view != ACIES_VIEW_TABLE))
    self->view = ACIES_VIEW_PLAY;
  else
    self->view = ACIES_VIEW_TABLE;
  acies_document_page_show_view (self);
}

static void
begin_another (AciesDocumentPage *self,
               guint64            seed)
{
  AciesGameSettings settings = settings_of_game (self);

  begin_game (self, &settings, seed);
}

/* Returns: whether the scenario has no errors; shows them otherwise */
static gboolean
may_play (AciesDocumentPage *self)
{
  g_autoptr (AciesFindings) findings = acies_document_find_faults (self->document);

  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) == 0)
    return TRUE;
  acies_edit_view_show_findings (self->edit_view);
  g_signal_emit_by_name (self, "faulty", findings);
  return FALSE;
}

static void
game_answered_cb (AciesDocumentPage *self,
                  const char        *answer)
{
  if (g_str_equal (answer, ACIES_GAME_ANEW))
    g_signal_emit_by_name (self, "again", acies_rng_new_seed ());
  if (!g_str_equal (answer, ACIES_GAME_GO_ON))
    return;
  self->goes_on = TRUE;
  acies_document_page_set_view (self, ACIES_VIEW_PLAY);
}

static void
ask_about_game (AciesDocumentPage *self)
{
  AdwMessageDialog *question = acies_game_question_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));

  g_signal_connect_object (question, "response", G_CALLBACK (game_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
}

gboolean
acies_document_page_prepare_game (AciesDocumentPage *self)
{
  acies_document_page_flush (self);
  if (acies_document_page_counts_only (self))
    {
      g_signal_emit_by_name (self, "to-screen");
      return FALSE;
    }
  if (self->goes_on || acies_document_play_is_current (self->document))
    return TRUE;
  if (acies_document_has_unsaved_game (self->document))
    {
      ask_about_game (self);
      return FALSE;
    }
  if (!may_play (self))
    return FALSE;
  if (acies_document_would_lose_game (self->document))
    {
      g_signal_emit_by_name (self, "again", acies_rng_new_seed ());
      return FALSE;
    }
  if (acies_document_get_play (self->document) == NULL &&
      (acies_setup_memory_asks () || acies_session_get_state (acies_document_get_edit (self->document))->texts->goal != ACIES_GOAL_NONE))
    {
      g_signal_emit_by_name (self, "set-up");
      return FALSE;
    }
  if (acies_document_get_play (self->document) != NULL)
    acies_document_page_show_message (self, _ ("The battle has changed, so a new game starts"));
  begin_another (self, acies_rng_new_seed ());
  return TRUE;
}

void
acies_document_page_restart (AciesDocumentPage *self,
                             guint64            seed)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  acies_document_page_flush (self);
  if (self->document == NULL || !may_play (self))
    return;
  begin_another (self, seed);
  show_game (self);
}

void
acies_document_page_advise (AciesDocumentPage *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  if (self->play_view != NULL && self->view == ACIES_VIEW_PLAY)
    acies_play_view_advise (self->play_view);
}

void
acies_document_page_show_last_turn (AciesDocumentPage *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  if (self->play_view != NULL && self->view == ACIES_VIEW_PLAY)
    acies_play_view_show_last_turn (self->play_view);
}

gboolean
acies_document_page_may_begin (AciesDocumentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_PAGE (self), FALSE);

  acies_document_page_flush (self);
  return self->document != NULL && may_play (self);
}

void
acies_document_page_begin (AciesDocumentPage       *self,
                           const AciesGameSettings *settings,
                           guint64                  seed)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  if (!acies_document_page_may_begin (self))
    return;
  begin_game (self, settings, seed);
  show_game (self);
  acies_document_page_take_focus (self);
  if (acies_session_is_puzzle (acies_document_get_play (self->document)) && acies_play_view_wants_column (self->play_view))
    g_signal_emit_by_name (self->play_view, "column-wanted"); /* the task, even above the board */
}
