/* tree.h - a tree of what may come, grown where it looks good
 *
 * Each time it is walked down, it is one of the games that look like this to the side;
 * dice fall as they like, and whose decision it is takes what has served that side
 * best so far, or was tried least. Where the tree ends a player who decides at a
 * glance plays on until a turn is over, and the position is judged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/lore.h"
#include "ai/random.h"
#include "engine/core/command.h"
#include "engine/view/view.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A command in the tree. Those that may follow it lie side by side. */
typedef struct
{
  AciesCommand command;
  float        prior; /* how good it looked at a glance; 1 of all beside it together */
  guint        visits;
  double       value; /* chances to win of who gives it, added up */
  guint        first; /* place of those that may follow */
  guint        n;     /* 0: nobody has looked yet what may */
  AciesSide    side;  /* that decides among those */
} AciesAiNode;

typedef struct _AciesAiTree AciesAiTree;

/**
 * acies_ai_tree_new:
 * @state: one of the games that it may be
 * @lore: no other thread uses it while the tree grows
 *
 * Returns: (transfer full): with what may be commanded now, or the best of it
 */
AciesAiTree *acies_ai_tree_new (const AciesState *state,
                                AciesAiLore      *lore);
void         acies_ai_tree_free (AciesAiTree *self);

/* (transfer none): the first one stands for now; until the tree grows */
const AciesAiNode *acies_ai_tree_node (const AciesAiTree *self,
                                       guint              place);

/**
 * acies_ai_tree_grow:
 * @view: of the side that asks
 * @n_positions: it ends when so many were looked at, but not before one walk
 * @rng: all chance in it
 */
void acies_ai_tree_grow (AciesAiTree     *self,
                         const AciesView *view,
                         guint            n_positions,
                         AciesAiRng       rng,
                         GCancellable    *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiTree, acies_ai_tree_free)

G_END_DECLS
