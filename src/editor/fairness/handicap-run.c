/* handicap-run.c - looks beside the window for the small change that makes the edited board fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/fairness/handicap-run.h"

#include "session/computers.h"
#include "simulate/simulation.h"

#define PACE 200    /* milliseconds between two looks at how far it has come */
#define N_GAMES 400 /* of a round of the race */

struct _AciesHandicapRun
{
  GObject parent_instance;

  AciesState          *scenario;
  AciesBackgroundTask *thought; /* its data is the race */
  guint                pace;    /* id of the source that looks how far it has come; 0: it has ended */
  gint64               begun;
};

G_DEFINE_FINAL_TYPE (AciesHandicapRun, acies_handicap_run, G_TYPE_OBJECT)

static guint changed_signal;

static void
think (gpointer      race,
       GCancellable *cancellable)
{
  acies_handicap_race_run (race, MIN (g_get_num_processors (), ACIES_SIMULATION_MAX_JOBS), cancellable);
}

static gboolean
pace_cb (gpointer self)
{
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_CONTINUE;
}

static void
ended_cb (gpointer thought,
          gpointer data)
{
  AciesHandicapRun *self = data;

  g_clear_handle_id (&self->pace, g_source_remove);
  g_signal_emit (self, changed_signal, 0);
}

AciesHandicapRun *
acies_handicap_run_new (const AciesState    *scenario,
                        const AciesFairness *fairness,
                        guint64              seed)
{
  AciesHandicapRun *self = g_object_new (ACIES_TYPE_HANDICAP_RUN, NULL);
  g_autoptr (AciesSimulationTerms) terms = acies_simulation_terms_copy (fairness->terms);
  AciesSide favoured;

  acies_fairness_judge (fairness, &favoured);
  terms->seed = seed;
  terms->n_games = N_GAMES;
  self->scenario = acies_state_copy (scenario);
  self->begun = g_get_monotonic_time ();
  self->thought = acies_background_task_new (think, acies_handicap_race_new (scenario, terms, favoured), (GDestroyNotify) acies_handicap_race_free,
                                             ended_cb, self);
  self->pace = g_timeout_add (PACE, pace_cb, self);
  return self;
}

void
acies_handicap_run_cancel (AciesHandicapRun *self)
{
  g_return_if_fail (ACIES_IS_HANDICAP_RUN (self));

  acies_background_task_hurry (self->thought);
}

gboolean
acies_handicap_run_is_running (AciesHandicapRun *self)
{
  g_return_val_if_fail (ACIES_IS_HANDICAP_RUN (self), FALSE);

  return self->pace != 0;
}

double
acies_handicap_run_get_progress (AciesHandicapRun *self)
{
  g_return_val_if_fail (ACIES_IS_HANDICAP_RUN (self), 0);

  return acies_handicap_race_get_progress (acies_background_task_get_data (self->thought));
}

int
acies_handicap_run_seconds_left (AciesHandicapRun *self)
{
  double done = acies_handicap_run_get_progress (self);

  if (done <= 0)
    return -1;
  return (int) ((double) (g_get_monotonic_time () - self->begun) * (1 - done) / done / G_USEC_PER_SEC);
}

const GArray *
acies_handicap_run_get_best (AciesHandicapRun *self)
{
  g_return_val_if_fail (ACIES_IS_HANDICAP_RUN (self), NULL);

  return self->pace == 0 ? acies_handicap_race_get_best (acies_background_task_get_data (self->thought)) : NULL;
}

const AciesState *
acies_handicap_run_get_scenario (AciesHandicapRun *self)
{
  g_return_val_if_fail (ACIES_IS_HANDICAP_RUN (self), NULL);

  return self->scenario;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_handicap_run_finalize (GObject *object)
{
  AciesHandicapRun *self = ACIES_HANDICAP_RUN (object);

  g_clear_handle_id (&self->pace, g_source_remove);
  g_clear_pointer (&self->thought, acies_background_task_free);
  g_clear_pointer (&self->scenario, acies_state_free);
  G_OBJECT_CLASS (acies_handicap_run_parent_class)->finalize (object);
}

static void
acies_handicap_run_class_init (AciesHandicapRunClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_handicap_run_finalize;
  changed_signal = g_signal_new ("changed", ACIES_TYPE_HANDICAP_RUN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_handicap_run_init (AciesHandicapRun *self)
{
}
