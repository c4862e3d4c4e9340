/* search-player.c - players who look at what may come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/search-player.h"

#include "ai/search.h"

AciesCommand
acies_ai_choose_by_search (AciesAiMind     *mind,
                           const AciesView *view,
                           guint            n_positions,
                           AciesAiRng      *rng,
                           GCancellable    *cancellable)
{
  g_autoptr (GArray) options = acies_ai_search (mind, view, n_positions, rng, cancellable);

  return g_array_index (options, AciesAiOption, 0).command;
}

AciesCommand
acies_ai_choose_by_level (AciesAiMind     *mind,
                          const AciesView *view,
                          AciesLevel       level,
                          AciesAiRng      *rng,
                          GCancellable    *cancellable)
{
  return acies_ai_choose_by_search (mind, view, acies_view_get_ruleset (view)->computer.levels[level], rng, cancellable);
}
