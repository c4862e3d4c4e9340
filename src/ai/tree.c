/* tree.c - a tree of what may come, grown where it looks good
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/tree.h"

#include "ai/choices.h"
#include "ai/playout.h"
#include "ai/roll.h"
#include "engine/core/engine.h"

#include <math.h>

/* All found by games against each other (tests/strength/). */
#define EXPLORE 0.35 /* how much a look at what was tried less is worth */
#define TEMPER 0.8f  /* figures by which a command looks worse that is tried a quarter as often */
#define OPEN 0.2     /* how far who looks at much tries all alike */
#define MOST 12      /* commands that may follow one; the others look too bad */
#define MOST_NOW 60  /* the same of the decision that is asked for */
#define TURNS 2      /* that are looked at to their end: one's own and the enemy's next */
#define COMMANDS 40  /* that are looked at in any case, by who looks at much */
#define MUCH 1000    /* positions that are */

/* Commands from now to where a tree ends; no turn has so many. */
#define MOST_PATH 400

struct _AciesAiTree
{
  AciesAiLore *lore;
  GArray      *nodes;
  double       open; /* how much all that may follow are tried alike, however they look */
};

/* One way down. */
typedef struct
{
  AciesAiTree   *tree;
  AciesAiPlayout playout;
  AciesState    *state;
  AciesSide      side; /* that asks */
  AciesAiRng     rng;
  guint          n_commands;
  AciesAiHorizon horizon;
  guint          n_path;
  guint          path[MOST_PATH];
} Walk;

const AciesAiNode *
acies_ai_tree_node (const AciesAiTree *self,
                    guint              place)
{
  return &g_array_index (self->nodes, AciesAiNode, place);
}

static AciesAiNode *
node_at (AciesAiTree *self,
         guint        place)
{
  return &g_array_index (self->nodes, AciesAiNode, place);
}

/* --- what may follow ------------------------------------------------------------------------ */

static float
prior_of (float score,
          float best)
{
  float gap = 1 + (best - score) / TEMPER;

  return 1 / (gap * gap);
}

/* What looks best at a glance may follow the node at @place. */
static void
expand (AciesAiTree      *self,
        const AciesState *state,
        guint             place)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GArray) choices = acies_ai_rank_choices (self->lore, state, list, place == 0 ? MOST_NOW : MOST);
  AciesAiNode *parent;
  guint        first = self->nodes->len;
  float        sum = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      const AciesAiChoice *choice = &g_array_index (choices, AciesAiChoice, i);
      AciesAiNode          node = { .command = g_array_index (list, AciesCommand, choice->place) };

      node.prior = prior_of (choice->score, g_array_index (choices, AciesAiChoice, 0).score);
      sum += node.prior;
      g_array_append_val (self->nodes, node);
    }
  for (guint i = first; i < self->nodes->len; i++)
    node_at (self, i)->prior /= sum;
  parent = node_at (self, place);
  parent->first = first;
  parent->n = choices->len;
  parent->side = acies_state_deciding_side (state);
}

/* What was seen of all that follow, on average: what is not tried yet is taken to be as good. */
static double
usual_value (AciesAiTree *self,
             guint        place)
{
  const AciesAiNode *parent = node_at (self, place);
  double             value = 0;
  guint              visits = 0;

  for (guint i = parent->first; i < parent->first + parent->n; i++)
    {
      value += node_at (self, i)->value;
      visits += node_at (self, i)->visits;
    }

  return visits > 0 ? value / visits : 0.5;
}

