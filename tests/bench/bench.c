/* bench.c - measures how often something can be done, against the machine's own speed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench/bench.h"

#include "ai/random.h"

#include <sys/resource.h>
#include <time.h>

#define SECONDS 0.4
#define N_RUNS 3 /* the best counts: others were disturbed */
#define N_ITERATIONS 1000000

static double calibration; /* millions of iterations a second */

double
bench_now (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static double
measure_once (BenchFunc func,
              gpointer  data)
{
  double start = bench_now ();
  double n = 0;
  double now;

  do
    {
      n += func (data);
      now = bench_now ();
    }
  while (now < start + SECONDS * 1000);

  return n * 1000 / (now - start);
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

static void
print_line (const char *name,
            double      rate)
{
  g_print ("%-44s %12.0f %10.3f %10.2f\n", name, rate, 1000 / rate, rate / calibration);
}

void
bench_begin (void)
{
  AciesAiRng rng = acies_ai_rng_seeded (1);

  calibration = measure (calibrate, &rng);
  g_print ("%-44s %12s %10s %10s\n", "", "a second", "ms each", "ratio");
  print_line ("calibration loop (a million)", calibration);
}

void
bench_run (const char *name,
           BenchFunc   func,
           gpointer    data)
{
  print_line (name, measure (func, data));
}

void
bench_time (const char *name,
            double      ms)
{
  print_line (name, 1000 / ms);
}

void
bench_memory (const char *name,
              gsize       bytes)
{
  g_print ("%-44s %12.1f KiB\n", name, (double) bytes / 1024);
}

void
bench_end (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  bench_memory ("most memory of this program", (gsize) usage.ru_maxrss * 1024);
}
