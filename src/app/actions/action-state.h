/* action-state.h - what an action needs, and what of it there is now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* To be added up. */
typedef enum
{
  ACIES_ACTION_STATE_NOTHING = 0,
  ACIES_ACTION_STATE_LIBRARY = 1 << 0,  /* it is shown */
  ACIES_ACTION_STATE_TABS = 1 << 1,     /* there are some */
  ACIES_ACTION_STATE_OPEN = 1 << 2,     /* a document is shown */
  ACIES_ACTION_STATE_EDIT = 1 << 3,     /* in that view */
  ACIES_ACTION_STATE_PLAY = 1 << 4,
  ACIES_ACTION_STATE_GAME = 1 << 5,     /* one was begun */
  ACIES_ACTION_STATE_IDLE = 1 << 6,     /* no step of people's goes on */
  ACIES_ACTION_STATE_VERSIONS = 1 << 7, /* its file may have some */
  ACIES_ACTION_STATE_UNDO = 1 << 8,     /* a step can be taken back, perhaps after asking */
  ACIES_ACTION_STATE_REDO = 1 << 9,
  ACIES_ACTION_STATE_PERSON = 1 << 10,  /* who decides in the game that is shown is one */
  ACIES_ACTION_STATE_PIECES = 1 << 11,  /* of its board some can be taken elsewhere */
  ACIES_ACTION_STATE_SEVERAL = 1 << 12, /* there are several tabs */
} AciesActionState;

/* Of all needs those that what @window shows meets now. */
guint acies_action_state_of_window (AciesWindow *window);

G_END_DECLS
