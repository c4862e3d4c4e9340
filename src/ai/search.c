/* search.c - what is best to do, by what may come of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/search.h"

#include "ai/compare.h"
#include "ai/tree.h"
#include "engine/core/engine.h"

#include <math.h>

/* Trees that are grown side by side when there is much to do. Always as many, so that what
 * comes of it does not depend on the machine. */
#define N_TREES ACIES_AI_MOST_THREADS
#define MUCH 20000

/* How far the win seen at one look may be from the truth. */
#define DOUBT 0.5

typedef struct
{
  AciesAiTree     *tree;
  const AciesView *view;
  guint            n_positions;
  AciesAiRng       rng;
  GCancellable    *cancellable;
  GThread         *thread;
} Growth;

static gpointer
grow (gpointer data)
{
  Growth *self = data;

  acies_ai_tree_grow (self->tree, self->view, self->n_positions, self->rng, self->cancellable);

  return NULL;
}

/* The first is grown on this thread. */
static void
grow_all (Growth *growths,
          guint   n)
{
  for (guint i = 1; i < n; i++)
    growths[i].thread = g_thread_new ("search", grow, &growths[i]);
  grow (&growths[0]);
  for (guint i = 1; i < n; i++)
    g_thread_join (growths[i].thread);
}

/* What it is worth at least, as far as so many looks can tell: trees may each have looked most at another. */
static double
least_win (const AciesAiOption *option)
{
  return option->visits > 0 ? option->win - DOUBT / sqrt (option->visits) : -G_MAXDOUBLE;
}

static int
compare_options (gconstpointer a,
                 gconstpointer b)
{
  const AciesAiOption *first = a;
  const AciesAiOption *second = b;
  double               first_least = least_win (first);
  double               second_least = least_win (second);

  if (first_least != second_least)
    return first_least > second_least ? -1 : 1;

  return first->place < second->place ? -1 : 1;
}

/* All trees have the same first commands in the same order. */
static GArray *
sum_up (const Growth *growths,
        guint         n)
{
  GArray            *options = g_array_new (FALSE, FALSE, sizeof (AciesAiOption));
  const AciesAiNode *root = acies_ai_tree_node (growths[0].tree, 0);

  for (guint i = 0; i < root->n; i++)
    {
      AciesAiOption option = { .place = i, .command = acies_ai_tree_node (growths[0].tree, root->first + i)->command };

      for (guint j = 0; j < n; j++)
        {
          const AciesAiNode *node = acies_ai_tree_node (growths[j].tree, root->first + i);

          option.visits += node->visits;
          option.win += node->value;
        }
      option.win = option.visits > 0 ? option.win / option.visits : 0;
      g_array_append_val (options, option);
    }
  g_array_sort (options, compare_options);

  return options;
}

static GArray *
search_by_trees (AciesAiMind     *mind,
                 const AciesView *view,
                 guint            n_positions,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  Growth  growths[N_TREES];
  guint   n = n_positions >= MUCH ? N_TREES : 1;
  GArray *options;

  for (guint i = 0; i < n; i++)
    growths[i] = (Growth) {
      .tree = acies_ai_tree_new (state, acies_ai_mind_get_lore (mind, state, i)),
      .view = view,
      .n_positions = n_positions / n,
      .rng = acies_ai_rng_seeded (acies_ai_rng_next (rng)),
      .cancellable = cancellable,
    };
  if (acies_ai_tree_node (growths[0].tree, 0)->n > 1)
    grow_all (growths, n);
  options = sum_up (growths, n);
  for (guint i = 0; i < n; i++)
    acies_ai_tree_free (growths[i].tree);

  return options;
}

/* A tree tells soon what comes of a turn; where nobody has turns there is no end nearer than the battle's, and where
 * positions are appraised each command can be seen to be good. */
GArray *
acies_ai_search (AciesAiMind     *mind,
                 const AciesView *view,
                 guint            n_positions,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable)
{
  g_autoptr (AciesState) state = NULL;

  if (acies_procs_has_turns (acies_view_get_ruleset (view)->procs) && acies_view_get_ruleset (view)->procs->appraise == NULL)
    return search_by_trees (mind, view, n_positions, rng, cancellable);
  state = acies_view_fill (view, acies_ai_rng_pick, rng);

  return acies_ai_compare (acies_ai_mind_get_lore (mind, state, 0), view, n_positions, rng, cancellable);
}
