/* board-dialogs.h - dialogs that resize, shift and mirror the whole board
 *
 * Each dialog lists what the change would lose. The change is applied only on confirmation, as one undo step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @session: a session in edit mode */
void           acies_resize_dialog_present   (GtkWindow    *parent,
                                              AciesSession *session);
void           acies_shift_dialog_present    (GtkWindow    *parent,
                                              AciesSession *session);
void           acies_mirror_dialog_present   (GtkWindow    *parent,
                                              AciesSession *session);

/**
 * acies_board_dialog_add_number:
 * @group: an #AdwPreferencesGroup
 * @title: the title of the row, translated
 *
 * Adds a row with a spin button to @group. The subtitle shows the range.
 *
 * Returns: (transfer none): the row's spin button
 */
GtkSpinButton *acies_board_dialog_add_number (GtkWidget    *group,
                                              const char   *title,
                                              int           min,
                                              int           max,
                                              int           value);

G_END_DECLS
