/* problem-row.h - a row of the list of problems: sign, sentence, place, Fix button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/panels/problem.h"
#include "engine/state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_problem_row_new:
 * @state: whose sides and rules the problem names
 *
 * Returns: (transfer floating): a #GtkListBoxRow; its button asks for the
 *   problem's fix
 */
GtkWidget *acies_problem_row_new (AciesProblem     *problem,
                                  const AciesState *state);

G_END_DECLS
