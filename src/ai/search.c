/* search.c - what is best to do, by what may come of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/search.h"

#include "ai/choices.h"
#include "ai/evaluate.h"
#include "ai/random.h"
#include "engine/core/engine.h"

#include <math.h>

/* --- playing on ------------------------------------------------------------------------------ */

/* As it plays: both as well as they can, but not twice the same. */
static const AciesAiManner playout_manner = { .spread = 0.1f, .error = 0.1f, .fear = 1, .cards = 1 };

/* Longer turns than any are judged where they stand. */
#define MOST_COMMANDS 400

/* What is needed again and again. */
typedef struct
{
  AciesAiRulesetCache *cache;
  GCancellable        *cancellable; /* (nullable) */
  AciesAiLuck         *luck;        /* (nullable): how dice fall; else as the generator of the playout says */
  GArray              *list;        /* of AciesCommand */
  guint                positions;   /* that were looked at: commands given */
} Playout;

void
acies_ai_horizon_init (AciesAiHorizon   *self,
                       const AciesState *state,
                       guint             turns,
                       guint             commands)
{
  *self = (AciesAiHorizon) {
    .turns = turns,
    .commands = commands,
    .lies_ahead = TRUE,
    .of_round = !acies_procs_has_turns (state->ruleset->procs),
    .round = state->turn.round,
    .active = state->turn.active,
  };
}

gboolean
acies_ai_horizon_goes_on (AciesAiHorizon   *self,
                          const AciesState *state)
{
  gboolean is_new = self->round != state->turn.round || (self->active != state->turn.active && !self->of_round);

  if (self->of_round)
    return self->lies_ahead = self->lies_ahead && !is_new;
  self->round = state->turn.round;
  self->active = state->turn.active;
  self->commands -= self->commands > 0;
  self->turns -= is_new && self->turns > 0;
  self->lies_ahead = !is_new || self->turns > 0 || self->commands > 0;

  return self->lies_ahead;
}

/* Returns: the chance of @side to win at the end of the playout */
static double
playout_run (Playout        *self,
             AciesState     *state,
             AciesSide       side,
             AciesAiHorizon *horizon,
             AciesAiRng     *rng)
{
  for (guint n = 0; n < MOST_COMMANDS && (horizon->lies_ahead && state->outcome.reason == ACIES_END_NOT_YET && !g_cancellable_is_cancelled (self->cancellable)); n++)
    {
      AciesCommand command;

      if (acies_state_awaits_chance (state))
        command = self->luck != NULL ? acies_ai_luck_roll (self->luck, state) : acies_ai_roll (state, rng);
      else
        {
          g_array_set_size (self->list, 0);
          acies_ai_list_choices (state, self->list);
          command = g_array_index (self->list, AciesCommand, acies_ai_pick_quickly (self->cache, state, self->list, &playout_manner, rng));
        }
      self->positions++;
      if (!acies_engine_apply (state, &command, NULL, NULL))
        break;
      acies_ai_horizon_goes_on (horizon, state);
    }

  return acies_ai_judge (self->cache, state, side);
}

/* --- a tree ---------------------------------------------------------------------------------- */

/* Each walk down the tree is one of the games that look like this to the side; dice fall at random, and the side that decides
 * takes the command that served it best so far, or that was tried least. At the end of the tree a player who scores each command
 * once plays on until a turn is over, and the position is evaluated. */

/* All found by games against each other (tests/strength/). */
#define EXPLORE 0.35 /* how much a look at what was tried less is worth */
#define TEMPER 0.8f  /* figures by which a command looks worse that is tried a quarter as often */
#define OPEN 0.2     /* how far who looks at much tries all alike */
#define MOST 12      /* commands that may follow one; the others look too bad */
#define MOST_NOW 60  /* the same of the decision that is asked for */
#define TURNS 2      /* that are looked at to their end: one's own and the enemy's next */
#define COMMANDS 40  /* that are looked at in any case, by who looks at much */
#define DEEP 1000    /* positions that are */

/* Commands from now to where a tree ends; no turn has so many. */
#define MOST_PATH 400

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
} Node;

