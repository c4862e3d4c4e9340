/* problems-panel.h - what is wrong with the battle, live, and what puts it right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "engine/find/finding-kinds.h"

G_BEGIN_DECLS

#define ACIES_TYPE_PROBLEMS_PANEL (acies_problems_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesProblemsPanel, acies_problems_panel, ACIES, PROBLEMS_PANEL, GtkWidget)

/**
 * AciesProblemsPanel::counted:
 * There are more problems than before, or fewer, or graver ones.
 *
 * AciesProblemsPanel::go-to:
 * @subject: an #AciesFindingSubject: what the problem is about that somebody has
 *   chosen; one with a hex is gone to without asking
 */

/**
 * acies_problems_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void     acies_problems_panel_set_editor  (AciesProblemsPanel *self,
                                           AciesEditor        *editor);

/**
 * acies_problems_panel_set_session:
 * @session: (nullable): the one the editor has now
 *
 * Looks at once, and after that within moments of each change.
 */
void     acies_problems_panel_set_session (AciesProblemsPanel *self,
                                           AciesSession       *session);

guint    acies_problems_panel_count       (AciesProblemsPanel *self);
/* Errors keep the battle from being played. */
guint    acies_problems_panel_count_errors (AciesProblemsPanel *self);
/* How often it has looked after a change: many changes cost no more than one look. */
guint    acies_problems_panel_count_looks (AciesProblemsPanel *self);

G_END_DECLS
