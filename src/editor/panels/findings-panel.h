/* findings-panel.h - the list of problems in the scenario, with fixes; it updates after each change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"
#include "engine/find/findings.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_FINDINGS_PANEL (acies_findings_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesFindingsPanel, acies_findings_panel, ACIES, FINDINGS_PANEL, AciesPanel)

/**
 * AciesFindingsPanel::counted:
 * The number of findings, errors or warnings has changed.
 *
 * AciesFindingsPanel::go-to:
 * @subject: the #AciesFindingSubject of the finding that the user has activated
 */

guint    acies_findings_panel_count       (AciesFindingsPanel *self);
/* Returns: the number of errors, which prevent play */
guint    acies_findings_panel_count_errors (AciesFindingsPanel *self);
/* Returns: the number of updates after changes so far; several changes at once cause only one update */
guint    acies_findings_panel_count_looks (AciesFindingsPanel *self);

/* Goes to the next or previous problem and focuses its row. Returns: %FALSE if there are no problems */
gboolean acies_findings_panel_go_on       (AciesFindingsPanel *self,
                                           gboolean            forward);

/* Returns: (transfer floating): a button that shows the number of errors; without errors, the number of warnings;
 *   without either, a tick */
GtkWidget *acies_findings_panel_new_badge (AciesFindingsPanel *self);

G_END_DECLS