/* A tree, and what its thread grows it from. */
typedef struct
{
  AciesAiRulesetCache *cache;
  GArray              *nodes;
  const AciesView     *view;
  guint                n_positions;
  AciesAiRng           rng;
  GCancellable        *cancellable;
  GThread             *thread;
} Tree;

/* One way down. */
typedef struct
{
  Tree          *tree;
  Playout        playout;
  AciesState    *state;
  AciesAiRng     rng;
  AciesAiHorizon horizon;
  guint          n_path;
  guint          path[MOST_PATH];
} Walk;

static Node *
node_at (Tree *self,
         guint place)
{
  return &g_array_index (self->nodes, Node, place);
}

/* What looks best at a glance may follow the node at @place. */
static void
expand (Tree             *self,
        const AciesState *state,
        guint             place)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GArray) choices = acies_ai_rank_choices (self->cache, state, list, place == 0 ? MOST_NOW : MOST);
  Node *parent;
  guint first = self->nodes->len;
  float sum = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      const AciesAiChoice *choice = &g_array_index (choices, AciesAiChoice, i);
      Node                 node = { .command = g_array_index (list, AciesCommand, choice->place) };
      float                gap;

      gap = 1 + (g_array_index (choices, AciesAiChoice, 0).score - choice->score) / TEMPER;
      node.prior = 1 / (gap * gap);
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

/* The node that is most worth a look of those that may follow the one at @place and are allowed in this game; 0: none is, or
 * the tree ends here. */
