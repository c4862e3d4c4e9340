/* findings-badge.h - how many problems the battle has, as a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/panels/findings-panel.h"

G_BEGIN_DECLS

/**
 * acies_findings_badge_new:
 * @findings: the list of problems that it counts
 *
 * Returns: (transfer floating): a #GtkButton with the number of errors, or else of warnings, or else a tick
 */
GtkWidget *acies_findings_badge_new (AciesFindingsPanel *findings);

G_END_DECLS
