/* cli-simulate-run.c - acies-cli simulate: playing, how far it is, and what interrupts it
 *
 * A thread of its own tells the games; the first one waits for it, for signals and for the clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-simulate.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include <signal.h>
#include <unistd.h>

#define PROGRESS_EVERY 500 /* milliseconds */

static const int signals[] = { SIGINT, SIGTERM, SIGHUP };

typedef struct
{
  const AciesSimulation *simulation;
  guint                  jobs;
  AciesCliSink          *sink;
  GMainLoop             *loop;
  gint64                 begun;
  glong                  shown; /* letters of the line that stands there */
  guint                  sources[G_N_ELEMENTS (signals)];
} Run;

/* --- how far it is --------------------------------------------------------------------------- */

/* Over the line that stood there, and what was longer of it is blank. */
static void
show (Run        *self,
      const char *line)
{
  glong length = g_utf8_strlen (line, -1);

  fprintf (stderr, "\r%s%*s\r", line, (int) MAX (self->shown - length, 0), "");
  fflush (stderr);
  self->shown = length;
}

static char *
dup_time (gint64 seconds)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT ":%02d:%02d", seconds / 3600, (int) (seconds / 60 % 60), (int) (seconds % 60));
}

static gboolean
progress_cb (gpointer data)
{
  Run             *self = data;
  guint            all = acies_simulation_terms_count (self->sink->terms);
  guint            n = (guint) g_atomic_int_get (&self->sink->n_told);
  double           seconds = (double) (g_get_monotonic_time () - self->begun) / G_USEC_PER_SEC;
  g_autofree char *left = n > 0 ? dup_time ((gint64) (seconds / n * (all - n))) : NULL;
  g_autofree char *line = NULL;

  if (left != NULL)
    /* Translators: games played, games to play, and how long the others take: "0:01:30" */
    line = g_strdup_printf (ngettext ("%1$u of %2$u game, %3$s left", "%1$u of %2$u games, %3$s left", all), n, all, left);
  else
    /* Translators: games played, and games to play */
    line = g_strdup_printf (ngettext ("%1$u of %2$u game", "%1$u of %2$u games", all), n, all);
  show (self, line);

  return G_SOURCE_CONTINUE;
}

/* --- what interrupts it ---------------------------------------------------------------------- */

/* The next one ends the program at once: it is removed. */
static gboolean
interrupted (Run  *self,
             guint number)
{
  self->sources[number] = 0;
  g_cancellable_cancel (self->sink->cancellable);

  return G_SOURCE_REMOVE;
}

static gboolean
interrupt_cb (gpointer data)
{
  return interrupted (data, 0);
}

static gboolean
terminate_cb (gpointer data)
{
  return interrupted (data, 1);
}

static gboolean
hang_up_cb (gpointer data)
{
  return interrupted (data, 2);
}

/* Whoever began us may have said that one is ignored, as nohup does. */
static void
catch_signals (Run *self)
{
  const GSourceFunc callbacks[] = { interrupt_cb, terminate_cb, hang_up_cb };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      struct sigaction before;

      if (sigaction (signals[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
        self->sources[i] = g_unix_signal_add (signals[i], callbacks[i], self);
    }
}

static void
release_signals (Run *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_clear_handle_id (&self->sources[i], g_source_remove);
}

/* --- playing --------------------------------------------------------------------------------- */

static gboolean
over_cb (gpointer data)
{
  g_main_loop_quit (data);

  return G_SOURCE_REMOVE;
}

static gpointer
run_thread (gpointer data)
{
  Run *self = data;

  acies_simulation_run (self->simulation, self->jobs, self->sink->cancellable, acies_cli_sink_add, self->sink);
  g_idle_add (over_cb, self->loop);

  return NULL;
}

/* Where no thread can be had nobody waits meanwhile. */
static void
play (Run *self)
{
  GThread *thread = g_thread_try_new ("simulate", run_thread, self, NULL);

  if (thread == NULL)
    run_thread (self);
  g_main_loop_run (self->loop);
  if (thread != NULL)
    g_thread_join (thread);
}

void
acies_cli_simulation_run (const AciesSimulation *simulation,
                          guint                  jobs,
                          AciesCliSink          *sink)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  gboolean at_terminal = isatty (STDERR_FILENO);
  Run      self = { simulation, jobs, sink, loop, .begun = g_get_monotonic_time () };
  guint    progress = at_terminal ? g_timeout_add (PROGRESS_EVERY, progress_cb, &self) : 0;

  catch_signals (&self);
  if (at_terminal)
    progress_cb (&self);
  play (&self);
  release_signals (&self);
  g_clear_handle_id (&progress, g_source_remove);
  if (at_terminal)
    show (&self, "");
}