static guint
step_down (Walk *self,
           guint place)
{
  Tree       *tree = self->tree;
  double      open = tree->n_positions >= DEEP ? OPEN : 0;
  double      value = 0;
  guint       visits = 0;
  double      usual, urge;
  double      most = -1;
  guint       best = 0;
  const Node *parent;

  if (self->n_path == MOST_PATH || (place != 0 && node_at (tree, place)->visits == 0))
    return 0;
  if (node_at (tree, place)->n == 0)
    expand (tree, self->state, place);
  parent = node_at (tree, place);
  if (parent->side != acies_state_deciding_side (self->state))
    return 0;
  for (guint i = parent->first; i < parent->first + parent->n; i++)
    {
      value += node_at (tree, i)->value;
      visits += node_at (tree, i)->visits;
    }
  usual = visits > 0 ? value / visits : 0.5; /* a command that is not tried yet is taken to be as good as the others */
  urge = EXPLORE * sqrt (MAX (parent->visits, 1));
  for (guint i = parent->first; i < parent->first + parent->n; i++)
    {
      const Node *node = node_at (tree, i);
      double      what = node->visits > 0 ? node->value / node->visits : usual;

      what += urge * ((1 - open) * (double) node->prior + open / parent->n) / (1 + node->visits);
      if (what > most && (place == 0 || acies_command_check (&node->command, self->state, NULL)))
        {
          most = what;
          best = i;
        }
    }

  return best;
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

static gpointer
tree_grow (gpointer data)
{
  Tree     *self = data;
  AciesSide side = acies_view_get_side (self->view);
  g_autoptr (GArray) list = acies_commands_new ();
  Walk walk = { .tree = self, .playout = { .cache = self->cache, .cancellable = self->cancellable, .list = list }, .rng = self->rng };

  do
    {
      double win;
      guint  parent = 0;

      walk.n_path = 0;
      walk.state = acies_view_fill (self->view, acies_ai_rng_pick, &walk.rng);
      acies_ai_horizon_init (&walk.horizon, walk.state, TURNS, self->n_positions >= DEEP ? COMMANDS : 0);
      descend (&walk);
      win = playout_run (&walk.playout, walk.state, side, &walk.horizon, &walk.rng);
      /* The result counts for each command on the way, as the side that gave it sees it. */
      for (guint i = 0; i < walk.n_path; i++)
        {
          Node *node = node_at (self, walk.path[i]);

          node->visits++;
          node->value += node_at (self, parent)->side == side ? win : 1 - win;
          parent = walk.path[i];
        }
      node_at (self, 0)->visits++;
      acies_state_free (walk.state);
    }
  while (walk.playout.positions < self->n_positions && !g_cancellable_is_cancelled (self->cancellable));

  return NULL;
}

/* --- each command in the same games ---------------------------------------------------------- */

/* A walk to the end of a battle shows one fall of all its dice, and hundreds of walks say little about a command. So all commands
 * are tried in the same games: with the same hidden cards, and the same dice for the same roll (AciesAiLuck). The command that
 * looks best at once is chosen unless another is shown to be better by more than what differs from game to game. */

/* All found by games against each other (tests/strength/). */
#define FEWEST 12        /* commands that are tried; the others look too bad */
#define MOST_TRIED 60    /* the same for who looks at much */
#define FOR_ANOTHER 2500 /* positions that let one more be tried */
#define FIRST_GAMES 8    /* before any command is given up */
#define NEXT_GAMES 4     /* before more are */
#define GIVE_UP 1.5      /* standard errors by which it is worse than the best */
#define LUCK 0.5         /* standard errors that may be luck */
#define UNSEEN 0.02      /* variance that is there though all games so far were alike */
#define SAME 16          /* games that were the same whichever of two commands was given: so are they */

/* A command, and what it won beyond what the one won that looks best at a glance. */
typedef struct
{
  AciesAiOption option; /* its win is a sum until all is done */
  double        gain;   /* sums over all games */
  double        squares;
  gboolean      is_out;
} Contender;

typedef struct
{
  const AciesView *view;
  Playout          playout;
  AciesAiLuck      luck;
  GArray          *contenders; /* of Contender; the first is what the others are compared with */
} Contest;

static Contender *
contender_at (const Contest *self,
              guint          i)
{
  return &g_array_index (self->contenders, Contender, i);
}

static double
mean_gain (const Contender *contender)
{
  return contender->option.visits > 0 ? contender->gain / contender->option.visits : 0;
}

static double
standard_error (const Contender *contender)
{
  guint  n = MAX (contender->option.visits, 1);
  double mean = contender->gain / n;

  return sqrt ((MAX (contender->squares / n - mean * mean, 0) + UNSEEN) / n);
}

/* All that are left play the same game. */
static void
play_game (Contest    *self,
           AciesAiRng *rng)
{
  g_autoptr (AciesState) game = acies_view_fill (self->view, acies_ai_rng_pick, rng);
  AciesAiRng begin = acies_ai_rng_seeded (acies_ai_rng_next (rng));
  double     usual = 0;

  for (guint i = 0; i < self->contenders->len; i++)
    {
      Contender     *contender = contender_at (self, i);
      AciesAiRng     again = begin;
      AciesAiHorizon horizon;
      g_autoptr (AciesState) state = NULL;
      double win;

      if (i > 0 && contender->is_out)
        continue;
      state = acies_state_copy (game);
      acies_ai_luck_init (&self->luck, begin.state);
      acies_ai_horizon_init (&horizon, state, 0, 0);
      self->playout.positions++;
      if (acies_engine_apply (state, &contender->option.command, NULL, NULL))
        acies_ai_horizon_goes_on (&horizon, state);
      win = playout_run (&self->playout, state, acies_view_get_side (self->view), &horizon, &again);
      if (i == 0)
        usual = win;
      contender->option.win += win;
      contender->option.visits++;
      contender->gain += win - usual;
      contender->squares += (win - usual) * (win - usual);
    }
}

/* Returns: how many are left. */
static guint
give_up (Contest *self)
{
  const Contender *best = contender_at (self, 0);
  guint            n_left = 0;

  for (guint i = 1; i < self->contenders->len; i++)
    if (!contender_at (self, i)->is_out && mean_gain (contender_at (self, i)) > mean_gain (best))
      best = contender_at (self, i);
  for (guint i = 0; i < self->contenders->len; i++)
    {
      Contender *contender = contender_at (self, i);

      /* The others are compared with the first, which has no error of its own. It plays on, and can turn out not to be worse. */
      if (i == 0)
        contender->is_out = best != contender && mean_gain (best) > GIVE_UP * standard_error (best);
      else
        contender->is_out = contender->is_out || mean_gain (contender) + GIVE_UP * standard_error (contender) < mean_gain (best) ||
                            (contender->squares == 0 && contender->option.visits >= SAME);
      n_left += !contender->is_out;
    }

  return n_left;
}

static double
least_gain (const Contender *contender)
{
  return contender->option.place > 0 ? mean_gain (contender) - LUCK * standard_error (contender) : 0;
}

static int
compare_contenders (gconstpointer a,
                    gconstpointer b)
{
  const Contender *first = a;
  const Contender *second = b;
  double           first_gain = least_gain (first);
  double           second_gain = least_gain (second);

  if (first->is_out != second->is_out)
    return first->is_out ? 1 : -1;
  if (first_gain != second_gain)
    return first_gain > second_gain ? -1 : 1;

  return first->option.place < second->option.place ? -1 : 1;
}

GArray *
acies_ai_compare (AciesAiRulesetCache *cache,
                  const AciesView     *view,
                  guint                n_positions,
                  AciesAiRng          *rng,
                  GCancellable        *cancellable)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  g_autoptr (GArray) contenders = g_array_new (FALSE, FALSE, sizeof (Contender));
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GArray) choices = acies_ai_rank_choices (cache, state, list, CLAMP (n_positions / FOR_ANOTHER, FEWEST, MOST_TRIED));
  g_autoptr (GArray) playout_list = acies_commands_new ();
  Contest self = { .view = view, .playout = { .cache = cache, .cancellable = cancellable, .list = playout_list }, .contenders = contenders };
  guint   n_left;
  GArray *options = g_array_new (FALSE, FALSE, sizeof (AciesAiOption));

  self.playout.luck = &self.luck;
  for (guint i = 0; i < choices->len; i++)
    {
      guint     place = g_array_index (choices, AciesAiChoice, i).place;
      Contender contender = { .option = { .command = g_array_index (list, AciesCommand, place), .place = i } };

      g_array_append_val (contenders, contender);
    }
  n_left = n_positions >= contenders->len ? contenders->len : 0; /* else there is no time for one game of each */
  for (guint n = 1; n_left > 1 && self.playout.positions < n_positions && !g_cancellable_is_cancelled (cancellable); n++)
    {
      play_game (&self, rng);
      if (n >= FIRST_GAMES && n % NEXT_GAMES == 0)
        n_left = give_up (&self);
    }
  g_array_sort (contenders, compare_contenders);
  for (guint i = 0; i < contenders->len; i++)
    {
      AciesAiOption option = contender_at (&self, i)->option;

      option.win /= MAX (option.visits, 1);
      g_array_append_val (options, option);
    }

  return options;
}

