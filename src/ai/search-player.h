/* search-player.h - players who look at what may come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/mind.h"
#include "ai/random.h"
#include "engine/core/command.h"
#include "engine/view/view.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* As AciesAiChoose, with so many positions: how strong a player is, and how slow. Cancelled, it chooses by what it has seen. */
AciesCommand acies_ai_choose_by_search (AciesAiMind     *mind,
                                        const AciesView *view,
                                        guint            n_positions,
                                        AciesAiRng      *rng,
                                        GCancellable    *cancellable);

/* The same with as many as the ruleset says of the level. */
AciesCommand acies_ai_choose_by_level (AciesAiMind     *mind,
                                       const AciesView *view,
                                       AciesLevel       level,
                                       AciesAiRng      *rng,
                                       GCancellable    *cancellable);

G_END_DECLS
