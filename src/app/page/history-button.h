/* history-button.h - a button with a popover that lists all undo and redo steps
 *
 * The newest step is at the top and the state at the start at the bottom. The current step is marked, and undone steps
 * are dimmed. A click undoes or redoes up to that step. Steps that a game does not allow to undo cannot be chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_HISTORY_BUTTON (acies_history_button_get_type ())
G_DECLARE_FINAL_TYPE (AciesHistoryButton, acies_history_button, ACIES, HISTORY_BUTTON, AdwBin)

/**
 * acies_history_button_set_session:
 * @session: (nullable): the session whose steps to list
 */
void acies_history_button_set_session (AciesHistoryButton *self,
                                       AciesSession       *session);

G_END_DECLS
