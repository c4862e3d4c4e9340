/* undo.c - steps of what is shown, taken back and done again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/undo.h"

#include "app/dialogs/questions.h"

static void
answered_cb (AciesSession *session,
             const char   *answer)
{
  if (g_str_equal (answer, ACIES_UNDO_ANSWER_AGREE) && acies_session_can_ask_to_undo (session))
    acies_session_undo_agreed (session);
}

static void
ask_to_undo (AciesWindow  *self,
             AciesSession *session)
{
  AdwMessageDialog *question = acies_undo_question_new (GTK_WINDOW (self), session);

  g_signal_connect_object (question, "response", G_CALLBACK (answered_cb), session, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
}

void
acies_action_undo (AciesWindow *self)
{
  AciesSession *session = acies_document_page_get_session (acies_window_get_page (self));

  acies_document_page_flush (acies_window_get_page (self));
  if (session == NULL)
    return;
  if (acies_session_can_undo (session))
    acies_session_undo (session);
  else if (acies_session_can_ask_to_undo (session))
    ask_to_undo (self, session);
}

void
acies_action_redo (AciesWindow *self)
{
  AciesSession *session = acies_document_page_get_session (acies_window_get_page (self));

  acies_document_page_flush (acies_window_get_page (self));
  if (session != NULL && acies_session_can_redo (session))
    acies_session_redo (session);
}
