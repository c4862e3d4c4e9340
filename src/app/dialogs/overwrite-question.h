/* overwrite-question.h - asks before what another program has written to a file is replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What "response" may tell of the question; anything else: leave the file as it is. */
#define ACIES_OVERWRITE_ANSWER_SAVE "save"

/**
 * acies_overwrite_question_new:
 * @parent: what it is shown over
 * @name: of the file
 *
 * Returns: (transfer none): the question, to be presented; GTK owns it
 */
AdwMessageDialog *acies_overwrite_question_new (GtkWindow  *parent,
                                                const char *name);

G_END_DECLS
