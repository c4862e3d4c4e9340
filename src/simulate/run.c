/* run.c - many games between computer players, on several threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/run.h"

#define AHEAD 8 /* games for each thread that are being played, or are over and not told yet */

typedef struct
{
  AciesSimulatedGame game;
  gboolean           is_over;
} Slot;

typedef struct
{
  const AciesSimulation *simulation;
  GCancellable          *cancellable;
  guint                  n_games;
  guint                  n_slots;
  Slot                  *slots; /* of game i: i modulo n_slots */

  GMutex   lock; /* guards what follows, and which slots are over */
  GCond    cond; /* something of it has changed */
  guint    n_begun;
  guint    n_told;
  gboolean has_stopped;
} Run;

static gboolean
may_begin (const Run *self)
{
  return self->n_begun < MIN (self->n_games, self->n_told + self->n_slots);
}

static gboolean
has_more (const Run *self)
{
  return !self->has_stopped && self->n_begun < self->n_games;
}

/* The lock is held, but not while it plays. */
static void
play_one (Run         *self,
          AciesAiMind *mind)
{
  guint    i = self->n_begun++;
  Slot    *slot = &self->slots[i % self->n_slots];
  guint    number = acies_simulation_terms_number (acies_simulation_get_terms (self->simulation), i);
  gboolean is_over;

  g_mutex_unlock (&self->lock);
  is_over = acies_simulation_play (self->simulation, number, mind, self->cancellable, &slot->game);
  g_mutex_lock (&self->lock);
  slot->is_over = is_over;
  self->has_stopped = self->has_stopped || !is_over;
  g_cond_broadcast (&self->cond);
}

static gpointer
play_thread (gpointer data)
{
  Run *self = data;
  g_autoptr (AciesAiMind) mind = acies_ai_mind_new ();
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  while (has_more (self))
    if (may_begin (self))
      play_one (self, mind);
    else
      g_cond_wait (&self->cond, &self->lock);

  return NULL;
}

/* The lock is held, but not while it is told. */
static void
tell_next (Run                  *self,
           AciesSimulationPlayed played,
           gpointer              data)
{
  Slot *slot = &self->slots[self->n_told % self->n_slots];

  g_mutex_unlock (&self->lock);
  played (&slot->game, data);
  g_mutex_lock (&self->lock);
  slot->is_over = FALSE;
  self->n_told++;
  self->has_stopped = self->has_stopped || g_cancellable_is_cancelled (self->cancellable);
  g_cond_broadcast (&self->cond);
}

/* Where no thread can be had this one plays. */
static void
tell_all (Run                  *self,
          AciesAiMind          *mind,
          AciesSimulationPlayed played,
          gpointer              data)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  while (self->n_told < self->n_games)
    if (self->slots[self->n_told % self->n_slots].is_over)
      tell_next (self, played, data);
    else if (self->has_stopped)
      break;
    else if (mind != NULL)
      play_one (self, mind);
    else
      g_cond_wait (&self->cond, &self->lock);
}

static GPtrArray *
begin_threads (Run  *self,
               guint jobs)
{
  GPtrArray *threads = g_ptr_array_new ();

  for (guint i = 0; i < jobs; i++)
    {
      GThread *thread = g_thread_try_new ("simulate", play_thread, self, NULL);

      if (thread == NULL)
        break;
      g_ptr_array_add (threads, thread);
    }

  return threads;
}

guint
acies_simulation_run (const AciesSimulation *self,
                      guint                  jobs,
                      GCancellable          *cancellable,
                      AciesSimulationPlayed  played,
                      gpointer               data)
{
  g_autoptr (GPtrArray) threads = NULL;
  g_autoptr (AciesAiMind) mind = NULL;
  g_autofree Slot *slots = NULL;
  guint            most = CLAMP (jobs, 1, ACIES_SIMULATION_MAX_JOBS);
  Run              run = { self, cancellable, acies_simulation_terms_count (acies_simulation_get_terms (self)), most * AHEAD };

  run.slots = slots = g_new0 (Slot, run.n_slots);
  run.has_stopped = g_cancellable_is_cancelled (cancellable);
  g_mutex_init (&run.lock);
  g_cond_init (&run.cond);
  threads = begin_threads (&run, MIN (most, run.n_games));
  if (threads->len == 0)
    mind = acies_ai_mind_new ();
  tell_all (&run, mind, played, data);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
  g_mutex_clear (&run.lock);
  g_cond_clear (&run.cond);

  return run.n_told;
}
