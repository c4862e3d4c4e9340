/* undo-question.h - asks the other side before a step of a game is taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes back the last step of @session, where that must be asked for, if the other side agrees. */
void acies_undo_question_show (GtkWindow    *parent,
                               AciesSession *session);

G_END_DECLS
