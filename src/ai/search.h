/* search.h - what is best to do, by what may come of it
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

/* A command that may be given now, and what was seen of it. */
typedef struct
{
  AciesCommand command;
  guint        place; /* among those that looked best at a glance */
  guint        visits;
  double       win; /* chance to win of who gives it, from 0 to 1 */
} AciesAiOption;

/**
 * acies_ai_search:
 * @n_positions: how many are looked at, about; the same for all machines
 * @cancellable: (nullable): ends it early, with what was seen by then
 *
 * Returns: (transfer full) (element-type AciesAiOption): at least one, the best first
 */
GArray *acies_ai_search (AciesAiMind     *mind,
                         const AciesView *view,
                         guint            n_positions,
                         AciesAiRng      *rng,
                         GCancellable    *cancellable);

G_END_DECLS
