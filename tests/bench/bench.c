/* bench.c - measures how often something can be done, against the machine's own speed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench/bench.h"

#include "ai/random.h"

#define SECONDS 0.4
#define N_RUNS 3 /* the best counts: others were disturbed */
#define N_ITERATIONS 1000000

static double calibration; /* millions of iterations a second */

static double
measure_once (BenchFunc func,
              gpointer  data)
{
  gint64 start = g_get_monotonic_time ();
  gint64 end = start + (gint64) (SECONDS * G_USEC_PER_SEC);
  double n = 0;
  gint64 now;

  do
    {
      n += func (data);
      now = g_get_monotonic_time ();
    }
  while (now < end);

  return n * G_USEC_PER_SEC / (double) (now - start);
}

static double
measure (BenchFunc func,
         gpointer  data)
{
  double best = 0;

  func (data); /* fill the caches */
  for (guint i = 0; i < N_RUNS; i++)
    best = MAX (best, measure_once (func, data));

  return best;
}

static guint
calibrate (gpointer data)
{
  AciesAiRng *rng = data;
  guint64     sum = 0;

  for (guint i = 0; i < N_ITERATIONS; i++)
    sum ^= acies_ai_rng_next (rng);
  rng->state ^= sum; /* so that the loop cannot be left out */

  return 1;
}

void
bench_begin (void)
{
  AciesAiRng rng = acies_ai_rng_seeded (1);

  calibration = measure (calibrate, &rng);
  g_print ("%-36s %14s %14s\n", "", "a second", "ratio");
  g_print ("%-36s %14.0f %14.2f\n", "calibration loop (a million)", calibration, 1.0);
}

void
bench_run (const char *name,
           BenchFunc   func,
           gpointer    data)
{
  double rate = measure (func, data);

  g_print ("%-36s %14.0f %14.2f\n", name, rate, rate / calibration);
}
