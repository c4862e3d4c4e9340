/* handicap-race.c - which of the changes makes a battle fair: a race among them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/handicap.h"

#include "engine/core/engine.h"

#include <math.h>

/* Fewer games tell nothing at all. */
#define LEAST 4

/* Somebody who takes part. */
typedef struct
{
  AciesHandicap    handicap;
  guint            party;      /* bit by side whose wins are counted */
  double           even;       /* what its share should be */
  AciesSimulation *simulation; /* of the scenario with the change */
  guint            number;     /* in the list of changes: decides where two are equal */
} Runner;

struct _AciesHandicapRace
{
  GPtrArray *runners; /* of Runner: those still in the race first, the best foremost */
  guint      n_left;  /* still in the race */
  guint      pace;    /* games of a round, of all together */
  GArray    *best;    /* of AciesHandicap */
  gint       n_done;  /* games, atomic */
  guint      n_all;
};

/* One round of the race: each of those left plays as many games. */
typedef struct
{
  AciesHandicapRace *race;
  guint              n_each;
  GCancellable      *cancellable;
  gint               n_begun; /* games, atomic */
  AciesSide         *winners; /* by game */
  gboolean          *is_over; /* by game */
} Round;

/* --- what there is -------------------------------------------------------------------------- */

static void
runner_free (gpointer data)
{
  Runner *self = data;

  acies_simulation_free (self->simulation);
  g_free (self);
}

static Runner *
runner_new (const AciesState           *scenario,
            const AciesSimulationTerms *terms,
            const AciesHandicap        *handicap,
            AciesSide                   side,
            guint                       number)
{
  Runner *self = g_new0 (Runner, 1);
  g_autoptr (AciesState) changed = acies_state_copy (scenario);

  self->handicap = *handicap;
  self->handicap.side = side;
  self->party = acies_fairness_party (scenario->ruleset, side);
  self->even = acies_fairness_even (scenario->ruleset);
  self->number = number;
  if (!acies_engine_apply (changed, &handicap->command, NULL, NULL))
    g_critical ("A change that was allowed cannot be made");
  self->simulation = acies_simulation_new (changed, terms);
  return self;
}

/* How many games each of so many plays in a round. */
static guint
games_each (const AciesHandicapRace *self,
            guint                    n)
{
  return MAX (LEAST, self->pace / n);
}

/* How many are left of so many; 0: the race is over. */
static guint
left_of (guint n)
{
  return n <= ACIES_HANDICAP_BEST ? 0 : MAX ((n + 1) / 2, ACIES_HANDICAP_BEST);
}

AciesHandicapRace *
acies_handicap_race_new (const AciesState           *scenario,
                         const AciesSimulationTerms *terms,
                         AciesSide                   favoured)
{
  AciesHandicapRace *self = g_new0 (AciesHandicapRace, 1);
  g_autoptr (GArray) list = acies_handicaps_list (scenario, favoured);
  AciesSide parties[ACIES_MAX_SIDES];
  AciesSide side = acies_fairness_list_parties (scenario->ruleset, parties) == 2 ? parties[0] : favoured;

  self->runners = g_ptr_array_new_with_free_func (runner_free);
  for (guint i = 0; i < list->len; i++)
    g_ptr_array_add (self->runners, runner_new (scenario, terms, &g_array_index (list, AciesHandicap, i), side, i));
  self->n_left = list->len;
  self->pace = terms->n_games;
  self->best = g_array_new (FALSE, FALSE, sizeof (AciesHandicap));
  for (guint n = list->len; n > 0; n = left_of (n))
    self->n_all += n * games_each (self, n);
  return self;
}

void
acies_handicap_race_free (AciesHandicapRace *self)
{
  g_ptr_array_unref (self->runners);
  g_array_unref (self->best);
  g_free (self);
}

guint
acies_handicap_race_count (const AciesHandicapRace *self)
{
  return self->runners->len;
}

