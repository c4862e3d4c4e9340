/* compare.c - what is best to do, by seeing each command in the same games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/compare.h"

#include "ai/choices.h"
#include "ai/playout.h"
#include "engine/core/engine.h"

#include <math.h>

/* All found by games against each other (tests/strength/). */
#define FEWEST 12        /* commands that are tried; the others look too bad */
#define MOST 60          /* the same for who looks at much */
#define FOR_ANOTHER 2500 /* positions that let one more be tried */
#define FIRST_GAMES 8    /* before any command is given up */
#define NEXT_GAMES 4     /* before more are */
#define GIVE_UP 1.5      /* standard errors by which it is worse than the best */
#define DOUBT 0.5        /* standard errors that may be luck */
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
  AciesAiPlayout   playout;
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

/* --- games ---------------------------------------------------------------------------------- */

static void
enter (Contest          *self,
       const AciesState *state,
       guint             most)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GArray) choices = acies_ai_rank_choices (self->playout.lore, state, list, most);

  for (guint i = 0; i < choices->len; i++)
    {
      const AciesAiChoice *choice = &g_array_index (choices, AciesAiChoice, i);
      Contender            contender = { .option = { .command = g_array_index (list, AciesCommand, choice->place), .place = i } };

      g_array_append_val (self->contenders, contender);
    }
}

/* What comes of @command in one game; @rng as it is at its beginning. */
static double
try_command (Contest            *self,
             const AciesState   *game,
             const AciesCommand *command,
             AciesAiRng          rng)
{
  g_autoptr (AciesState) state = acies_state_copy (game);
  AciesAiHorizon horizon;

  acies_ai_luck_init (&self->luck, rng.state);
  acies_ai_horizon_init (&horizon, state, 0, 0);
  self->playout.positions++;
  if (acies_engine_apply (state, command, NULL, NULL))
    acies_ai_horizon_goes_on (&horizon, state);

  return acies_ai_playout_run (&self->playout, state, acies_view_get_side (self->view), &horizon, &rng);
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
      Contender *contender = contender_at (self, i);
      double     win;

      if (i > 0 && contender->is_out)
        continue;
      win = try_command (self, game, &contender->option.command, begin);
      if (i == 0)
        usual = win;
      contender->option.win += win;
      contender->option.visits++;
      contender->gain += win - usual;
      contender->squares += (win - usual) * (win - usual);
    }
}

/* --- who is left ---------------------------------------------------------------------------- */

static gboolean
is_beaten (const Contest *self,
           guint          i,
           guint          best)
{
  const Contender *contender = contender_at (self, i);

  /* What the others are compared with has no error of its own. */
  if (i == 0)
    return best != 0 && mean_gain (contender_at (self, best)) > GIVE_UP * standard_error (contender_at (self, best));

  return mean_gain (contender) + GIVE_UP * standard_error (contender) < mean_gain (contender_at (self, best)) ||
         (contender->squares == 0 && contender->option.visits >= SAME);
}

/* Returns: how many are left. */
static guint
give_up (Contest *self)
{
  guint best = 0;
  guint n_left = 0;

  for (guint i = 1; i < self->contenders->len; i++)
    if (!contender_at (self, i)->is_out && mean_gain (contender_at (self, i)) > mean_gain (contender_at (self, best)))
      best = i;
  for (guint i = 0; i < self->contenders->len; i++)
    {
      /* The first plays on in any case, and may yet turn out not to be worse. */
      contender_at (self, i)->is_out = is_beaten (self, i, best) || (i > 0 && contender_at (self, i)->is_out);
      n_left += !contender_at (self, i)->is_out;
    }

  return n_left;
}

static double
least_gain (const Contender *contender)
{
  return contender->option.place > 0 ? mean_gain (contender) - DOUBT * standard_error (contender) : 0;
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

/* (transfer full) */
static GArray *
sum_up (Contest *self)
{
  GArray *options = g_array_sized_new (FALSE, FALSE, sizeof (AciesAiOption), self->contenders->len);

  g_array_sort (self->contenders, compare_contenders);
  for (guint i = 0; i < self->contenders->len; i++)
    {
      AciesAiOption option = contender_at (self, i)->option;

      option.win /= MAX (option.visits, 1);
      g_array_append_val (options, option);
    }

  return options;
}

/* -------------------------------------------------------------------------------------------- */

GArray *
acies_ai_compare (AciesAiLore     *lore,
                  const AciesView *view,
                  guint            n_positions,
                  AciesAiRng      *rng,
                  GCancellable    *cancellable)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  g_autoptr (GArray) contenders = g_array_new (FALSE, FALSE, sizeof (Contender));
  Contest self = { .view = view, .contenders = contenders };
  guint   n_left;
  GArray *options;

  acies_ai_playout_init (&self.playout, lore, cancellable);
  self.playout.luck = &self.luck;
  enter (&self, state, CLAMP (n_positions / FOR_ANOTHER, FEWEST, MOST));
  n_left = n_positions >= contenders->len ? contenders->len : 0; /* else there is no time for one game of each */
  for (guint n = 1; n_left > 1 && self.playout.positions < n_positions && !g_cancellable_is_cancelled (cancellable); n++)
    {
      play_game (&self, rng);
      if (n >= FIRST_GAMES && n % NEXT_GAMES == 0)
        n_left = give_up (&self);
    }
  options = sum_up (&self);
  acies_ai_playout_clear (&self.playout);

  return options;
}
