/* property-rows.h - rows for the properties of a unit, such as its facing
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
 * Returns: (transfer floating): a widget without rows
 */
GtkWidget *acies_property_rows_new     (AciesEditor       *editor);

/* Creates the rows for the ruleset of the current scenario. */
void       acies_property_rows_rebuild (AciesPropertyRows *self);

/* Shows the properties of @unit. @unit: a unit on the board, or ACIES_NO_UNIT to hide the widget */
void       acies_property_rows_refresh (AciesPropertyRows *self,
                                        AciesUnitId        unit);

G_END_DECLS
