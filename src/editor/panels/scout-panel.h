/* scout-panel.h - which reach and threat is shown on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/scout.h"

G_BEGIN_DECLS

#define ACIES_TYPE_SCOUT_PANEL (acies_scout_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesScoutPanel, acies_scout_panel, ACIES, SCOUT_PANEL, GtkWidget)

/* @scout: what the panel sets */
void acies_scout_panel_set_scout (AciesScoutPanel    *self,
                                  AciesScout         *scout);

/* @ruleset: (nullable): whose sides may threaten */
void acies_scout_panel_rebuild   (AciesScoutPanel    *self,
                                  const AciesRuleset *ruleset);

/**
 * acies_scout_summary_new:
 *
 * Returns: (transfer floating): a label with the reach of the unit under the pointer, while reach is shown
 */
GtkWidget *acies_scout_summary_new (AciesScout       *scout);

G_END_DECLS