/* --- either of them -------------------------------------------------------------------------- */

/* Trees that are grown side by side when there is much to do. Always as many, so that what
 * comes of it does not depend on the machine. */
#define N_TREES ACIES_AI_MOST_THREADS
#define MUCH 20000

/* How far the win seen at one look may be from the truth. */
#define DOUBT 0.5

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

static GArray *
search_by_trees (AciesAiCache    *cache,
                 const AciesView *view,
                 guint            n_positions,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  Tree        trees[N_TREES];
  guint       n = n_positions >= MUCH ? N_TREES : 1;
  GArray     *options = g_array_new (FALSE, FALSE, sizeof (AciesAiOption));
  const Node *root;

  for (guint i = 0; i < n; i++)
    {
      const Node now = { .command = acies_command (ACIES_COMMAND_PASS) };

      trees[i] = (Tree) {
        .cache = acies_ai_cache_get_ruleset_cache (cache, state, i),
        .nodes = g_array_new (FALSE, FALSE, sizeof (Node)),
        .view = view,
        .n_positions = n_positions / n,
        .rng = acies_ai_rng_seeded (acies_ai_rng_next (rng)),
        .cancellable = cancellable,
      };
      g_array_append_val (trees[i].nodes, now);
      expand (&trees[i], state, 0);
    }
  /* The first is grown on this thread. */
  if (node_at (&trees[0], 0)->n > 1)
    {
      for (guint i = 1; i < n; i++)
        trees[i].thread = g_thread_new ("search", tree_grow, &trees[i]);
      tree_grow (&trees[0]);
      for (guint i = 1; i < n; i++)
        g_thread_join (trees[i].thread);
    }
  /* All trees have the same first commands in the same order. */
  root = node_at (&trees[0], 0);
  for (guint i = 0; i < root->n; i++)
    {
      AciesAiOption option = { .place = i, .command = node_at (&trees[0], root->first + i)->command };

      for (guint j = 0; j < n; j++)
        {
          const Node *node = node_at (&trees[j], root->first + i);

          option.visits += node->visits;
          option.win += node->value;
        }
      option.win = option.visits > 0 ? option.win / option.visits : 0;
      g_array_append_val (options, option);
    }
  g_array_sort (options, compare_options);
  for (guint i = 0; i < n; i++)
    g_array_unref (trees[i].nodes);

  return options;
}

