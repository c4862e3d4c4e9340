/* action-state.c - what an action needs, and what of it there is now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/action-state.h"

#include "session/computers.h"

/* To bring one back is a step of its own: not while a unit is carried, or a stroke goes on. */
static gboolean
has_versions (AciesDocument *document)
{
  return acies_document_get_file (document) != NULL && !acies_document_is_original (document) &&
         !acies_session_is_in_group (acies_document_get_edit (document));
}

static guint
session_has (AciesSession *session)
{
  guint has = acies_session_is_in_group (session) ? 0 : ACIES_ACTION_STATE_IDLE;

  if (acies_session_can_undo (session) || acies_session_can_ask_to_undo (session))
    has |= ACIES_ACTION_STATE_UNDO;
  if (acies_session_can_redo (session))
    has |= ACIES_ACTION_STATE_REDO;
  return has;
}

static guint
page_has (AciesDocumentPage *page)
{
  AciesDocument *document = acies_document_page_get_document (page);
  AciesSession  *session = acies_document_page_get_session (page);
  guint          has = ACIES_ACTION_STATE_OPEN;

  has |= acies_document_page_get_view (page) == ACIES_VIEW_EDIT ? ACIES_ACTION_STATE_EDIT : ACIES_ACTION_STATE_PLAY;
  if (acies_document_get_play (document) != NULL)
    has |= ACIES_ACTION_STATE_GAME;
  if ((has & ACIES_ACTION_STATE_PLAY) != 0 && session != NULL && acies_session_find_person (session) != ACIES_NO_SIDE)
    has |= ACIES_ACTION_STATE_PERSON;
  if (acies_reshape_check (acies_session_get_state (acies_document_get_edit (document))->board, ACIES_RESHAPE_PIECE, NULL))
    has |= ACIES_ACTION_STATE_PIECES;
  if (has_versions (document))
    has |= ACIES_ACTION_STATE_VERSIONS;
  return session != NULL ? has | session_has (session) : has;
}

guint
acies_action_state_of_window (AciesWindow *window)
{
  AciesDocumentPage *page = acies_window_get_page (window);
  guint              count = acies_window_count_pages (window);

  return (page != NULL ? page_has (page) : ACIES_ACTION_STATE_LIBRARY) | (count > 0 ? ACIES_ACTION_STATE_TABS : 0) |
         (count > 1 ? ACIES_ACTION_STATE_SEVERAL : 0);
}
