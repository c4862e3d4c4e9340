/* side-status.h - one side in the score: emblem, name, morale tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_SIDE_STATUS (acies_side_status_get_type ())
G_DECLARE_FINAL_TYPE (AciesSideStatus, acies_side_status, ACIES, SIDE_STATUS, GtkWidget)

/**
 * acies_side_status_new:
 * @side: the side it counts for
 *
 * Returns: (transfer floating): how @side stands
 */
GtkWidget *acies_side_status_new     (AciesGameTable *table,
                                     AciesSide       side);

/* Shows the numbers of the state as it is now: without tokens, or even a name, where @shape leaves no room. */
void       acies_side_status_refresh (AciesSideStatus *self,
                                      AciesShapeKind   shape);

G_END_DECLS
