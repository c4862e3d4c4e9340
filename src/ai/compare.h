/* compare.h - what is best to do, by seeing each command in the same games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/lore.h"
#include "ai/search.h"

G_BEGIN_DECLS

/* As acies_ai_search(); @lore: no other thread uses it meanwhile. */
GArray *acies_ai_compare (AciesAiLore     *lore,
                          const AciesView *view,
                          guint            n_positions,
                          AciesAiRng      *rng,
                          GCancellable    *cancellable);

G_END_DECLS
