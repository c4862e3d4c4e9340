/* counterpart.h - what stands for a piece in the other army
 *
 * A ruleset pairs the types of units that only one army has; what both may have
 * is its own counterpart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/**
 * acies_counterpart_type:
 * @side: whose unit it is
 * Returns: the type that the other army has in its place, or %ACIES_NO_ID
 */
AciesId  acies_counterpart_type (const AciesRuleset *ruleset,
                                 AciesId             type,
                                 AciesSide           side);

/**
 * acies_counterpart_figures:
 * Returns: as many figures of @to as there are of @from; a full unit is full again
 */
guint    acies_counterpart_figures (const AciesState *state,
                                 AciesId             from,
                                 guint               figures,
                                 AciesId             to);

/* May both armies have the card? */
gboolean acies_card_is_common   (const AciesRuleset *ruleset,
                                 AciesId             card);

G_END_DECLS