/* Of those that may follow and are allowed in this game, the one that is most worth a look; 0: none is. */
static guint
choose (AciesAiTree      *self,
        const AciesState *state,
        guint             place)
{
  const AciesAiNode *parent = node_at (self, place);
  double             usual = usual_value (self, place);
  double             urge = EXPLORE * sqrt (MAX (parent->visits, 1));
  double             most = -1;
  guint              best = 0;

  for (guint i = parent->first; i < parent->first + parent->n; i++)
    {
      const AciesAiNode *node = node_at (self, i);
      double             what = node->visits > 0 ? node->value / node->visits : usual;

      what += urge * ((1 - self->open) * (double) node->prior + self->open / parent->n) / (1 + node->visits);
      if (what > most && (place == 0 || acies_command_check (&node->command, state, NULL)))
        {
          most = what;
          best = i;
        }
    }

  return best;
}

/* --- down and up ---------------------------------------------------------------------------- */

/* Goes on from the node at @place; 0: here the tree ends. */
static guint
step_down (Walk *self,
           guint place)
{
  if (self->n_path == MOST_PATH || (place != 0 && node_at (self->tree, place)->visits == 0))
    return 0;
  if (node_at (self->tree, place)->n == 0)
    expand (self->tree, self->state, place);
  if (node_at (self->tree, place)->side != acies_state_deciding_side (self->state))
    return 0;

  return choose (self->tree, self->state, place);
}

static void
descend (Walk *self)
{
  guint place = 0;

  while (self->state->outcome.reason == ACIES_END_NOT_YET)
    {
      AciesCommand command;

      if (acies_state_awaits_chance (self->state))
        command = acies_ai_roll (self->state, &self->rng);
      else
        {
          place = step_down (self, place);
          if (place == 0)
            return;
          self->path[self->n_path++] = place;
          command = node_at (self->tree, place)->command;
        }
      self->playout.positions++;
      if (!acies_engine_apply (self->state, &command, NULL, NULL) || !acies_ai_horizon_goes_on (&self->horizon, self->state))
        return;
    }
}

/* Each command is worth what it came to for who gave it. */
static void
ascend (Walk  *self,
        double win)
{
  guint parent = 0;

  for (guint i = 0; i < self->n_path; i++)
    {
      AciesAiNode *node = node_at (self->tree, self->path[i]);

      node->visits++;
      node->value += node_at (self->tree, parent)->side == self->side ? win : 1 - win;
      parent = self->path[i];
    }
  node_at (self->tree, 0)->visits++;
}

static void
walk_once (Walk            *self,
           const AciesView *view)
{
  self->n_path = 0;
  self->state = acies_view_fill (view, acies_ai_rng_pick, &self->rng);
  acies_ai_horizon_init (&self->horizon, self->state, TURNS, self->n_commands);
  descend (self);
  ascend (self, acies_ai_playout_run (&self->playout, self->state, self->side, &self->horizon, &self->rng));
  acies_state_free (self->state);
}

/* -------------------------------------------------------------------------------------------- */

AciesAiTree *
acies_ai_tree_new (const AciesState *state,
                   AciesAiLore      *lore)
{
  AciesAiTree *self = g_new0 (AciesAiTree, 1);
  AciesAiNode  now = { .command = acies_command (ACIES_COMMAND_PASS) };

  self->lore = lore;
  self->nodes = g_array_new (FALSE, FALSE, sizeof (AciesAiNode));
  g_array_append_val (self->nodes, now);
  expand (self, state, 0);

  return self;
}

void
acies_ai_tree_free (AciesAiTree *self)
{
  g_array_unref (self->nodes);
  g_free (self);
}

void
acies_ai_tree_grow (AciesAiTree     *self,
                    const AciesView *view,
                    guint            n_positions,
                    AciesAiRng       rng,
                    GCancellable    *cancellable)
{
  Walk walk = { .tree = self, .side = acies_view_get_side (view), .rng = rng, .n_commands = n_positions >= MUCH ? COMMANDS : 0 };

  self->open = n_positions >= MUCH ? OPEN : 0;
  acies_ai_playout_init (&walk.playout, self->lore, cancellable);
  do
    walk_once (&walk, view);
  while (walk.playout.positions < n_positions && !g_cancellable_is_cancelled (cancellable));
  acies_ai_playout_clear (&walk.playout);
}
