/* undo-question.h - asks the other sides before a step of a game is undone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What "response" may tell of the question; anything else: another side refuses. */
#define ACIES_UNDO_ANSWER_AGREE "agree"

/**
 * acies_undo_question_new:
 * @parent: what it is shown over
 * @session: whose last step must be asked for; only looked at
 *
 * Returns: (transfer none): the question, to be presented; GTK owns it
 */
AdwMessageDialog *acies_undo_question_new (GtkWindow    *parent,
                                           AciesSession *session);

G_END_DECLS
