/* history-model.h - the steps of a session as a list, the newest first
 *
 * Its items say nothing by themselves: what is at a position of the list is
 * asked of the session, so that ten thousand steps cost nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ACIES_TYPE_HISTORY_MODEL (acies_history_model_get_type ())
G_DECLARE_FINAL_TYPE (AciesHistoryModel, acies_history_model, ACIES, HISTORY_MODEL, GObject)

AciesHistoryModel *acies_history_model_new      (void);

/* Shows @session (nullable) as it is now. */
void               acies_history_model_show     (AciesHistoryModel *self,
                                                 AciesSession      *session);

/* The step at a position of the list; 0, at its end, is the beginning. */
guint              acies_history_model_get_step (AciesHistoryModel *self,
                                                 guint              position);

G_END_DECLS
