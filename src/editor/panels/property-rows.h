/* property-rows.h - what can be set about a unit beside its figures: a row for each property
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_PROPERTY_ROWS (acies_property_rows_get_type ())
G_DECLARE_FINAL_TYPE (AciesPropertyRows, acies_property_rows, ACIES, PROPERTY_ROWS, GtkWidget)

/**
 * acies_property_rows_new:
 * @editor: (transfer none): must outlive the rows
 * Returns: (transfer floating): no rows yet
 */
GtkWidget *acies_property_rows_new     (AciesEditor       *editor);

/* Makes the rows anew for the ruleset of another scenario. */
void       acies_property_rows_rebuild (AciesPropertyRows *self);

/* Shows what @unit has, which is on the board; with ACIES_NO_UNIT nothing. */
void       acies_property_rows_refresh (AciesPropertyRows *self,
                                        AciesUnitId        unit);

G_END_DECLS