/* A tree tells soon what comes of a turn; where nobody has turns there is no end nearer than the battle's, and where
 * positions are evaluated each command can be seen to be good. */
GArray *
acies_ai_search (AciesAiCache    *cache,
                 const AciesView *view,
                 guint            n_positions,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable)
{
  g_autoptr (AciesState) state = NULL;

  if (acies_procs_has_turns (acies_view_get_ruleset (view)->procs) && acies_view_get_ruleset (view)->procs->evaluate == NULL)
    return search_by_trees (cache, view, n_positions, rng, cancellable);
  state = acies_view_fill (view, acies_ai_rng_pick, rng);

  return acies_ai_compare (acies_ai_cache_get_ruleset_cache (cache, state, 0), view, n_positions, rng, cancellable);
}

/* --- advice ---------------------------------------------------------------------------------- */

/* A command is followed at least so often. */
#define LEAST_PLAYOUTS 16

/* What one side has left and has lost, and, in the second place, its enemies together. */
typedef struct
{
  double morale[2];
  double lost[2];
} Account;

static Account
count (const AciesState *state,
       AciesSide         side)
{
  Account account = { 0 };

  for (AciesSide i = 0; i < state->ruleset->n_sides; i++)
    account.morale[acies_side_is_enemy (state, side, i)] += state->sides[i].morale;
  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_LOST)
      account.lost[acies_side_is_enemy (state, side, state->units[i].side)]++;

  return account;
}

/* Adds what comes of it once. */
static void
follow (Playout         *playout,
        const AciesView *view,
        AciesAiAdvice   *advice,
        AciesAiRng      *rng)
{
  AciesSide side = acies_view_get_side (view);
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  Account        before = count (state, side);
  Account        after;
  AciesAiHorizon horizon;

  acies_ai_horizon_init (&horizon, state, TURNS, 0);
  playout->positions++;
  if (acies_engine_apply (state, &advice->command, NULL, NULL))
    acies_ai_horizon_goes_on (&horizon, state);
  advice->win += playout_run (playout, state, side, &horizon, rng);
  after = count (state, side);
  advice->morale += (before.morale[1] - after.morale[1]) - (before.morale[0] - after.morale[0]);
  advice->eliminated += after.lost[1] - before.lost[1];
  advice->lost += after.lost[0] - before.lost[0];
}

gboolean
acies_ai_weigh (AciesAiCache       *cache,
                const AciesView    *view,
                const AciesCommand *command,
                guint               n_positions,
                AciesAiRng         *rng,
                GCancellable       *cancellable,
                AciesAiAdvice      *advice)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  g_autoptr (GArray) list = acies_commands_new ();
  Playout playout = { .cache = acies_ai_cache_get_ruleset_cache (cache, state, 0), .cancellable = cancellable, .list = list };
  guint   n = 0;

  *advice = (AciesAiAdvice) { .command = *command };
  do
    {
      follow (&playout, view, advice, rng);
      n++;
    }
  while ((n < LEAST_PLAYOUTS || playout.positions < n_positions) && !g_cancellable_is_cancelled (cancellable));
  advice->win /= n;
  advice->morale /= n;
  advice->eliminated /= n;
  advice->lost /= n;

  return !g_cancellable_is_cancelled (cancellable);
}

gboolean
acies_ai_advise (AciesAiCache    *cache,
                 const AciesView *view,
                 guint            n_positions,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable,
                 AciesAiAdvice   *advice)
{
  g_autoptr (GArray) options = acies_ai_search (cache, view, n_positions, rng, cancellable);
  AciesCommand command = g_array_index (options, AciesAiOption, 0).command;

  return acies_ai_weigh (cache, view, &command, n_positions / 4, rng, cancellable, advice);
}
