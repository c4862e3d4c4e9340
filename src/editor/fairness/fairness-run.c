/* fairness-run.c - plays the edited scenario many times in the background to find out whether it is fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/fairness/fairness-run.h"

#include "engine/find/findings.h"
#include "session/computers.h"
#include "simulate/simulation.h"

#define KEY "acies-fairness-run" /* object data of the session */
#define PACE 200                 /* milliseconds between two progress updates */

/* Data of the thread. */
typedef struct
{
  AciesSimulation *simulation;
  GMutex           lock;     /* protects the next member */
  AciesFairness   *fairness; /* result so far */
} Work;

struct _AciesFairnessRun
{
  GObject parent_instance;

  AciesSession        *session; /* weak pointer; the session owns the run */
  AciesBackgroundTask *thought; /* (nullable): the current task */
  guint                pace;    /* source id of the progress updates, or 0 */
  gint64               begun;
  AciesFairness       *result; /* (nullable) */
  AciesFairness       *before; /* (nullable): the previous result */
  gboolean             is_outdated;
};

G_DEFINE_FINAL_TYPE (AciesFairnessRun, acies_fairness_run, G_TYPE_OBJECT)

static guint changed_signal;

/* --- the thread ----------------------------------------------------------------------------- */

static void
work_free (gpointer data)
{
  Work *self = data;

  acies_simulation_free (self->simulation);
  acies_fairness_free (self->fairness);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static void
played_cb (const AciesSimulatedGame *game,
           gpointer                  data)
{
  Work                           *self = data;
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  acies_fairness_add (self->fairness, game);
}

static void
play (gpointer      data,
      GCancellable *cancellable)
{
  Work *self = data;

  acies_simulation_run (self->simulation, MIN (g_get_num_processors (), ACIES_SIMULATION_MAX_JOBS), cancellable, played_cb, self);
}

static AciesFairness *
dup_so_far (Work *work)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&work->lock);

  return acies_fairness_copy (work->fairness);
}

/* --- the main thread ------------------------------------------------------------------------ */

static void
take_result (AciesFairnessRun *self)
{
  g_clear_pointer (&self->result, acies_fairness_free);
  self->result = dup_so_far (acies_background_task_get_data (self->thought));
}

static gboolean
pace_cb (gpointer data)
{
  AciesFairnessRun *self = data;

  take_result (self);
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_CONTINUE;
}

static void
ended_cb (gpointer thought,
          gpointer data)
{
  AciesFairnessRun *self = data;

  take_result (self);
  g_clear_handle_id (&self->pace, g_source_remove);
  g_clear_pointer (&self->thought, acies_background_task_free);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
is_playable (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (scenario, findings);
  return acies_findings_count (findings, ACIES_SEVERITY_ERROR) == 0;
}

static Work *
work_new (const AciesState           *scenario,
          const AciesSimulationTerms *terms)
{
  Work *self = g_new0 (Work, 1);

  self->simulation = acies_simulation_new (scenario, terms);
  self->fairness = acies_fairness_new (terms);
  g_mutex_init (&self->lock);
  return self;
}

/* A result without games is of no use as the previous result. */
static void
put_aside (AciesFairnessRun *self)
{
  if (self->result == NULL || self->result->tally.n_games == 0)
    return;
  g_clear_pointer (&self->before, acies_fairness_free);
  self->before = g_steal_pointer (&self->result);
}

gboolean
acies_fairness_run_start (AciesFairnessRun *self,
                          guint             n_games,
                          gboolean          alternate,
                          guint64           seed)
{
  g_autoptr (AciesSimulationTerms) terms = NULL;
  const AciesState *scenario;

  g_return_val_if_fail (ACIES_IS_FAIRNESS_RUN (self), FALSE);

  if (self->session == NULL || self->thought != NULL || !is_playable (acies_session_get_state (self->session)))
    return FALSE;
  scenario = acies_session_get_state (self->session);
  terms = acies_simulation_terms_new (scenario);
  terms->n_games = n_games;
  terms->alternate = alternate;
  terms->seed = seed;
  put_aside (self);
  self->is_outdated = FALSE;
  self->begun = g_get_monotonic_time ();
  self->thought = acies_background_task_new (play, work_new (scenario, terms), work_free, ended_cb, self);
  self->pace = g_timeout_add (PACE, pace_cb, self);
  pace_cb (self);
  return TRUE;
}

void
acies_fairness_run_cancel (AciesFairnessRun *self)
{
  g_return_if_fail (ACIES_IS_FAIRNESS_RUN (self));

  if (self->thought != NULL)
    acies_background_task_hurry (self->thought);
}

gboolean
acies_fairness_run_is_running (AciesFairnessRun *self)
{
  g_return_val_if_fail (ACIES_IS_FAIRNESS_RUN (self), FALSE);

  return self->thought != NULL;
}

int
acies_fairness_run_seconds_left (AciesFairnessRun *self)
{
  gint64 taken = g_get_monotonic_time () - self->begun;
  guint  n;

  g_return_val_if_fail (ACIES_IS_FAIRNESS_RUN (self), -1);

  n = self->result != NULL ? self->result->tally.n_games : 0;
  if (self->thought == NULL || n == 0)
    return -1;
  return (int) (taken * (self->result->terms->n_games - n) / n / G_USEC_PER_SEC);
}

const AciesFairness *
acies_fairness_run_get_result (AciesFairnessRun *self)
{
  g_return_val_if_fail (ACIES_IS_FAIRNESS_RUN (self), NULL);

  return self->result;
}

const AciesFairness *
acies_fairness_run_get_before (AciesFairnessRun *self)
{
  g_return_val_if_fail (ACIES_IS_FAIRNESS_RUN (self), NULL);

  return self->before;
}

gboolean
acies_fairness_run_is_outdated (AciesFairnessRun *self)
{
  g_return_val_if_fail (ACIES_IS_FAIRNESS_RUN (self), FALSE);

  return self->is_outdated;
}

/* Undo can restore the scenario that was played. */
static void
session_changed_cb (AciesFairnessRun *self)
{
  if (self->result == NULL)
    return;
  self->is_outdated = !acies_fairness_is_of (self->result, acies_session_get_state (self->session));
  g_signal_emit (self, changed_signal, 0);
}

AciesFairnessRun *
acies_fairness_run_of (AciesSession *session)
{
  AciesFairnessRun *self;

  g_return_val_if_fail (ACIES_IS_SESSION (session), NULL);

  self = g_object_get_data (G_OBJECT (session), KEY);
  if (self != NULL)
    return self;
  self = g_object_new (ACIES_TYPE_FAIRNESS_RUN, NULL);
  g_set_weak_pointer (&self->session, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (session), KEY, self, g_object_unref);
  return self;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_fairness_run_finalize (GObject *object)
{
  AciesFairnessRun *self = ACIES_FAIRNESS_RUN (object);

  g_clear_handle_id (&self->pace, g_source_remove);
  g_clear_pointer (&self->thought, acies_background_task_free);
  g_clear_pointer (&self->result, acies_fairness_free);
  g_clear_pointer (&self->before, acies_fairness_free);
  g_clear_weak_pointer (&self->session);
  G_OBJECT_CLASS (acies_fairness_run_parent_class)->finalize (object);
}

static void
acies_fairness_run_class_init (AciesFairnessRunClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_fairness_run_finalize;
  changed_signal = g_signal_new ("changed", ACIES_TYPE_FAIRNESS_RUN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_fairness_run_init (AciesFairnessRun *self)
{
}
