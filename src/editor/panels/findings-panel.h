/* findings-panel.h - what is wrong with the battle, live, and what puts it right
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
 * There are more findings than before, or fewer, or graver ones.
 *
 * AciesFindingsPanel::go-to:
 * @subject: an #AciesFindingSubject: what the finding is about that somebody has
 *   chosen
 */

guint    acies_findings_panel_count       (AciesFindingsPanel *self);
/* Errors keep the battle from being played. */
guint    acies_findings_panel_count_errors (AciesFindingsPanel *self);
/* Warnings, and errors found while the file was read, which do not prevent play. */
guint    acies_findings_panel_count_warnings (AciesFindingsPanel *self);
/* How often it has looked after a change: many changes cost no more than one look. */
guint    acies_findings_panel_count_looks (AciesFindingsPanel *self);

/* Goes to the next problem or to the previous one, and gives its row the focus. Returns: whether there is one */
gboolean acies_findings_panel_go_on       (AciesFindingsPanel *self,
                                           gboolean            forward);

/* (transfer floating): a button with the number of errors, or else of warnings, or else a tick */
GtkWidget *acies_findings_panel_new_badge (AciesFindingsPanel *self);

G_END_DECLS
