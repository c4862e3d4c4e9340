/* place-rows.h - where a side's camp lies and its reserve comes in, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_PLACE_ROWS (acies_place_rows_get_type ())
G_DECLARE_FINAL_TYPE (AciesPlaceRows, acies_place_rows, ACIES, PLACE_ROWS, GtkWidget)

/**
 * acies_place_rows_new:
 * @editor: (transfer none): must outlive the rows, and has a scenario
 */
GtkWidget *acies_place_rows_new     (AciesEditor    *editor,
                                     AciesSide       side);

/* The scenario has changed. */
void       acies_place_rows_refresh (AciesPlaceRows *self);

G_END_DECLS
