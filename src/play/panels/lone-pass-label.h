/* lone-pass-label.h - passes for a side that can only pass, and says so; also says how many units a player left out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_FORCED_PASS_LABEL (acies_forced_pass_label_get_type ())
G_DECLARE_FINAL_TYPE (AciesForcedPassLabel, acies_forced_pass_label, ACIES, FORCED_PASS_LABEL, AciesPanel)

/**
 * acies_forced_pass_label_new:
 * @table: listened to
 *
 * Returns: (transfer floating): a label that is seen when it has passed, until
 *   something else happens
 */
GtkWidget *acies_forced_pass_label_new (AciesGameTable *table);

G_END_DECLS
