/* board-dialog.h - dialogs that change the whole board: what they share, and each of them
 *
 * Each shows, while it is filled in, what would be lost; nothing has changed
 * until it is applied, and then it is one step of the history.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/edit/transform.h"
#include "session/session.h"

G_BEGIN_DECLS

typedef struct _AciesBoardDialog AciesBoardDialog;

/**
 * AciesBoardDialogAsk:
 * @make: fills in the transform that the controls ask for
 * @describe: (nullable): (transfer none) (nullable): a sentence on it besides what is lost
 * @name: (transfer none): what the history calls it
 *
 * What the kinds of dialogs differ in; @controls is their own.
 */
typedef struct
{
  void        (*make)     (gpointer          controls,
                           const AciesState *state,
                           AciesTransform   *transform);
  const char *(*describe) (gpointer          controls,
                           const AciesState *state);
  const char *(*name)     (gpointer          controls);
} AciesBoardDialogAsk;

/**
 * acies_board_dialog_new:
 * @session: in edit mode
 * @content: its controls
 * @controls: (transfer full): for @ask; freed with g_free()
 */
AciesBoardDialog *acies_board_dialog_new     (GtkWindow                 *parent,
                                              AciesSession              *session,
                                              const char                *title,
                                              const char                *apply,
                                              const AciesBoardDialogAsk *ask,
                                              GtkWidget                 *content,
                                              gpointer                   controls);

/* A control has changed; to be called once before it is shown, too. */
void              acies_board_dialog_refresh (AciesBoardDialog          *self);
void              acies_board_dialog_present (AciesBoardDialog          *self);

/**
 * acies_board_dialog_add_number:
 * @group: where its row is added, with its range
 * @title: translated
 *
 * Returns: (transfer none): the row's spin button
 */
GtkSpinButton    *acies_board_dialog_add_number (GtkWidget              *group,
                                              const char                *title,
                                              int                        min,
                                              int                        max,
                                              int                        value);

/* The dialogs. */
void              acies_resize_dialog_present (GtkWindow                *parent,
                                              AciesSession              *session);
void              acies_shift_dialog_present (GtkWindow                 *parent,
                                              AciesSession              *session);
void              acies_mirror_dialog_present (GtkWindow                *parent,
                                              AciesSession              *session);

G_END_DECLS
