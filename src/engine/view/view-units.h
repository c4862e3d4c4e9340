/* view-units.h - what a view keeps of units that lie face down, and how it deals them
 *
 * Part of view.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/view/view.h"

G_BEGIN_DECLS

/* Leaves in @known what @side knows of units, in an order that depends on nothing
 * else. Does nothing where the ruleset has nothing that lies face down. */
void acies_view_hide_units (AciesState *known,
                            AciesSide   side);

/* Deals in @known, from acies_view_hide_units(), what is hidden from @side. */
void acies_view_deal_units (AciesState *known,
                            AciesSide   side,
                            AciesPick   pick,
                            gpointer    source);

G_END_DECLS
