/* history-button.h - the list of what was done, to go back and forth in
 *
 * A button with a popover: the newest step on top, what was undone dimmed,
 * the present one marked, and at the bottom the scenario as it was opened. A
 * click goes there. What cannot be taken back in a game cannot be chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_HISTORY_BUTTON (acies_history_button_get_type ())
G_DECLARE_FINAL_TYPE (AciesHistoryButton, acies_history_button, ACIES, HISTORY_BUTTON, GtkWidget)

/**
 * acies_history_button_set_session:
 * @session: (nullable): what undo and redo are meant for
 */
void acies_history_button_set_session (AciesHistoryButton *self,
                                       AciesSession       *session);

G_END_DECLS
