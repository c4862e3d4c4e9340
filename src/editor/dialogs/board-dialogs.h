/* board-dialogs.h - dialogs that resize, shift and mirror the whole board
 *
 * Each shows, while it is filled in, what would be lost; nothing has changed until it is applied, and then it is one step of
 * the history.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The session is in edit mode. */
void           acies_resize_dialog_present   (GtkWindow    *parent,
                                              AciesSession *session);
void           acies_shift_dialog_present    (GtkWindow    *parent,
                                              AciesSession *session);
void           acies_mirror_dialog_present   (GtkWindow    *parent,
                                              AciesSession *session);

/**
 * acies_board_dialog_add_number:
 * @group: where its row is added, with its range
 * @title: translated
 *
 * Returns: (transfer none): the row's spin button
 */
GtkSpinButton *acies_board_dialog_add_number (GtkWidget    *group,
                                              const char   *title,
                                              int           min,
                                              int           max,
                                              int           value);

G_END_DECLS
