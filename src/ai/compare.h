/* compare.h - what is best to do, by seeing each command in the same games
 *
 * Where a look goes to the end of a battle it shows one fall of all its dice, and hundreds of
 * looks tell little of a command. So all commands are tried in the same games: with the same
 * cards where they are not known, and dice that fall alike (AciesAiLuck). What looks best at a
 * glance is done unless another is shown to be better by what differs from game to game.
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
