/* print-question.h - asks what is to be printed, where the dialog for printers cannot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What "response" may tell of the question; anything else: print nothing. */
#define ACIES_PRINT_ANSWER_SHEET "sheet"
#define ACIES_PRINT_ANSWER_MAP "map"

/**
 * acies_print_question_new:
 * @parent: what it is shown over
 *
 * Returns: (transfer none): the question, to be presented; GTK owns it
 */
AdwMessageDialog *acies_print_question_new (GtkWindow *parent);

G_END_DECLS