double
acies_handicap_race_get_progress (AciesHandicapRace *self)
{
  return self->n_all > 0 ? (double) g_atomic_int_get (&self->n_done) / self->n_all : 1;
}

const GArray *
acies_handicap_race_get_best (const AciesHandicapRace *self)
{
  return self->best;
}

/* --- a round -------------------------------------------------------------------------------- */

/* The games of one follow each other, whatever was played in the rounds before. */
static gboolean
play_one (Round       *round,
          guint        i,
          AciesAiMind *mind)
{
  const Runner      *runner = round->race->runners->pdata[i / round->n_each];
  guint              number = runner->handicap.point.games + i % round->n_each + 1;
  AciesSimulatedGame game;

  if (!acies_simulation_play (runner->simulation, number, mind, round->cancellable, &game))
    return FALSE;
  round->winners[i] = game.winner;
  round->is_over[i] = TRUE;
  g_atomic_int_inc (&round->race->n_done);
  return TRUE;
}

static gpointer
play_thread (gpointer data)
{
  Round *round = data;
  guint  n_games = round->race->n_left * round->n_each;
  g_autoptr (AciesAiMind) mind = acies_ai_mind_new ();

  while (!g_cancellable_is_cancelled (round->cancellable))
    {
      guint i = (guint) g_atomic_int_add (&round->n_begun, 1);

      if (i >= n_games || !play_one (round, i, mind))
        break;
    }
  return NULL;
}

/* Where no thread can be had this one plays. */
static void
play_all (Round *round,
          guint  jobs)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  for (guint i = 1; i < jobs; i++)
    {
      GThread *thread = g_thread_try_new ("handicap", play_thread, round, NULL);

      if (thread == NULL)
        break;
      g_ptr_array_add (threads, thread);
    }
  play_thread (round);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
}

static void
count (const Round *round)
{
  for (guint i = 0; i < round->race->n_left * round->n_each; i++)
    {
      Runner        *runner = round->race->runners->pdata[i / round->n_each];
      AciesHandicap *handicap = &runner->handicap;

      if (!round->is_over[i])
        continue;
      handicap->point.games++;
      handicap->point.won += round->winners[i] != ACIES_NO_SIDE ? 1 : 0;
      handicap->point.wins += round->winners[i] != ACIES_NO_SIDE && ((runner->party >> round->winners[i]) & 1);
    }
}

static double
distance (const Runner *runner)
{
  AciesInterval interval;

  return runner->handicap.point.won > 0 ? fabs (acies_fairness_share (&runner->handicap.point, &interval) - runner->even) : 1;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const Runner *one = *(const Runner *const *) a;
  const Runner *other = *(const Runner *const *) b;
  double        difference = distance (one) - distance (other);

  if (difference != 0)
    return difference < 0 ? -1 : 1;
  return one->number < other->number ? -1 : 1;
}

static void
play_round (AciesHandicapRace *self,
            guint              jobs,
            GCancellable      *cancellable)
{
  guint                 n_each = games_each (self, self->n_left);
  g_autofree AciesSide *winners = g_new0 (AciesSide, self->n_left * n_each);
  g_autofree gboolean  *is_over = g_new0 (gboolean, self->n_left * n_each);
  Round                 round = { self, n_each, cancellable, 0, winners, is_over };

  play_all (&round, jobs);
  count (&round);
  qsort (self->runners->pdata, self->n_left, sizeof (gpointer), compare);
}

void
acies_handicap_race_run (AciesHandicapRace *self,
                         guint              jobs,
                         GCancellable      *cancellable)
{
  for (guint n = self->n_left; n > 0 && !g_cancellable_is_cancelled (cancellable); n = left_of (n))
    {
      self->n_left = n;
      play_round (self, MAX (jobs, 1), cancellable);
    }
  for (guint i = 0; i < MIN (self->n_left, ACIES_HANDICAP_BEST); i++)
    {
      const Runner *runner = self->runners->pdata[i];

      if (runner->handicap.point.won > 0)
        g_array_append_val (self->best, runner->handicap);
    }
}
